export type Connection = { saveData?: boolean; effectiveType?: string };

const currentConnection = (): Connection => {
  if (typeof navigator === 'undefined') return {};
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
};

/** Prefetching uses the visitor's data: not with data saver, not on 2g. */
export const mayPrefetch = ({ saveData, effectiveType }: Connection = currentConnection()): boolean =>
  !saveData && !effectiveType?.includes('2g');

/** Prefetching without a hover: not with data saver, not on slow-2g. */
export const mayPrefetchPayload = ({ saveData, effectiveType }: Connection = currentConnection()): boolean =>
  !saveData && effectiveType !== 'slow-2g';
