import { metersBetween } from '@golark/contract/destinations/distance';
import { foldText } from '@golark/contract/text/fold';
import type { Context } from '#platform/context';
import { perDatabase } from '#platform/per-database';
import { createNameIndex, type NameIndex } from './rules/name-index.ts';
import { nicknames } from './rules/nicknames.ts';
import { searchedTexts } from './rules/searched-texts.ts';
import { withoutCountry } from './rules/texts-of-address.ts';
import { type CityRow, listCities, readFingerprint } from './store.ts';

/** Places change only when they are filled. */
const checkedMinutes = 5;
const metersPerDegree = 111_195;

interface Places {
  /** Larger ones first. */
  cities: readonly CityRow[];
  names: NameIndex;
  fingerprint: string;
}

export interface PlaceSearch {
  /** What has been typed of a name. */
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

const load = async ({ db }: Context, fingerprint: string): Promise<Places> => {
  const cities = await listCities(db);
  return { cities, names: indexOf(cities), fingerprint };
};

interface Kept {
  at: number;
  places: Promise<Places>;
}

const keptOf = perDatabase(() => ({ current: null as Kept | null }));

const isFresh = ({ at }: Kept, now: number): boolean => Math.abs(now - at) < checkedMinutes * 60_000;

/** All places of a database, read once and again after a change. */
const placesOf = (ctx: Context): Promise<Places> => {
  const kept = keptOf(ctx);
  const at = ctx.clock.now().getTime();
  if (kept.current && isFresh(kept.current, at)) return kept.current.places;
  const before = kept.current?.places;
  const read = async (): Promise<Places> => {
    const [fingerprint, known] = await Promise.all([readFingerprint(ctx.db), before]);
    return known?.fingerprint === fingerprint ? known : load(ctx, fingerprint);
  };
  const started: Kept = { at, places: read() };
  kept.current = started;
  const forget = (): void => {
    if (kept.current === started) kept.current = null;
  };
  // places may be filled at any time if there are none
  started.places.then(({ cities }) => cities.length === 0 && forget(), forget);
  return started.places;
};

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

/** Cities by name, slugs, ids or distance: those that fit a typed text best, the nearest to a point, or the largest first. */
export const findPlaces = async (ctx: Context, search: PlaceSearch): Promise<readonly CityRow[]> => {
  const { cities, names } = await placesOf(ctx);
  const { text, near } = search;
  const named =
    text === undefined
      ? cities
      : names.find(searchedTexts(withoutCountry(text))).map(({ at }) => cities[at] as CityRow);
  const found = named.filter((city) => hasIds(city, search));
  if (!near) return found;
  const close = nearest(found, near);
  if (text === undefined) return close;
  const isClose = new Set(close);
  return found.filter((city) => isClose.has(city));
};
