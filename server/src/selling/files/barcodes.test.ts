import { StandardFonts } from '@cantoo/pdf-lib';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { removeTicketListing, uploadTicketFile } from '@golark/contract/selling/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { type BarcodePage, barcodePdf } from '#testing/barcode-pdfs';
import { anAccount } from '#testing/factories';
import { aSellerListing, listingInput, sellTo } from '#testing/selling';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aGame, seatsForSale } from '#testing/tickets';
import { untilWaiting } from '#testing/until-waiting';

let golark: TestApp;
let sellers: LoginResult[];
beforeAll(async () => {
  golark = await createTestApp();
  sellers = [await anAccount(golark), await anAccount(golark)];
});
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

let code = 700_000_000_000;
const aCode = (): string => String(code++);

/** Seats 3 and 4 of a row of one of the sellers. */
const aListing = async (eventId: string, seller = 0) => {
  const as = sellers[seller] as LoginResult;
  const input = listingInput(eventId, {
    row: String(2 + seller),
    seats: { from: '3', to: '4' },
    delivery: 'upload',
    inHandOn: '2026-12-01',
  });
  const { id } = await aSellerListing(golark, as, input);
  return { as, params: { listingId: id } };
};

type Listing = Awaited<ReturnType<typeof aListing>>;

const upload = async (listing: Listing, pages: readonly BarcodePage[]): Promise<string> => {
  const seats = ['3', '4'].slice(0, pages.length);
  const body = { seats, content: await barcodePdf(pages) };
  const { status, problem } = await golark.call(uploadTicketFile, { ...listing, body });
  return status === 200 ? 'accepted' : (problem.errors?.[0]?.code ?? problem.code);
};

test('a ticket that another seller has uploaded is refused however it is drawn, another one is accepted', async () => {
  const eventId = await aGame(golark);
  const [mine, theirs] = [await aListing(eventId), await aListing(eventId, 1)];
  const barcode = aCode();
  expect(await upload(mine, [{ barcode }])).toBe('accepted');
  const moved = { barcode, font: StandardFonts.TimesRoman, moved: 17 };
  expect(await upload(theirs, [moved])).toBe('file_used');
  expect(await upload(theirs, [{ barcode, format: 'PDF417' }])).toBe('file_used');
  expect(await upload(theirs, [{ barcode: aCode() }])).toBe('accepted');
});

test('two seats of one file with the same barcode are refused, and the error says which', async () => {
  const listing = await aListing(await aGame(golark));
  const barcode = aCode();
  const content = await barcodePdf([{ barcode }, { barcode, text: 'The next seat' }]);
  const { problem } = await golark.call(uploadTicketFile, {
    ...listing,
    body: { seats: ['3', '4'], content },
  });
  expect(problem.errors).toMatchObject([
    { path: 'content', code: 'file_barcode_repeated', params: { first: 1, second: 2 } },
  ]);
});

test('what is printed on every ticket of an issuer, such as a link, is no obstacle', async () => {
  const eventId = await aGame(golark);
  const [mine, theirs] = [await aListing(eventId), await aListing(eventId, 1)];
  const other = 'https://shop.example/app';
  expect(
    await upload(
      mine,
      [aCode(), aCode()].map((barcode) => ({ barcode, other })),
    ),
  ).toBe('accepted');
  expect(await upload(theirs, [{ barcode: aCode(), other }])).toBe('accepted');
});

test('a barcode can be sold again once its file is gone, and for another event at any time', async () => {
  const [eventId, other] = [await aGame(golark), await aGame(golark)];
  const [mine, theirs] = [await aListing(eventId), await aListing(eventId, 1)];
  const barcode = aCode();
  await upload(mine, [{ barcode }]);
  expect(await upload(await aListing(other, 1), [{ barcode, text: 'Season ticket' }])).toBe('accepted');
  expect(await upload(theirs, [{ barcode, text: 'Again' }])).toBe('file_used');
  // the own file is replaced
  expect(await upload(mine, [{ barcode, text: 'A better scan' }])).toBe('accepted');
  await golark.call(removeTicketListing, mine);
  expect(await upload(theirs, [{ barcode, text: 'Again' }])).toBe('accepted');
});

test('the barcode itself is stored nowhere', async () => {
  const listing = await aListing(await aGame(golark));
  const barcode = aCode();
  await upload(listing, [{ barcode }]);
  const { rows } = await sql<{
    hash: string;
  }>`SELECT b.hash FROM ticket_barcodes b JOIN ticket_files f ON f.id = b.file_id
    WHERE f.listing_id = ${listing.params.listingId}`.execute(golark.ctx.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.hash).not.toContain(barcode);
});

test('a ticket that was issued here is recognized by its barcode', async () => {
  const eventId = await aGame(golark);
  const order = await sellTo(golark, { listingId: await seatsForSale(golark, { eventId }), quantity: 1 });
  const file = await golark.app.inject({ url: `/v1/tickets/orders/${order.id}/tickets/1?key=${order.key}` });
  const listing = await aListing(eventId);
  const body = { seats: ['3'], content: file.rawPayload.toString('base64') };
  expect((await golark.call(uploadTicketFile, { ...listing, body })).status).toBe(200);
  const { rows } = await sql`SELECT FROM ticket_barcodes b JOIN ticket_files f ON f.id = b.file_id
    WHERE f.listing_id = ${listing.params.listingId}`.execute(golark.ctx.db);
  expect(rows).toHaveLength(1);
});

test('of two sellers who upload the same barcodes at once, in different orders, one is accepted', async () => {
  const eventId = await aGame(golark);
  const listings = [await aListing(eventId), await aListing(eventId, 1)] as const;
  const codes = [aCode(), aCode()];
  const pagesOf = (text: string) => codes.map((barcode) => ({ barcode, text }));
  const uploads = () => [
    upload(listings[0], pagesOf('Mine')),
    upload(listings[1], pagesOf('Mine, too').toReversed()),
  ];
  const results = inject('postgresUrl')
    ? await golark.ctx.db.transaction().execute(async (trx) => {
        // both have read their files, and wait to write them
        await sql`LOCK TABLE ticket_files IN SHARE MODE`.execute(trx);
        const started = uploads();
        await untilWaiting(golark.ctx.db, 2);
        return { started };
      })
    : { started: uploads() };
  expect((await Promise.all(results.started)).toSorted()).toEqual(['accepted', 'file_used']);
});
