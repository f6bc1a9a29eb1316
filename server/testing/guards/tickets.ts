import { type Guard, onPostgres } from './guard.ts';

const tickets = 'server/src/tickets';
const holdTests = ['tickets/hold-tickets', 'tickets/hold-tickets.race', 'tickets/rules/allocate-seats'];
const orderTests = ['tickets/order-tickets', 'tickets/hold-tickets.race', 'checkout/stay-and-tickets'];

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
    groups: onPostgres,
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
    name: 'hold still open when it is ordered',
    guarantee: 'Two orders at once for the same hold are one order.',
    break: {
      file: `${tickets}/store/holds.ts`,
      from: "WHERE id = ${holdId} AND status = 'HELD' AND item_id IS NULL AND expires_at > ${now}`.execute(trx);\n  return numAffectedRows",
      to: 'WHERE id = ${holdId}`.execute(trx);\n  return numAffectedRows',
    },
    tests: orderTests,
    groups: onPostgres,
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
    groups: ['rules'],
  },
  {
    name: 'a ticket lets in once',
    guarantee: 'Of two scanners that see the same barcode, one lets in.',
    break: { file: `${tickets}/scan-ticket.ts`, from: "AND status = 'VALID' AND version", to: 'AND version' },
    tests: ['tickets/scan-ticket'],
    groups: onPostgres,
  },
  {
    name: 'an older barcode is revoked',
    guarantee: 'The barcode of a ticket that was reissued lets nobody in.',
    break: { file: `${tickets}/scan-ticket.ts`, from: 'ticket.version !== content.version || ', to: '' },
    tests: ['tickets/scan-ticket'],
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
];
