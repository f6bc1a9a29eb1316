const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;
/** After the last attempt with the card on file. */
const graceDays = 2;
/** However late the first attempt failed. */
const leastHours = 24;

/**
 * Until when a balance can be paid after its first attempt failed: two days after the last planned attempt, but not after the stay
 * begins, and never less than 24 hours.
 */
export const balanceDeadlineOf = ({
  failedAt,
  beginsAt,
  delaysInDays,
}: {
  failedAt: Date;
  beginsAt: Date;
  /** Each counts from the failure before it. */
  delaysInDays: readonly number[];
}): Date => {
  const days = delaysInDays.reduce((sum, delay) => sum + delay, graceDays);
  const planned = Math.min(failedAt.getTime() + days * dayMilliseconds, beginsAt.getTime());
  return new Date(Math.max(planned, failedAt.getTime() + leastHours * hourMilliseconds));
};
