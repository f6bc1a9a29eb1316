import { sql } from 'kysely';
import { Failure } from '#platform/failure';
import type { PersonalData } from '#platform/personal-data';
import { presentTicketOrder } from './present-ticket-order.ts';
import { findComingEvent } from './store/coming-events.ts';
import { listAllTicketOrders } from './store/ticket-orders.ts';

const accountingLaw = 'accounting law';

export const ticketPersonalData: PersonalData = {
  feature: 'tickets',
  tables: {
    ticket_listings: {
      onDeletion: 'retained',
      contains: 'what a seller offered, by account id; what is still for sale is removed',
      reason: accountingLaw,
      identifyingColumns: [],
    },
    ticket_holds: {
      onDeletion: 'retained',
      contains: 'which seats were held for an account; the browser, which is erased',
      reason: accountingLaw,
      identifyingColumns: [],
    },
    ticket_order_buyers: {
      onDeletion: 'retained',
      contains: 'name and email of the buyer; phone, which is erased',
      reason: 'accounting law requires the record of who bought; a late refund is reported to the buyer',
      identifyingColumns: ['first_name', 'last_name', 'email'],
    },
    tickets: {
      onDeletion: 'retained',
      contains: 'the tickets of an account, by account id',
      reason: accountingLaw,
      identifyingColumns: [],
    },
  },
  exportOf: async (ctx, { accountId, locale }) => ({
    ticketOrders: (await listAllTicketOrders(ctx.db, accountId)).map((row) =>
      presentTicketOrder(ctx, row, locale),
    ),
  }),
  assertDeletable: async (ctx, trx, account) => {
    const event = await findComingEvent(trx, account.id, ctx.clock.now());
    if (!event) return;
    throw new Failure('INVALID_STATE', {
      detail: `The event of the tickets ${event.code} is still to come. Wait until it is over.`,
      extra: { reason: 'COMING_EVENT', orderId: event.orderId, confirmationCode: event.code },
    });
  },
  erase: async (_ctx, trx, account) => {
    const items = sql`SELECT i.id FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.account_id = ${account.id}`;
    await sql`UPDATE ticket_order_buyers SET phone = NULL WHERE item_id IN (${items})`.execute(trx);
    await sql`UPDATE ticket_holds SET device_id = NULL WHERE account_id = ${account.id} OR item_id IN (${items})`.execute(
      trx,
    );
    await sql`UPDATE ticket_listings SET status = 'removed', sizes = 0
      WHERE seller_account_id = ${account.id} AND status IN ('draft', 'active', 'paused')`.execute(trx);
  },
};
