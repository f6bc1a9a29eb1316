import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { removeTicketListing, uploadTicketFile } from '@golark/contract/selling/calls';
import { mostFileBytes } from '@golark/contract/selling/rules';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { anAccount } from '#testing/factories';
import { textOfPages } from '#testing/read-pdf';
import { aSellerListing, listingInput, sellTo } from '#testing/selling';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aPdf, aTicketPdf, joinPdfs } from '#testing/ticket-pdfs';
import { aGame } from '#testing/tickets';

let golark: TestApp;
let as: LoginResult;
let eventId: string;
beforeAll(async () => {
  golark = await createTestApp();
  as = await anAccount(golark);
  eventId = await aGame(golark);
});
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

let row = 0;
/** Two seats, of a row of its own. */
const aListing = async (): Promise<string> => {
  const rows = [1, 2, 3, 4].flatMap((label) => [1, 3, 5, 7, 9].map((from) => ({ label, from })));
  const { label, from } = rows[row++] ?? { label: 1, from: 1 };
  const place = { row: String(label), seats: { from: String(from), to: String(from + 1) } };
  const upload = { delivery: 'upload' as const, inHandOn: '2026-12-01' };
  return (await aSellerListing(golark, as, listingInput(eventId, { ...place, ...upload }))).id;
};

const seatsOf = async (listingId: string): Promise<string[]> => {
  const { from } = await golark.ctx.db
    .selectFrom('ticket_listings')
    .select((eb) => eb.fn<number>('lower', ['seats']).as('from'))
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  return [String(from + 1), String(from + 2)];
};

const upload = (listingId: string, body: { seats: string[]; content: string }, by = as) =>
  golark.call(uploadTicketFile, { as: by, params: { listingId }, body });

const faultOf = (problem: unknown) => {
  const [error] = (problem as { errors: { path: string; code: string; params: object }[] }).errors;
  return error && [error.path, error.code];
};

const download = async ({ id, key }: TicketOrder, number: number) => {
  const response = await golark.app.inject({ url: `/v1/tickets/orders/${id}/tickets/${number}?key=${key}` });
  return response.rawPayload;
};

const keysOf = async (listingId: string): Promise<string[]> => {
  const rows = await golark.ctx.db
    .selectFrom('ticket_files')
    .select('file_key')
    .where('listing_id', '=', listingId)
    .execute();
  return rows.map(({ file_key }) => file_key);
};

test('with a page for each seat, every buyer gets the own page at once and nothing of the others', async () => {
  const listingId = await aListing();
  const texts = [`first ${randomUUID()}`, `second ${randomUUID()}`];
  const { body } = await upload(listingId, { seats: await seatsOf(listingId), content: await aPdf(texts) });
  expect(body.listing).toMatchObject({
    delivery: 'instant',
    inHandOn: null,
    files: [{ pageCount: 1 }, { pageCount: 1 }],
  });
  const orders = [
    await sellTo(golark, { listingId, quantity: 1 }),
    await sellTo(golark, { listingId, quantity: 1 }, 'b@example.com'),
  ];
  for (const [i, order] of orders.entries()) {
    expect(order).toMatchObject({ delivery: 'instant', deliverBy: null, tickets: [{ isReady: true }] });
    const bytes = await download(order, 1);

    expect(await textOfPages(bytes)).toEqual([texts[i]]);
  }
});

test('a single seat can have several pages, several seats only one each', async () => {
  const listingId = await aListing();
  const seats = await seatsOf(listingId);
  const three = await aTicketPdf(3);
  expect(faultOf((await upload(listingId, { seats, content: three })).problem)).toEqual([
    'content',
    'file_pages',
  ]);
  const { body } = await upload(listingId, { seats: seats.slice(0, 1), content: three });
  // the other seat has none yet
  expect(body.listing).toMatchObject({
    delivery: 'upload',
    files: [{ seats: seats.slice(0, 1), pageCount: 3 }],
  });
});

test('a file over 4 MiB, or that is not base64, is refused', async () => {
  const listingId = await aListing();
  const [seat = ''] = await seatsOf(listingId);
  const tooBig = await upload(listingId, {
    seats: [seat],
    content: Buffer.alloc(mostFileBytes + 1).toString('base64'),
  });
  expect(faultOf(tooBig.problem)).toEqual(['content', 'file_too_big']);
  const huge = await upload(listingId, {
    seats: [seat],
    content: Buffer.alloc(2 * mostFileBytes).toString('base64'),
  });
  expect(huge.problem.code).toBe('PAYLOAD_TOO_LARGE');
  expect((await upload(listingId, { seats: [seat], content: '%PDF-1.7' })).problem.code).toBe(
    'VALIDATION_ERROR',
  );
});

test('a page is offered once, whoever uploads it and in whatever file', async () => {
  const [mine, page] = [await aListing(), await aTicketPdf()];
  const seats = await seatsOf(mine);
  await upload(mine, { seats: seats.slice(0, 1), content: page });
  const other = await anAccount(golark);
  const { id: theirs } = await aSellerListing(golark, other, listingInput(await aGame(golark)));
  const both = await joinPdfs([await aTicketPdf(), page]);
  const { problem } = await upload(theirs, { seats: ['3', '4'], content: both }, other);
  expect(faultOf(problem)).toEqual(['content', 'file_used']);
  // once it is no longer offered it can be
  await golark.call(removeTicketListing, { as, params: { listingId: mine } });
  expect((await upload(theirs, { seats: ['3', '4'], content: both }, other)).status).toBe(200);
});

test('a file that was replaced, or whose listing was removed, is erased', async () => {
  const listingId = await aListing();
  const seats = (await seatsOf(listingId)).slice(0, 1);
  await upload(listingId, { seats, content: await aTicketPdf() });
  const [first = ''] = await keysOf(listingId);
  await upload(listingId, { seats, content: await aTicketPdf() });
  const [second = ''] = await keysOf(listingId);
  await golark.runJobs();
  expect(await golark.ctx.files.read(first)).toBeNull();
  expect(await golark.ctx.files.read(second)).not.toBeNull();
  await golark.call(removeTicketListing, { as, params: { listingId } });
  await golark.runJobs();
  expect(await golark.ctx.files.read(second)).toBeNull();
});

test('files name seats of the listing, and belong to its seller', async () => {
  const listingId = await aListing();
  const content = await aTicketPdf();
  const unknown = await upload(listingId, { seats: ['99'], content });
  expect(faultOf(unknown.problem)).toEqual(['seats', 'seats_not_listed']);
  const other = await anAccount(golark);
  expect((await upload(listingId, { seats: ['1'], content }, other)).problem.code).toBe('NOT_FOUND');
});

test('standing places get the pages in their order', async () => {
  const standing = { sectionId: 'floor', row: null, seats: null, quantity: 2 };
  const { id } = await aSellerListing(golark, as, listingInput(eventId, standing));
  const { body } = await upload(id, { seats: [], content: await aTicketPdf(2) });
  expect(body.listing).toMatchObject({ delivery: 'instant', files: [{ seats: [] }, { seats: [] }] });
  const more = await upload(id, { seats: [], content: await aTicketPdf(1) });
  expect(faultOf(more.problem)).toEqual(['content', 'file_pages']);
});

test('an address that has uploaded 300 files in an hour waits', async () => {
  const listingId = await aListing();
  const [address, used_at] = ['203.0.113.9', golark.clock.now()];
  const uses = Array.from({ length: 300 }, () => ({ kind: 'ticket-file', address, used_at }));
  await golark.ctx.db.insertInto('address_uses').values(uses).execute();
  const response = await golark.app.inject({
    ...{ method: 'POST', url: `/v1/tickets/listings/${listingId}/files`, remoteAddress: address },
    headers: { authorization: `Bearer ${as.token.jwt}` },
    payload: { seats: await seatsOf(listingId), content: await aTicketPdf(2) },
  });
  expect(response.json()).toMatchObject({ code: 'RATE_LIMITED' });
});
