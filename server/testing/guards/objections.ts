import type { Guard } from './guard.ts';

const objections = 'server/src/selling/objections';
const tests = ['selling/objections/objections.test'];
const races = ['selling/objections/objections.race'];

export const objectionGuards: readonly Guard[] = [
  {
    name: 'a payout stopped by an objection',
    guarantee: 'A sale whose buyer has objected is not paid before the decision, by whatever statement.',
    break: {
      sql: "INSERT INTO state_transitions (machine, from_status, to_status) VALUES ('ticket-payout', 'STOPPED', 'PAID')",
    },
    tests: races,
  },
  {
    name: 'an objection only while the payout is held',
    guarantee: 'An objection is not recorded for a sale whose payout it did not stop.',
    break: {
      file: `${objections}/object-to-delivery.ts`,
      from: 'if (!(await stopPayout(trx, itemId, now)))',
      to: 'if ((await stopPayout(trx, itemId, now)) && input === null)',
    },
    tests: races,
    group: 'postgres',
  },
  {
    name: 'no objection once the payout is due',
    guarantee: 'A seller whose payout is due is paid.',
    break: {
      file: 'server/src/selling/rules/objecting.ts',
      from: "const isTooLate = payout !== 'HELD' || paysAt <= now;",
      to: "const isTooLate = payout !== 'HELD' || paysAt === now;",
    },
    tests,
  },
  {
    name: 'one objection of a sale',
    guarantee: 'A sale has one objection that is open or decided.',
    break: { sql: 'DROP INDEX ticket_objections_one_per_sale' },
    tests: races,
  },
  {
    name: 'an objection is decided once',
    guarantee: 'Of a withdrawal and decisions at the same moment, one takes effect.',
    break: {
      file: `${objections}/decide-objection.ts`,
      from: "if (sale?.status !== 'DELIVERED') throw nothingOpen();",
      to: '',
    },
    tests: races,
    survives: 'The update of the objection counts only one that is open.',
  },
  {
    name: 'objections without contact details',
    guarantee: 'Buyer and seller learn nothing about each other from what they write about a delivery.',
    break: {
      file: `${objections}/object-to-delivery.ts`,
      from: 'maskContacts(text).text',
      to: 'text',
    },
    tests,
  },
  {
    name: 'a refund ends the objection',
    guarantee: 'No objection stays open whose order was refunded for another reason.',
    break: {
      file: 'server/src/selling/seller-sales.ts',
      from: "  await endObjection(trx, itemId, { status: 'ENDED', reason: null, at });\n",
      to: '',
    },
    tests: races,
  },
];
