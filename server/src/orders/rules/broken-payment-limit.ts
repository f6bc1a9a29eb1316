import { type LimitName, type Payer, payerScopes, waitForLimit } from '#payments';

const hour = 3_600_000;

/** A payment that has failed or has no outcome yet. */
export interface PaymentAttempt extends Payer {
  fingerprint: string | null;
  attemptedAt: Date;
  orderId: string;
  /** Until when its order holds unpaid stock; null if it holds none. */
  holdEndsAt: Date | null;
}

export interface NewAttempt {
  payer: Payer;
  /** null if the card is not counted. */
  fingerprint: string | null;
  /** false for another attempt to pay what is held already. */
  isNewHold: boolean;
  now: Date;
}

export interface AttemptLimits {
  unpaidHolds: number;
  declinesPerHour: number;
  cardDeclinesPerHour: number;
  factorOf(scope: keyof Payer): number;
}

export interface BrokenLimit {
  name: LimitName;
  retryAfterSeconds: number;
}

const endOf = ({ attemptedAt }: PaymentAttempt): Date => new Date(attemptedAt.getTime() + hour);

/** An order holds its stock once, however often its payment failed. */
const holdsOf = (attempts: readonly PaymentAttempt[]): Date[] => [
  ...new Map(
    attempts.flatMap(({ orderId, holdEndsAt }) => (holdEndsAt ? [[orderId, holdEndsAt] as const] : [])),
  ).values(),
];

/**
 * The limit that forbids another attempt, or null. A payment without an outcome counts as declined until it succeeds, so that
 * attempts that are made at once cannot exceed a limit together.
 */
export const brokenPaymentLimit = (
  attempts: readonly PaymentAttempt[],
  { payer, fingerprint, isNewHold, now }: NewAttempt,
  limits: AttemptLimits,
): BrokenLimit | null => {
  const broken: BrokenLimit[] = [];
  const check = (name: LimitName, ends: readonly Date[], atMost: number): void => {
    const retryAfterSeconds = waitForLimit(ends, { atMost, now });
    if (retryAfterSeconds !== null) broken.push({ name, retryAfterSeconds });
  };
  const recent = attempts.filter((attempt) => endOf(attempt) > now);
  for (const scope of payerScopes) {
    if (payer[scope] === null) continue;
    const factor = limits.factorOf(scope);
    const isSame = (attempt: PaymentAttempt): boolean => attempt[scope] === payer[scope];
    if (isNewHold) check('unpaidHolds', holdsOf(attempts.filter(isSame)), limits.unpaidHolds * factor);
    check('declines', recent.filter(isSame).map(endOf), limits.declinesPerHour * factor);
  }
  const sameCard = recent.filter((attempt) => fingerprint !== null && attempt.fingerprint === fingerprint);
  check('cardDeclines', sameCard.map(endOf), limits.cardDeclinesPerHour);
  return broken.toSorted((a, b) => b.retryAfterSeconds - a.retryAfterSeconds)[0] ?? null;
};
