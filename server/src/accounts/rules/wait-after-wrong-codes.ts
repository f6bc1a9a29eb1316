const minute = 60_000;

/** The second stops a guesser who comes back after each quarter of an hour. */
const limits = [
  { codes: 10, window: 15 * minute },
  { codes: 30, window: 24 * 60 * minute },
];

/** Wrong codes older than this are not counted. */
export const countedMilliseconds = Math.max(...limits.map(({ window }) => window));

/** The owner gets an email whenever this many wrong codes were entered one after another. */
export const codesPerAlert = 10;

/** Seconds until another code may be tried, or null; `wrongAt` are the times of wrong codes, oldest first. */
export const waitAfterWrongCodes = (wrongAt: readonly Date[], now: Date): number | null => {
  const ends = limits.map(({ codes, window }) => {
    const counted = wrongAt.filter((at) => at.getTime() > now.getTime() - window);
    // once this one is out of the window, fewer than `codes` are left in it
    const last = counted[counted.length - codes];
    return last ? last.getTime() + window : 0;
  });
  const milliseconds = Math.max(...ends) - now.getTime();
  return milliseconds > 0 ? Math.ceil(milliseconds / 1000) : null;
};
