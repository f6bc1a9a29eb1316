import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { illustrateWithDrawings } from '#platform/files/drawing-files';
import { openTestDatabase } from '#testing/open-test-database';
import { ImportStopped, importAirbnbListings } from './import-listings.ts';
import type { ImportReport } from './import-report.ts';

const detailedHeader =
  'id,name,description,neighbourhood_cleansed,latitude,longitude,property_type,room_type,accommodates,bathrooms,bathrooms_text,bedrooms,beds,amenities,price,minimum_nights,maximum_nights,number_of_reviews,review_scores_rating,instant_bookable';
const cabin =
  '101,Cedar cabin,"Two lines<br />and a ""quote"".\nThird line.",Old Mill,44.05,-121.31,Entire cabin,Entire home/apt,4,,1.5 baths,2,3,"[""Wifi"", ""Hot tub"", ""Pets allowed"", ""Paid parking off premises""]","$1,234.00",2,30,12,4.87,t';
const hotelRoom =
  '102,King room,Downtown,,44.06,-121.3,Room in boutique hotel,Hotel room,2,1,1 bath,1,1,[],$95.00,1,365,0,,f';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
let open: OpenDatabase;
let folder: string;

const rowsOf = async (sql: string): Promise<Record<string, unknown>[]> => (await open.pool.query(sql)).rows;

const write = async (name: string, content: string | Buffer): Promise<string> => {
  const file = path.join(folder, name);
  await fs.writeFile(file, content);
  return file;
};

const importLines = async (lines: string[], calendar?: string[]): Promise<ImportReport> => {
  const listingsPath = await write('listings.csv', lines.join('\n'));
  return importAirbnbListings(
    { db: open.db, clock, illustrate: illustrateWithDrawings },
    {
      managerId: 'manager',
      listingsPath,
      ...(calendar ? { calendarPath: await write('calendar.csv', calendar.join('\n')) } : {}),
    },
  );
};

beforeAll(async () => {
  open = await openTestDatabase();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'airbnb-import-'));
  await open.pool.query(`
    INSERT INTO states VALUES ('or', 'Oregon', 'oregon'), ('wa', 'Washington', 'washington');
    INSERT INTO cities VALUES
      ('or-bend', 'or', 'Bend', 'bend', 'bend oregon or', 44.058, -121.315, 100000, false, false, 'America/Los_Angeles'),
      ('wa-seattle', 'wa', 'Seattle', 'seattle', 'seattle', 47.6, -122.33, 700000, true, false, 'America/Los_Angeles');
    INSERT INTO property_managers VALUES ('manager', 'Dana', 'AIRBNB', '2020-01-01')`);
});

beforeEach(() => open.pool.query('DELETE FROM listings'));

afterAll(async () => {
  await open.close();
  await fs.rm(folder, { recursive: true });
});

describe('a file of listings', () => {
  it('becomes listings of the nearest city with a room type, texts and a search row', async () => {
    const report = await importLines([detailedHeader, cabin, hotelRoom]);
    expect(report).toEqual({
      rows: 2,
      added: 2,
      updated: 0,
      unchanged: 0,
      refused: [],
      repaired: [],
      placed: { option: 0, column: 0, district: 0, file: 2, distance: 0 },
      pricedByCalendar: 0,
    });
    const [first, second] = await rowsOf(`
      SELECT l.*, t.title, t.description, r.nightly_amount, u.room_type_id IS NOT NULL AS is_searchable
      FROM listings l JOIN listing_texts t ON t.listing_id = l.id JOIN room_types r ON r.listing_id = l.id
      LEFT JOIN search_units u ON u.room_type_id = r.id ORDER BY external_id`);
    expect(first).toMatchObject({
      external_id: '101',
      city_id: 'or-bend',
      state_id: 'or',
      time_zone: 'America/Los_Angeles',
      neighborhood: 'Old Mill',
      property_type: 'cabin',
      stay_type: 'homes',
      max_guests: 4,
      bathrooms: 1.5,
      amenities: ['hot-tub', 'pets-welcome', 'wifi'],
      is_pets_allowed: true,
      is_instant_book: true,
      quality: 4.87,
      review_count: 12,
      title: 'Cedar cabin',
      description: 'Two lines\nand a "quote".\nThird line.',
      nightly_amount: 123_400,
      is_searchable: true,
    });
    expect(second).toMatchObject({
      property_type: 'hotel',
      stay_type: 'hotels',
      neighborhood: null,
      quality: null,
    });
  });

  it('writes a neighborhood in capitals as a name', async () => {
    const named = (id: string, name: string) => cabin.replace('101', id).replace('Old Mill', name);
    await importLines([
      detailedHeader,
      named('1', 'SIXTH WARD'),
      named('2', 'SOMA'),
      named('3', "O'BRYONVILLE-HYDE PARK"),
    ]);
    const names = await rowsOf('SELECT neighborhood FROM listings ORDER BY external_id');
    expect(names.map((row) => row['neighborhood'])).toEqual(['Sixth Ward', 'SOMA', "O'bryonville-Hyde Park"]);
  });

  it('names the line and the reason of every rejected row, counting lines inside quotes', async () => {
    const bad = (id: string, change: (row: string) => string): string => change(cabin.replace('101', id));
    const report = await importLines([
      detailedHeader,
      cabin,
      bad('2', (row) => row.replace('"$1,234.00"', '')),
      bad('3', (row) => row.replace('$1,234.00', '$0.00')),
      bad('4', (row) => row.replace('44.05,-121.31', '48.85,2.35')),
      bad('5', (row) => row.replace('Entire home/apt', 'Igloo')),
      bad('6', (row) => row.replace(',Cedar cabin,', ',,')),
      '7,too,short',
      cabin,
    ]);
    expect(report.added).toBe(1);
    expect(report.refused).toEqual([
      { line: 4, externalId: '2', reason: 'There is no price.' },
      { line: 6, externalId: '3', reason: 'The price is 0.' },
      { line: 8, externalId: '4', reason: 'The coordinates are not in the United States.' },
      { line: 10, externalId: '5', reason: 'The room type "Igloo" is not known.' },
      { line: 12, externalId: '6', reason: 'There is no name.' },
      { line: 14, reason: 'The row has another number of fields than the header.' },
      { line: 15, externalId: '101', reason: 'The same id is on line 2.' },
    ]);
  });

  it('changes nothing the second time, and afterwards only what differs', async () => {
    await importLines([detailedHeader, cabin, hotelRoom]);
    expect(await importLines([detailedHeader, cabin, hotelRoom])).toMatchObject({
      added: 0,
      updated: 0,
      unchanged: 2,
    });
    const dearer = hotelRoom.replace('$95.00', '$99.00');
    expect(await importLines([detailedHeader, cabin, dearer])).toMatchObject({
      added: 0,
      updated: 1,
      unchanged: 1,
    });
    expect(await rowsOf('SELECT nightly_amount FROM room_types ORDER BY 1')).toEqual([
      { nightly_amount: 9900 },
      { nightly_amount: 123_400 },
    ]);
  });

  it('may have a short layout in another case, which leaves missing columns unchanged', async () => {
    await importLines([detailedHeader, cabin]);
    const report = await importLines([
      'ID,Name,Host_ID,Neighbourhood_Group,Neighbourhood,Latitude,Longitude,Room_Type,Price,Minimum_Nights,Number_Of_Reviews',
      '101,Cedar cabin,1,,Old Mill,44.05,-121.31,Entire home/apt,1300,2,12',
    ]);
    expect(report).toMatchObject({ updated: 1, refused: [] });
    const [listing] = await rowsOf(
      'SELECT l.*, description FROM listings l JOIN listing_texts ON listing_id = l.id',
    );
    expect(listing).toMatchObject({
      property_type: 'cabin',
      max_guests: 4,
      amenities: ['hot-tub', 'pets-welcome', 'wifi'],
    });
    expect(listing?.['description']).toContain('quote');
  });
});

describe('the drawings of a listing', () => {
  it('follow the material and the place that its name says', async () => {
    const name = cabin.split(',')[1] ?? '';
    await importLines([detailedHeader, cabin.replace(name, 'Log cabin on the lake')]);
    const [photo] = await rowsOf('SELECT storage_key FROM listing_photos ORDER BY position LIMIT 1');
    expect(photo).toEqual({ storage_key: expect.stringMatching(/\/lake\/.*\.log\./) });
  });
});

describe('a file that cannot be read to its end', () => {
  const many = [
    detailedHeader,
    ...Array.from({ length: 3000 }, (_, i) => cabin.replace('101', `${i + 1}`)),
  ].join('\n');

  const stopped = async (file: string): Promise<ImportStopped> => {
    const run = importAirbnbListings(
      { db: open.db, clock, illustrate: illustrateWithDrawings },
      { managerId: 'manager', listingsPath: file },
    );
    const error = await run.catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ImportStopped);
    return error as ImportStopped;
  };

  it('keeps the rows before the end of a truncated gzip', async () => {
    const whole = gzipSync(many);
    const error = await stopped(await write('cut.csv.gz', whole.subarray(0, whole.length - 400)));
    expect(error.message).toBe('The file is cut short: its end is missing.');
    expect(error.report.added).toBeGreaterThan(0);
    expect(await rowsOf('SELECT count(*)::int AS n FROM listings')).toEqual([{ n: error.report.added }]);
  });

  it('names the missing column', async () => {
    const error = await stopped(await write('columns.csv', 'id,name\n1,x'));
    expect(error.message).toBe('The file has no column latitude, longitude, room_type, price.');
  });

  it('is reported if it is empty', async () => {
    expect((await stopped(await write('empty.csv', ''))).message).toBe('The file is empty.');
  });
});

describe('a calendar', () => {
  const header = 'listing_id,date,available,price,adjusted_price,minimum_nights,maximum_nights';
  const calendar = [
    header,
    '101,2026-12-01,f,"$1,234.00",,2,30',
    '101,2026-12-02,t,"$1,500.00",,2,30',
    '101,2026-12-03,t,"$1,234.00",,5,30',
    '101,2026-12-04,t,"$1,234.00",,2,30',
    '101,2020-01-01,f,"$1,234.00",,2,30',
    '999,2026-12-01,f,,,1,1',
    '999,2026-12-02,f,,,1,1',
    '101,2026-02-30,f,,,1,1',
  ];
  const nights = () =>
    rowsOf('SELECT night, booked, is_closed, nightly_amount, min_nights, max_nights FROM nights ORDER BY 1');

  it('writes only the nights that differ from the rule', async () => {
    const { calendar: told } = await importLines([detailedHeader, cabin], calendar);
    expect(told).toMatchObject({ rows: 8, changed: 3, past: 1, withoutListing: 2 });
    expect(told?.refused.map(({ line }) => line)).toEqual([7, 9]);
    const rule = { booked: 0, is_closed: false, nightly_amount: null, min_nights: null, max_nights: null };
    expect(await nights()).toEqual([
      { ...rule, night: '2026-12-01', is_closed: true },
      { ...rule, night: '2026-12-02', nightly_amount: 150_000 },
      { ...rule, night: '2026-12-03', min_nights: 5 },
    ]);
  });

  it('frees nights that are free again and never changes booked nights', async () => {
    await importLines([detailedHeader, cabin], calendar);
    await open.pool.query("UPDATE nights SET booked = 1, is_closed = false WHERE night = '2026-12-01'");
    const freed = [header, '101,2026-12-01,t,"$1,234.00",,2,30', '101,2026-12-02,t,"$1,234.00",,2,30'];
    const { calendar: told } = await importLines([detailedHeader, cabin], freed);
    expect(told).toMatchObject({ changed: 1, unchanged: 1 });
    expect((await nights()).slice(0, 2)).toMatchObject([
      { night: '2026-12-01', booked: 1 },
      { night: '2026-12-02', nightly_amount: null, is_closed: false },
    ]);
  });
});
