import {
  type PicturePlan,
  planCityPicture,
  planPagePicture,
  planStayPictures,
} from '@golark/catalog/pictures';

export const drawingPrefix = 'drawing/';
/** Increase it when the drawings change, because resized copies are cached under the key. */
const version = 1;

type RoomPlan = Extract<PicturePlan, { view: unknown }>;
type HousePlan = Exclude<Extract<PicturePlan, { setting: unknown }>, { scene: 'skyline' }>;

const flagsOf = (flags: Record<string, boolean | undefined>): string =>
  Object.keys(flags)
    .filter((name) => flags[name])
    .join('-') || 'plain';

/** The storage key of a stay's picture; contains everything that the picture is drawn from. */
export const drawingKeyOf = (plan: PicturePlan): string => {
  const light = `${plan.time}/${plan.region}/${plan.season}`;
  const parts =
    'view' in plan
      ? ['room', plan.scene, plan.view, plan.style, light, flagsOf({ fireplace: plan.fireplace })]
      : [
          'house',
          plan.scene,
          (plan as HousePlan).setting,
          light,
          flagsOf({ tub: (plan as HousePlan).hotTub, pool: (plan as HousePlan).pool }),
        ];
  return `${drawingPrefix}${version}/${parts.join('/')}/${plan.seed}`;
};

const houseOf = (parts: string[]): HousePlan => {
  const [scene, setting, time, region, season, flags = '', ...seed] = parts;
  return {
    ...({ scene, setting, time, region, season } as HousePlan),
    seed: seed.join('/'),
    ...(flags.includes('tub') ? { hotTub: true } : {}),
    ...(flags.includes('pool') ? { pool: true } : {}),
  };
};

const roomOf = (parts: string[]): RoomPlan => {
  const [scene, view, style, time, region, season, flags, ...seed] = parts;
  return {
    ...({ scene, view, style, time, region, season } as RoomPlan),
    seed: seed.join('/'),
    ...(flags === 'fireplace' ? { fireplace: true } : {}),
  };
};

/** `city/<id>/<state>/<slug>/<population>/<flags>`. */
const cityOf = ([id = '', state = '', slug = '', population, flags = '']: string[]): PicturePlan =>
  planCityPicture({
    id,
    slug,
    stateCode: state.toUpperCase(),
    population: Number(population),
    coastal: flags.includes('coastal'),
    capital: flags.includes('capital'),
  });

const outsideOf = (facts: Parameters<typeof planStayPictures>[0], time: PicturePlan['time']) => {
  const [outside] = planStayPictures(facts);
  return outside ? { ...outside, time } : null;
};

const lakeCabin = {
  id: 'page-lake-night',
  type: 'cabin',
  stateCode: 'MN',
  amenities: ['lake-view', 'waterfront'],
  bedrooms: 2,
};
const villa = {
  id: 'page-villa',
  type: 'villa',
  stateCode: 'CA',
  amenities: ['pool', 'ocean-view'],
  bedrooms: 3,
};

/** The pictures of static pages, by name. */
const scenes = new Map<string, () => PicturePlan | null>([
  ['hero-dawn', () => planPagePicture('hero', 'light')],
  ['gone-traveling', () => planPagePicture('gone-traveling', 'light')],
  ['golf-green', () => planPagePicture('golf-green', 'light')],
  ['lake-night', () => outsideOf({ ...lakeCabin, urban: false }, 'night')],
  ['villa', () => outsideOf({ ...villa, urban: false }, 'golden')],
]);

/** Parses a key; null if it is invalid. */
export const planOfDrawingKey = (key: string): PicturePlan | null => {
  const [ofVersion, kind, ...parts] = key.slice(drawingPrefix.length).split('/');
  // the drawings of pages and cities are addressed by name, not by plan
  if (ofVersion === 'scene') return scenes.get(kind ?? '')?.() ?? null;
  if (ofVersion === 'city') return cityOf([kind ?? '', ...parts]);
  if (ofVersion !== String(version)) return null;
  if (kind === 'house') return houseOf(parts);
  return kind === 'room' ? roomOf(parts) : null;
};
