import type { Context } from '#platform/context';
import { reachStep } from '#platform/fault-point';
import { writeInsuranceEmail } from './emails/write-insurance-email.ts';
import {
  findPolicy,
  listPoliciesOfOrder,
  markPolicyWithdrawn,
  type PolicyRow,
  setPolicyNumber,
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

const withdraw = async (ctx: Context, { id, policy_number }: PolicyRow): Promise<void> => {
  if (policy_number === null) return;
  await ctx.insurer.cancel(policy_number);
  reachStep('insurance.withdrawn');
  await markPolicyWithdrawn(ctx.db, { id, at: ctx.clock.now() });
};

/** Tells the insurer what it doesn't know yet of a policy: that it is paid, or that it has ended. Throws what the insurer throws. */
export const settlePolicy = async (ctx: Context, id: string): Promise<void> => {
  const policy = await findPolicy(ctx.db, id);
  if (!policy) return;
  if (isInForce(policy) && policy.policy_number === null) await issue(ctx, policy);
  // it may have been canceled while the insurer issued it
  const now = await findPolicy(ctx.db, id);
  if (now && !now.is_current && now.withdrawn_at === null) await withdraw(ctx, now);
};

export const settlePolicies = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  for (const { id } of await listPoliciesOfOrder(ctx.db, orderId)) await settlePolicy(ctx, id);
};
