import { acceptTickets, sendTickets } from '@golark/contract/ticket-transfers/calls';
import { returnTickets } from '@golark/contract/tickets/calls';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelEvent, moveEvent } from '#events';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';
import { transferKeyOf } from '../order-key.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const buy = async (eventId: string, email: string, rowLabel = '12'): Promise<TicketOrder> => {
  const listingId = await seatsForSale(golark, { eventId, rowLabel, seats: [{ from: 0, to: 2 }] });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  const { body } = await orderHeld(golark, hold, { ...by, email });
  await golark.runJobs();
  return body.order;
};

const ofOrder = ({ id, key }: TicketOrder) => ({ params: { orderId: id }, query: { key } });

const linesOf = (file: string): Map<string, string> =>
  new Map(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line): [string, string] => [line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1)]),
  );

/** The entries that the emails to a recipient bring, in the order in which they were written. */
const entriesTo = async (recipient: string) => {
  const rows = await golark.ctx.db
    .selectFrom('emails')
    .select('calendar')
    .where('recipient', '=', recipient)
    .where('calendar', 'is not', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ calendar }) => {
    const lines = linesOf(calendar ?? '');
    const [uid, start, end] = ['UID', 'DTSTART', 'DTEND'].map((name) => lines.get(name));
    const [method, status] = ['METHOD', 'STATUS'].map((name) => lines.get(name));
    return { uid, start, end, method, status, sequence: Number(lines.get('SEQUENCE')) };
  });
};

const moveBy = async (eventId: string, days: number): Promise<void> => {
  golark.clock.advanceMinutes(1);
  const startsAt = new Date(golark.clock.now().getTime() + days * 86_400_000);
  await moveEvent(golark.ctx, { eventId, startsAt });
  await golark.runJobs();
};

describe('the entry in the calendar of a buyer', () => {
  test('follows an event that is moved twice and canceled', async () => {
    const eventId = await aGame(golark);
    const order = await buy(eventId, 'ana@example.com');
    await moveBy(eventId, 60);
    await moveBy(eventId, 50);
    golark.clock.advanceMinutes(1);
    await cancelEvent(golark.ctx, eventId);
    await golark.runJobs();
    const entries = await entriesTo('ana@example.com');
    expect(entries.map(({ method, status }) => [method, status])).toEqual([
      ['PUBLISH', 'CONFIRMED'],
      ['PUBLISH', 'CONFIRMED'],
      ['PUBLISH', 'CONFIRMED'],
      ['CANCEL', 'CANCELLED'],
    ]);
    expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${order.id}@golark`]));
    const sequences = entries.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    expect(new Set(entries.map(({ start }) => start)).size).toBe(3);
  });

  test('is taken out when the tickets are refunded', async () => {
    const eventId = await aGame(golark);
    const order = await buy(eventId, 'ben@example.com');
    await moveBy(eventId, 60);
    golark.clock.advanceMinutes(1);
    expect((await golark.call(returnTickets, ofOrder(order))).status).toBe(200);
    await golark.runJobs();
    const [, moved, refunded] = await entriesTo('ben@example.com');
    expect(refunded).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: moved?.uid });
    expect(refunded?.sequence).toBeGreaterThan(moved?.sequence ?? 0);
  });

  test('ends when a game of its kind does', async () => {
    await buy(await aGame(golark), 'cai@example.com');
    const [entry] = await entriesTo('cai@example.com');
    const instant = (text = ''): number =>
      Date.parse(text.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6'));
    expect(instant(entry?.end) - instant(entry?.start)).toBe(150 * 60_000);
  });
});

test('who was given tickets gets the entry of an event that was moved, and of one that was canceled', async () => {
  const eventId = await aGame(golark);
  const order = await buy(eventId, 'dee@example.com');
  const sent = await golark.call(sendTickets, {
    ...ofOrder(order),
    body: { tickets: [1], name: 'Lee Park', email: 'lee@example.com' },
  });
  const transferId = sent.body.order.tickets[0]?.transfer?.id ?? '';
  const key = transferKeyOf(golark.ctx.secret, transferId);
  expect((await golark.call(acceptTickets, { params: { transferId }, query: { key } })).status).toBe(200);
  await moveBy(eventId, 60);
  golark.clock.advanceMinutes(1);
  await cancelEvent(golark.ctx, eventId);
  await golark.runJobs();
  const entries = await entriesTo('lee@example.com');
  expect(entries).toMatchObject([
    { uid: `${transferId}@golark`, method: 'PUBLISH' },
    { uid: `${transferId}@golark`, method: 'CANCEL', status: 'CANCELLED' },
  ]);
  expect(entries[1]?.sequence).toBeGreaterThan(entries[0]?.sequence ?? 0);
});
