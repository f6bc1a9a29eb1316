import type { LoginResult } from '@golark/contract/accounts/schemas';
import { getMembership, joinMembership } from '@golark/contract/membership/calls';
import type { Membership } from '@golark/contract/membership/schemas';
import { sql } from 'kysely';
import { anAccount, goodCard, logInAgain } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** An account that bought Go+ through the API, with the code and the consent to renewal unless the test says otherwise. */
export const aPayingMember = async (
  golark: TestApp,
  change: { code?: string; renewalConsent?: boolean } = {},
): Promise<LoginResult> => {
  const as = await anAccount(golark);
  const body = { card: goodCard, code: 'GO2025', renewalConsent: true, ...change };
  const { status, problem } = await golark.call(joinMembership, { as, body });
  if (status !== 200) throw new Error(problem.detail);
  await golark.runJobs();
  return as;
};

/** The membership of an account, also after its session has expired. */
export const membershipOf = async (golark: TestApp, as: LoginResult): Promise<Membership> =>
  (await golark.call(getMembership, { as: await logInAgain(golark, as) })).body;

/** What the sandbox does with every card of an account from now on: `card_declined`, `succeeds`, `requires_action`. */
export const setCardBehavior = async ({ ctx }: TestApp, as: LoginResult, behavior: string): Promise<void> => {
  await sql`UPDATE sandbox_cards SET behavior = ${behavior} WHERE token IN (
    SELECT gateway_token FROM saved_cards WHERE account_id = ${as.account.accountId})`.execute(ctx.db);
};

/** The total that an account was charged for Go+, in cents. */
export const chargedFor = async ({ ctx }: TestApp, as: LoginResult): Promise<number[]> => {
  const { rows } = await sql<{ amount: number }>`
    SELECT s.amount FROM sandbox_payments s JOIN payments p ON p.id::text = s.idempotency_key
    JOIN orders o ON o.id = p.order_id
    WHERE o.account_id = ${as.account.accountId} AND s.status = 'SUCCEEDED' ORDER BY p.created_at`.execute(
    ctx.db,
  );
  return rows.map(({ amount }) => amount);
};

/**
 * Advances the clock to an instant in steps, running what becomes due after each. Use steps of a day where the day of an
 * event matters, and months to get there.
 */
export const passUntil = async (golark: TestApp, instant: string, stepDays = 30): Promise<void> => {
  const target = Date.parse(instant);
  for (;;) {
    const minutes = Math.ceil((target - golark.clock.now().getTime()) / 60_000);
    if (minutes <= 0) return;
    await golark.passMinutes(Math.min(minutes, stepDays * 1440));
  }
};
