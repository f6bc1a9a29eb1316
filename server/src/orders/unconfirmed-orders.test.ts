import { bookStay } from '@golark/contract/booking/calls';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import { joinMembership } from '@golark/contract/membership/calls';
import { placeOrder } from '@golark/contract/orders/calls';
import type { ItemKind } from '@golark/contract/orders/rules';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { aBookingBody, aListing, anAccount, aQuote, goodCard, someDates } from '#testing/factories';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';
import { anInsuranceQuote, insuredItems } from '#testing/insurance';
import { emailsTo } from '#testing/read-emails';
import { testDay } from '#testing/test-now';
import { aBrowser, aGame, aHold, aTicketBuyer, orderHeld, seatsForSale } from '#testing/tickets';

type Method = 'confirm' | 'release';

/** What the next calls of a method throw, by kind of item. */
const planned = new Map<string, Error[]>();
const fail = (kind: ItemKind, method: Method, ...errors: Error[]) => planned.set(`${kind}.${method}`, errors);
const unexpected = () => new Error('duplicate key value violates unique constraint "tickets_one_owner"');
const restarting = () => Object.assign(new Error('the database system is starting up'), { code: '57P03' });

let golark: FaultyTestApp;
beforeAll(async () => {
  golark = await createFaultyTestApp({ LOG_LEVEL: 'error' });
  for (const [kind, fulfilment] of Object.entries(golark.ctx.fulfilments)) {
    for (const method of ['confirm', 'release'] as const) {
      const original = fulfilment[method].bind(fulfilment) as (...args: unknown[]) => Promise<void>;
      const replaced = async (...args: unknown[]): Promise<void> => {
        const error = planned.get(`${kind}.${method}`)?.shift();
        if (error) throw error;
        await original(...args);
      };
      Object.assign(golark.ctx.fulfilments, {
        [kind]: { ...golark.ctx.fulfilments[kind as ItemKind], [method]: replaced },
      });
    }
  }
});
afterEach(() => planned.clear());
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const two = { numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };

const aQuotedStay = async () => {
  const as = await anAccount(golark);
  return { as, quote: await aQuote(golark, await aListing(golark.ctx.db), { as }) };
};

/** Each kind of item with a purchase of it by a buyer who has this address. */
const purchases: Record<
  ItemKind,
  () => Promise<{ email: string; status: number; detail?: string | undefined }>
> = {
  stay: async () => {
    const { as, quote } = await aQuotedStay();
    const { status, problem } = await golark.call(bookStay, { as, body: aBookingBody(quote) });
    return { email: aBookingBody(quote).guest.email, status, detail: problem.detail };
  },
  change: async () => {
    const { as, quote } = await aQuotedStay();
    const { booking } = (await golark.call(bookStay, { as, body: aBookingBody(quote) })).body;
    golark.clock.advanceMinutes(1);
    const params = { bookingId: booking.id };
    const body = { ...someDates, ...two, departDay: testDay(22) };
    const { quoteId } = (await golark.call(quoteBookingChange, { as, params, body })).body.quote;
    const { status, problem } = await golark.call(changeBooking, { as, params, body: { quoteId } });
    return { email: aBookingBody(quote).guest.email, status, detail: problem.detail };
  },
  tickets: async () => {
    const by = aBrowser();
    const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
    const hold = await aHold(golark, { listingId, quantity: 2 }, by);
    const { status, problem } = await orderHeld(golark, hold, by);
    return { email: aTicketBuyer.email, status, detail: problem.detail };
  },
  membership: async () => {
    const as = await anAccount(golark);
    const { status, problem } = await golark.call(joinMembership, { as, body: { card: goodCard } });
    return { email: as.account.email, status, detail: problem.detail };
  },
  insurance: async () => {
    const { as, quote } = await aQuotedStay();
    const items = insuredItems(quote, await anInsuranceQuote(golark, quote));
    const { status, problem } = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
    return { email: aBookingBody(quote).guest.email, status, detail: problem.detail };
  },
};

interface Outcome {
  status: string;
  items: string;
  paid: string;
  /** Cents. */
  captured: number;
  refunded: number;
}

/** What became of the newest order, here and at the gateway. */
const outcome = async (): Promise<Outcome> => {
  const { rows } = await sql<Outcome>`
    SELECT o.status, p.status AS paid, s.captured_amount::bigint AS captured, s.refunded_amount::bigint AS refunded,
      (SELECT string_agg(DISTINCT i.status, ',') FROM order_items i WHERE i.order_id = o.id) AS items
    FROM orders o JOIN payments p ON p.order_id = o.id JOIN sandbox_payments s ON s.idempotency_key = p.id::text
    ORDER BY o.created_at DESC, o.code DESC LIMIT 1`.execute(golark.ctx.db);
  if (!rows[0]) throw new Error('there is no order');
  return rows[0];
};

const alerts = (name: string): number => golark.logged.filter((line) => line.includes(`"${name}"`)).length;

describe.each(Object.keys(purchases) as ItemKind[])('a paid order of the kind %s', (kind) => {
  test('that cannot be confirmed ends, is refunded in full, and the buyer and the operator are told', async () => {
    golark.clock.advanceMinutes(1);
    const before = alerts('paid-order-not-confirmed');
    fail(kind, 'confirm', unexpected());
    const { email, status, detail } = await purchases[kind]();
    expect([status, detail]).toEqual([409, expect.stringMatching(/refunded in full|canceled|ended/)]);
    await golark.runJobs();
    const { captured, refunded, ...order } = await outcome();
    expect(order).toEqual({ status: 'EXPIRED', items: 'RELEASED', paid: 'SUCCEEDED' });
    expect(captured).toBeGreaterThan(0);
    expect(refunded).toBe(captured);
    expect(alerts('paid-order-not-confirmed')).toBe(before + 1);
    const subjects = (await emailsTo(golark, email)).map(({ subject }) => subject);
    expect(subjects.some((subject) => /refund|change/i.test(subject))).toBe(true);
  });

  test('is refunded also when its stock cannot be released at once', async () => {
    golark.clock.advanceMinutes(1);
    const before = alerts('stock-not-released');
    fail(kind, 'confirm', unexpected());
    fail(kind, 'release', unexpected());
    expect((await purchases[kind]()).status).toBe(409);
    await golark.runJobs();
    const { captured, refunded, status } = await outcome();
    expect([status, refunded]).toEqual(['EXPIRED', captured]);
    expect(alerts('stock-not-released')).toBe(before + 1);
  });

  test('is confirmed later when the error was temporary', async () => {
    golark.clock.advanceMinutes(1);
    fail(kind, 'confirm', restarting());
    expect((await purchases[kind]()).status).toBe(503);
    await golark.passMinutes(1);
    expect(await outcome()).toMatchObject({ status: 'CONFIRMED', items: 'CONFIRMED', refunded: 0 });
  });
});
