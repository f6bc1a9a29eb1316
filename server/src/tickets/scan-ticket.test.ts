import { listScannedEvents, scanTicket } from '@golark/contract/tickets/calls';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cancelItem } from '#orders';
import { anAccount, grantOperator } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';
import { untilWaiting } from '#testing/until-waiting';
import { scanBarcode } from '../cli/scan-command.ts';
import { barcodeOf } from './rules/barcode.ts';

let golark: TestApp;
let as: Awaited<ReturnType<typeof anAccount>>;
beforeAll(async () => {
  golark = await createTestApp();
  as = await anAccount(golark);
  await grantOperator(golark, as.account.accountId);
});
afterAll(() => golark.close());

const scan = async (eventId: string, barcode: string) =>
  (await golark.call(scanTicket, { as, body: { eventId, barcode } })).body;

/** Two tickets with their barcodes. */
const bought = async (email: string) => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  const { order } = (await orderHeld(golark, hold, { ...by, email })).body;
  const tickets = await golark.ctx.db
    .selectFrom('tickets')
    .select(['id', 'version'])
    .where('item_id', '=', order.itemId)
    .orderBy('number')
    .execute();
  const codes = tickets.map(({ id, version }) => barcodeOf(golark.ctx.secret, { ticketId: id, version }));
  return { eventId, order, first: codes[0] ?? '', second: codes[1] ?? '', ticketId: tickets[0]?.id ?? '' };
};

test('a ticket lets in once, at its own event, whoever scans it first', async () => {
  const { eventId, first, second } = await bought('ana@example.com');
  expect(await scan('another-event', first)).toMatchObject({ result: 'WRONG_EVENT' });
  const gates = await Promise.all(Array.from({ length: 6 }, () => scan(eventId, first)));
  expect(gates.map(({ result }) => result).sort()).toEqual(['USED', 'USED', 'USED', 'USED', 'USED', 'VALID']);
  expect(gates[0]).toMatchObject({
    place: { section: '108', row: '12', seats: ['1'] },
    usedAt: golark.clock.now().toISOString(),
  });
  expect(await scan(eventId, ` ${second.toLowerCase()} `)).toMatchObject({ result: 'VALID' });
  for (const barcode of ['GLK', 'https://example.com', first.replace(/.$/, (d) => (d === '0' ? '1' : '0'))])
    expect(await scan(eventId, barcode)).toEqual({ result: 'UNKNOWN', place: null, usedAt: null });
});

test('an operator scans on the command line', async () => {
  const { eventId, first } = await bought('eva@example.com');
  const line = (barcode: string) => scanBarcode(golark.ctx, { eventId, barcode });
  expect(await line(first)).toBe('VALID section 108, row 12, seat 1');
  expect(await line(first)).toBe(
    `USED section 108, row 12, seat 1 (used ${golark.clock.now().toISOString()})`,
  );
  expect(await line('GLK')).toBe('UNKNOWN');
});

test('a scanner finds the events of these days, with how many people were let in', async () => {
  const list = async () => (await golark.call(listScannedEvents, { as })).body.events;
  const soon = await aGame(golark, { startsAt: new Date(golark.clock.now().getTime() + 3_600_000) });
  const listingId = await seatsForSale(golark, { eventId: soon });
  expect((await list()).map(({ id }) => id)).not.toContain(soon);
  const by = aBrowser();
  const { order } = (
    await orderHeld(golark, await aHold(golark, { listingId, quantity: 2 }, by), {
      ...by,
      email: 'di@example.com',
    })
  ).body;
  const { id: ticketId } = await golark.ctx.db
    .selectFrom('tickets')
    .select('id')
    .where('item_id', '=', order.itemId)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow();
  await scan(soon, barcodeOf(golark.ctx.secret, { ticketId, version: 1 }));
  expect(await list()).toEqual([expect.objectContaining({ id: soon, ticketCount: 2, admittedCount: 1 })]);
});

// the embedded database has one connection, so nothing waits there
if (inject('postgresUrl')) {
  test('two scanners that read the same ticket before either has written let in once', async () => {
    const { eventId, first, ticketId } = await bought('cai@example.com');
    const scans = await golark.ctx.db.transaction().execute(async (trx) => {
      await trx.selectFrom('tickets').select('id').where('id', '=', ticketId).forUpdate().execute();
      const both = [scan(eventId, first), scan(eventId, first)];
      await untilWaiting(golark.ctx.db, 2);
      return { both };
    });
    const results = (await Promise.all(scans.both)).map(({ result }) => result);
    expect(results.sort()).toEqual(['USED', 'VALID']);
  });
}

test('a refunded ticket and an older barcode are revoked', async () => {
  const { eventId, order, first, second, ticketId } = await bought('ben@example.com');
  await golark.ctx.db.updateTable('tickets').set({ version: 2 }).where('id', '=', ticketId).execute();
  expect(await scan(eventId, first)).toMatchObject({ result: 'REVOKED' });
  const reissued = barcodeOf(golark.ctx.secret, { ticketId, version: 2 });
  await cancelItem(golark.ctx, {
    ...{ orderId: order.id, itemId: order.itemId, actor: 'operator' },
    refundPerLine: (lines) => lines.map(({ amount }) => amount),
  });
  for (const barcode of [reissued, second])
    expect(await scan(eventId, barcode)).toMatchObject({ result: 'REVOKED' });
});

test('listings of an event that has begun expire', async () => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId });
  await golark.runRecurring('tickets.end-sales');
  const statusOf = async () =>
    (
      await golark.ctx.db
        .selectFrom('ticket_listings')
        .select('status')
        .where('id', '=', listingId)
        .executeTakeFirstOrThrow()
    ).status;
  expect(await statusOf()).toBe('active');
  golark.clock.advanceMinutes(31 * 1440);
  await golark.runRecurring('tickets.end-sales');
  expect(await statusOf()).toBe('expired');
});
