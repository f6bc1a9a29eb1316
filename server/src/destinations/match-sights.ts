import type { Locale } from '@golark/contract/locale/rules';
import { foldText } from '@golark/contract/text/fold';
import type { Context } from '#platform/context';
import { keepInMemory } from '#platform/keep-in-memory';
import { findKnownCity, findPlaces } from './place-index.ts';
import { createNameIndex, type NameIndex, type NameMatch } from './rules/name-index.ts';
import { spanishStates } from './rules/nicknames.ts';
import { searchedTexts } from './rules/searched-texts.ts';
import { townOfAirport } from './rules/town-of-airport.ts';
import {
  type CityRow,
  listPoints,
  listStates,
  type PointRow,
  readPointsFingerprint,
  type StateRow,
} from './store.ts';

type PlaceKind = 'city' | 'state' | 'zip' | 'airport' | 'neighborhood' | 'park' | 'sight';

/** A place that a traveler may mean, and the city to whose search it leads; a state leads to its own. */
export interface MatchedPlace {
  kind: PlaceKind;
  id: string;
  names: Record<Locale, string>;
  state: { id: string; name: string; slug: string };
  city: CityRow | null;
  /** Null for what has no center of its own: a city and a state. */
  at: { lat: number; lng: number } | null;
  /** In inhabitants, or what is as well known as a city of that size. */
  size: number;
  match: NameMatch;
}

type Sight = Omit<MatchedPlace, 'match'> & { aliases: readonly string[]; contexts: readonly string[] };

const kinds: Record<string, PlaceKind> = {
  airport: 'airport',
  neighborhood: 'neighborhood',
  'national-park': 'park',
  park: 'park',
};

const sizeOfState = 3_000_000;
const sizeOfPoint = ({ kind, is_major }: PointRow, city: CityRow): number => {
  // an airport follows the city that it is named after
  if (kind === 'airport') return Math.min(is_major ? 400_000 : 30_000, city.population * 0.9);
  return is_major ? 500_000 : 20_000;
};

const presentState = (state: StateRow): Sight => ({
  kind: 'state',
  id: state.id,
  names: { en: state.name, es: state.name },
  state,
  city: null,
  at: null,
  size: sizeOfState,
  aliases: [state.id, ...(spanishStates[state.id] ?? [])],
  contexts: [''],
});

const townFor = async (ctx: Context, point: PointRow, towns: readonly CityRow[]): Promise<CityRow | null> => {
  const at = { lat: point.latitude, lng: point.longitude };
  if (point.city_id !== null) return (await findKnownCity(ctx, point.city_id)) ?? null;
  if (point.kind === 'airport') return townOfAirport(at, towns);
  return (await findPlaces(ctx, { near: { ...at, radiusMeters: 150_000 } }))[0] ?? null;
};

const presentPoint = (point: PointRow, state: StateRow, city: CityRow): Sight => {
  const suffix = point.code === null ? '' : ` (${point.code})`;
  return {
    kind: kinds[point.kind] ?? 'sight',
    id: point.id,
    names: { en: point.name_en + suffix, es: point.name_es + suffix },
    state,
    city,
    at: { lat: point.latitude, lng: point.longitude },
    size: sizeOfPoint(point, city),
    aliases: [point.name_es, point.code ?? ''].map(foldText).filter(Boolean),
    contexts: [city.name, state.name, state.id].map(foldText),
  };
};

interface Sights {
  sights: readonly Sight[];
  names: NameIndex;
}

const load = async (ctx: Context): Promise<Sights> => {
  const [states, points, towns] = await Promise.all([
    listStates(ctx.db),
    listPoints(ctx.db),
    findPlaces(ctx, {}),
  ]);
  const byId = new Map(states.map((state) => [state.id, state]));
  const seen = new Set<string>();
  const sights = states.map(presentState);
  for (const point of points) {
    const state = byId.get(point.state_id);
    // a national park has a row for each entrance
    const key = `${point.kind} ${point.name_en} ${point.city_id}`;
    if (!state || seen.has(key)) continue;
    seen.add(key);
    const city = await townFor(ctx, point, towns);
    if (city) sights.push(presentPoint(point, state, city));
  }
  sights.sort((one, other) => other.size - one.size);
  const named = sights.map(({ names, aliases, contexts, at }) => ({
    // the code of an airport is an alias
    name: foldText(at === null ? names.en : names.en.replace(/ \([A-Z]{3}\)$/, '')),
    aliases,
    contexts,
  }));
  return { sights, names: createNameIndex(named) };
};

const sightsOf = keepInMemory<Sights>({
  readFingerprint: ({ db }) => readPointsFingerprint(db),
  load,
  isEmpty: ({ sights }) => sights.length === 0,
});

/** States, airports, neighborhoods, parks and sights by what has been typed of a name. */
export const matchSights = async (ctx: Context, text: string, limit: number): Promise<MatchedPlace[]> => {
  const { sights, names } = await sightsOf(ctx);
  return names
    .find(searchedTexts(text))
    .slice(0, limit)
    .map((match) => {
      const sight = sights[match.at] as Sight;
      // who types `den` has most likely not finished `denver`
      const isExact = match.isExact && sight.kind !== 'airport';
      return { ...sight, match: { ...match, isExact } };
    });
};
