export type Connection = { saveData?: boolean; effectiveType?: string };

const currentConnection = (): Connection => {
  if (typeof navigator === 'undefined') return {};
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
};

/** Fetching ahead costs the visitor's data: not on data-saver, not on 2g. */
export const mayFetchAhead = ({ saveData, effectiveType }: Connection = currentConnection()): boolean =>
  !saveData && !effectiveType?.includes('2g');

/** What the visitor has not pointed at yet: not on data-saver, not on slow-2g. */
export const mayFetchPayload = ({ saveData, effectiveType }: Connection = currentConnection()): boolean =>
  !saveData && effectiveType !== 'slow-2g';
