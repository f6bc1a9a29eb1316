import type { Guard } from './guard.ts';

const tickets = 'server/src/tickets';
const holdTests = ['tickets/hold-tickets', 'tickets/hold-tickets.race', 'tickets/rules/allocate-seats'];
const orderTests = ['tickets/order-tickets', 'tickets/hold-tickets.race', 'checkout/stay-and-tickets'];

const transferTests = ['tickets/transfer/transfer-tickets', 'tickets/transfer/transfer-tickets.race'];

const cancelTests = ['tickets/cancel/cancel-tickets'];
const waitingTests = ['tickets/waiting-list/waiting-list', 'tickets/waiting-list/waiting-list.race'];

export const ticketGuards: readonly Guard[] = [
  {
    name: 'listings locked before their seats are chosen',
    guarantee: 'Two servers never take the same seats, and no request fails because of another one.',
    break: {
      file: `${tickets}/store/seat-stock.ts`,
      from: 'ORDER BY l.id FOR UPDATE OF l',
      to: 'ORDER BY l.id',
    },
    tests: holdTests,
    group: 'postgres',
  },
  {
    name: 'tickets per buyer within the limit of the event',
    guarantee: 'Card and email address have at most as many tickets as the event allows.',
    break: { sql: 'ALTER TABLE ticket_buyers DROP CONSTRAINT ticket_buyers_within_limit' },
    tests: orderTests,
  },
  {
    name: 'a hold replaces another one of the same buyer',
    guarantee: 'A buyer holds seats of an event once, in however many tabs.',
    break: {
      file: `${tickets}/rules/allocate-seats.ts`,
      from: 'for (const hold of own) this.#release(hold);',
      to: '',
    },
    tests: holdTests,
  },
  {
    name: 'hold of its buyer only',
    guarantee: 'A hold of another browser or account is neither read, nor ordered, nor given back.',
    break: {
      file: `${tickets}/store/holds.ts`,
      from: 'WHERE h.id = ${holdId} AND ${ownedBy(owner)}',
      to: 'WHERE h.id = ${holdId}',
    },
    tests: [...holdTests, ...orderTests],
  },
  {
    name: 'expired hold not ordered',
    guarantee: 'Seats whose hold has ended are not sold to its buyer while another one holds them.',
    break: {
      file: `${tickets}/prepare-tickets.ts`,
      from: "row.status !== 'HELD' || row.expires_at <= ctx.clock.now()",
      to: 'false',
    },
    tests: orderTests,
    survives: 'The UPDATE that makes the hold part of the order has the same condition.',
  },
  {
    name: 'one place on a waiting list for each mailbox',
    guarantee: 'Thirty spellings of an address are one place.',
    break: { sql: 'DROP INDEX waiting_list_once' },
    tests: ['tickets/waiting-list/waiting-list'],
  },
  {
    name: 'hold still open when it is ordered',
    guarantee: 'Two orders at once for the same hold are one order.',
    break: {
      file: `${tickets}/store/holds.ts`,
      from: "WHERE id = ${holdId} AND status = 'HELD' AND item_id IS NULL AND expires_at > ${now}`.execute(trx);\n  if (numAffectedRows",
      to: 'WHERE id = ${holdId}`.execute(trx);\n  if (numAffectedRows',
    },
    tests: ['tickets/repeat-a-key'],
    group: 'postgres',
  },
  {
    name: 'order of tickets only with its key or for its buyer',
    guarantee: 'Nobody reads or downloads the tickets of others.',
    break: {
      file: `${tickets}/own-ticket-orders.ts`,
      from: 'isOrderKey(ctx.secret, { orderId, key })',
      to: 'key.length > 0',
    },
    tests: [...orderTests, 'tickets/event-changes'],
  },
  {
    name: 'transition of a hold listed in the database',
    guarantee: 'A bare UPDATE can not move a hold to a status that its state machine does not allow.',
    break: { sql: 'DROP TRIGGER ticket_holds_status ON ticket_holds' },
    tests: ['state-machines'],
  },
  {
    name: 'barcode signed',
    guarantee: 'A barcode that was changed or made up is refused.',
    break: {
      file: `${tickets}/rules/barcode.ts`,
      from: 'if (!timingSafeEqual(signatureOf(secret, content), bytes.subarray(idBytes + versionBytes))) return null;',
      to: '',
    },
    tests: ['tickets/rules/barcode'],
    group: 'rules',
  },
  {
    name: 'a ticket lets in once',
    guarantee: 'Of two scanners that see the same barcode, one lets in.',
    break: { file: `${tickets}/scan-ticket.ts`, from: "AND status = 'VALID' AND version", to: 'AND version' },
    tests: ['tickets/scan-ticket'],
    group: 'postgres',
  },
  {
    name: 'an older barcode is revoked',
    guarantee: 'The barcode of a ticket that was reissued lets nobody in.',
    break: { file: `${tickets}/scan-ticket.ts`, from: 'ticket.version !== content.version || ', to: '' },
    tests: ['tickets/scan-ticket'],
  },
  {
    name: 'tickets that are offered are not scanned',
    guarantee: 'Whoever offers a ticket to somebody does not use it at the same time.',
    break: {
      file: `${tickets}/scan-ticket.ts`,
      from: "  if (isPending(ticket)) return shown('PENDING', ticket);\n",
      to: '',
    },
    tests: transferTests,
    survives: 'The UPDATE that marks a ticket as used has the same condition, and the result is read again.',
  },
  {
    name: 'a transfer is accepted once',
    guarantee: 'Of two acceptances, or one and a withdrawal, one has an effect.',
    break: {
      file: `${tickets}/transfer/transfers-store.ts`,
      from: "locale = ${locale} WHERE id = ${id} AND status = 'SENT'`",
      to: 'locale = ${locale} WHERE id = ${id}`',
    },
    tests: transferTests,
    group: 'postgres',
  },
  {
    name: 'the sale locked while its tickets change their owner',
    guarantee: 'No ticket is offered to somebody while its order is refunded.',
    break: {
      file: `${tickets}/transfer/transfers-store.ts`,
      from: 'SELECT status FROM ticket_holds WHERE item_id = ${itemId} FOR UPDATE',
      to: 'SELECT status FROM ticket_holds WHERE item_id = ${itemId}',
    },
    tests: transferTests,
    group: 'postgres',
  },
  {
    name: 'received tickets only with the key of their link or for who accepted them',
    guarantee: 'Nobody reads or accepts tickets that were sent to somebody else.',
    break: {
      file: `${tickets}/transfer/received-tickets.ts`,
      from: 'isTransferKey(ctx.secret, { transferId, key })',
      to: 'key.length > 0',
    },
    tests: transferTests,
  },
  {
    name: 'tickets of somebody else have no file for their buyer',
    guarantee: 'Who gave a ticket away does not get its new barcode.',
    break: { file: `${tickets}/files/ticket-file.ts`, from: 'assertOwn(ticket);', to: '' },
    tests: transferTests,
  },
  {
    name: 'refund of single tickets as the buyer has seen it',
    guarantee: 'Canceling refunds what the preview has shown, or nothing is canceled.',
    break: {
      file: `${tickets}/cancel/cancel-tickets.ts`,
      from: 'if (sum(refundPerLine) !== expectedAmount)',
      to: 'if (false)',
    },
    tests: cancelTests,
  },
  {
    name: 'a ticket is canceled once',
    guarantee: 'Tickets that are used, canceled or given away are not refunded.',
    break: {
      file: `${tickets}/store/sales.ts`,
      from: "AND status = 'VALID' AND transfer_id IS NULL AND NOT is_offered RETURNING seat",
      to: "AND status <> 'USED' RETURNING seat",
    },
    tests: cancelTests,
    group: 'postgres',
  },
  {
    name: 'seats that suit somebody on the waiting list are nobody else’s',
    guarantee: 'Who waits is offered seats that come back before anybody else can hold them.',
    break: {
      file: `${tickets}/rules/allocate-seats.ts`,
      from: "    if (!request.isOffer && this.#isForWaiting(listing, request)) return { status: 'UNAVAILABLE' };\n",
      to: '',
    },
    tests: waitingTests,
  },
  {
    name: 'the waiting list in its order',
    guarantee: 'Whoever joined first is offered seats first.',
    break: {
      file: `${tickets}/waiting-list/waiting-store.ts`,
      from: 'AND NOT w.is_paused ORDER BY w.number LIMIT 1',
      to: 'AND NOT w.is_paused ORDER BY w.number DESC LIMIT 1',
    },
    tests: waitingTests,
  },
  {
    name: 'a place on a waiting list only with its key or for its account',
    guarantee: 'Nobody takes the offer of somebody else.',
    break: {
      file: `${tickets}/waiting-list/own-place.ts`,
      from: 'isWaitingKey(ctx.secret, { placeId, key })',
      to: 'key.length > 0',
    },
    tests: waitingTests,
  },
  {
    name: 'void tickets have no file',
    guarantee: 'A ticket that was refunded can not be downloaded.',
    break: {
      file: `${tickets}/files/ticket-file.ts`,
      from: "ticket.status === 'VOID' || row.event_status === 'CANCELED'",
      to: 'false',
    },
    tests: ['tickets/event-changes'],
  },
  {
    name: 'the ticket of somebody who gave it back is void when its seat is sold',
    guarantee: 'A seat has one valid ticket, and its first buyer is refunded.',
    break: {
      file: `${tickets}/store/sales.ts`,
      from: 'const isReturned = listing.pool_item_id !== null;',
      to: 'const isReturned = false;',
    },
    tests: ['tickets/pool/pool'],
  },
  {
    name: 'tickets that were given back are refunded once',
    guarantee: 'Repeating the job of a refund refunds nothing more.',
    break: {
      file: `${tickets}/pool/refund-returned.ts`,
      from: ' || seats.some((seat) => containsRange(canceled, seat))',
      to: '',
    },
    tests: ['tickets/pool/pool'],
    survives: 'The cause of a refund is unique.',
  },
  {
    name: 'tickets locked while they are offered again',
    guarantee: 'A ticket that is scanned while its buyer gives it back is not sold to another buyer.',
    break: {
      file: 'server/src/tickets/pool/pool-store.ts',
      from: 'ORDER BY seat FOR UPDATE`',
      to: 'ORDER BY seat`',
    },
    tests: ['tickets/pool/pool'],
    group: 'postgres',
  },
  {
    name: 'seats of the pool are sold with all their tickets',
    guarantee: 'A ticket that was used in the meantime is not sold on, and needs no operator.',
    break: {
      file: 'server/src/tickets/pool/pool-store.ts',
      from: 'if (!first || rows.length < range.to - range.from)',
      to: 'if (!first)',
    },
    tests: ['tickets/pool/pool'],
  },
  {
    name: 'hold without an owner is in no list',
    guarantee: 'Two missing values are no match: an account does not get the holds of strangers.',
    break: {
      file: 'server/src/tickets/store/holds.ts',
      from: 'h.device_id = ${deviceId}::text',
      to: 'h.device_id IS NOT DISTINCT FROM ${deviceId}::text',
    },
    tests: ['tickets/hold-tickets'],
  },
  {
    name: 'returned seats of a suspended seller stay off sale',
    guarantee: 'Seats that come back to a sold listing are not sold for a suspended seller.',
    break: {
      file: 'server/src/tickets/store/sales.ts',
      from: "CASE WHEN l.is_suspended THEN 'paused' ELSE 'active' END",
      to: "'active'",
    },
    tests: ['selling/suspended-seller'],
  },
  {
    name: 'suspended seller is not paid',
    guarantee: 'A payout waits as long as its seller is suspended.',
    break: {
      file: 'server/src/selling/pay-seller.ts',
      from: 'if (await isSuspended(trx, sellerAccountId))',
      to: 'if (!sellerAccountId)',
    },
    tests: ['selling/suspended-seller'],
  },
];
