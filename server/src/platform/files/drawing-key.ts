import { type Facade, type PicturePlan, planCityPicture, planPagePicture } from '@golark/catalog/pictures';
import { planOfEventKey } from './drawing-event-key.ts';

export const drawingPrefix = 'drawing/';
/** Version 1 has no facade and no arrangement of rooms; its keys remain readable. */
const version = 2;
const readableVersions = ['1', '2'];

type RoomPlan = Extract<PicturePlan, { view: unknown }>;
type HousePlan = Exclude<Extract<PicturePlan, { setting: unknown }>, { scene: 'skyline' }>;

const flagsOf = (flags: Record<string, boolean | undefined>): string =>
  Object.keys(flags)
    .filter((name) => flags[name])
    .join('-') || 'plain';

const facadeText = (facade: Facade | undefined): string =>
  facade
    ? [
        ...[facade.building, facade.floors, facade.material, facade.color],
        ...[facade.roof, facade.door, facade.flora],
      ].join('.')
    : 'none';

const facadeOf = (text: string): { facade?: Facade } => {
  const [building, floors, material, color, roof, door, flora] = text.split('.');
  if (!flora) return {};
  return { facade: { building, floors: Number(floors), material, color, roof, door, flora } as Facade };
};

/** The storage key of a stay's picture; contains everything that the picture is drawn from. */
export const drawingKeyOf = (plan: PicturePlan): string => {
  const light = `${plan.time}/${plan.region}/${plan.season}`;
  if ('view' in plan) {
    const { scene, view, style, facade, layout = 0, fireplace } = plan;
    const parts = ['room', scene, view, style, light, flagsOf({ fireplace }), facadeText(facade), layout];
    return `${drawingPrefix}${version}/${parts.join('/')}/${plan.seed}`;
  }
  const { scene, setting, facade, hotTub, pool, mountains } = plan as HousePlan;
  const flags = flagsOf({ tub: hotTub, pool, mountains });
  const parts = ['house', scene, setting, light, flags, facadeText(facade)];
  return `${drawingPrefix}${version}/${parts.join('/')}/${plan.seed}`;
};

const houseOf = (parts: string[], isFirst: boolean): HousePlan => {
  const [scene, setting, time, region, season, flags = '', ...rest] = parts;
  return {
    ...({ scene, setting, time, region, season } as HousePlan),
    ...(isFirst ? {} : facadeOf(rest.shift() ?? '')),
    seed: rest.join('/'),
    ...(flags.includes('tub') ? { hotTub: true } : {}),
    ...(flags.includes('pool') ? { pool: true } : {}),
    ...(flags.includes('mountains') ? { mountains: true } : {}),
  };
};

const roomOf = (parts: string[], isFirst: boolean): RoomPlan => {
  const [scene, view, style, time, region, season, flags, ...rest] = parts;
  return {
    ...({ scene, view, style, time, region, season } as RoomPlan),
    ...(isFirst ? {} : { ...facadeOf(rest.shift() ?? ''), layout: Number(rest.shift()) }),
    seed: rest.join('/'),
    ...(flags === 'fireplace' ? { fireplace: true } : {}),
  };
};

/** `city/<id>/<state>/<slug>/<population>/<flags>/<latitude>,<longitude>`; keys of earlier versions have no coordinates. */
const cityOf = ([id = '', state = '', slug = '', population, flags = '', at]: string[]): PicturePlan => {
  const [latitude, longitude] = at?.split(',').map(Number) ?? [];
  return planCityPicture({
    id,
    slug,
    stateCode: state.toUpperCase(),
    population: Number(population),
    coastal: flags.includes('coastal'),
    capital: flags.includes('capital'),
    latitude,
    longitude,
  });
};

const lakeCabin: PicturePlan = {
  ...{ scene: 'home', seed: 'page-lake-night/0', time: 'night', region: 'forest', season: 'summer' },
  setting: 'lake',
  facade: {
    ...{ building: 'porch-cabin', floors: 1, material: 'timber', color: 'cedar' },
    ...{ roof: 'charcoal', door: 'red-door', flora: 'conifer' },
  },
};
const villa: PicturePlan = {
  ...{ scene: 'villa', seed: 'page-villa/0', time: 'golden', region: 'coast', season: 'summer' },
  ...{ setting: 'coast', pool: true },
  facade: {
    ...{ building: 'villa', floors: 2, material: 'stucco', color: 'white' },
    ...{ roof: 'zinc', door: 'oak-door', flora: 'palm' },
  },
};

/** The pictures of static pages, by name. */
const scenes = new Map<string, () => PicturePlan | null>([
  ['hero-dawn', () => planPagePicture('hero', 'light')],
  ['gone-traveling', () => planPagePicture('gone-traveling', 'light')],
  ['golf-green', () => planPagePicture('golf-green', 'light')],
  ['lake-night', () => lakeCabin],
  ['villa', () => villa],
]);

/** Parses a key; null if it is invalid. */
export const planOfDrawingKey = (key: string): PicturePlan | null => {
  const [ofVersion, kind, ...parts] = key.slice(drawingPrefix.length).split('/');
  // the drawings of pages and cities are addressed by name, not by plan
  if (ofVersion === 'scene') return scenes.get(kind ?? '')?.() ?? null;
  if (ofVersion === 'city') return cityOf([kind ?? '', ...parts]);
  const ofEvent = planOfEventKey(key);
  if (ofEvent) return ofEvent;
  if (!readableVersions.includes(ofVersion ?? '')) return null;
  const isFirst = ofVersion === '1';
  if (kind === 'house') return houseOf(parts, isFirst);
  return kind === 'room' ? roomOf(parts, isFirst) : null;
};
