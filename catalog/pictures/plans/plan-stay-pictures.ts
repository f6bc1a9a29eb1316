import type { SleepingRoom } from '@golark/contract/stays/beds';
import { factsOfBuilding } from '../../facts/buildings.ts';
import type { StayLook } from '../../facts/look.ts';
import { Random } from '../drawing/random.ts';
import type { HousePlan, InteriorPlan, PicturePlan } from './picture-plan.ts';
import { roomStylesOf } from './room-style.ts';

export interface StayFacts {
  id: string;
  /** a slug such as `tiny-house` */
  type: string;
  look: StayLook;
  /** slugs such as `hot-tub`, `sea-view` */
  amenities: readonly string[];
  bedrooms: number;
  /** The beds of each room, bedrooms first; without it, bedrooms are drawn with any. */
  sleeping?: readonly SleepingRoom[] | null;
  /** 5 to 7; 7 by default */
  count?: number;
}

const MIN_PICTURES = 5;
const MAX_PICTURES = 7;
export const ROOM_LAYOUTS = 4;

/** Plans a stay's pictures, the exterior first; the result depends only on the facts. */
export const planStayPictures = (facts: StayFacts): PicturePlan[] => {
  const exterior = planExterior(facts);
  const count = Math.min(MAX_PICTURES, Math.max(MIN_PICTURES, facts.count ?? MAX_PICTURES));
  const interiors = planInteriors(facts, new Random(`stay:${facts.id}`));
  return [exterior, ...withBedsOf(facts.sleeping, interiors)].slice(0, count);
};

const hasAmenity = ({ amenities }: StayFacts, ...slugs: readonly string[]): boolean =>
  amenities.some((amenity) => slugs.includes(amenity));

const planExterior = (facts: StayFacts): HousePlan => {
  const { facade, setting, region, season, time } = facts.look;
  return {
    scene: factsOfBuilding(facade.building).scene,
    seed: `${facts.id}/0`,
    time,
    region,
    season,
    setting,
    facade,
    ...(hasAmenity(facts, 'hot-tub') ? { hotTub: true } : {}),
    ...(hasAmenity(facts, 'pool', 'private-pool') ? { pool: true } : {}),
    ...(hasAmenity(facts, 'mountain-view') && setting === 'forest' ? { mountains: true } : {}),
  };
};

const ROOM_ONLY_TYPES = ['hotel', 'resort', 'motel', 'private-room', 'inn', 'bed-and-breakfast'];

type PlanRoom = (scene: InteriorPlan['scene']) => InteriorPlan;

/** The same light, view and materials in all rooms; a second bedroom is arranged differently. */
const createRoomPlanner = ({ id, look }: StayFacts, random: Random): PlanRoom => {
  const { facade, setting, region, season, time } = look;
  const common = {
    region,
    season,
    time,
    view: setting,
    facade,
    style: random.pick(roomStylesOf(facade, setting)),
  };
  const first = random.integer(0, ROOM_LAYOUTS - 1);
  let number = 0;
  return (scene) => {
    number++;
    return { scene, seed: `${id}/${number}`, layout: (first + number) % ROOM_LAYOUTS, ...common };
  };
};

const TWIN_LAYOUT = 1;
const POSTS_LAYOUT = 2;

/** Two single beds and no wider one. */
const hasTwinBeds = ({ beds }: SleepingRoom): boolean =>
  beds.every(({ kind }) => kind === 'single' || kind === 'sofa') &&
  beds.some(({ kind, count }) => kind === 'single' && count > 1);

const isNarrow = ({ kind }: SleepingRoom['beds'][number]): boolean =>
  kind === 'single' || kind === 'bunk' || kind === 'sofa';

/** Null if the room has a wide bed, or none but a sofa bed. */
const narrowBedOf = ({ beds }: SleepingRoom): InteriorPlan['bed'] | null => {
  if (!beds.every(isNarrow)) return null;
  if (beds.some(({ kind }) => kind === 'bunk')) return 'bunk';
  return beds.some(({ kind }) => kind === 'single') ? 'single' : null;
};

/** Bedrooms with the beds that are in them: twin, single and bunk beds only where there are some. */
const withBedsOf = (sleeping: StayFacts['sleeping'], plans: readonly InteriorPlan[]): InteriorPlan[] => {
  let number = 0;
  return plans.map((plan) => {
    const room = plan.scene === 'bedroom' ? sleeping?.[number++] : undefined;
    if (!room) return plan;
    if (hasTwinBeds(room)) return { ...plan, layout: TWIN_LAYOUT };
    const bed = narrowBedOf(room);
    const isOther = plan.layout === TWIN_LAYOUT || (bed && plan.layout === POSTS_LAYOUT);
    return { ...plan, ...(isOther ? { layout: 0 } : {}), ...(bed ? { bed } : {}) };
  });
};

const planInteriors = (facts: StayFacts, random: Random): InteriorPlan[] => {
  const plan = createRoomPlanner(facts, random);
  const hasFireplace = hasAmenity(facts, 'fireplace', 'indoor-fireplace', 'wood-stove');
  const living = { ...plan('living'), ...(hasFireplace ? { fireplace: true } : {}) };
  const bedroom = plan('bedroom');
  const isRoomOnly = ROOM_ONLY_TYPES.includes(facts.type);
  const [first, second] = isRoomOnly ? [bedroom, living] : [living, bedroom];
  const hasKitchen = !isRoomOnly && hasAmenity(facts, 'kitchen');
  const meals = plan(hasKitchen ? 'kitchen' : 'dining');
  const moreBedrooms = Array.from({ length: Math.max(0, Math.min(2, Math.floor(facts.bedrooms) - 1)) }, () =>
    plan('bedroom'),
  );
  return [
    first,
    ...planHighlights(facts, plan),
    second,
    meals,
    plan('bathroom'),
    ...moreBedrooms,
    ...(hasKitchen ? [plan('dining')] : []),
  ];
};

const OUTDOOR_AMENITIES = [
  'patio',
  'balcony',
  'terrace',
  'deck',
  'garden',
  'sea-view',
  'lake-view',
  'mountain-view',
];

/** What the stay offers outdoors: hot tub and pool, otherwise a terrace. */
const planHighlights = (facts: StayFacts, plan: PlanRoom): InteriorPlan[] => {
  const highlights = [
    ...(hasAmenity(facts, 'hot-tub') ? [plan('hot-tub')] : []),
    ...(hasAmenity(facts, 'pool', 'private-pool') ? [plan('poolside')] : []),
  ];
  if (highlights.length > 0) return highlights;
  return hasAmenity(facts, ...OUTDOOR_AMENITIES) ? [plan('terrace')] : [];
};
