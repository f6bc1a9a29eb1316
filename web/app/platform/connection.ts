type Connection = { saveData?: boolean; effectiveType?: string };

/** Fetching ahead costs the visitor's data: not on data-saver, not on 2g. */
export function mayFetchAhead(): boolean {
  if (typeof navigator === 'undefined') return true;
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
