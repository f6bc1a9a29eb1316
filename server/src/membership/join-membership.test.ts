import type { LoginResult } from '@golark/contract/accounts/schemas';
import { getMembership, joinMembership, listMembershipPlans } from '@golark/contract/membership/calls';
import { confirmOrderPayment, getOrder, listOrders } from '@golark/contract/orders/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCode } from '#membership';
import { auditOrders } from '#testing/audit-orders';
import { aListing, anAccount, aQuote, declinedCard, goodCard } from '#testing/factories';
import { chargedFor, membershipOf } from '#testing/membership';
import { emailsTo, subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const bankCard = { ...goodCard, cardNumber: '4000 0027 6000 3184' };

test('a code lowers the first period, member prices are on at once, and Go+ ends without a consent', async () => {
  const as = await anAccount(golark);
  const listingId = await aListing(golark.ctx.db);
  expect((await aQuote(golark, listingId, { as })).applies).toBe('nonMember');
  const joined = await golark.call(joinMembership, { as, body: { code: 'go2025', card: goodCard } });
  expect(joined.status).toBe(200);
  expect(joined.body.subscription).toMatchObject({
    status: 'ACTIVE',
    renews: false,
    cancelAtPeriodEnd: false,
    endsOn: '2027-11-20',
    renewalPrice: { amount: 7900, currency: 'USD' },
  });
  expect(joined.body.account.membershipSubscription).toEqual(joined.body.subscription);
  expect((await aQuote(golark, listingId, { as })).applies).toBe('member');
  const { body } = await golark.call(getMembership, { as });
  expect(body.invoices).toMatchObject([
    {
      kind: 'JOINED',
      status: 'PAID',
      total: { amount: 5900 },
      lines: [
        { label: 'Go+ for one year', amount: { amount: 7900 } },
        { label: 'Code GO2025', amount: { amount: -2000 } },
      ],
      card: { last4: '4242' },
      periodStartsOn: '2026-11-20',
      periodEndsOn: '2027-11-20',
    },
  ]);
  expect(body.savings).toMatchObject({ current: { amount: 0 }, fee: { amount: 5900 }, items: [] });
  await golark.runJobs();
  const email = (await emailsTo(golark, as.account.email)).at(-1);
  expect(email?.subject).toBe('Welcome to Go+');
  expect(email?.text).toContain("Go+ ends on Nov 20, 2027. You won't be charged again.");
  expect(email?.text).toContain('Paid with: Visa 4242');
});

test('the plans show what a code does, and an unknown or expired one offers the regular price', async () => {
  const past = { code: 'SPRING', discountAmount: 1000, endsAt: golark.clock.now(), mostUses: null };
  await addCode(golark.ctx, { ...past, endsAt: new Date(golark.clock.now().getTime() + 1000) });
  golark.clock.advanceMinutes(1);
  const plansWith = async (code?: string) =>
    (await golark.call(listMembershipPlans, { query: code === undefined ? {} : { code } })).body;
  const applied = await plansWith('GO2025');
  expect(applied.plans[0]).toMatchObject({ price: { amount: 7900 }, firstPrice: { amount: 5900 } });
  expect(applied.code).toMatchObject({ code: 'GO2025', status: 'APPLIED', discount: { amount: 2000 } });
  expect((await plansWith()).code).toBeNull();
  for (const [code, status] of [
    ['NOPE', 'UNKNOWN'],
    ['spring', 'EXPIRED'],
  ] as const) {
    const { plans, code: shown } = await plansWith(code);
    expect(shown).toMatchObject({ status, discount: { amount: 0 } });
    expect(plans[0]?.firstPrice).toEqual(plans[0]?.price);
  }
});

test.each([
  ['an unknown', 'NOPE', 'This code does not exist.'],
  ['an expired', 'SPRING', 'This code has expired.'],
])('%s code is rejected by its name, and nothing is charged', async (_, code, message) => {
  const as = await anAccount(golark);
  const { status, problem } = await golark.call(joinMembership, { as, body: { code, card: goodCard } });
  expect(status).toBe(422);
  expect(problem.errors).toMatchObject([{ path: 'code', message }]);
  expect(await chargedFor(golark, as)).toEqual([]);
});

test('a member cannot buy Go+ again', async () => {
  const as = await anAccount(golark);
  await golark.call(joinMembership, { as, body: { card: goodCard } });
  const again = await golark.call(joinMembership, { as, body: { card: goodCard, code: 'GO2025' } });
  expect(again.problem).toMatchObject({ code: 'INVALID_STATE', detail: expect.stringMatching(/already/) });
  expect(await chargedFor(golark, as)).toEqual([7900]);
});

test('a purchase that is repeated without its key reports the membership, not that its code was used', async () => {
  const as = await anAccount(golark);
  const body = { card: goodCard, code: 'GO2025' };
  await golark.call(joinMembership, { as, body });
  const again = await golark.call(joinMembership, { as, body });
  expect(again.problem.code).toBe('INVALID_STATE');
});

test('a request that is repeated with its key is charged once', async () => {
  const as = await anAccount(golark);
  const headers = { 'idempotency-key': 'join-once' };
  const first = await golark.call(joinMembership, { as, headers, body: { card: goodCard } });
  const second = await golark.call(joinMembership, { as, headers, body: { card: goodCard } });
  expect(second.headers['idempotent-replayed']).toBe('true');
  expect(second.body.subscription).toEqual(first.body.subscription);
  expect(await chargedFor(golark, as)).toEqual([7900]);
});

test('after a decline the same purchase is paid with another card, in one order', async () => {
  const as = await anAccount(golark);
  const declined = await golark.call(joinMembership, { as, body: { code: 'GO2025', card: declinedCard } });
  expect(declined.status).toBe(402);
  expect(declined.problem).toMatchObject({ code: 'CARD_DECLINED', declineCode: 'card_declined' });
  const orderId = String(declined.problem['orderId']);
  const held = await golark.call(getOrder, { as, params: { orderId } });
  expect(held.body.order).toMatchObject({ status: 'PAYMENT_FAILED', items: [{ status: 'HELD' }] });
  const paid = await golark.call(joinMembership, { as, body: { code: 'GO2025', card: goodCard } });
  expect(paid.body.subscription.status).toBe('ACTIVE');
  const { body } = await golark.call(listOrders, { as, query: {} });
  expect(body.edges.map(({ node }) => [node.id, node.status])).toEqual([[orderId, 'CONFIRMED']]);
});

test('a consent that is given or withdrawn with another card is the one that counts', async () => {
  for (const renewalConsent of [true, false]) {
    const as = await anAccount(golark);
    await golark.call(joinMembership, {
      ...{ as, body: { card: declinedCard, renewalConsent: !renewalConsent } },
    });
    const paid = await golark.call(joinMembership, { as, body: { card: goodCard, renewalConsent } });
    expect(paid.body.subscription.renews).toBe(renewalConsent);
    const last4 = (await membershipOf(golark, as)).renewalCard?.last4;
    expect(last4).toBe(renewalConsent ? '4242' : undefined);
  }
});

test('a purchase at another price takes the place of a declined one', async () => {
  const as = await anAccount(golark);
  await golark.call(joinMembership, { as, body: { code: 'GO2025', card: declinedCard } });
  await golark.call(joinMembership, { as, body: { card: goodCard, renewalConsent: true } });
  expect(await chargedFor(golark, as)).toEqual([7900]);
  const { body } = await golark.call(listOrders, { as, query: {} });
  expect(body.edges.map(({ node }) => node.status).sort()).toEqual(['CANCELED', 'CONFIRMED']);
});

test('a purchase whose card is declined for good expires with its hold, and its code can be used again', async () => {
  const as = await anAccount(golark);
  await golark.call(joinMembership, { as, body: { code: 'GO2025', card: declinedCard } });
  await golark.passMinutes(16);
  const { body } = await golark.call(listOrders, { as, query: {} });
  expect(body.edges[0]?.node).toMatchObject({ status: 'EXPIRED', items: [{ status: 'RELEASED' }] });
  await golark.call(joinMembership, { as, body: { code: 'GO2025', card: goodCard } });
  expect(await chargedFor(golark, as)).toEqual([5900]);
});

test('3-D Secure is a step: Go+ begins when the bank has confirmed', async () => {
  const as = await anAccount(golark);
  const asked = await golark.call(joinMembership, { as, body: { card: bankCard } });
  expect(asked.problem.code).toBe('AUTHENTICATION_REQUIRED');
  const params = { orderId: String(asked.problem['orderId']) };
  expect((await membershipOf(golark, as)).subscription).toBeNull();
  const { url } = asked.problem['action'] as { url: string };
  const returned = await golark.app.inject({
    ...{ method: 'POST', url: `${new URL(url).pathname}/complete` },
    headers: { origin: 'http://127.0.0.1:3000', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(returned.headers.location).toContain(
    `/membership/confirmation/?order=${params.orderId}&payment=returned`,
  );
  const confirmed = await golark.call(confirmOrderPayment, { as, params });
  expect(confirmed.body.order.status).toBe('CONFIRMED');
  expect((await membershipOf(golark, as)).subscription?.status).toBe('ACTIVE');
});

test('who does not finish at the bank can pay with another card, and is charged once', async () => {
  const as = await anAccount(golark);
  await golark.call(joinMembership, { as, body: { card: bankCard } });
  const paid = await golark.call(joinMembership, { as, body: { card: goodCard } });
  expect(paid.body.subscription.status).toBe('ACTIVE');
  expect(await chargedFor(golark, as)).toEqual([7900]);
});

test('a consent to renewal is stored in the words that were shown, in the language of the buyer', async () => {
  const as = await anAccount(golark, { locale: 'es' });
  const headers = { 'accept-language': 'es' };
  const { body } = await golark.call(listMembershipPlans, { query: {}, headers });
  const joined = await golark.call(joinMembership, {
    ...{ as, headers, body: { card: goodCard, renewalConsent: true } },
  });
  expect(joined.body.subscription.renews).toBe(true);
  const [event] = await golark.ctx.db
    .selectFrom('membership_events')
    .select(['type', 'data'])
    .where('account_id', '=', as.account.accountId)
    .where('type', '=', 'renewal_consent')
    .execute();
  expect(event?.data).toMatchObject({
    wording: body.plans[0]?.renewalConsent,
    locale: 'es',
    renewalAmount: 7900,
  });
  expect(body.plans[0]?.renewalConsent).toContain('$79.00 al año');
  await golark.runJobs();
  expect((await subjectsTo(golark, as.account.email)).at(-1)).toBe('Te damos la bienvenida a Go+');
  const change = golark.ctx.db.updateTable('membership_events').set({ actor: 'nobody' }).execute();
  await expect(change).rejects.toThrow(/append-only/);
});

test('a card that pays with a consent to renewal is kept, another one is not', async () => {
  const kept = await anAccount(golark);
  await golark.call(joinMembership, { as: kept, body: { card: goodCard, renewalConsent: true } });
  expect((await membershipOf(golark, kept)).renewalCard).toMatchObject({ brand: 'visa', last4: '4242' });
  const once = await anAccount(golark);
  await golark.call(joinMembership, { as: once, body: { card: goodCard } });
  expect((await membershipOf(golark, once)).renewalCard).toBeNull();
});

test('a code whose last use is not paid yet is reserved for others, and used up once it is paid', async () => {
  await addCode(golark.ctx, { code: 'LAST', discountAmount: 1000, endsAt: null, mostUses: 1 });
  const as = await anAccount(golark);
  const statusFor = async (who?: LoginResult) =>
    (await golark.call(listMembershipPlans, { query: { code: 'LAST' }, ...(who ? { as: who } : {}) })).body
      .code?.status;
  const join = (who: LoginResult, card = goodCard) =>
    golark.call(joinMembership, { as: who, body: { code: 'LAST', card } });
  expect((await join(as, declinedCard)).status).toBe(402);
  expect([await statusFor(), await statusFor(as)]).toEqual(['RESERVED', 'APPLIED']);
  const other = await anAccount(golark);
  expect((await join(other)).problem.errors).toMatchObject([{ path: 'code', code: 'code_reserved' }]);
  expect((await join(as)).status).toBe(200);
  expect([await statusFor(), await statusFor(as)]).toEqual(['USED_UP', 'USED']);
  expect((await join(other)).problem.errors).toMatchObject([{ path: 'code', code: 'code_used_up' }]);
});
