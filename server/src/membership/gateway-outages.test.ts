import { joinMembership } from '@golark/contract/membership/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { anAccount, goodCard, logInAgain } from '#testing/factories';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';
import { aPayingMember, chargedFor, membershipOf, passUntil } from '#testing/membership';

let golark: FaultyTestApp;
beforeEach(async () => {
  await golark?.close();
  golark = await createFaultyTestApp();
  return async () => {
    await golark.runJobs();
    expect(await auditOrders(golark.ctx.db)).toEqual([]);
  };
});
afterAll(() => golark.close());

const body = { code: 'GO2025', card: goodCard, renewalConsent: true };

test.each(['timeout-before', 'timeout-after'] as const)(
  'a purchase whose payment has a %s begins with its job, and is charged once',
  async (fault) => {
    const as = await anAccount(golark);
    golark.faults.plan('createPayment', fault);
    expect((await golark.call(joinMembership, { as, body })).status).toBe(500);
    await golark.passMinutes(2);
    expect((await membershipOf(golark, as)).subscription?.status).toBe('ACTIVE');
    expect(await chargedFor(golark, as)).toEqual([5900]);
  },
);

test.each(['timeout-before', 'timeout-after'] as const)(
  'a renewal whose payment has a %s continues the period, and is charged once',
  async (fault) => {
    const as = await aPayingMember(golark);
    golark.faults.plan('createPayment', fault);
    await passUntil(golark, '2027-11-20T18:00:00Z');
    await golark.passMinutes(5);
    expect((await membershipOf(golark, as)).subscription).toMatchObject({
      ...{ status: 'ACTIVE', endsOn: '2028-11-20' },
    });
    expect(await chargedFor(golark, as)).toEqual([5900, 7900]);
  },
);

/** The gateway charges the renewal, but reports it only after the grace period. */
const loseRenewal = async () => {
  const as = await aPayingMember(golark);
  const down = Array<'timeout-before'>(4000).fill('timeout-before');
  golark.faults.plan('createPayment', 'timeout-after', ...down);
  golark.faults.plan('find', ...down);
  await passUntil(golark, '2027-11-20T18:00:00Z');
  await passUntil(golark, '2027-12-04T18:01:00Z', 1);
  expect((await membershipOf(golark, as)).subscription?.status).toBe('EXPIRED');
  return as;
};

test('a renewal that was charged, but reported only after its deadline, is a membership again', async () => {
  const as = await loseRenewal();
  golark.faults.clear();
  for (let hour = 0; hour < 3; hour++) await golark.passMinutes(60);
  expect((await membershipOf(golark, as)).subscription?.status).toBe('ACTIVE');
  expect(await chargedFor(golark, as)).toEqual([5900, 7900]);
});

test('one whose member has joined again in the meantime is refunded in full', async () => {
  const as = await loseRenewal();
  golark.faults.clear();
  const later = await logInAgain(golark, as);
  await golark.call(joinMembership, { as: later, body: { card: goodCard } });
  for (let hour = 0; hour < 3; hour++) await golark.passMinutes(60);
  const refunds = await golark.ctx.db.selectFrom('refunds').select(['amount', 'status', 'reason']).execute();
  expect(refunds).toEqual([{ amount: 7900, status: 'SUCCEEDED', reason: 'late_payment' }]);
  expect((await membershipOf(golark, as)).subscription).toMatchObject({ status: 'ACTIVE', renews: false });
});
