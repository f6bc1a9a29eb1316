import { randomUUID } from 'node:crypto';
import type { Locale } from '@golark/contract/locale/rules';
import { findSubscription } from '#accounts';
import type { PreparedItem } from '#orders';
import type { Context } from '#platform/context';
import { Failure, invalidField } from '#platform/failure';
import { consentWording } from './consent-wording.ts';
import { snapshotOf } from './membership-snapshot.ts';
import { codeStatusOf, type MembershipCode, normalizedCode } from './rules/code-status.ts';
import { priceMembership } from './rules/price-membership.ts';
import { insertPeriod } from './store/periods.ts';
import { findCode, findPlan, listPlans, type Plan } from './store/plans.ts';
import { insertMembershipEvent, statusOf } from './store/subscriptions.ts';

export interface MembershipInput {
  planId?: string | undefined;
  code?: string | undefined;
  renewalConsent: boolean;
}

export interface MembershipBuyer {
  accountId: string;
  /** In which the consent was worded. */
  locale: Locale;
}

/** The terms that a buyer asks for. */
export interface MembershipTerms {
  plan: Plan;
  code: MembershipCode | null;
}

const codeProblems = {
  UNKNOWN: 'code_unknown',
  EXPIRED: 'code_expired',
  USED: 'code_used',
  USED_UP: 'code_used_up',
  RESERVED: 'code_reserved',
} as const;

const getPlan = async (ctx: Context, planId: string | undefined): Promise<Plan> => {
  const plans = await listPlans(ctx.db);
  const plan = planId === undefined ? plans[0] : plans.find(({ id }) => id === planId);
  if (!plan) throw invalidField('planId', 'invalid');
  return plan;
};

/** The plan and the code that a buyer asks for. Throws VALIDATION_ERROR (planId, code). */
export const getMembershipTerms = async (
  ctx: Context,
  buyer: MembershipBuyer,
  input: MembershipInput,
): Promise<MembershipTerms> => {
  const plan = await getPlan(ctx, input.planId);
  if (input.code === undefined) return { plan, code: null };
  const { accountId } = buyer;
  const found = await findCode(ctx.db, { code: normalizedCode(input.code), accountId });
  const code = found?.planId === plan.id ? found : undefined;
  const status = codeStatusOf(code, ctx.clock.now());
  if (status !== 'APPLIED') throw invalidField('code', codeProblems[status]);
  return { plan, code: code ?? null };
};

/** The number of the membership that a purchase begins. Throws INVALID_STATE for a member, and while a renewal can be paid. */
const nextMembershipNumber = async (ctx: Context, accountId: string): Promise<number> => {
  const row = await findSubscription(ctx.db, accountId);
  const status = statusOf(row, ctx.clock.now());
  if (status === 'ACTIVE')
    throw new Failure('INVALID_STATE', { detail: 'This account is already a Go+ member.' });
  if (status === 'PAST_DUE')
    throw new Failure('INVALID_STATE', {
      detail: 'The renewal of Go+ is not paid yet. Pay it instead of joining again.',
    });
  return (row?.membership_number ?? 0) + 1;
};

/** The first period of a membership as an order item. Throws VALIDATION_ERROR (planId, code), INVALID_STATE. */
export const prepareMembership = async (
  ctx: Context,
  buyer: MembershipBuyer,
  input: MembershipInput,
): Promise<PreparedItem> => {
  const { accountId, locale } = buyer;
  // read first and thrown last: a code is used as soon as its purchase has made the buyer a member
  const [terms] = await Promise.allSettled([getMembershipTerms(ctx, buyer, input)]);
  const membershipNumber = await nextMembershipNumber(ctx, accountId);
  if (terms.status === 'rejected') throw terms.reason;
  const { plan, code } = terms.value;
  const { lines, total } = priceMembership(plan, code);
  const id = randomUUID();
  const hasRenewalConsent = input.renewalConsent;
  return {
    ...{ id, kind: 'membership', snapshot: snapshotOf(plan), lines, totalAmount: total },
    ...{ memberSavingsAmount: 0, parties: {}, needsApproval: false, stockKey: `membership:${accountId}` },
    store: async (trx) => {
      const at = ctx.clock.now();
      const period = { id, accountId, membershipNumber, periodNumber: 1, planId: plan.id };
      await insertPeriod(trx, { ...period, code: code?.code ?? null, hasRenewalConsent }, at);
      if (!hasRenewalConsent) return;
      const data = { wording: consentWording(ctx, plan, locale), locale, renewalAmount: plan.priceAmount };
      await insertMembershipEvent(trx, {
        ...{ accountId, type: 'renewal_consent', actor: 'member', at, itemId: id, data },
      });
    },
  };
};

/** A renewal as an order item, at the price that the member agreed to. */
export const prepareRenewal = async (
  ctx: Context,
  of: {
    accountId: string;
    planId: string;
    priceAmount: number;
    membershipNumber: number;
    periodNumber: number;
  },
): Promise<PreparedItem> => {
  const stored = await findPlan(ctx.db, of.planId);
  if (!stored) throw new Error(`the plan ${of.planId} does not exist`);
  const plan = { ...stored, priceAmount: of.priceAmount };
  const { lines, total } = priceMembership(plan, null);
  const id = randomUUID();
  const { accountId, membershipNumber, periodNumber } = of;
  return {
    ...{ id, kind: 'membership', snapshot: snapshotOf(plan), lines, totalAmount: total },
    ...{ memberSavingsAmount: 0, parties: {}, needsApproval: false, stockKey: `membership:${accountId}` },
    store: (trx) =>
      insertPeriod(
        trx,
        {
          ...{ id, accountId, membershipNumber, periodNumber, planId: plan.id, code: null },
          hasRenewalConsent: true,
        },
        ctx.clock.now(),
      ),
  };
};
