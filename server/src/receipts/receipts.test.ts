import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import type { Locale } from '@golark/contract/locale/rules';
import { placeOrder } from '@golark/contract/orders/calls';
import { getInvoices, issueInvoice } from '@golark/contract/receipts/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDay } from '#platform/format';
import {
  aBookingBody,
  aListing,
  anAccount,
  aQuote,
  declinedCard,
  goodCard,
  someDates,
} from '#testing/factories';
import { textOfPages } from '#testing/read-pdf';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay, testNow } from '#testing/test-now';
import { aGame, aHold, aTicketBuyer, seatsForSale } from '#testing/tickets';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const buyer = { companyName: 'Oak & Co', address: '1 Main Street\nBend, OR', taxNumber: 'US-77' };

const book = async ({
  as,
  card = goodCard,
  guest = {},
}: {
  as: LoginResult;
  card?: object;
  guest?: object;
}) => {
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const sample = aBookingBody(quote);
  const body = { ...sample, guest: { ...sample.guest, ...guest }, card: { ...goodCard, ...card } };
  const { body: answer, problem } = await golark.call(bookStay, { as, body });
  return { bookingId: answer.booking?.id ?? String(problem['bookingId']), booking: answer.booking };
};

const aStay = async () => {
  const as = await anAccount(golark);
  const { booking } = await book({ as });
  return { as, booking, orderId: booking.orderId };
};

const download = (as: LoginResult | null, url: string, locale: Locale = 'en') =>
  golark.app.inject({
    url,
    headers: {
      'accept-language': locale,
      ...(as ? { authorization: `Bearer ${as.token.jwt}` } : {}),
    },
  });

const textOf = async (as: LoginResult, url: string, locale: Locale = 'en'): Promise<string> => {
  const response = await download(as, url, locale);
  expect(response.headers['content-type']).toBe('application/pdf');
  return (await textOfPages(response.rawPayload)).join('\n');
};
const receiptOf = (orderId: string) => `/v1/orders/${orderId}/receipt`;
const issue = (as: LoginResult, orderId: string, details = buyer) =>
  golark.call(issueInvoice, { as, params: { orderId }, body: details });

describe('the receipt of an order', () => {
  test.each([
    ['en', ['Receipt', 'Test lodging tax', 'Visa ending 4242', 'Paid']],
    ['es', ['Recibo', 'Impuesto de prueba', 'Visa terminada en 4242', 'Pagado']],
  ] as const)('has stay, lines with taxes and what was paid (%s)', async (locale, words) => {
    const { as, booking, orderId } = await aStay();
    const text = await textOf(as, receiptOf(orderId), locale);
    for (const word of [
      ...words,
      booking.property.title,
      booking.property.hostName,
      booking.confirmationCode,
      'Golark',
    ])
      expect(text).toContain(word);
    expect(text).toContain((booking.total.amount / 100).toFixed(2));
  });

  test('shows each change with what was paid and refunded for it, and an invoice stays as it was issued', async () => {
    const { as, booking, orderId } = await aStay();
    const params = { bookingId: booking.id };
    const invoiceUrl = `/v1/invoices/${(await issue(as, orderId)).body.invoices[0]?.number}`;
    const invoice = await textOf(as, invoiceUrl);
    for (const departDay of [testDay(22), testDay(21)]) {
      const body = { ...someDates, departDay, numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };
      const { quote } = (await golark.call(quoteBookingChange, { as, params, body })).body;
      await golark.call(changeBooking, { as, params, body: { quoteId: quote.quoteId } });
    }
    const text = await textOf(as, receiptOf(orderId));
    for (const words of ['3 nights', '5 nights', '4 nights', '402.50', '230.00', '-$115.00', '517.50'])
      expect(text).toContain(words);
    expect(await textOf(as, invoiceUrl)).toBe(invoice);
  });

  test('names the rooms of a hotel and who sleeps in them', async () => {
    const as = await anAccount(golark);
    const rooms = [{ units: 2, max_guests: 2, name_en: 'Queen room' }];
    const hotel = { stay_type: 'hotels', property_type: 'hotel', rooms } as const;
    const quote = await aQuote(golark, await aListing(golark.ctx.db, hotel), { as, numAdults: 3 });
    const { body } = await golark.call(bookStay, { as, body: aBookingBody(quote) });
    const text = await textOf(as, receiptOf(body.booking.orderId));
    expect(text).toContain('1 × Queen room (2 adults)');
    expect(text).toContain('1 × Queen room (1 adult)');
  });

  test('nets to what was kept after a refund', async () => {
    const { as, booking, orderId } = await aStay();
    const { body } = await golark.call(cancelBooking, { as, params: { bookingId: booking.id } });
    const refunded = body.booking.refunds[0]?.amount.amount ?? 0;
    expect(refunded).toBeGreaterThan(0);
    const text = await textOf(as, receiptOf(orderId));
    expect(text).toContain(`-$${(refunded / 100).toFixed(2)}`);
    expect(text).toContain('Paid after refunds');
    await golark.runJobs();
    expect(await textOf(as, receiptOf(orderId))).not.toContain('on its way');
  });

  test('has one day for what happens in one evening: that of the stay, and of the books for its invoice', async () => {
    // 11 at night in Denver and 10 in Los Angeles, the next day in UTC
    golark.clock.set(`${testDay(1)}T06:00:00Z`);
    const { as, booking, orderId } = await aStay();
    const { body } = await issue(as, orderId);
    expect(body.invoices[0]?.issuedOn).toBe(testDay());
    await golark.call(cancelBooking, { as, params: { bookingId: booking.id } });
    const papers = [receiptOf(orderId), `/v1/invoices/${body.invoices[0]?.number}`].map((url) =>
      textOf(as, url),
    );
    const [receipt = '', invoice = ''] = await Promise.all(papers);
    expect(receipt).toContain('-$');
    for (const text of [receipt, invoice]) {
      expect(text).toContain(formatDay(testDay(), 'en'));
      expect(text).not.toContain(formatDay(testDay(1), 'en'));
    }
    golark.clock.set(testNow);
  });

  test('of a stay with tickets lists both', async () => {
    const as = await anAccount(golark);
    const { quoteId } = await aQuote(golark, await aListing(golark.ctx.db), { as });
    const hold = await aHold(
      golark,
      { listingId: await seatsForSale(golark, { eventId: await aGame(golark) }), quantity: 2 },
      { as },
    );
    const items = [
      { kind: 'stay', quoteId, guest: aTicketBuyer },
      { kind: 'tickets', holdId: hold.id },
    ] as const;
    const { body } = await golark.call(placeOrder, { as, body: { items: [...items], card: goodCard } });
    const text = await textOf(as, receiptOf(body.order.id));
    for (const { description } of body.order.items) expect(text).toContain(description);
  });

  test('belongs to the buyer alone, and to an order that was paid', async () => {
    const { orderId } = await aStay();
    expect((await download(null, receiptOf(orderId))).statusCode).toBe(401);
    expect((await download(await anAccount(golark), receiptOf(orderId))).statusCode).toBe(404);
    expect((await download(await anAccount(golark), receiptOf('nonsense'))).statusCode).toBe(404);
    const as = await anAccount(golark);
    await book({ as, card: declinedCard });
    const row = await golark.ctx.db
      .selectFrom('orders')
      .select('id')
      .where('account_id', '=', as.account.accountId)
      .executeTakeFirstOrThrow();
    expect((await download(as, receiptOf(row.id))).statusCode).toBe(409);
    expect((await issue(as, row.id)).problem.code).toBe('INVALID_STATE');
  });

  test.each([
    ['Zoë Ñandú-Łukasz', 'DejaVuSans'],
    ['山田 太郎', 'UnifontExMono'],
    ['אבי כהן', 'DejaVuSans'],
    ['สมชาย ใจดี', 'NotoSansThai'],
    ['श्रीवास्तव', 'NotoSansDevanagari'],
    ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'NotoSansGurmukhi'],
    ['김철수 (李)', 'UnifontExMono'],
    ['👩‍🚀 \u{1F3F4}', 'UnifontExMono'],
    ['山'.repeat(100), 'UnifontExMono'],
    ['अ'.repeat(50) + '山'.repeat(50), 'NotoSansDevanagari'],
    ['a'.repeat(95), 'Helvetica'],
  ])('is written for a guest called %s, in the font %s', async (firstName, font) => {
    const as = await anAccount(golark);
    const { booking } = await book({ as, guest: { firstName } });
    const response = await download(as, receiptOf(booking.orderId));
    expect(response.statusCode).toBe(200);
    expect((await textOfPages(response.rawPayload)).length).toBe(1);
    expect(response.rawPayload.toString('latin1')).toContain(font);
  });

  test('writes the code of a character that no font has', async () => {
    const as = await anAccount(golark);
    const { booking } = await book({ as, guest: { firstName: '𠮷', lastName: 'Smith' } });
    expect(await textOf(as, receiptOf(booking.orderId))).toContain('U+20BB7 Smith');
  });
});

describe('the business invoice of an order', () => {
  test('has the company, and is the same whenever it is asked for', async () => {
    const { as, orderId } = await aStay();
    const { body } = await issue(as, orderId);
    const [invoice] = body.invoices;
    expect(body).toMatchObject({ details: buyer, invoices: [{ kind: 'INVOICE' }] });
    const url = `/v1/invoices/${invoice?.number}`;
    const first = await download(as, url);
    for (const part of [
      'Oak & Co',
      '1 Main Street',
      'Bend, OR',
      'Tax number: US-77',
      `Invoice ${invoice?.number}`,
    ])
      expect((await textOfPages(first.rawPayload)).join()).toContain(part);
    const again = await issue(as, orderId, { ...buyer, companyName: 'Elm Inc' });
    expect(again.body.invoices).toEqual(body.invoices);
    golark.clock.advanceMinutes(5);
    expect(await textOf(as, url, 'es')).toBe((await textOfPages(first.rawPayload)).join('\n'));
    const other = await book({ as });
    const kept = await golark.call(getInvoices, { as, params: { orderId: other.booking.orderId } });
    expect(kept.body).toEqual({ details: { ...buyer, companyName: 'Elm Inc' }, invoices: [] });
  });

  test('stays as it is after a refund, which has a credit note with the taxes in it', async () => {
    const { as, booking, orderId } = await aStay();
    const issued = await issue(as, orderId);
    const { body } = await golark.call(cancelBooking, { as, params: { bookingId: booking.id } });
    await golark.runJobs();
    await golark.runJobs();
    const { invoices } = (await golark.call(getInvoices, { as, params: { orderId } })).body;
    const refund = body.booking.refunds[0]?.amount;
    expect(invoices).toEqual([
      issued.body.invoices[0],
      expect.objectContaining({ kind: 'CREDIT_NOTE', amount: refund }),
    ]);
    const text = await textOf(as, `/v1/invoices/${invoices[1]?.number}`);
    expect(text).toContain(`For invoice ${invoices[0]?.number}`);
    expect(text).toContain('Refunded taxes');
    expect(text).toContain(`-$${((refund?.amount ?? 0) / 100).toFixed(2)}`);
  });

  test('that is asked for after a refund comes with its credit note', async () => {
    const { as, booking, orderId } = await aStay();
    await golark.call(cancelBooking, { as, params: { bookingId: booking.id } });
    await golark.runJobs();
    const { invoices } = (await issue(as, orderId)).body;
    expect(invoices.map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE']);
  });

  test('is found by its buyer alone', async () => {
    const { as, orderId } = await aStay();
    const url = `/v1/invoices/${(await issue(as, orderId)).body.invoices[0]?.number}`;
    expect((await download(null, url)).statusCode).toBe(401);
    expect((await download(await anAccount(golark), url)).statusCode).toBe(404);
    expect((await download(as, '/v1/invoices/INV-999999')).statusCode).toBe(404);
    expect((await download(as, url)).statusCode).toBe(200);
  });

  test('cannot be changed or deleted', async () => {
    const { as, orderId } = await aStay();
    await issue(as, orderId);
    const rows = () => golark.ctx.db.deleteFrom('invoices').where('order_id', '=', orderId).execute();
    await expect(rows()).rejects.toThrow('never changed');
  });
});
