import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { joinMembership } from '@golark/contract/membership/calls';
import { placeOrder } from '@golark/contract/orders/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCode } from '#membership';
import { addCoupon } from '#pricing';
import { auditOrders } from '#testing/audit-orders';
import { aBookingBody, aListing, anAccount, aQuote, goodCard } from '#testing/factories';
import { anInsuranceQuote } from '#testing/insurance';
import { chargedFor } from '#testing/membership';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aGame, aHold, seatsForSale } from '#testing/tickets';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

type Headers = Record<string, string>;
type Answer = {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
  problem: { code: string; detail: string };
};
/** Prepares a purchase, and returns the function that sends it. */
type Purchase = (as: LoginResult) => Promise<(headers: Headers) => Promise<Answer>>;

const aStay = async (as: LoginResult) => {
  const { quoteId, guest } = aBookingBody(await aQuote(golark, await aListing(golark.ctx.db), { as }));
  return { quoteId, guest };
};

const purchases: Record<string, Purchase> = {
  'a stay with a coupon for one use': async (as) => {
    const code = `ONE-${randomUUID().slice(0, 8)}`.toUpperCase();
    await addCoupon(golark.ctx, {
      ...{ code, percent: 10, amount: null, minimumAmount: 0, endsAt: null },
      ...{ mostUses: 1, mostUsesPerAccount: 1, listingId: null, propertyManagerId: null },
    });
    const body = { ...(await aStay(as)), couponCode: code, card: goodCard };
    return (headers) => golark.call(bookStay, { as, headers, body });
  },
  'a stay with insurance': async (as) => {
    const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
    const { quoteId, guest } = aBookingBody(quote);
    const { insuranceQuoteId } = await anInsuranceQuote(golark, quote);
    const items = [
      { kind: 'stay' as const, quoteId, guest },
      { kind: 'insurance' as const, insuranceQuoteId },
    ];
    return (headers) => golark.call(placeOrder, { as, headers, body: { items, card: goodCard } });
  },
  'a stay with tickets and Go+': async (as) => {
    const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
    const { id: holdId } = await aHold(golark, { listingId, quantity: 2 }, { as });
    const items = [
      { kind: 'stay' as const, ...(await aStay(as)) },
      { kind: 'tickets' as const, holdId },
      { kind: 'membership' as const, renewalConsent: true },
    ];
    return (headers) => golark.call(placeOrder, { as, headers, body: { items, card: goodCard } });
  },
  'Go+ with a code': async (as) => {
    const code = `JOIN-${randomUUID().slice(0, 8)}`.toUpperCase();
    await addCode(golark.ctx, { code, discountAmount: 3000, endsAt: null, mostUses: 1 });
    return (headers) => golark.call(joinMembership, { as, headers, body: { code, card: goodCard } });
  },
};

const isRunning = ({ status, headers, problem }: Answer): boolean =>
  status === 409 && problem.code === 'IDEMPOTENCY_IN_PROGRESS' && Number(headers['retry-after']) > 0;
const isBought = ({ status }: Answer): boolean => status === 200 || status === 201;
/** A request for Go+ names nothing that is bought once, so that one with another key is another purchase. */
const isMember = ({ problem }: Answer): boolean =>
  problem.code === 'INVALID_STATE' && problem.detail === 'This account is already a Go+ member.';

describe.each(Object.entries(purchases))('%s', (name, prepare) => {
  test('sent ten times at once with one key is one payment, and every answer is its own or that it runs', async () => {
    const as = await anAccount(golark);
    const send = await prepare(as);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(headers)));
    expect(answers.filter((answer) => !isBought(answer) && !isRunning(answer))).toEqual([]);
    const again = await send(headers);
    expect(again.headers['idempotent-replayed']).toBe('true');
    for (const { body } of answers.filter(isBought)) expect(body).toEqual(again.body);
    expect(await chargedFor(golark, as)).toHaveLength(1);
  });

  test('sent by ten clients at once with a key each is one payment, and no answer is of another case', async () => {
    const as = await anAccount(golark);
    const send = await prepare(as);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ 'idempotency-key': randomUUID() })),
    );
    const others = answers.filter((answer) => !isBought(answer) && !isRunning(answer));
    expect(others.filter((answer) => name !== 'Go+ with a code' || !isMember(answer))).toEqual([]);
    expect(answers.some(isBought)).toBe(true);
    expect(await chargedFor(golark, as)).toHaveLength(1);
  });
});
