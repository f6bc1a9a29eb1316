import { categoryOfGenre, type EventGenre, type VenueKind } from '../../../contract/events/rules.ts';
import { floraOf, isSnowLand, regionOf } from '../../facts/climate.ts';
import { elevationAt } from '../../facts/elevation.ts';
import { isHighCountry } from '../../facts/heights.ts';
import type { Season, Setting, Time } from '../../facts/land.ts';
import type { LookInput } from '../../facts/look-input.ts';
import { settingOf } from '../../facts/setting-of.ts';
import { Random } from '../drawing/random.ts';
import { colorsOfName, type PerformerPictureFacts, planAct } from './act.ts';
import type { EventPlan, SeatViewPlan, VenuePlan } from './picture-plan.ts';

export interface VenuePictureFacts {
  id: string;
  kind: VenueKind;
  name: string;
  /** two letters */
  state: string;
  city: string;
  latitude: number;
  longitude: number;
  isCoastal?: boolean | undefined;
  cityPopulation?: number | undefined;
}

export interface EventPictureFacts extends VenuePictureFacts {
  eventId: string;
  genre: EventGenre;
  /** of the teams, the home team first */
  colors?: readonly [string, string] | undefined;
  /** the one named first; a show in a theater is drawn by its title */
  performer?: Omit<PerformerPictureFacts, 'genre'> | undefined;
  title?: string | undefined;
  isNight: boolean;
  /** 1 to 12 */
  month: number;
}

/** A city this large has a skyline. */
const CITY_FROM = 250_000;
const TOWN_UP_TO = 50_000;

/** Places outside of cities, by what their name says. */
const TAGS_BY_NAME: [RegExp, string][] = [
  [/red rock|canyon|desert|mesa|butte/i, 'desert'],
  [/mountain|alpine|summit|ridge|peak/i, 'mountain'],
  [/woods|forest|pines?\b|grove/i, 'forest'],
  [/lake/i, 'lakeside'],
];

const inputOf = (facts: VenuePictureFacts): LookInput => {
  const stateId = facts.state.toLowerCase();
  const { latitude, longitude, isCoastal } = facts;
  const tags = new Set(TAGS_BY_NAME.filter(([word]) => word.test(facts.name)).map(([, tag]) => tag));
  return {
    ...{ id: facts.id, type: 'venue', stateId, latitude, isCoastal, amenities: [], bedrooms: 0, tags },
    population: facts.cityPopulation ?? CITY_FROM / 2,
    elevation: elevationAt({ stateId, latitude, longitude }),
  };
};

const isInLandscape = (kind: VenueKind): boolean => kind === 'amphitheater' || kind === 'festival-grounds';

/** Stages in the open lie in the land; everything else in its city. */
const surroundingsOf = (facts: VenuePictureFacts, input: LookInput, random: Random): Setting => {
  if (!isInLandscape(facts.kind)) {
    if (input.population >= CITY_FROM) return 'city';
    return input.population < TOWN_UP_TO ? 'town' : 'suburb';
  }
  const isDry = ['az', 'nm', 'nv', 'ut'].includes(input.stateId) && !isHighCountry(input);
  if (isDry) return 'desert';
  if (input.isCoastal && random.chance(0.6)) return 'coast';
  const land = settingOf({ ...input, type: 'ranch', tags: new Set([...input.tags, 'remote']) }, random);
  return random.chance(0.2) && land === 'forest' ? 'lake' : land;
};

const seasonIn = (month: number, input: LookInput): Season => {
  if (month === 12 || month <= 2) return isSnowLand(input) ? 'winter' : 'autumn';
  if (month <= 5) return 'spring';
  return month <= 9 ? 'summer' : 'autumn';
};

/** When a venue looks best: lights and marquees in the evening, fields by day. */
const TIMES_BY_KIND: Partial<Record<VenueKind, readonly Time[]>> = {
  ballpark: ['day', 'golden', 'golden', 'dusk'],
  'football-stadium': ['day', 'golden', 'dusk', 'night'],
  'soccer-stadium': ['golden', 'dusk', 'night', 'day'],
  'festival-grounds': ['golden', 'dusk', 'day'],
  amphitheater: ['golden', 'dusk', 'dawn', 'golden'],
};
const EVENING: readonly Time[] = ['dusk', 'night', 'dusk', 'golden'];

const landOf = (facts: VenuePictureFacts, random: Random) => {
  const input = inputOf(facts);
  const surroundings = surroundingsOf(facts, input, random);
  const region = regionOf(input, surroundings);
  return { input, surroundings, region, flora: floraOf(input, surroundings, random) };
};

export const planVenuePicture = (facts: VenuePictureFacts): VenuePlan => {
  const random = new Random(`venue:${facts.id}`);
  const { input, ...land } = landOf(facts, random);
  const time = random.pick(TIMES_BY_KIND[facts.kind] ?? EVENING);
  const season = seasonIn(random.integer(4, 10), input);
  return { scene: 'venue', seed: facts.id, kind: facts.kind, time, season, ...land };
};

const lookOf = (facts: EventPictureFacts): Pick<EventPlan, 'colors' | 'act'> => {
  const { genre, eventId, performer = { id: eventId, name: '' }, title } = facts;
  const colors = facts.colors ?? performer.colors ?? undefined;
  const category = categoryOfGenre(genre);
  if (category === 'sports') return colors ? { colors } : {};
  const show = (title ?? performer.name).replace(/ Touring Company$/, '');
  const known = category === 'theatre' && show ? { ...performer, id: show, name: show } : performer;
  return { colors: colors ?? colorsOfName(known.id), act: planAct({ ...known, genre }) };
};

export const planEventPicture = (facts: EventPictureFacts): EventPlan => {
  const random = new Random(`event:${facts.eventId}`);
  const { input, ...land } = landOf(facts, new Random(`venue:${facts.id}`));
  const time = facts.isNight
    ? random.pick<Time>(['night', 'dusk', 'night'])
    : random.pick<Time>(['day', 'golden', 'day']);
  return {
    ...{ scene: 'event', seed: facts.eventId, kind: facts.kind, genre: facts.genre, time, ...land },
    season: seasonIn(facts.month, input),
    ...lookOf(facts),
  };
};

export interface SeatViewFacts {
  kind: VenueKind;
  angle: number;
  distance: number;
  height: number;
}

/** What one sees from a seat, by the viewpoint of its section in the seat map. */
export const planSeatView = ({ kind, angle, distance, height }: SeatViewFacts): SeatViewPlan => ({
  ...{ scene: 'seat-view', seed: kind, time: 'night', region: 'city', season: 'summer' },
  ...{ kind, angle, distance, height },
});
