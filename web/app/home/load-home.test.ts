import { expect, it } from 'vitest';
import { sampleEvent } from '../../testing/sample-event.ts';
import { loadHome, pickVariedPlaces } from './load-home.ts';

const place = (name: string, stateId: string, population: number) => ({
  objectID: `${stateId}-${name}`,
  slug: name,
  title: name,
  name,
  nameSlug: name,
  stateName: stateId,
  stateNameSlug: stateId,
  stateId,
  level: 400 as const,
  _geoloc: { lat: 44, lng: -121 },
  mainImageId: `city.${name}`,
  ...{ subTitle: stateId, url: '', image: '', icon: '' },
  parentDestinationId: stateId,
  population,
  timeZone: 'America/Denver',
  stayCount: 9,
});

const popular = [
  place('los-angeles', 'ca', 4_000_000),
  place('san-diego', 'ca', 1_400_000),
  place('chicago', 'il', 2_700_000),
  place('austin', 'tx', 960_000),
  place('aspen', 'co', 7_000),
  place('moab', 'ut', 5_000),
  place('park-city', 'ut', 8_000),
  place('sedona', 'az', 10_000),
  place('asheville', 'nc', 94_000),
];

it('shows two cities and four smaller places, each in a state of its own', () => {
  const names = pickVariedPlaces(popular).map(({ name }) => name);
  expect(names).toEqual(['los-angeles', 'chicago', 'aspen', 'moab', 'sedona', 'asheville']);
});

it('shows what there is when there are few places', () => {
  expect(pickVariedPlaces(popular.slice(0, 3))).toHaveLength(3);
});

const homeOf = (day: string, hits: (search: object) => object[]) => {
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/v1/events')
      return Response.json({ edges: [{ node: sampleEvent() }], pageInfo: { totalCount: 9 } });
    if (pathname.endsWith('/listings')) return Response.json({ edges: [] });
    if (pathname.startsWith('/v1/membership')) return Response.json({ plans: [] });
    if (request.method === 'GET') return Response.json({ destinations: popular });
    const properties = hits((await request.json()) as object);
    return Response.json({ properties, estimatedTotalResults: properties.length, facets: {} });
  };
  return loadHome({ fetch }, new Date(`${day}T20:00:00Z`));
};

it.each([
  ['2027-01-15', 'ski'],
  ['2027-07-15', 'lake'],
  ['2027-10-15', 'fireplace'],
])('has a row of the season on %s', async (day, kind) => {
  const { rows } = await homeOf(day, (search) =>
    Array.from({ length: 12 }, (_, place) => ({ id: `${JSON.stringify(search)}-${place}` })),
  );
  expect(rows.map((row) => row.kind)).toContain(kind);
  expect(rows).toHaveLength(6);
});

it('shows a stay once, and no row with too few stays', async () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const { rows, hasFailed } = await homeOf('2027-01-15', () => four);
  expect(rows).toHaveLength(1);
  expect(hasFailed).toBe(false);
});

it('shows events in the city of its first row', async () => {
  const { rows, whatsOn } = await homeOf('2027-01-15', (search) =>
    Array.from({ length: 12 }, (_, place) => ({ id: `${JSON.stringify(search)}-${place}` })),
  );
  expect(whatsOn?.found.total).toBe(9);
  expect(whatsOn?.name).toBe(rows[0]?.near?.name);
});
