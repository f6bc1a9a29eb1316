import { dayInBooks } from '@golark/contract/dates/rules';
import { membershipRefundDays } from '@golark/contract/membership/rules';
import type { PlansResponse } from '@golark/contract/membership/schemas';
import { usd } from '@golark/contract/money/rules';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { serviceFeePercent } from '#pricing';
import { countMemberDiscounts } from '#stays';
import { consentWording } from './consent-wording.ts';
import { codeStatusOf, normalizedCode } from './rules/code-status.ts';
import { endOfPeriod } from './rules/period-dates.ts';
import { findCode, listPlans } from './store/plans.ts';

const cacheMinutes = 10;
const cached = new WeakMap<Context['db'], { at: number; discounts: PlansResponse['discounts'] }>();

/** Reads every listing, so each process does it at most every ten minutes. */
const memberDiscounts = async (ctx: Context): Promise<PlansResponse['discounts']> => {
  const now = ctx.clock.now().getTime();
  const found = cached.get(ctx.db);
  if (found && Math.abs(now - found.at) < cacheMinutes * 60_000) return found.discounts;
  const { share, percent } = await countMemberDiscounts(ctx.db);
  const discounts = { share, percent: Math.round(percent * 10) / 10, serviceFeePercent };
  cached.set(ctx.db, { at: now, discounts });
  return discounts;
};

const codeOf = async (
  ctx: Context,
  caller: Caller,
  typed: string | undefined,
): Promise<{ planId: string | null; code: PlansResponse['code'] }> => {
  if (typed === undefined) return { planId: null, code: null };
  const name = normalizedCode(typed);
  const accountId = caller.session?.account.accountId ?? null;
  const found = await findCode(ctx.db, { code: name, accountId });
  const status = codeStatusOf(found, ctx.clock.now());
  const isApplied = status === 'APPLIED';
  return {
    planId: isApplied ? (found?.planId ?? null) : null,
    code: {
      ...{ code: name, status, discount: usd(isApplied ? (found?.discountAmount ?? 0) : 0) },
      endsOn: status !== 'UNKNOWN' && found?.endsAt ? dayInBooks(found.endsAt) : null,
    },
  };
};

/** The plans on offer, what a code does for this caller, and what members save. */
export const listMembershipPlans = async (
  ctx: Context,
  caller: Caller,
  typedCode: string | undefined,
): Promise<PlansResponse> => {
  const [plans, { planId, code }, discounts] = await Promise.all([
    listPlans(ctx.db),
    codeOf(ctx, caller, typedCode),
    memberDiscounts(ctx),
  ]);
  const now = ctx.clock.now();
  return {
    plans: plans.map((plan) => ({
      id: plan.id,
      months: plan.months,
      price: usd(plan.priceAmount),
      firstPrice: usd(plan.priceAmount - (plan.id === planId ? (code?.discount.amount ?? 0) : 0)),
      endsOn: dayInBooks(endOfPeriod(now, plan.months)),
      ticketFeePercentOff: plan.ticketFeePercentOff,
      renewalConsent: consentWording(ctx, plan, caller.locale),
    })),
    code,
    terms: {
      refundDays: membershipRefundDays,
      graceDays: ctx.config.renewalGraceDays,
      noticeDays: ctx.config.renewalNoticeDays,
    },
    discounts,
  };
};
