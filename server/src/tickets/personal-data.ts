import { sql } from 'kysely';
import { Failure } from '#platform/failure';
import type { PersonalData } from '#platform/personal-data';
import { presentTicketOrder } from './present-ticket-order.ts';
import { findComingEvent } from './store/coming-events.ts';
import { listAllTicketOrders } from './store/ticket-orders.ts';
import { presentReceived } from './transfer/present-received.ts';
import { listAccepted } from './transfer/transfers-store.ts';
import { listPlacesOf } from './waiting-list/waiting-store.ts';
import { withdrawListings } from './withdraw-listings.ts';

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
    ticket_queue_places: {
      onDeletion: 'anonymized',
      contains: 'places in queues, by account id or browser; the address as a keyed hash',
      reason: 'the published log of a draw must stay complete; who had a place is erased',
    },
    ticket_transfers: {
      onDeletion: 'retained',
      contains: 'name and email of somebody to whom tickets were given, and the account that accepted them',
      reason:
        'accounting law requires the record of who got what was sold; the recipient is told if it is no longer valid',
      identifyingColumns: ['recipient_name', 'recipient_email'],
    },
    waiting_list: {
      onDeletion: 'deleted',
      contains: 'for which tickets an account waited, with its email address',
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
    waitingLists: (await listPlacesOf(ctx.db, accountId)).map((row) => ({
      ...{ eventId: row.event_id, quantity: row.quantity, sectionId: row.section_id },
      ...{ email: row.email, status: row.status },
    })),
    receivedTickets: (await listAccepted(ctx.db, { accountId, now: new Date(0) })).map((row) =>
      presentReceived(ctx, row, locale),
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
  erase: async (ctx, trx, account) => {
    const items = sql`SELECT i.id FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.account_id = ${account.id}`;
    await sql`UPDATE ticket_order_buyers SET phone = NULL WHERE item_id IN (${items})`.execute(trx);
    await sql`UPDATE ticket_holds SET device_id = NULL WHERE account_id = ${account.id} OR item_id IN (${items})`.execute(
      trx,
    );
    await sql`UPDATE ticket_queue_places SET holder = 'erased ' || id, address = NULL
      WHERE holder = ${`account ${account.id}`}`.execute(trx);
    await sql`DELETE FROM waiting_list WHERE account_id = ${account.id}`.execute(trx);
    await withdrawListings(trx, { accountId: account.id, now: ctx.clock.now() });
  },
};
