import { Random } from '../drawing/random.ts';
import { landscapesOf, regionOf, settingsFor } from './landscapes.ts';
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
  /** a slug such as `tiny-house`; unknown types are shown as a house */
  type: string;
  stateCode: string;
  urban: boolean;
  coastal?: boolean;
  /** slugs such as `hot-tub`, `sea-view` */
  amenities: string[];
  bedrooms: number;
  /** 5 to 7; 7 by default */
  count?: number;
}

const MIN_PICTURES = 5;
const MAX_PICTURES = 7;

/** The buildings that a type of stay is shown as; `town` applies to urban stays. */
const HOUSE_SCENES_BY_TYPE: Record<string, { country: readonly HouseScene[]; town?: readonly HouseScene[] }> =
  {
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

const ROOM_STYLES_BY_HOUSE: Record<HouseScene, readonly RoomStyle[]> = {
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

const EXTERIOR_TIMES: readonly Time[] = [
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
const EXTERIOR_SEASONS: readonly Season[] = ['summer', 'summer', 'spring', 'autumn'];
const POOL_STATES = ['FL', 'HI', 'CA', 'AZ', 'NV', 'TX'];

/** Plans a stay's pictures, the exterior first; the result depends only on the facts. */
export const planStayPictures = (facts: StayFacts): PicturePlan[] => {
  const random = new Random(`stay:${facts.id}`);
  const exterior = planExterior(facts, random);
  const count = Math.min(MAX_PICTURES, Math.max(MIN_PICTURES, facts.count ?? MAX_PICTURES));
  return [exterior, ...planInteriors(facts, exterior, random)].slice(0, count);
};

const hasAmenity = ({ amenities }: StayFacts, ...slugs: readonly string[]): boolean =>
  amenities.some((amenity) => slugs.includes(amenity));

const planExterior = (facts: StayFacts, random: Random): HousePlan => {
  const landscapes = landscapesOf(facts);
  const scene = random.pick(houseScenesFor(facts, landscapes));
  const candidates: readonly Setting[] = facts.urban ? ['city', 'suburb', ...landscapes] : landscapes;
  const settings = settingsMatchingAmenities(facts, settingsFor(scene, candidates));
  const setting = random.chance(0.6) ? (settings[0] as Setting) : random.pick(settings);
  const region = regionOf(setting, facts.stateCode);
  const isMild = ['tropics', 'desert', 'coast'].includes(region);
  const time =
    setting === 'city'
      ? random.pick(['day', 'golden', 'dusk', 'dawn', 'night'] as const)
      : random.pick(EXTERIOR_TIMES);
  return {
    scene,
    seed: `${facts.id}/0`,
    time,
    region,
    season: setting === 'ski' ? 'winter' : isMild ? 'summer' : random.pick(EXTERIOR_SEASONS),
    setting,
    ...(hasAmenity(facts, 'hot-tub') ? { hotTub: true } : {}),
    ...(hasAmenity(facts, 'pool', 'private-pool') ? { pool: true } : {}),
  };
};

const houseScenesFor = (facts: StayFacts, landscapes: readonly Setting[]): readonly HouseScene[] => {
  const byLocation =
    HOUSE_SCENES_BY_TYPE[facts.type] ??
    (HOUSE_SCENES_BY_TYPE['house'] as (typeof HOUSE_SCENES_BY_TYPE)[string]);
  const scenes = (facts.urban ? byLocation.town : undefined) ?? byLocation.country;
  if (!scenes.includes('bungalow') || facts.type === 'bungalow') return scenes;
  if (landscapes[0] === 'desert') return ['adobe', 'ranch', 'adobe', 'villa'];
  if (hasAmenity(facts, 'pool', 'private-pool') && POOL_STATES.includes(facts.stateCode))
    return ['villa', 'bungalow', 'ranch'];
  if (hasAmenity(facts, 'beachfront', 'sea-view', 'ocean-view'))
    return ['beach-house', 'beach-house', 'villa'];
  return scenes;
};

const SETTINGS_BY_AMENITY: Record<string, readonly Setting[]> = {
  'sea-view': ['coast', 'beach', 'tropics'],
  'ocean-view': ['coast', 'beach', 'tropics'],
  beachfront: ['beach', 'tropics'],
  'lake-view': ['lake'],
  lakefront: ['lake'],
  'lake-access': ['lake'],
  'mountain-view': ['alpine', 'ski'],
  'ski-in-ski-out': ['ski'],
};

/** Amenities such as `lake-view` take precedence over the typical landscapes of the state. */
const settingsMatchingAmenities = (
  { amenities }: StayFacts,
  settings: readonly Setting[],
): readonly Setting[] => {
  const viewSettings = amenities.flatMap((amenity) => SETTINGS_BY_AMENITY[amenity] ?? []);
  const matching = settings.filter((place) => viewSettings.includes(place));
  return matching.length ? matching : settings;
};

const planInteriors = (facts: StayFacts, exterior: HousePlan, random: Random): InteriorPlan[] => {
  const { region, season, setting, time } = exterior;
  const isLate = time === 'dusk' || time === 'night';
  const common = {
    region,
    season,
    view: setting === 'suburb' ? ('south' as const) : setting,
    style: random.pick(ROOM_STYLES_BY_HOUSE[exterior.scene]),
  };
  const mainTime = random.pick<Time>(isLate ? ['dusk', 'golden', 'night'] : ['day', 'day', 'golden', 'dawn']);
  let number = 0;
  const planInterior = (scene: InteriorPlan['scene'], at: Time): InteriorPlan => ({
    scene,
    seed: `${facts.id}/${++number}`,
    time: at,
    ...common,
  });
  const living = {
    ...planInterior('living', mainTime),
    ...(hasAmenity(facts, 'fireplace', 'indoor-fireplace') ? { fireplace: true } : {}),
  };
  const bedroom = planInterior('bedroom', random.pick<Time>(['day', 'dawn', mainTime]));
  const isRoomOnly = ['hotel', 'resort', 'motel', 'private-room', 'inn', 'bed-and-breakfast'].includes(
    facts.type,
  );
  const first = isRoomOnly ? [bedroom, living] : [living, bedroom];
  const kitchen = planInterior(isRoomOnly ? 'dining' : 'kitchen', mainTime);
  const bathroom = planInterior('bathroom', random.pick<Time>(['day', 'golden', 'dawn']));
  const highlight = planHighlight(facts, planInterior, random);
  const moreBedrooms = Array.from({ length: Math.max(0, Math.min(2, Math.floor(facts.bedrooms) - 1)) }, () =>
    planInterior('bedroom', random.pick<Time>(['day', 'golden'])),
  );
  const dining = isRoomOnly ? [] : [planInterior('dining', 'golden')];
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

type PlanInterior = (scene: InteriorPlan['scene'], at: Time) => InteriorPlan;

/** The stay's most attractive outdoor area: hot tub, pool or terrace. */
const planHighlight = (facts: StayFacts, planInterior: PlanInterior, random: Random): InteriorPlan[] => {
  if (hasAmenity(facts, 'hot-tub'))
    return [planInterior('hot-tub', random.pick<Time>(['dusk', 'night', 'golden']))];
  if (hasAmenity(facts, 'pool', 'private-pool'))
    return [{ ...planInterior('poolside', random.pick<Time>(['day', 'golden', 'dusk'])), style: 'modern' }];
  const hasDeck = hasAmenity(
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
  return hasDeck || !facts.urban
    ? [planInterior('terrace', random.pick<Time>(['golden', 'dusk', 'day']))]
    : [];
};
