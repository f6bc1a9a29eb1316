/** A calendar that failed is fetched less and less often, up to this. */
const longestMinutes = 240;
/** The part of an interval by which a fetch is earlier or later, so that feeds that were added together do not stay together. */
const jitter = 0.2;

/** The minutes until the next fetch; `random` is from 0 to 1. */
export const minutesToNextFetch = (
  intervalMinutes: number,
  { failures, random }: { failures: number; random: number },
): number => {
  const backedOff = Math.min(
    intervalMinutes * 2 ** Math.min(failures, 10),
    Math.max(longestMinutes, intervalMinutes),
  );
  return backedOff * (1 - jitter + 2 * jitter * random);
};
