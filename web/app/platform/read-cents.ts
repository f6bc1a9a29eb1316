/** `78`, `78.50`, `$1,078` and `78,50` as cents; null for anything else. */
export const readCents = (typed: string): number | null => {
  const text = typed
    .replaceAll(/[\s$]/g, '')
    .replace(/,(\d{1,2})$/, '.$1')
    .replaceAll(',', '');
  return /^\d{1,7}(\.\d{0,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
};

/** `78` or `78.50`, as it is typed into a field. */
export const writeCents = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
