import { deleteAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { addDays } from '@golark/contract/dates/rules';
import {
  cancelReservation,
  exportReservations,
  getReservation,
  listReservations,
  putReservationNote,
} from '@golark/contract/partners/calls';
import { foldText } from '@golark/contract/text/fold';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBookingBody, aHost, aListing, anAccount, aQuote, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let host: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
  ({ host, hostId } = await aHost(golark));
});
afterAll(() => golark.close());

const book = async (
  guest: { firstName: string; lastName: string },
  { as, title = 'Cedar cabin', daysLater = 0 }: { as?: LoginResult; title?: string; daysLater?: number } = {},
) => {
  const account = as ?? (await anAccount(golark));
  const listing = await aListing(golark.ctx.db, { property_manager_id: hostId, title });
  const dates = {
    arriveDay: addDays(someDates.arriveDay, daysLater),
    departDay: addDays(someDates.departDay, daysLater),
  };
  const quote = await aQuote(golark, listing, { as: account, ...dates });
  const body = { ...aBookingBody(quote), guest: { ...guest, email: 'guest@example.com' } };
  return (await golark.call(bookStay, { as: account, body })).body.booking;
};

const namesFor = async (query: { search?: string; from?: string; until?: string }) => {
  const { body } = await golark.call(listReservations, { as: host, query: { tab: 'upcoming', ...query } });
  expect(body.pageInfo.totalCount).toBe(body.edges.length);
  return body.edges.map(({ node }) => node.guestName);
};

describe('reservations', () => {
  it('are found by words of the guest, the code and the place, without regard to accents', async () => {
    const { confirmationCode } = await book({ firstName: 'Inés', lastName: 'Núñez' });
    await book({ firstName: 'Bo', lastName: 'Ferris' }, { title: 'St. Mary’s lodge' });
    expect(await namesFor({ search: 'NUNEZ ines' })).toEqual(['Inés Núñez']);
    expect(await namesFor({ search: confirmationCode.toLowerCase() })).toEqual(['Inés Núñez']);
    expect(await namesFor({ search: 'saint marys' })).toEqual(['Bo Ferris']);
    expect(await namesFor({ search: 'ines ferris' })).toEqual([]);
    expect(await namesFor({ search: '%' })).toHaveLength(2);
  });

  it('are those with a night in the given days', async () => {
    await book({ firstName: 'Late', lastName: 'Guest' }, { daysLater: 30 });
    const arrives = addDays(someDates.arriveDay, 30);
    expect(await namesFor({ search: 'late', from: addDays(arrives, 2) })).toEqual(['Late Guest']);
    expect(await namesFor({ search: 'late', from: addDays(arrives, 3) })).toEqual([]);
    expect(await namesFor({ search: 'late', until: addDays(arrives, 1) })).toEqual(['Late Guest']);
    expect(await namesFor({ search: 'late', until: arrives })).toEqual([]);
  });

  it('are one file in which no text of a guest is a formula', async () => {
    const { confirmationCode } = await book({ firstName: '=HYPERLINK("x")', lastName: 'Ñ, "quoted"' });
    const file = await golark.app.inject({
      url: exportReservations.path,
      query: { tab: 'upcoming', search: confirmationCode },
      headers: { authorization: `Bearer ${host.token.jwt}` },
    });
    expect(file.headers['content-disposition']).toBe('attachment; filename="reservations-upcoming.csv"');
    const [row, ...others] = parse<Record<string, string>>(file.body, { bom: true, columns: true });
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      'Confirmation code': confirmationCode,
      Guest: `'=HYPERLINK("x") Ñ, "quoted"`,
      Nights: '3',
      Status: 'Confirmed',
    });
  });
});

it('texts are folded by the database as by the contract', async () => {
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(..."aZéñßØŁ’'.-& 1St") }), 200);
  const { rows } = await sql<{ folded: string[] }>`
    SELECT json_agg(fold_text(given) ORDER BY n) AS folded
    FROM json_array_elements_text(${JSON.stringify(texts)}::json) WITH ORDINALITY AS x(given, n)`.execute(
    golark.ctx.db,
  );
  expect(rows[0]?.folded).toEqual(texts.map(foldText));
});

describe('a private note', () => {
  const write = (bookingId: string, text: string) =>
    golark.call(putReservationNote, { as: host, params: { bookingId }, body: { text } });
  const read = async (bookingId: string) =>
    (await golark.call(getReservation, { as: host, params: { bookingId } })).body.note;

  it('is replaced, and removed by an empty text', async () => {
    const { id } = await book({ firstName: 'Ana', lastName: 'Prieto' });
    expect(await read(id)).toBe('');
    expect((await write(id, 'Comes by train')).body.note).toBe('Comes by train');
    expect((await write(id, 'Comes by bus')).body.note).toBe('Comes by bus');
    expect((await write(id, '')).body.note).toBe('');
    expect(await read(id)).toBe('');
    expect((await write(id, 'x'.repeat(2001))).problem.errors?.[0]?.path).toBe('text');
  });

  it('is deleted with the account of the guest', async () => {
    const guest = await anAccount(golark);
    const { id } = await book({ firstName: 'Ana', lastName: 'Prieto' }, { as: guest });
    await write(id, 'Comes by train');
    await golark.call(cancelReservation, { as: host, params: { bookingId: id } });
    await golark.passMinutes(5);
    const body = { password: 'metolius-at-nine' };
    const deleted = await golark.call(deleteAccount, { as: guest, body });
    expect(deleted.status).toBeLessThan(300);
    expect(await read(id)).toBe('');
  });
});
