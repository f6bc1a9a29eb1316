import { metersBetween } from '@golark/contract/destinations/distance';
import { foldText } from '@golark/contract/text/fold';
import type { Context } from '#platform/context';
import { keepInMemory } from '#platform/keep-in-memory';
import { createNameIndex, type NameIndex, type NameMatch } from './rules/name-index.ts';
import { nicknames } from './rules/nicknames.ts';
import { searchedTexts } from './rules/searched-texts.ts';
import { withoutCountry } from './rules/texts-of-address.ts';
import { type CityRow, findCity, listCities, readFingerprint } from './store.ts';

const metersPerDegree = 111_195;

interface Places {
  /** Larger ones first. */
  cities: readonly CityRow[];
  names: NameIndex;
  byId: ReadonlyMap<string, CityRow>;
  bySlug: ReadonlyMap<string, readonly CityRow[]>;
  byState: ReadonlyMap<string, readonly CityRow[]>;
}

export interface PlaceSearch {
  /** The typed beginning of a name. */
  text?: string | undefined;
  stateSlug?: string | undefined;
  citySlug?: string | undefined;
  stateId?: string | undefined;
  cityId?: string | undefined;
  near?: { lat: number; lng: number; radiusMeters: number } | undefined;
}

/** The stored text is the folded name, the state and its code. */
const nameOf = (city: CityRow, foldedState: string): string => {
  const end = city.search_text.lastIndexOf(` ${foldedState} ${city.state_id}`);
  return end > 0 ? city.search_text.slice(0, end) : foldText(city.name);
};

const indexOf = (cities: readonly CityRow[]): NameIndex => {
  const states = new Map(cities.map(({ state_id, state_name }) => [state_id, state_name]));
  const folded = new Map([...states].map(([id, name]) => [id, foldText(name)]));
  return createNameIndex(
    cities.map((city) => {
      const state = folded.get(city.state_id) ?? '';
      return {
        name: nameOf(city, state),
        aliases: nicknames[city.id] ?? [],
        contexts: [state, city.state_id],
      };
    }),
  );
};

/** All places of a database. */
const placesOf = keepInMemory<Places>({
  readFingerprint: ({ db }) => readFingerprint(db),
  load: async ({ db }) => {
    const cities = await listCities(db);
    return {
      cities,
      names: indexOf(cities),
      byId: new Map(cities.map((city) => [city.id, city])),
      bySlug: Map.groupBy(cities, ({ slug }) => slug),
      byState: Map.groupBy(cities, ({ state_id }) => state_id),
    };
  },
  isEmpty: ({ cities }) => cities.length === 0,
});

const hasIds = (city: CityRow, { stateSlug, citySlug, stateId, cityId }: PlaceSearch): boolean =>
  (cityId === undefined || city.id === cityId) &&
  (stateId === undefined || city.state_id === stateId) &&
  (citySlug === undefined || city.slug === citySlug) &&
  (stateSlug === undefined || city.state_slug === stateSlug);

const pointOf = ({ latitude, longitude }: CityRow) => ({ lat: latitude, lng: longitude });

/** Those within the radius, the nearest first. */
const nearest = (cities: readonly CityRow[], near: NonNullable<PlaceSearch['near']>): CityRow[] =>
  cities
    .filter(({ latitude }) => Math.abs(latitude - near.lat) * metersPerDegree <= near.radiusMeters + 1)
    .map((city) => ({ city, meters: metersBetween(near, pointOf(city)) }))
    .filter(({ meters }) => meters <= near.radiusMeters)
    .sort((one, other) => one.meters - other.meters)
    .map(({ city }) => city);

export interface MatchedCity {
  city: CityRow;
  match: NameMatch;
}

/** As `findPlaces` with a text, with how well each matches. */
export const matchCities = async (ctx: Context, text: string): Promise<MatchedCity[]> => {
  const { cities, names } = await placesOf(ctx);
  return names
    .find(searchedTexts(withoutCountry(text)))
    .map((match) => ({ city: cities[match.at] as CityRow, match }));
};

/** From memory; one that is not there may have been added since. */
export const findKnownCity = async (ctx: Context, id: string): Promise<CityRow | undefined> =>
  (await placesOf(ctx)).byId.get(id) ?? findCity(ctx.db, id);

/** Those among which a search looks: each page of a city asks by its slug, and each ZIP code by its state. */
const searchedCities = ({ cities, bySlug, byState }: Places, { citySlug, stateId }: PlaceSearch) => {
  if (citySlug !== undefined) return bySlug.get(citySlug) ?? [];
  return stateId === undefined ? cities : (byState.get(stateId) ?? []);
};

/** Cities by name, slugs, ids or distance: those that fit a typed text best, the nearest to a point, or the largest first. */
export const findPlaces = async (ctx: Context, search: PlaceSearch): Promise<readonly CityRow[]> => {
  const { text, near } = search;
  const all = searchedCities(await placesOf(ctx), search);
  const named = text === undefined ? all : (await matchCities(ctx, text)).map(({ city }) => city);
  const found = named.filter((city) => hasIds(city, search));
  if (!near) return found;
  const close = nearest(found, near);
  if (text === undefined) return close;
  const isClose = new Set(close);
  return found.filter((city) => isClose.has(city));
};
