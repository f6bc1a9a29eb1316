import { cancelItem, refundInFull, sendRefundSoon } from '#orders';
import type { Context } from '#platform/context';
import { reachStep } from '#platform/fault-point';
import { writeInsuranceEmail } from './emails/write-insurance-email.ts';
import {
  findPolicy,
  listPoliciesOfOrder,
  listUnmovedPolicies,
  markPolicyWithdrawn,
  type PolicyRow,
  setPolicyDays,
  setPolicyNumber,
  setRefusedDays,
} from './store.ts';

const isInForce = ({ is_current, status }: PolicyRow): boolean => is_current && status === 'CONFIRMED';

const issue = async (ctx: Context, policy: PolicyRow): Promise<void> => {
  const { id, reference, first_name: firstName, last_name: lastName } = policy;
  const policyNumber = await ctx.insurer.issue({ id, reference, holder: { firstName, lastName } });
  reachStep('insurance.issued');
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await setPolicyNumber(trx, { id, policyNumber }))) return;
    const issued = { ...policy, policy_number: policyNumber };
    await writeInsuranceEmail(ctx, trx, { kind: 'issued', policy: issued });
  });
};

const isMoved = ({ arrive_day, depart_day, stay_days, is_refused }: PolicyRow): boolean =>
  !is_refused && (stay_days.arriveDay !== arrive_day || stay_days.departDay !== depart_day);

/** Without a loss to claim, a policy that cannot follow its stay ends, and its premium is refunded. */
const endUnmoved = async (ctx: Context, { id, order_id: orderId, has_loss }: PolicyRow): Promise<void> => {
  if (has_loss) return;
  const { refundId } = await cancelItem(ctx, {
    orderId,
    itemId: id,
    actor: 'operator',
    refundPerLine: refundInFull,
  });
  if (refundId) await sendRefundSoon(ctx, refundId);
};

const move = async (ctx: Context, policy: PolicyRow, policyNumber: string): Promise<void> => {
  const { id, stay_days: days } = policy;
  const isCovered = await ctx.insurer.move(policyNumber, days);
  reachStep('insurance.moved');
  await ctx.db.transaction().execute(async (trx) => {
    await (isCovered ? setPolicyDays : setRefusedDays)(trx, { id, ...days });
    await writeInsuranceEmail(ctx, trx, { kind: isCovered ? 'moved' : 'not-moved', policy });
  });
};

const withdraw = async (ctx: Context, { id, policy_number }: PolicyRow): Promise<void> => {
  if (policy_number === null) return;
  await ctx.insurer.cancel(policy_number);
  reachStep('insurance.withdrawn');
  await markPolicyWithdrawn(ctx.db, { id, at: ctx.clock.now() });
};

/** Tells the insurer what it doesn't know yet of a policy: that it is paid, that its stay was moved, or that it has ended. Throws what the insurer throws. */
export const settlePolicy = async (ctx: Context, id: string): Promise<void> => {
  const policy = await findPolicy(ctx.db, id);
  if (!policy) return;
  if (isInForce(policy) && policy.policy_number === null) await issue(ctx, policy);
  // the stay may have been moved, or the policy canceled, while the insurer issued it
  const issued = await findPolicy(ctx.db, id);
  if (issued?.policy_number && isInForce(issued) && isMoved(issued))
    await move(ctx, issued, issued.policy_number);
  const moved = await findPolicy(ctx.db, id);
  if (moved?.is_refused && isInForce(moved)) await endUnmoved(ctx, moved);
  const now = await findPolicy(ctx.db, id);
  if (now && !now.is_current && now.withdrawn_at === null) await withdraw(ctx, now);
};

export const settlePolicies = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  for (const { id } of await listPoliciesOfOrder(ctx.db, orderId)) await settlePolicy(ctx, id);
};

/** A safety net for policies whose stay was moved before, or while the job that follows it was lost. */
export const settleUnmovedPolicies = async (ctx: Context): Promise<void> => {
  for (const id of await listUnmovedPolicies(ctx.db))
    await settlePolicy(ctx, id).catch((error: unknown) => {
      ctx.log.warn({ err: error, policyId: id }, 'a policy is not moved yet');
    });
};
