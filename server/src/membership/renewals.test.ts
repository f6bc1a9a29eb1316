import {
  cancelMembership,
  joinMembership,
  payRenewal,
  reinstateMembership,
} from '@golark/contract/membership/calls';
import { deleteCard, saveCard } from '@golark/contract/payments/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#platform/database/open-database';
import { auditOrders } from '#testing/audit-orders';
import { declinedCard, goodCard, logInAgain } from '#testing/factories';
import { aPayingMember, chargedFor, membershipOf, passUntil, setCardBehavior } from '#testing/membership';
import { emailsTo, subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { endPeriod } from './end-period.ts';

let golark: TestApp;
/** Every test moves the clock by years, so each has its own application. */
beforeEach(async () => {
  await golark?.close();
  golark = await createTestApp();
  return async () => {
    await golark.runJobs();
    expect(await auditOrders(golark.ctx.db)).toEqual([]);
  };
});
afterAll(() => golark.close());

const later = (as: Awaited<ReturnType<typeof aPayingMember>>) => logInAgain(golark, as);

test('three years of renewals, a leap day included: one charge and one receipt for each period, each announced', async () => {
  golark.clock.set('2028-02-29T20:00:00Z');
  const as = await aPayingMember(golark);
  for (const year of [2029, 2030, 2031]) await passUntil(golark, `${year}-02-28T20:01:00Z`, 5);
  expect(await chargedFor(golark, as)).toEqual([5900, 7900, 7900, 7900]);
  const { subscription, invoices } = await membershipOf(golark, as);
  expect(subscription).toMatchObject({
    ...{ status: 'ACTIVE', startedAt: '2028-02-29T20:00:00.000Z', endsOn: '2032-02-29', renews: true },
  });
  expect(
    invoices.map(({ kind, periodStartsOn, periodEndsOn }) => [kind, periodStartsOn, periodEndsOn]),
  ).toEqual([
    ['RENEWED', '2031-02-28', '2032-02-29'],
    ['RENEWED', '2030-02-28', '2031-02-28'],
    ['RENEWED', '2029-02-28', '2030-02-28'],
    ['JOINED', '2028-02-29', '2029-02-28'],
  ]);
  const subjects = await subjectsTo(golark, as.account.email);
  const count = (words: string) => subjects.filter((subject) => subject.includes(words)).length;
  expect(count('is renewed until')).toBe(3);
  expect(subjects.filter((subject) => subject === 'Go+ renews on Feb 28, 2030 for $79.00')).toHaveLength(2);
});

test('a notice comes 30 and 7 days before, and says first that Go+ has not paid for itself', async () => {
  const as = await aPayingMember(golark);
  const notices = async () =>
    (await emailsTo(golark, as.account.email)).filter(({ subject }) => subject.startsWith('Go+ renews'));
  await passUntil(golark, '2027-10-21T17:00:00Z');
  expect(await notices()).toHaveLength(0);
  await passUntil(golark, '2027-10-21T18:01:00Z');
  expect(await notices()).toHaveLength(1);
  await passUntil(golark, '2027-11-13T18:01:00Z');
  const [first, second] = await notices();
  expect(second?.text).toContain(
    "Go+ hasn't paid off for you: you've saved $0.00 since your last payment, and renewing costs $79.00. If your plans don't change, we suggest you cancel.",
  );
  expect(first?.text.indexOf("hasn't paid off")).toBeLessThan(first?.text.indexOf('will be charged') ?? 0);
  expect(first?.text).toContain('/account/membership/');
});

test('who cancels in time is neither charged nor told about a renewal, and learns that Go+ has ended', async () => {
  const as = await aPayingMember(golark);
  await golark.call(cancelMembership, { as });
  await passUntil(golark, '2027-11-21T00:00:00Z');
  expect(await chargedFor(golark, as)).toEqual([5900]);
  expect((await membershipOf(golark, as)).subscription?.status).toBe('EXPIRED');
  const subjects = await subjectsTo(golark, as.account.email);
  expect(subjects.filter((subject) => /renews on/.test(subject))).toEqual([]);
  expect(subjects.at(-1)).not.toBe('Go+ ends on Nov 20, 2027');
  expect(subjects).toContain('Go+ has ended');
});

/** A database that does something before the n-th transaction. */
const beforeTransaction = (db: Database, n: number, work: () => Promise<unknown>): Database => {
  let count = 0;
  return new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      const execute = async (run: Parameters<ReturnType<Database['transaction']>['execute']>[0]) => {
        count += 1;
        if (count === n) await work();
        return target.transaction().execute(run);
      };
      return () => ({ execute });
    },
  });
};

test('a cancellation between the decision to renew and the order is in time', async () => {
  const as = await aPayingMember(golark);
  golark.clock.set('2027-11-20T18:00:00Z');
  const now = await later(as);
  const cancel = () => golark.call(cancelMembership, { as: now });
  const db = beforeTransaction(golark.ctx.db, 2, cancel);
  const key = { accountId: as.account.accountId, membershipNumber: 1, periodNumber: 1 };
  await endPeriod({ ...golark.ctx, db }, key);
  expect(await chargedFor(golark, as)).toEqual([5900]);
  const row = await golark.ctx.db.selectFrom('membership_subscriptions').select('status').executeTakeFirst();
  expect(row?.status).toBe('EXPIRED');
});

test('a suspended account is not charged, and its membership ends', async () => {
  const as = await aPayingMember(golark);
  const { db } = golark.ctx;
  const suspended = { suspended_at: golark.clock.now() };
  await db.updateTable('accounts').set(suspended).where('id', '=', as.account.accountId).execute();
  await passUntil(golark, '2027-11-20T18:01:00Z');
  expect(await chargedFor(golark, as)).toEqual([5900]);
  const row = await db.selectFrom('membership_subscriptions').select('status').executeTakeFirst();
  expect(row?.status).toBe('EXPIRED');
});

test('a cancellation that is undone on the last day renews', async () => {
  const as = await aPayingMember(golark);
  await golark.call(cancelMembership, { as });
  await passUntil(golark, '2027-11-20T12:00:00Z');
  await golark.call(reinstateMembership, { as: await later(as) });
  await passUntil(golark, '2027-11-20T18:01:00Z');
  expect(await chargedFor(golark, as)).toEqual([5900, 7900]);
});

test('a renewal that fails pauses member prices, is tried three times, and ends the membership after 14 days', async () => {
  const as = await aPayingMember(golark);
  await setCardBehavior(golark, as, 'card_declined');
  await passUntil(golark, '2027-11-20T18:01:00Z');
  const unpaid = await membershipOf(golark, as);
  expect(unpaid.subscription).toMatchObject({ status: 'PAST_DUE', graceEndsAt: '2027-12-04T18:00:00.000Z' });
  expect(unpaid.due).toMatchObject({ amount: { amount: 7900 }, action: null });
  expect(unpaid.due?.nextAttemptAt?.slice(0, 10)).toBe('2027-11-21');
  await passUntil(golark, '2027-12-04T17:00:00Z', 1);
  const attempts = await golark.ctx.db
    .selectFrom('sandbox_payments')
    .select('status')
    .orderBy('created_at')
    .execute();
  expect(attempts.map(({ status }) => status)).toEqual(['SUCCEEDED', 'FAILED', 'FAILED', 'FAILED', 'FAILED']);
  expect((await membershipOf(golark, as)).subscription?.status).toBe('PAST_DUE');
  await passUntil(golark, '2027-12-04T18:01:00Z');
  const over = await membershipOf(golark, as);
  expect(over).toMatchObject({ subscription: { status: 'EXPIRED', renews: false }, due: null });
  expect(await chargedFor(golark, as)).toEqual([5900]);
  const subjects = await subjectsTo(golark, as.account.email);
  expect(subjects.filter((subject) => subject === "We couldn't renew Go+")).toHaveLength(4);
  expect(subjects).toContain('Go+ has ended');
});

test('a retry that succeeds brings member prices back for a whole year from then', async () => {
  const as = await aPayingMember(golark);
  await setCardBehavior(golark, as, 'insufficient_funds');
  await passUntil(golark, '2027-11-20T18:01:00Z');
  await setCardBehavior(golark, as, 'succeeds');
  await passUntil(golark, '2027-11-21T18:10:00Z');
  expect(await chargedFor(golark, as)).toEqual([5900, 7900]);
  const { subscription } = await membershipOf(golark, as);
  expect(subscription).toMatchObject({ status: 'ACTIVE', endsOn: '2028-11-21' });
});

test('a member pays a failed renewal with another card, which later renewals use too', async () => {
  const as = await aPayingMember(golark);
  await setCardBehavior(golark, as, 'card_declined');
  await passUntil(golark, '2027-11-20T18:01:00Z');
  const now = await later(as);
  const declined = await golark.call(payRenewal, { as: now, body: { card: declinedCard } });
  expect(declined.problem).toMatchObject({
    code: 'CARD_DECLINED',
    holdExpiresAt: '2027-12-04T18:00:00.000Z',
  });
  const card = { ...goodCard, cardNumber: '5555 5555 5555 4444' };
  const paid = await golark.call(payRenewal, { as: now, body: { card } });
  expect(paid.body.subscription.status).toBe('ACTIVE');
  expect((await golark.call(payRenewal, { as: now, body: { card } })).problem.code).toBe('INVALID_STATE');
  await passUntil(golark, '2028-11-20T20:00:00Z');
  expect(await chargedFor(golark, as)).toEqual([5900, 7900, 7900]);
  expect((await membershipOf(golark, as)).renewalCard?.last4).toBe('4444');
});

test('who cancels while a renewal is unpaid is not charged any more, and the membership ends at once', async () => {
  const as = await aPayingMember(golark);
  await setCardBehavior(golark, as, 'card_declined');
  await passUntil(golark, '2027-11-20T18:01:00Z');
  const { body } = await golark.call(cancelMembership, { as: await later(as) });
  expect(body.subscription.status).toBe('EXPIRED');
  await setCardBehavior(golark, as, 'succeeds');
  await passUntil(golark, '2027-12-10T00:00:00Z');
  expect(await chargedFor(golark, as)).toEqual([5900]);
});

test('a renewal without a card fails at once; one that is added in time is charged at the next attempt', async () => {
  const as = await aPayingMember(golark);
  const cardId = (await membershipOf(golark, as)).renewalCard?.id ?? '';
  await golark.call(deleteCard, { as, params: { cardId } });
  await passUntil(golark, '2027-11-20T18:01:00Z');
  expect((await membershipOf(golark, as)).subscription?.status).toBe('PAST_DUE');
  await golark.call(saveCard, {
    as: await later(as),
    body: { ...goodCard, cardNumber: '5555 5555 5555 4444' },
  });
  await passUntil(golark, '2027-11-21T18:10:00Z');
  expect((await membershipOf(golark, as)).subscription?.status).toBe('ACTIVE');
  expect(await chargedFor(golark, as)).toEqual([5900, 7900]);
});

test('a bank that asks the cardholder makes a renewal fail, and the member confirms it at the next payment', async () => {
  const as = await aPayingMember(golark);
  await setCardBehavior(golark, as, 'requires_action');
  await passUntil(golark, '2027-11-20T18:01:00Z');
  const unpaid = await membershipOf(golark, as);
  expect(unpaid.subscription?.status).toBe('PAST_DUE');
  const asked = await golark.call(payRenewal, {
    ...{ as: await later(as), body: { savedCardId: unpaid.renewalCard?.id ?? '' } },
  });
  expect(asked.problem.code).toBe('AUTHENTICATION_REQUIRED');
  // not completed: after half an hour the renewal can be tried again
  await golark.passMinutes(31);
  await setCardBehavior(golark, as, 'succeeds');
  await passUntil(golark, '2027-11-22T20:00:00Z');
  expect((await membershipOf(golark, as)).subscription?.status).toBe('ACTIVE');
  expect(await chargedFor(golark, as)).toEqual([5900, 7900]);
});

test('nothing is charged for the past when the server was down for longer than the grace', async () => {
  const as = await aPayingMember(golark);
  golark.clock.set('2029-06-01T00:00:00Z');
  await golark.passMinutes(60 * 24 * 365 * 3);
  golark.clock.set('2029-06-01T01:00:00Z');
  expect(await chargedFor(golark, as)).toEqual([5900]);
  expect((await membershipOf(golark, as)).subscription?.status).toBe('EXPIRED');
  const again = await golark.call(joinMembership, { as: await later(as), body: { card: goodCard } });
  expect(again.body.subscription).toMatchObject({ status: 'ACTIVE', endsOn: '2030-05-31' });
  expect(await chargedFor(golark, as)).toEqual([5900, 7900]);
});
