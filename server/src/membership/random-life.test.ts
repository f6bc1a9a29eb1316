import type { LoginResult } from '@golark/contract/accounts/schemas';
import {
  cancelMembership,
  joinMembership,
  payRenewal,
  refundMembership,
  reinstateMembership,
} from '@golark/contract/membership/calls';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { anAccount, goodCard, logInAgain } from '#testing/factories';
import { chargedFor, membershipOf, passUntil, setCardBehavior } from '#testing/membership';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

type Step =
  | { do: 'join'; code: boolean; renewalConsent: boolean }
  | { do: 'cancel' | 'reinstate' | 'agree' | 'pay' | 'refund' }
  | { do: 'card'; behavior: 'succeeds' | 'card_declined' }
  | { do: 'wait'; days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('join' as const), code: fc.boolean(), renewalConsent: fc.boolean() }),
  fc.record({ do: fc.constantFrom('cancel', 'reinstate', 'agree', 'pay', 'refund') }),
  fc.record({ do: fc.constant('card' as const), behavior: fc.constantFrom('succeeds', 'card_declined') }),
  // short, about a grace, up to a period's end, more than a period
  fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 3, 15, 200, 365, 400) }),
);

const calls = {
  cancel: (as: LoginResult) => golark.call(cancelMembership, { as }),
  reinstate: (as: LoginResult) => golark.call(reinstateMembership, { as }),
  agree: (as: LoginResult) => golark.call(reinstateMembership, { as, body: { renewalConsent: true } }),
  pay: (as: LoginResult) => golark.call(payRenewal, { as, body: { card: goodCard } }),
  refund: (as: LoginResult) => golark.call(refundMembership, { as }),
};

const waitDays = (days: number): Promise<void> => {
  const target = new Date(golark.clock.now().getTime() + days * 86_400_000).toISOString();
  // in steps, as a server that is running would see the time pass
  return passUntil(golark, target, 5);
};

const take = async (account: LoginResult, taken: Step): Promise<void> => {
  if (taken.do === 'wait') return waitDays(taken.days);
  if (taken.do === 'card') return setCardBehavior(golark, account, taken.behavior);
  const as = await logInAgain(golark, account);
  if (taken.do === 'join') {
    const { code, renewalConsent } = taken;
    const body = { card: goodCard, renewalConsent, ...(code ? { code: 'GO2025' } : {}) };
    await golark.call(joinMembership, { as, body });
  } else await calls[taken.do](as);
  await golark.runJobs();
};

/** Periods of an account that were paid and not refunded, the earliest first. */
const listPaidPeriods = async (account: LoginResult) =>
  (
    await sql<{ starts_at: Date; ends_at: Date; total: number }>`
      SELECT p.starts_at, p.ends_at, i.total_amount AS total FROM membership_periods p
      JOIN order_items i ON i.id = p.id
      WHERE p.account_id = ${account.account.accountId} AND p.holds_place AND p.starts_at IS NOT NULL
      ORDER BY p.starts_at`.execute(golark.ctx.db)
  ).rows;

const refundedTo = async (account: LoginResult): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    SELECT coalesce(sum(r.amount), 0)::bigint AS amount FROM refunds r JOIN payments p ON p.id = r.payment_id
    JOIN orders o ON o.id = p.order_id WHERE o.account_id = ${account.account.accountId}`.execute(
    golark.ctx.db,
  );
  return Number(rows[0]?.amount);
};

const assertConsistent = async (account: LoginResult): Promise<void> => {
  const now = golark.clock.now();
  const { subscription, due } = await membershipOf(golark, account);
  const periods = await listPaidPeriods(account);
  const current = periods.filter(({ starts_at, ends_at }) => starts_at <= now && now < ends_at);
  // the account is a member at this instant if and only if it has paid for it
  expect(current.length).toBe(subscription?.status === 'ACTIVE' ? 1 : 0);
  expect(due !== null).toBe(subscription?.status === 'PAST_DUE');
  for (const [i, period] of periods.entries()) {
    const next = periods[i + 1];
    if (next) expect(next.starts_at.getTime()).toBeGreaterThanOrEqual(period.ends_at.getTime());
  }
  const charged = (await chargedFor(golark, account)).reduce((sum, amount) => sum + amount, 0);
  const paid = periods.reduce((sum, { total }) => sum + total, 0);
  expect(charged - (await refundedTo(account))).toBe(paid);
};

test('whatever members do and whenever: status, charges, periods and ledger agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      const account = await anAccount(golark);
      for (const taken of [{ do: 'join', code: true, renewalConsent: true } as const, ...steps]) {
        await take(account, taken);
        await assertConsistent(account);
      }
      expect(await auditOrders(golark.ctx.db)).toEqual([]);
    }),
    { numRuns: Number(process.env['RANDOM_RUNS'] ?? 12) },
  );
});
