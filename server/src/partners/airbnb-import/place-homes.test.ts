import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImportFixture, openImportFixture } from '#testing/import-fixture';

let fixture: ImportFixture;
beforeAll(async () => {
  fixture = await openImportFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.database.pool.query('DELETE FROM listings'));

const header =
  'id,name,host_location,neighbourhood_group,neighbourhood_cleansed,latitude,longitude,room_type,price';
const row = (
  id: number,
  at: string,
  more: { host?: string; group?: string; hood?: string; name?: string } = {},
) =>
  `${id},${more.name ?? 'Flat'},"${more.host ?? ''}",${more.group ?? ''},${more.hood ?? ''},${at},Entire home/apt,$90`;

const spots = {
  dorchester: '42.300,-71.060',
  roxbury: '42.315,-71.090',
  eastBoston: '42.375,-71.030',
  southBoston: '42.334,-71.046',
  cambridge: '42.373,-71.110',
  brookline: '42.332,-71.122',
  jerseyCity: '40.719,-74.043',
  brooklyn: '40.680,-73.960',
};

const place = async (rows: string[], cityId?: string): Promise<{ cities: unknown[]; placed: object }> => {
  const { placed } = await fixture.importFile([header, ...rows].join('\n'), cityId ? { cityId } : {});
  const found = await fixture.rows('SELECT city_id FROM listings ORDER BY external_id::int');
  return {
    cities: found.map((listing) => listing['city_id']),
    placed: Object.fromEntries(Object.entries(placed).filter(([, count]) => count > 0)),
  };
};

describe('a home', () => {
  it('in a district that its row names is in the city of the district', async () => {
    const rows = [
      row(1, spots.dorchester, { hood: 'Dorchester' }),
      row(2, spots.roxbury, { hood: 'Roxbury' }),
      row(3, spots.eastBoston, { hood: 'East Boston' }),
      row(4, spots.southBoston, { hood: 'South Boston' }),
      row(5, spots.brooklyn, { group: 'Brooklyn', hood: 'Crown Heights' }),
    ];
    expect(await place(rows)).toEqual({
      cities: ['ma-boston', 'ma-boston', 'ma-boston', 'ma-boston', 'ny-new-york-city'],
      placed: { district: 5 },
    });
  });

  it('is in the city of the distance weighted by population when the file names nothing, never in a district', async () => {
    for (const [at, city] of [
      [spots.dorchester, 'ma-boston'],
      [spots.eastBoston, 'ma-boston'],
      [spots.southBoston, 'ma-boston'],
      [spots.brookline, 'ma-brookline'],
      [spots.cambridge, 'ma-cambridge'],
    ] as const) {
      await fixture.database.pool.query('DELETE FROM listings');
      // one home in each of two far cities: no city is shared by most rows
      const { cities } = await place([row(1, at), row(2, '44.05,-121.31'), row(3, spots.jerseyCity)]);
      expect(cities[0], at).toBe(city);
    }
  });

  it('is in the city that most rows share, even across the river from a larger one', async () => {
    const hosts = ['Jersey City, NJ', 'Jersey City, NJ', 'New York, NY', '', 'Jersey City, NJ'];
    const rows = hosts.map((host, i) => row(i + 1, spots.jerseyCity, { host, hood: 'Ward E' }));
    expect(await place(rows)).toEqual({ cities: Array(5).fill('nj-jersey-city'), placed: { file: 5 } });
  });

  it('in a town of its own that the row names is in that town', async () => {
    const rows = [1, 2, 3].map((id) => row(id, spots.dorchester, { hood: 'Dorchester' }));
    const { cities } = await place([...rows, row(4, spots.cambridge, { hood: 'Cambridge' })]);
    expect(cities[3]).toBe('ma-cambridge');
  });

  it('is in the city of the option, if it is near', async () => {
    const rows = [row(1, spots.brookline), row(2, spots.jerseyCity)];
    const { cities, placed } = await place(rows, 'ma-boston');
    expect(cities[0]).toBe('ma-boston');
    expect(cities[1]).not.toBe('ma-boston');
    expect(placed).toMatchObject({ option: 1 });
  });

  it('in a title that names its city is in that city', async () => {
    const name = 'Condo in Boston · ★4.96 · 3 bedrooms · 4 beds · 2 baths';
    const { cities, placed } = await place([row(1, spots.brookline, { name })]);
    expect([cities, placed]).toEqual([['ma-boston'], { column: 1 }]);
  });
});

describe('a file without columns for the size of a home', () => {
  const short = 'id,name,neighbourhood,latitude,longitude,room_type,price,minimum_nights';
  const texts = () => fixture.rows('SELECT locale, title FROM listing_texts ORDER BY listing_id, locale');

  it('has it in the title: the stay gets these facts and a title in both languages', async () => {
    await fixture.importFile(
      `${short}\n9,Condo in Boston · ★4.96 · 3 bedrooms · 4 beds · 2.5 baths,Dorchester,${spots.dorchester},Entire home/apt,120,2`,
    );
    expect(
      await fixture.rows(
        'SELECT property_type, bedrooms, beds, bathrooms, max_guests, quality FROM listings',
      ),
    ).toEqual([
      { property_type: 'condo', bedrooms: 3, beds: 4, bathrooms: 2.5, max_guests: 6, quality: 4.96 },
    ]);
    expect(await texts()).toEqual([
      { locale: 'en', title: 'Three-bedroom condo in Dorchester' },
      { locale: 'es', title: 'Condominio de tres recámaras en Dorchester' },
    ]);
  });

  it.each([
    ['Rental unit in Boston · ★New · Studio · 1 bed · 1 bath', 'Studio in Back Bay', 'Estudio en Back Bay'],
    [
      'Home in Boston · 1 bedroom · 1 bed · Half-bath',
      'One-bedroom house in Back Bay',
      'Casa de una recámara en Back Bay',
    ],
  ])('%s becomes %s', async (name, en, es) => {
    await fixture.importFile(`${short}\n9,${name},Back Bay,${spots.southBoston},Entire home/apt,120,2`);
    expect((await texts()).map(({ title }) => title)).toEqual([en, es]);
  });

  it('keeps the title that a person wrote', async () => {
    await fixture.importFile(
      `${short}\n9,Sunny flat · near park,Back Bay,${spots.southBoston},Entire home/apt,120,2`,
    );
    expect(await texts()).toEqual([{ locale: 'en', title: 'Sunny flat · near park' }]);
  });
});

describe('a price that the listings file lacks', () => {
  const calendar = [
    'listing_id,date,available,price',
    ...['$100.00', '$100.00', '$900.00', ''].map((price, day) => `1,2026-12-0${day + 1},t,${price}`),
  ].join('\n');

  it('is the median of the calendar file', async () => {
    const file = [
      header,
      row(1, spots.cambridge).replace('$90', ''),
      row(2, spots.cambridge).replace('$90', ''),
      row(3, spots.cambridge),
    ];
    const report = await fixture.importFile(file.join('\n'), { calendar });
    expect(report).toMatchObject({ added: 2, pricedByCalendar: 1 });
    expect(report.refused).toEqual([{ line: 3, externalId: '2', reason: 'There is no price.' }]);
    expect(
      await fixture.rows(
        'SELECT nightly_amount FROM room_types r JOIN listings l ON l.id = r.listing_id ORDER BY external_id',
      ),
    ).toEqual([{ nightly_amount: 10_000 }, { nightly_amount: 9000 }]);
  });
});
