/** A feed is late after so many of its usual intervals. After a single failure, when the next fetch is later, it is not. */
export const lateness = { leastMinutes: 60, intervals: 3 } as const;

/** The weight of the latest gap in what is usual. */
const weight = 0.25;

const minuteMilliseconds = 60_000;

/** The minutes after its last complete fetch at which a feed is late. */
export const lateAfterMinutes = (usualMinutes: number): number =>
  Math.max(lateness.leastMinutes, lateness.intervals * usualMinutes);

export const isLate = (
  { importedAt, usualMinutes }: { importedAt: Date | null; usualMinutes: number },
  at: Date,
): boolean =>
  importedAt !== null &&
  at.getTime() - importedAt.getTime() > lateAfterMinutes(usualMinutes) * minuteMilliseconds;

/**
 * The usual minutes between complete fetches, from what was usual before. Fetches by hand come sooner than those of the schedule, and after
 * an outage they come later: both say nothing about what is usual.
 */
export const usualMinutesAfter = (
  usual: number | null,
  { gapMinutes, intervalMinutes }: { gapMinutes: number; intervalMinutes: number },
): number | null => {
  if (gapMinutes < intervalMinutes / 2 || gapMinutes > intervalMinutes * 2.5) return usual;
  return usual === null ? gapMinutes : usual * (1 - weight) + gapMinutes * weight;
};
