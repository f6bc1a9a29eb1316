import type { Guard } from './guard.ts';

const selling = 'server/src/selling';
const listingTests = ['selling/create-listing'];
const saleTests = ['selling/deliver-tickets'];
const fileTests = ['selling/upload-file'];

export const sellingGuards: readonly Guard[] = [
  {
    name: 'seats looked for before they are listed',
    guarantee: 'Nobody lists seats that somebody else owns or holds.',
    break: {
      file: `${selling}/create-listing.ts`,
      from: 'if (taken) throw failureOfTaken(taken);',
      to: '',
    },
    tests: listingTests,
  },
  {
    name: 'a seat listed once',
    guarantee: 'Two listings never offer the same seat, whoever writes them.',
    break: { sql: 'ALTER TABLE ticket_listings DROP CONSTRAINT ticket_listings_no_overlap' },
    tests: listingTests,
    survives:
      'A row is locked before its seats are looked for; the constraint is for whatever writes listings otherwise.',
  },
  {
    name: 'listings of a row one at a time',
    guarantee:
      'Of two sellers at the same moment one lists the seats, and standing places are never given twice.',
    break: {
      file: `${selling}/store/taken-seats.ts`,
      from: 'await lock(`row ${eventId} ${sectionId} ${rowLabel}`).execute(trx);',
      to: 'void [eventId, sectionId, rowLabel];',
    },
    tests: listingTests,
    group: 'postgres',
  },
  {
    name: 'a listing of its seller only',
    guarantee: 'Nobody changes, removes or reads the listing of somebody else.',
    break: {
      file: `${selling}/store/own-listings.ts`,
      from: 'WHERE l.id = ${listingId} AND l.seller_account_id = ${accountId}',
      to: 'WHERE l.id = ${listingId} AND ${accountId}::uuid IS NOT NULL',
    },
    tests: listingTests,
  },
  {
    name: 'a sale of its seller only',
    guarantee: 'Nobody reads or delivers the sale of somebody else.',
    break: {
      file: `${selling}/store/sales.ts`,
      from: 'WHERE i.order_id = ${orderId} AND s.seller_account_id = ${accountId} ORDER',
      to: 'WHERE i.order_id = ${orderId} AND ${accountId}::uuid IS NOT NULL ORDER',
    },
    tests: saleTests,
  },
  {
    name: 'sale locked by delivery and deadline',
    guarantee: 'Of a delivery and the deadline at the same moment, one takes effect.',
    break: {
      file: `${selling}/store/sales.ts`,
      from: 'FROM ticket_sales WHERE item_id = ${itemId} FOR UPDATE`.execute(trx);\n  return rows[0];',
      to: 'FROM ticket_sales WHERE item_id = ${itemId}`.execute(trx);\n  return rows[0];',
    },
    tests: saleTests,
    group: 'postgres',
    survives: 'The listing of the sale is locked before it.',
  },
  {
    name: 'no delivery after the deadline',
    guarantee: 'A sale whose deadline is over is refunded, whatever is delivered later.',
    break: {
      file: `${selling}/rules/objecting.ts`,
      from: "if (sale.status === 'DUE') return sale.deliver_by !== null && sale.deliver_by > now;",
      to: "if (sale.status === 'DUE') return true;",
    },
    tests: saleTests,
  },
  {
    name: 'no refund before the deadline',
    guarantee: 'A sale is not refunded while there is time to deliver.',
    break: {
      file: `${selling}/miss-deadline.ts`,
      from: "if (sale?.status !== 'DUE' || !sale.deliverBy || sale.deliverBy > ctx.clock.now())",
      to: "if (sale?.status !== 'DUE')",
    },
    tests: saleTests,
  },
  {
    name: 'undelivered seats stay off sale',
    guarantee: 'Seats whose tickets a buyer has got, or that nobody has, are not sold again.',
    break: {
      file: 'server/src/tickets/tickets-fulfilment.ts',
      from: 'const isForSale = isOfSeller ? await sales.returned(trx, itemId, at) : true;',
      to: 'const isForSale = isOfSeller ? (await sales.returned(trx, itemId, at), true) : true;',
    },
    tests: saleTests,
  },
  {
    name: 'no payout before its day',
    guarantee: 'A seller is paid three days after the event, when nothing can be missed any longer.',
    break: {
      file: `${selling}/pay-seller.ts`,
      from: 'if (payout.paysAt > at) {',
      to: 'if (payout.paysAt > at && false) {',
    },
    tests: saleTests,
  },
  {
    name: 'a sale paid once',
    guarantee: 'However often its job runs, a sale is paid once.',
    break: {
      file: `${selling}/pay-seller.ts`,
      from: "if (payout?.status !== 'HELD') return;",
      to: 'if (!payout) return;',
    },
    tests: saleTests,
    survives:
      'The posting has the sale as its cause, and the database refuses no transition of PAID to itself.',
  },
  {
    name: 'what a seller owes is kept',
    guarantee: 'A refund after the payout is taken from the next one.',
    break: { file: `${selling}/rules/payout.ts`, from: 'amount - Math.max(0, debt)', to: 'amount' },
    tests: saleTests,
  },
  {
    name: 'payouts of a seller one at a time',
    guarantee: 'Two payouts at once do not both keep the same debt.',
    break: {
      file: `${selling}/store/payouts.ts`,
      from: 'ORDER BY item_id FOR UPDATE`',
      to: 'ORDER BY item_id`',
    },
    tests: saleTests,
    group: 'postgres',
  },
  {
    name: 'a page offered once',
    guarantee: 'The same page of a PDF is never sold by two listings.',
    break: { sql: 'ALTER TABLE ticket_files DROP CONSTRAINT ticket_files_used_once' },
    tests: fileTests,
  },
  {
    name: 'a barcode offered once for an event',
    guarantee: 'The same barcode is never sold twice for an event, however its page is drawn.',
    break: { sql: 'ALTER TABLE ticket_barcodes DROP CONSTRAINT ticket_barcodes_used_once' },
    tests: ['selling/files/barcodes'],
  },
  {
    name: 'a barcode of one seat in a file',
    guarantee: 'A file does not sell the same ticket as two seats.',
    break: {
      file: `${selling}/files/add-barcodes.ts`,
      from: 'if (repeated) return { ok: false,',
      to: 'if (repeated && !tickets) return { ok: false,',
    },
    tests: ['selling/files/read-barcodes', 'selling/files/barcodes'],
  },
  {
    name: 'the time that drawing a file may take',
    guarantee: 'A page that takes long to draw does not keep a worker.',
    break: {
      file: `${selling}/files/read-tickets.ts`,
      from: '    }, mostMilliseconds);',
      to: '    }, 60_000 + mostMilliseconds);',
    },
    tests: ['selling/files/read-tickets'],
  },
  {
    name: 'the memory that drawing a file may take',
    guarantee: 'A page that is drawn in gigabytes does not take the memory of the server.',
    break: {
      file: `${selling}/files/limit-wasm-memory.ts`,
      from: 'if (this.buffer.byteLength + pages * bytesOfPage > limit)',
      to: 'if (limit < 0)',
    },
    tests: ['selling/files/read-barcodes'],
  },
  {
    name: 'pages without the pictures of other seats',
    guarantee: 'The file of one seat contains nothing of the other pages.',
    break: {
      file: `${selling}/files/split-pdf.ts`,
      from: 'if (used.has(name.asString().slice(1))) own',
      to: 'own',
    },
    tests: ['selling/files/split-pdf'],
  },
  {
    name: 'links, scripts and attachments left out',
    guarantee: 'A buyer gets pages and nothing that runs or leads elsewhere.',
    break: {
      file: `${selling}/files/split-pdf.ts`,
      from: 'if (!keptOfPage.has(key.decodeText())) page.node.delete(key);',
      to: 'void key;',
    },
    tests: ['selling/files/split-pdf'],
  },
  {
    name: 'streams measured before they are unpacked',
    guarantee: 'A file that unpacks to gigabytes does not take the memory of the server.',
    break: { file: `${selling}/files/split-pdf.ts`, from: 'assertWithinBudget(task.bytes);', to: '' },
    tests: ['selling/files/split-pdf'],
  },
  {
    name: 'what buyers hold of a deleted seller is released',
    guarantee: 'Tickets of an account that is deleted cannot be ordered any more.',
    break: {
      file: 'server/src/tickets/withdraw-listings.ts',
      from: 'returned: listings.flatMap((listing) => listing.hold_ids)',
      to: 'returned: []',
    },
    tests: ['selling/deleted-seller'],
  },
  {
    name: 'an order locks the account of its seller',
    guarantee: 'An order and a deletion of its seller at once are not both done.',
    break: {
      file: 'server/src/tickets/prepare-tickets.ts',
      from: "if (seller !== null && !(await lockAccount(trx, seller, 'share'))) throw holdExpired();",
      to: '',
    },
    tests: ['selling/deleted-seller'],
    group: 'postgres',
  },
  {
    name: 'tickets of a seller who is gone are not confirmed',
    guarantee: 'A payment that arrives after the deletion is refunded.',
    break: {
      file: 'server/src/tickets/tickets-fulfilment.ts',
      from: 'if (seller === undefined)',
      to: 'if (!sale)',
    },
    tests: ['selling/deleted-seller'],
  },
  {
    name: 'the number of streams in a file of tickets',
    guarantee: 'A file of a million streams is refused at once.',
    break: {
      file: 'server/src/selling/files/stream-budget.ts',
      from: 'streams > limits.streams || dictionaries > limits.dictionariesLength',
      to: 'dictionaries > Infinity',
    },
    tests: ['selling/files/split-pdf'],
  },
  {
    name: 'the time that looking at a file may take',
    guarantee: 'A file that was made to take long is refused after two seconds.',
    break: { file: 'server/src/selling/files/stream-budget.ts', from: '    assertInTime();\n', to: '' },
    tests: ['selling/files/split-pdf'],
  },
  {
    name: 'the time that the files of an account may take',
    guarantee: 'One account cannot keep the processor busy with files.',
    break: { file: 'server/src/selling/files/read-tickets.ts', from: '    time.assertLeft();\n', to: '' },
    tests: ['selling/files/read-tickets'],
  },
];
