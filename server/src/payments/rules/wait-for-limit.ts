export interface Limit {
  /** So many uses may count at the same time. */
  atMost: number;
  now: Date;
}

/** Seconds until another use is allowed, or null; `ends` says when each use that counts stops counting. */
export const waitForLimit = (ends: readonly Date[], { atMost, now }: Limit): number | null => {
  if (ends.length < atMost) return null;
  const sorted = ends.map((end) => end.getTime()).sort((a, b) => a - b);
  // once this one has ended, fewer than `atMost` are left
  const last = sorted[sorted.length - atMost] ?? 0;
  return Math.max(1, Math.ceil((last - now.getTime()) / 1000));
};
