import { nodesOf } from '@golark/contract/paging/rules';
import { acceptTickets, sendTickets, withdrawTickets } from '@golark/contract/ticket-transfers/calls';
import {
  cancelTickets,
  holdTickets,
  listTicketListings,
  offerTicketsAgain,
  previewTicketCancellation,
  scanTicket,
  takeTicketsBack,
} from '@golark/contract/tickets/calls';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { anAccount, grantOperator } from '#testing/factories';
import { type Round, runStorm, stormTest } from '#testing/storm/storm';
import type { TestApp } from '#testing/test-app';
import { aBrowser, aGame, orderHeld, seatsForSale } from '#testing/tickets';
import { transferKeyOf } from './order-key.ts';
import { barcodeOf } from './rules/barcode.ts';

const kinds = [
  'scan',
  'offer',
  'take back',
  'send',
  'accept',
  'withdraw',
  'cancel',
  'buy',
  'buy',
  'buy',
] as const;
type Kind = (typeof kinds)[number];

let buyers = 0;
const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

/** Eight seats, of which six are sold in three orders. */
const begin = async (golark: TestApp): Promise<Round<Kind>> => {
  const refundRule = [{ hoursBefore: 24, percent: 75 }];
  const eventId = await aGame(golark, { facilityChargeAmount: 301, refundRule });
  await seatsForSale(golark, { eventId, seats: [{ from: 0, to: 8 }], priceAmount: 8601 });
  const operator = await anAccount(golark);
  await grantOperator(golark, operator.account.accountId);
  const orders: TicketOrder[] = [];

  const buy = async (quantity: number, number: number): Promise<number | null> => {
    const { body } = await golark.call(listTicketListings, { params: { eventId }, query: { quantity } });
    const listing = pick(nodesOf(body), number);
    if (!listing) return null;
    const by = aBrowser();
    const held = await golark.call(holdTickets, { body: { listingId: listing.id, quantity }, ...by });
    if (held.status !== 201) return held.status;
    const email = `buyer-${++buyers}@example.com`;
    const ordered = await orderHeld(golark, held.body.hold, { ...by, email });
    if (ordered.status === 201) orders.push(ordered.body.order);
    return ordered.status;
  };

  for (let i = 0; i < 3; i++) await buy(2, i);

  const scan = async ({ itemId }: TicketOrder, number: number): Promise<number | null> => {
    const ticket = await golark.ctx.db
      .selectFrom('tickets')
      .select(['id', 'version'])
      .where('item_id', '=', itemId)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!ticket) return null;
    const barcode = barcodeOf(golark.ctx.secret, { ticketId: ticket.id, version: ticket.version });
    return (await golark.call(scanTicket, { as: operator, body: { eventId, barcode } })).status;
  };

  const transferOf = async (order: TicketOrder): Promise<string | null> => {
    const { rows } = await sql<{ id: string }>`
      SELECT t.id FROM ticket_transfers t JOIN order_items i ON i.id = t.item_id
      WHERE i.order_id = ${order.id} ORDER BY t.created_at DESC LIMIT 1`.execute(golark.ctx.db);
    return rows[0]?.id ?? null;
  };

  const act: Round<Kind>['act'] = async (kind, { first, second }) => {
    if (kind === 'buy') return buy(1 + (first % 2), second);
    const order = pick(orders, first);
    if (!order) return null;
    const own = { params: { orderId: order.id }, query: { key: order.key } };
    const number = 1 + (second % 2);
    const tickets = [number];
    if (kind === 'scan') return scan(order, number);
    if (kind === 'offer') return (await golark.call(offerTicketsAgain, { ...own, body: { tickets } })).status;
    if (kind === 'take back') return (await golark.call(takeTicketsBack, own)).status;
    if (kind === 'send') {
      const body = { tickets, name: 'Ana', email: `friend-${second}@example.com` };
      return (await golark.call(sendTickets, { ...own, body })).status;
    }
    if (kind === 'cancel') {
      const query = { ...own.query, tickets: String(number) };
      const shown = await golark.call(previewTicketCancellation, { params: own.params, query });
      if (shown.status !== 200) return shown.status;
      const body = { tickets, refundAmount: shown.body.refund.amount };
      return (await golark.call(cancelTickets, { ...own, body })).status;
    }
    const transferId = await transferOf(order);
    if (!transferId) return null;
    if (kind === 'withdraw')
      return (await golark.call(withdrawTickets, { ...own, params: { orderId: order.id, transferId } }))
        .status;
    const query = { key: transferKeyOf(golark.ctx.secret, transferId) };
    return (await golark.call(acceptTickets, { params: { transferId }, query })).status;
  };
  return { act };
};

stormTest(
  'tickets that are scanned, returned, sent, canceled and bought at once agree with money and ledger',
  {
    timeout: 7_200_000,
  },
  async () => {
    await runStorm({ name: 'storm of tickets', kinds, begin });
    expect(buyers).toBeGreaterThan(5);
  },
);
