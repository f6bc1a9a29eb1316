import { Random } from '../drawing/random.ts';
import { landscapesOf, placesFor, regionOf } from './landscapes.ts';
import type {
  HousePlan,
  HouseScene,
  InteriorPlan,
  PicturePlan,
  RoomStyle,
  Season,
  Setting,
  Time,
} from './picture-plan.ts';

export interface StayFacts {
  id: string;
  /** a slug such as `tiny-house`; unknown ones become a house */
  type: string;
  stateCode: string;
  urban: boolean;
  coastal?: boolean;
  /** slugs such as `hot-tub`, `sea-view` */
  amenities: string[];
  bedrooms: number;
  /** 5 to 7; by default as many as there is to show */
  count?: number;
}

const FEWEST = 5;
const MOST = 7;

/** Which buildings a type of stay may be, in the country and in town. */
const BUILDINGS: Record<string, { country: readonly HouseScene[]; town?: readonly HouseScene[] }> = {
  house: {
    country: ['bungalow', 'ranch', 'farmhouse', 'villa'],
    town: ['bungalow', 'bungalow', 'ranch', 'townhouse'],
  },
  cabin: { country: ['cabin', 'log-cabin', 'cabin', 'log-cabin', 'a-frame'] },
  'a-frame': { country: ['a-frame'] },
  cottage: { country: ['bungalow', 'cabin', 'log-cabin'], town: ['bungalow'] },
  bungalow: { country: ['bungalow'] },
  villa: { country: ['villa'] },
  townhouse: { country: ['townhouse'] },
  apartment: { country: ['condo', 'townhouse'], town: ['condo', 'loft', 'townhouse'] },
  condo: { country: ['condo'] },
  loft: { country: ['loft'] },
  studio: { country: ['condo', 'loft'] },
  guesthouse: { country: ['bungalow', 'tiny-house', 'cabin'], town: ['bungalow', 'tiny-house'] },
  'farm-stay': { country: ['farmhouse'] },
  ranch: { country: ['ranch'] },
  treehouse: { country: ['treehouse'] },
  'tiny-house': { country: ['tiny-house'] },
  dome: { country: ['dome'] },
  'beach-house': { country: ['beach-house'] },
  chalet: { country: ['chalet'] },
  adobe: { country: ['adobe'] },
  hotel: { country: ['hotel'] },
  resort: { country: ['hotel', 'villa', 'hotel'] },
  motel: { country: ['motel'] },
  inn: { country: ['farmhouse', 'chalet', 'bungalow'], town: ['townhouse', 'bungalow'] },
  'bed-and-breakfast': { country: ['farmhouse', 'bungalow'], town: ['townhouse', 'bungalow'] },
  'private-room': { country: ['bungalow', 'ranch', 'farmhouse'], town: ['townhouse', 'condo', 'bungalow'] },
};

const STYLES: Record<HouseScene, readonly RoomStyle[]> = {
  cabin: ['cabin'],
  'log-cabin': ['cabin'],
  'a-frame': ['cabin', 'cabin', 'modern'],
  chalet: ['cabin'],
  treehouse: ['cabin'],
  'beach-house': ['beach'],
  loft: ['loft'],
  condo: ['modern', 'modern', 'loft'],
  hotel: ['modern', 'classic'],
  motel: ['modern', 'desert', 'classic'],
  villa: ['modern'],
  adobe: ['desert'],
  townhouse: ['classic', 'modern'],
  farmhouse: ['classic', 'cabin'],
  bungalow: ['classic', 'modern'],
  ranch: ['classic', 'modern'],
  'tiny-house': ['modern', 'cabin'],
  dome: ['modern', 'beach'],
};

const TIMES_OUTSIDE: readonly Time[] = [
  'day',
  'day',
  'day',
  'golden',
  'golden',
  'golden',
  'dusk',
  'dusk',
  'dawn',
  'dawn',
  'night',
  'mist',
];
const SEASONS: readonly Season[] = ['summer', 'summer', 'spring', 'autumn'];
const POOL_STATES = ['FL', 'HI', 'CA', 'AZ', 'NV', 'TX'];

/** A stay's gallery, the outside first; the same facts always give the same gallery. */
export const planStayPictures = (facts: StayFacts): PicturePlan[] => {
  const random = new Random(`stay:${facts.id}`);
  const outside = planOutside(facts, random);
  const count = Math.min(MOST, Math.max(FEWEST, facts.count ?? MOST));
  return [outside, ...planInside(facts, outside, random)].slice(0, count);
};

const has = ({ amenities }: StayFacts, ...slugs: readonly string[]): boolean =>
  amenities.some((amenity) => slugs.includes(amenity));

const planOutside = (facts: StayFacts, random: Random): HousePlan => {
  const landscapes = landscapesOf(facts);
  const scene = random.pick(buildingsFor(facts, landscapes));
  const around: readonly Setting[] = facts.urban ? ['city', 'suburb', ...landscapes] : landscapes;
  const places = wishedPlaces(facts, placesFor(scene, around));
  const setting = random.chance(0.6) ? (places[0] as Setting) : random.pick(places);
  const region = regionOf(setting, facts.stateCode);
  const isMild = ['tropics', 'desert', 'coast'].includes(region);
  const time =
    setting === 'city'
      ? random.pick(['day', 'golden', 'dusk', 'dawn', 'night'] as const)
      : random.pick(TIMES_OUTSIDE);
  return {
    scene,
    seed: `${facts.id}/0`,
    time,
    region,
    season: setting === 'ski' ? 'winter' : isMild ? 'summer' : random.pick(SEASONS),
    setting,
    ...(has(facts, 'hot-tub') ? { hotTub: true } : {}),
    ...(has(facts, 'pool', 'private-pool') ? { pool: true } : {}),
  };
};

const buildingsFor = (facts: StayFacts, landscapes: readonly Setting[]): readonly HouseScene[] => {
  const kinds = BUILDINGS[facts.type] ?? (BUILDINGS['house'] as (typeof BUILDINGS)[string]);
  const buildings = (facts.urban ? kinds.town : undefined) ?? kinds.country;
  if (!buildings.includes('bungalow') || facts.type === 'bungalow') return buildings;
  if (landscapes[0] === 'desert') return ['adobe', 'ranch', 'adobe', 'villa'];
  if (has(facts, 'pool', 'private-pool') && POOL_STATES.includes(facts.stateCode))
    return ['villa', 'bungalow', 'ranch'];
  if (has(facts, 'beachfront', 'sea-view', 'ocean-view')) return ['beach-house', 'beach-house', 'villa'];
  return buildings;
};

const PLACES_BY_AMENITY: Record<string, readonly Setting[]> = {
  'sea-view': ['coast', 'beach', 'tropics'],
  'ocean-view': ['coast', 'beach', 'tropics'],
  beachfront: ['beach', 'tropics'],
  'lake-view': ['lake'],
  lakefront: ['lake'],
  'lake-access': ['lake'],
  'mountain-view': ['alpine', 'ski'],
  'ski-in-ski-out': ['ski'],
};

/** An amenity that names a view wins over what the state is known for. */
const wishedPlaces = ({ amenities }: StayFacts, places: readonly Setting[]): readonly Setting[] => {
  const wished = amenities.flatMap((amenity) => PLACES_BY_AMENITY[amenity] ?? []);
  const fitting = places.filter((place) => wished.includes(place));
  return fitting.length ? fitting : places;
};

const planInside = (facts: StayFacts, outside: HousePlan, random: Random): InteriorPlan[] => {
  const { region, season, setting, time } = outside;
  const isLate = time === 'dusk' || time === 'night';
  const common = {
    region,
    season,
    view: setting === 'suburb' ? ('south' as const) : setting,
    style: random.pick(STYLES[outside.scene]),
  };
  const hour = random.pick<Time>(isLate ? ['dusk', 'golden', 'night'] : ['day', 'day', 'golden', 'dawn']);
  let number = 0;
  const picture = (scene: InteriorPlan['scene'], at: Time): InteriorPlan => ({
    scene,
    seed: `${facts.id}/${++number}`,
    time: at,
    ...common,
  });
  const living = {
    ...picture('living', hour),
    ...(has(facts, 'fireplace', 'indoor-fireplace') ? { fireplace: true } : {}),
  };
  const bedroom = picture('bedroom', random.pick<Time>(['day', 'dawn', hour]));
  const isRoomOnly = ['hotel', 'resort', 'motel', 'private-room', 'inn', 'bed-and-breakfast'].includes(
    facts.type,
  );
  const first = isRoomOnly ? [bedroom, living] : [living, bedroom];
  const kitchen = picture(isRoomOnly ? 'dining' : 'kitchen', hour);
  const bathroom = picture('bathroom', random.pick<Time>(['day', 'golden', 'dawn']));
  const highlight = planHighlight(facts, picture, random);
  const moreBedrooms = Array.from({ length: Math.max(0, Math.min(2, Math.floor(facts.bedrooms) - 1)) }, () =>
    picture('bedroom', random.pick<Time>(['day', 'golden'])),
  );
  const dining = isRoomOnly ? [] : [picture('dining', 'golden')];
  return [
    first[0] as InteriorPlan,
    ...highlight,
    first[1] as InteriorPlan,
    kitchen,
    bathroom,
    ...moreBedrooms,
    ...dining,
  ];
};

type MakePicture = (scene: InteriorPlan['scene'], at: Time) => InteriorPlan;

/** What guests book the stay for. */
const planHighlight = (facts: StayFacts, picture: MakePicture, random: Random): InteriorPlan[] => {
  if (has(facts, 'hot-tub')) return [picture('hot-tub', random.pick<Time>(['dusk', 'night', 'golden']))];
  if (has(facts, 'pool', 'private-pool'))
    return [{ ...picture('poolside', random.pick<Time>(['day', 'golden', 'dusk'])), style: 'modern' }];
  const hasDeck = has(
    facts,
    'patio',
    'balcony',
    'terrace',
    'deck',
    'garden',
    'sea-view',
    'lake-view',
    'mountain-view',
  );
  return hasDeck || !facts.urban ? [picture('terrace', random.pick<Time>(['golden', 'dusk', 'day']))] : [];
};
