import type { Locale } from '@golark/contract/locale/rules';
import { factorOf, limitReached, type Payer } from '#payments';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import { brokenPaymentLimit, type PaymentAttempt } from './rules/broken-payment-limit.ts';
import { lockPaymentAttempts } from './store/payment-attempts.ts';

/** Who pays with which card. */
export interface PaymentBy {
  payer: Payer;
  locale: Locale;
  /** Of the card; null before it is known. */
  fingerprint: string | null;
}

/** The fingerprint that limits count: the published test cards of the sandbox are everybody's. */
export const countedFingerprint = ({ gateway }: Context, fingerprint: string | null): string | null =>
  fingerprint !== null && gateway.testFingerprints.has(fingerprint) ? null : fingerprint;

/** `attempts` are those that were made before this one. Throws RATE_LIMITED. */
export const refuseBeyondLimits = (
  ctx: Context,
  attempts: readonly PaymentAttempt[],
  { locale, ...attempt }: PaymentBy & { isNewHold: boolean },
): void => {
  const { paymentLimits } = ctx.config;
  const broken = brokenPaymentLimit(
    attempts,
    { ...attempt, now: ctx.clock.now() },
    { ...paymentLimits, factorOf: (scope) => factorOf(ctx.config, scope) },
  );
  if (broken) throw limitReached(broken.name, broken.retryAfterSeconds, locale);
};

/**
 * Limits unpaid holds and declines per account, card, device and address. In a transaction that goes on to write the payment,
 * others who count the same wait for it, so that no limit is exceeded. Throws RATE_LIMITED.
 */
export const assertMayPay = async (
  ctx: Context,
  db: Database,
  { payer, locale, isNewHold, ...by }: PaymentBy & { isNewHold: boolean },
): Promise<void> => {
  const now = ctx.clock.now();
  const fingerprint = countedFingerprint(ctx, by.fingerprint);
  const attempts = await lockPaymentAttempts(db, { payer, fingerprint, now });
  refuseBeyondLimits(ctx, attempts, { payer, locale, fingerprint, isNewHold });
};
