import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { consentWording } from './consent-wording.ts';
import type { MembershipBuyer, MembershipInput } from './prepare-membership.ts';
import { normalizedCode } from './rules/code-status.ts';
import { findUnpaidPeriod, type PeriodRecord, setRenewalConsent } from './store/periods.ts';
import { insertMembershipEvent } from './store/subscriptions.ts';

/** Whether a purchase that is not paid yet has the price that is asked for now. */
export const hasSamePrice = (open: PeriodRecord, input: MembershipInput): boolean =>
  (input.planId === undefined || input.planId === open.planId) &&
  (input.code === undefined ? null : normalizedCode(input.code)) === open.code;

/** Without a code, what was ordered is paid as it was ordered. */
const isAsOrdered = (open: PeriodRecord, input: MembershipInput): boolean =>
  hasSamePrice(open, { ...input, code: input.code ?? open.code ?? undefined });

/** The consent that is sent with the payment that succeeds is the one that applies. */
const changeConsent = async (
  ctx: Context,
  { accountId, locale }: MembershipBuyer,
  { period, isGiven }: { period: PeriodRecord; isGiven: boolean },
): Promise<void> => {
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await setRenewalConsent(trx, period.id, isGiven))) return;
    const { priceAmount: renewalAmount } = period.snapshot;
    const wording = consentWording(ctx, period.snapshot, locale);
    await insertMembershipEvent(trx, {
      ...{ accountId, actor: 'member', at: ctx.clock.now(), itemId: period.id },
      type: isGiven ? 'renewal_consent' : 'renewal_consent_withdrawn',
      data: isGiven ? { wording, locale, renewalAmount } : {},
    });
  });
};

/**
 * Another attempt to pay an order with a membership: the consent to its renewal may be given now, or withdrawn. Throws
 * INVALID_STATE if the membership was ordered at another price.
 */
export const continuePurchase = async (
  ctx: Context,
  buyer: MembershipBuyer,
  { orderId, input }: { orderId: string; input: MembershipInput },
): Promise<void> => {
  const period = await findUnpaidPeriod(ctx.db, buyer.accountId);
  if (period?.orderId !== orderId) return;
  if (!isAsOrdered(period, input))
    throw new Failure('INVALID_STATE', { detail: 'Go+ was ordered in another way. Ask for new prices.' });
  if (period.hasRenewalConsent !== input.renewalConsent)
    await changeConsent(ctx, buyer, { period, isGiven: input.renewalConsent });
};
