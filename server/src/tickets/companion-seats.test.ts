import { getEvent, listEvents } from '@golark/contract/events/calls';
import { nodesOf } from '@golark/contract/paging/rules';
import {
  cancelTickets,
  getTicketOrder,
  holdTickets,
  listTicketListings,
  previewTicketCancellation,
  releaseHold,
  renewHold,
} from '@golark/contract/tickets/calls';
import { joinWaitingList } from '@golark/contract/waiting-list/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { emailsTo } from '#testing/read-emails';
import { textOfPages } from '#testing/read-pdf';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, bayForSale, orderHeld, seatsForSale } from '#testing/tickets';
import { releaseCompanionsById } from '../cli/event-commands.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const hour = 60;
/** A game in two days: companion seats are released in one. */
const aGameSoon = (change: object = {}) =>
  aGame(golark, { startsAt: new Date(golark.clock.now().getTime() + 48 * 3_600_000), ...change });

let people = 0;
const anAddress = (): string => `bay-${++people}@example.com`;

const listed = async (eventId: string, quantity: number, accessible?: boolean) =>
  (
    await golark.call(listTicketListings, {
      params: { eventId },
      query: { quantity, ...(accessible ? { accessible: 'true' } : {}) },
    })
  ).body;
const placesOf = async (eventId: string, quantity: number, accessible?: boolean) =>
  nodesOf(await listed(eventId, quantity, accessible)).map(({ place: { row, seats, spaces } }) => ({
    ...{ row, seats, spaces },
  }));

type Asked = { quantity: number; companionsOnly?: boolean };
const tryToHold = async (listingId: string, asked: Asked, by = aBrowser()) => {
  const { status, body, problem } = await golark.call(holdTickets, { body: { listingId, ...asked }, ...by });
  return status === 201 ? body.hold.place.seats.join() : problem.code;
};

const buy = async (listingId: string, asked: Asked) => {
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, ...asked }, by);
  const { order } = (await orderHeld(golark, hold, { ...by, email: anAddress() })).body;
  return { order, own: { params: { orderId: order.id }, query: { key: order.key } } };
};

const ticketText = async ({ id, key }: { id: string; key: string }, number: number): Promise<string> => {
  const url = `/v1/tickets/orders/${id}/tickets/${number}?key=${encodeURIComponent(key)}`;
  return (await textOfPages((await golark.app.inject(url)).rawPayload)).join('\n');
};

test('one to four people find a wheelchair space with a companion seat for each of the others', async () => {
  const eventId = await aGameSoon();
  await bayForSale(golark, { eventId });
  await seatsForSale(golark, { eventId, priceAmount: 9900 });
  for (const quantity of [1, 2, 3, 4]) {
    const { filterCounts, edges } = await listed(eventId, quantity, true);
    expect(filterCounts.accessible).toBe(1);
    expect(edges.map(({ node }) => node.place)).toMatchObject([
      { row: 'Bay 108A', isAccessible: true, spaces: ['1'], seats: ['1', '2', '3', '4'].slice(0, quantity) },
    ]);
    expect(edges[0]?.node).toMatchObject({
      price: { amount: 8600 },
      total: { amount: 8600 * quantity },
      quantities: [1, 2, 3, 4, 5, 6, 7, 8],
    });
    // cheaper, but only for who needs it
    const all = await placesOf(eventId, quantity);
    expect(all.map(({ row }) => row)).toEqual(['12', 'Bay 108A']);
  }
});

test('tickets, order, email and file say which is the wheelchair space', async () => {
  const eventId = await aGameSoon();
  const { order } = await buy(await bayForSale(golark, { eventId }), { quantity: 3 });
  expect(order.place).toMatchObject({ seats: ['1', '2', '3'], spaces: ['1'] });
  expect(order.tickets.map(({ place }) => place.spaces)).toEqual([['1'], [], []]);
  await golark.runJobs();
  const email = await emailsTo(golark, order.buyer.email);
  expect(email.map(({ text }) => text).join()).toContain(
    'Section 108, Bay 108A, seats 1, 2, 3: wheelchair space + 2 companion seats',
  );
  expect(await ticketText(order, 1)).toContain('Wheelchair space');
  expect(await ticketText(order, 2)).toContain('Companion seat next to a wheelchair space');
});

test('companion seats that were not bought with their space are sold to nobody until they are released', async () => {
  const eventId = await aGameSoon();
  const listingId = await bayForSale(golark, { eventId, spaces: 1 });
  await buy(listingId, { quantity: 2 });
  const join = { params: { eventId }, body: { quantity: 2, email: anAddress() } };
  expect((await golark.call(joinWaitingList, join)).status).toBe(201);
  await golark.runJobs();
  const isOffered = async (): Promise<unknown> =>
    (
      await sql`SELECT FROM ticket_holds WHERE event_id = ${eventId} AND status = 'HELD'`.execute(
        golark.ctx.db,
      )
    ).rows.length;
  for (const quantity of [1, 2, 3]) {
    const { edges, filterCounts, sections, lowest, hiddenCount } = await listed(eventId, quantity);
    expect({ edges, accessible: filterCounts.accessible, sections, lowest, hiddenCount }).toEqual({
      ...{ edges: [], accessible: 0, sections: [], lowest: null, hiddenCount: 0 },
    });
    expect(await placesOf(eventId, quantity, true)).toEqual([]);
    for (const companionsOnly of [true, false])
      expect(await tryToHold(listingId, { quantity, companionsOnly })).toBe('TICKETS_UNAVAILABLE');
  }
  expect(await isOffered()).toBe(0);
  const { event } = (await golark.call(getEvent, { params: { eventId } })).body;
  expect(event).toMatchObject({ fromPrice: null, fewLeft: null });
  expect(event.companionsReleasedAt).toBe(
    new Date(Date.parse(event.startsAt) - 24 * 3_600_000).toISOString(),
  );
  // who waits gets them first
  golark.clock.advanceMinutes(24 * hour);
  expect(await tryToHold(listingId, { quantity: 2, companionsOnly: true })).toBe('TICKETS_UNAVAILABLE');
  await golark.runRecurring('tickets.offer-new-seats');
  expect(await isOffered()).toBe(1);
});

test('they are released at the instant that the organizer sets, and not a millisecond before', async () => {
  const eventId = await aGameSoon();
  const listingId = await bayForSale(golark, { eventId, spaces: 1 });
  await buy(listingId, { quantity: 1 });
  expect(await releaseCompanionsById(golark.ctx, eventId, 36)).toMatch(/36 hours before its start/);
  const at = golark.clock.now().getTime() + 12 * 3_600_000;
  const asked = { quantity: 1, companionsOnly: true };
  golark.clock.set(new Date(at - 1).toISOString());
  expect(await tryToHold(listingId, asked)).toBe('TICKETS_UNAVAILABLE');
  expect(await placesOf(eventId, 1)).toEqual([]);
  golark.clock.set(new Date(at).toISOString());
  expect(await placesOf(eventId, 1)).toEqual([{ row: 'Bay 108A', seats: ['4'], spaces: [] }]);
  expect(await placesOf(eventId, 1, true)).toEqual([]);
  const cards = (await golark.call(listEvents, { query: { venueId: 'v-test', pageSize: 100 } })).body;
  expect(nodesOf(cards).find(({ id }) => id === eventId)).toMatchObject({
    fromPrice: { amount: 8600 },
    fewLeft: 3,
  });
  const by = aBrowser();
  expect(await tryToHold(listingId, asked, by)).toBe('4');
  // asking again is the same hold; with the space there is none
  expect(await tryToHold(listingId, asked, by)).toBe('4');
  expect(await tryToHold(listingId, { quantity: 1 })).toBe('TICKETS_UNAVAILABLE');
  // later hours lock what is left again
  await releaseCompanionsById(golark.ctx, eventId, 0);
  expect(await tryToHold(listingId, asked)).toBe('TICKETS_UNAVAILABLE');
  expect((await golark.call(getEvent, { params: { eventId } })).body.event.companionsReleasedAt).toBeNull();
  await expect(releaseCompanionsById(golark.ctx, 'unknown', 3)).rejects.toThrow(/no coming event/);
});

test('a space that is not sold keeps the seat next to it, and who needs it still finds it', async () => {
  const eventId = await aGameSoon();
  const listingId = await bayForSale(golark, { eventId, spaces: 1 });
  golark.clock.advanceMinutes(24 * hour);
  expect(await placesOf(eventId, 2)).toEqual([{ row: 'Bay 108A', seats: ['3', '4'], spaces: [] }]);
  // three are not free without the space
  expect(await placesOf(eventId, 3)).toEqual([{ row: 'Bay 108A', seats: ['1', '2', '3'], spaces: ['1'] }]);
  await buy(listingId, { quantity: 2, companionsOnly: true });
  expect(await tryToHold(listingId, { quantity: 1, companionsOnly: true })).toBe('TICKETS_UNAVAILABLE');
  expect(await placesOf(eventId, 2, true)).toEqual([{ row: 'Bay 108A', seats: ['1', '2'], spaces: ['1'] }]);
  // the space alone is sold: its last seat is free for everyone
  await buy(listingId, { quantity: 1 });
  expect(await tryToHold(listingId, { quantity: 1, companionsOnly: true })).toBe('2');
});

test('a hold of companion seats that has ended is held again as such', async () => {
  const eventId = await aGameSoon();
  const listingId = await bayForSale(golark, { eventId, spaces: 1 });
  golark.clock.advanceMinutes(24 * hour);
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 1, companionsOnly: true }, by);
  const params = { holdId: hold.id };
  await golark.call(releaseHold, { params, ...by });
  const renewed = (await golark.call(renewHold, { params, ...by })).body.hold;
  expect(renewed.place).toMatchObject({ seats: ['4'], spaces: [] });
});

test('who cancels a space cancels its companion seats too; a companion seat alone goes back to it', async () => {
  const eventId = await aGameSoon({ refundRule: [{ hoursBefore: 1, percent: 100 }] });
  const listingId = await bayForSale(golark, { eventId, spaces: 1 });
  const { own } = await buy(listingId, { quantity: 3 });
  const cancel = async (tickets: number[]) => {
    const query = { ...own.query, tickets: tickets.join() };
    const preview = await golark.call(previewTicketCancellation, { params: own.params, query });
    const body = { tickets, refundAmount: preview.body.refund?.amount ?? 0 };
    const canceled = await golark.call(cancelTickets, { ...own, body });
    expect(preview.status).toBe(canceled.status);
    return canceled;
  };
  expect((await cancel([1, 2])).problem.detail).toMatch(/together with its companion seats/);
  expect((await cancel([3])).status).toBe(200);
  // reserved again, for a party that would have had the space
  expect(await tryToHold(listingId, { quantity: 1, companionsOnly: true })).toBe('TICKETS_UNAVAILABLE');
  expect((await cancel([1, 2])).status).toBe(200);
  expect(await placesOf(eventId, 4, true)).toEqual([
    { row: 'Bay 108A', seats: ['1', '2', '3', '4'], spaces: ['1'] },
  ]);
  expect((await golark.call(getTicketOrder, own)).body.order.status).toBe('CANCELED');
});

test('the database accepts no hold of companion seats without their space before the release', async () => {
  const eventId = await aGameSoon();
  const listingId = await bayForSale(golark, { eventId });
  const insert = (seats: string) =>
    sql`INSERT INTO ticket_holds (id, listing_id, event_id, seats, price_amount, status, expires_at, created_at)
      VALUES (gen_random_uuid(), ${listingId}, ${eventId}, ${seats}::int4range, 8600, 'RELEASED', ${golark.clock.now()},
        ${golark.clock.now()})`.execute(golark.ctx.db);
  const refused = { constraint: 'ticket_holds_companions' };
  for (const seats of ['[1,2)', '[3,4)', '[2,5)']) await expect(insert(seats)).rejects.toMatchObject(refused);
  await insert('[4,6)');
  golark.clock.advanceMinutes(24 * hour);
  await insert('[2,4)');
  // with the next space, or the seat next to a space that is not sold
  for (const seats of ['[3,5)', '[1,2)']) await expect(insert(seats)).rejects.toMatchObject(refused);
});
