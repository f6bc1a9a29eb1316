const dayMilliseconds = 86_400_000;

export interface FailedAttempt {
  /** How often the card on file was tried again already. */
  attempt: number;
  failedAt: Date;
  /** Of earlier failures: a buyer who tries another card in between does not postpone what is planned. */
  planned: readonly Date[];
  /** After how many days each further attempt follows. */
  delaysInDays: readonly number[];
  /** When the order ends unpaid. */
  deadline: Date | null;
}

/** When a failed scheduled payment is tried again; null if it is not, because the table of delays or the order ends. */
export const nextAttemptOf = ({
  attempt,
  failedAt,
  planned,
  delaysInDays,
  deadline,
}: FailedAttempt): Date | null => {
  const delay = delaysInDays[attempt];
  if (delay === undefined) return null;
  const coming = planned.filter((at) => at > failedAt).toSorted((a, b) => a.getTime() - b.getTime())[0];
  const next = coming ?? new Date(failedAt.getTime() + delay * dayMilliseconds);
  return deadline && next < deadline ? next : null;
};
