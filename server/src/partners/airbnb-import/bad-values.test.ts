import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportFixture, openImportFixture } from '#testing/import-fixture';
import { ImportStopped, importAirbnbListings } from './import-listings.ts';

const columns = [
  'id',
  'name',
  'description',
  'neighbourhood_cleansed',
  'host_location',
  'latitude',
  'longitude',
  'property_type',
  'room_type',
  'accommodates',
  'bathrooms',
  'bathrooms_text',
  'bedrooms',
  'beds',
  'amenities',
  'price',
  'minimum_nights',
  'maximum_nights',
  'number_of_reviews',
  'review_scores_rating',
  'instant_bookable',
];
const good: Record<string, string> = {
  id: '1',
  name: 'Cedar cabin',
  description: 'Among pines.',
  neighbourhood_cleansed: 'Old Mill',
  host_location: 'Bend, OR',
  latitude: '44.05',
  longitude: '-121.31',
  property_type: 'Entire cabin',
  room_type: 'Entire home/apt',
  accommodates: '4',
  bathrooms: '1.5',
  bathrooms_text: '1.5 baths',
  bedrooms: '2',
  beds: '3',
  amenities: '["Wifi"]',
  price: '$120.00',
  minimum_nights: '2',
  maximum_nights: '30',
  number_of_reviews: '12',
  review_scores_rating: '4.87',
  instant_bookable: 't',
};

type Row = Record<string, string>;
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
/** Latin-1: a cell that holds the character 0xff becomes a byte that is not UTF-8. */
const fileOf = (rows: Row[], names: string[]): Buffer =>
  Buffer.concat(
    [names.join(','), ...rows.map((row) => names.map((name) => quoted(row[name] ?? '')).join(','))].map(
      (line) => Buffer.from(`${line}\n`, [...line].some((sign) => sign > '\u00ff') ? 'utf8' : 'latin1'),
    ),
  );

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    '\0',
    'a\0b',
    '-1',
    '0',
    '-0',
    '1e9',
    '1e308',
    '-1e308',
    '9'.repeat(400),
    '9'.repeat(12_000),
    '0.0000001',
    'NaN',
    'Infinity',
    '0x7f',
    'null',
    '\u00ff\u00fe\u00ff',
    '\ud83c\udfe0'.repeat(150),
    'x'.repeat(300_000),
    '["',
    '[{"a":1}]',
    '$1,2,3.00',
    "'; DROP TABLE listings; --",
    '2026-02-30',
    '<b>',
    '★ · · ★',
    'Condo in Boston · ★9e9 · 999999999999 bedrooms · 99999999999 beds · 1e99 baths',
  ),
  fc.string({ unit: 'binary' }),
);

let fixture: ImportFixture;
beforeAll(async () => {
  fixture = await openImportFixture();
});
afterAll(() => fixture.close());

const mutated = fc
  .array(fc.record({ column: fc.constantFrom(...columns), value: hostile }), { minLength: 1, maxLength: 4 })
  .map((cells) => ({ ...good, ...Object.fromEntries(cells.map(({ column, value }) => [column, value])) }));

const withIds = (rows: Row[]): Row[] =>
  rows.map((row, i) => (row['id'] === good['id'] ? { ...row, id: String(1000 + i) } : row));

const shortColumns = columns.filter(
  (name) => !['maximum_nights', 'amenities', 'bedrooms', 'accommodates', 'description'].includes(name),
);

describe('no value ends an import', () => {
  it('imports or rejects each row, in a long layout and then in a shorter one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mutated, { minLength: 1, maxLength: 25 }), async (generated) => {
        const rows = withIds([...generated, good]);
        for (const names of [columns, shortColumns]) {
          const report = await fixture.importFile(fileOf(rows, names));
          expect(report.rows).toBe(rows.length);
          const taken = report.added + report.updated + report.unchanged;
          expect(taken + report.refused.length).toBe(rows.length);
          expect(taken).toBeGreaterThan(0);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('imports or rejects each row of a calendar', async () => {
    await fixture.importFile(fileOf([good], columns));
    const night = { listing_id: '1', date: '2026-12-01', available: 't', price: '$90.00' };
    const names = ['listing_id', 'date', 'available', 'price', 'minimum_nights', 'maximum_nights'];
    const cells = fc.array(
      fc.record({
        column: fc.constantFrom(...names),
        value: fc.oneof(hostile, fc.constantFrom('0000-01-01', '9999-12-31', '2026-13-01')),
      }),
      { minLength: 1, maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 25 }), async (changes) => {
        const rows = changes.map((change) => ({
          ...night,
          ...Object.fromEntries(change.map(({ column, value }) => [column, value])),
        }));
        const { calendar } = await fixture.importFile(fileOf([good], columns), {
          calendar: fileOf(rows, names),
        });
        expect(calendar?.rows).toBe(rows.length);
      }),
      { numRuns: 40 },
    );
  });

  // the published files are beside a checkout where tests have them; elsewhere the row above is mutated
  const real = path.resolve(
    import.meta.dirname,
    '../../../../../shared/data/listings/albany-ny/2025-01_listings_detailed.csv.gz',
  );
  const realRows = (): Row[] =>
    fs.existsSync(real) ? parse(gunzipSync(fs.readFileSync(real)), { columns: true }) : [good];

  it('imports or rejects 2,000 mutated rows of a published file', async () => {
    const rows = realRows();
    const names = Object.keys(rows[0] ?? {});
    // places that the fixture knows, so that the rows get as far as the database
    const changes = fc.sample(
      fc.record({ row: fc.nat(rows.length - 1), column: fc.nat(names.length - 1), value: hostile }),
      { numRuns: 2000, seed: 11 },
    );
    const all = changes.map(({ row, column, value }, i) => ({
      ...rows[row],
      id: String(i + 1),
      latitude: '44.05',
      longitude: '-121.31',
      price: rows[row]?.['price'] || '$80.00',
      [names[column] ?? '']: value.slice(0, 20_000),
    }));
    const report = await fixture.importFile(fileOf(all, names));
    expect(report.rows).toBe(2000);
    expect(report.added + report.updated + report.unchanged).toBeGreaterThan(1400);
  });
});

describe('a row whose minimum stay is above its maximum', () => {
  it('gets the minimum as its maximum, and is named in the report', async () => {
    const report = await fixture.importFile(
      fileOf([good, { ...good, id: '77', minimum_nights: '40' }], columns),
    );
    expect(report.repaired).toEqual([
      { line: 3, externalId: '77', reason: 'The maximum stay was below the minimum and was raised to it.' },
    ]);
    expect(
      await fixture.rows("SELECT min_nights, max_nights FROM listings WHERE external_id = '77'"),
    ).toEqual([{ min_nights: 40, max_nights: 40 }]);
  });

  it('also when the maximum comes from an earlier file', async () => {
    await fixture.importFile(fileOf([good], columns));
    await fixture.importFile(fileOf([{ ...good, minimum_nights: '60' }], shortColumns));
    expect(await fixture.rows("SELECT min_nights, max_nights FROM listings WHERE external_id = '1'")).toEqual(
      [{ min_nights: 60, max_nights: 60 }],
    );
  });
});

describe('a path that is no file', () => {
  const stopped = async (listingsPath: string): Promise<string> => {
    const error = await importAirbnbListings(
      { db: fixture.database.db, clock: { now: () => new Date() }, illustrate: () => [] },
      { managerId: 'manager', listingsPath },
    ).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ImportStopped);
    return (error as Error).message;
  };

  it('is named in a sentence', async () => {
    expect(await stopped(fixture.folder)).toBe('It is a folder, not a file.');
    expect(await stopped(`${fixture.folder}/nothing.csv`)).toBe('There is no such file.');
  });
});
