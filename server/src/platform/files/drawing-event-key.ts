import type { PicturePlan } from '@golark/catalog/pictures';

type VenuePlan = Extract<PicturePlan, { scene: 'venue' }>;
type EventPlan = Extract<PicturePlan, { scene: 'event' }>;
type SeatViewPlan = Extract<PicturePlan, { scene: 'seat-view' }>;

const prefix = 'drawing';

const colorsText = (colors: EventPlan['colors']): string =>
  colors?.map((color) => color.replace('#', '')).join('.') ?? 'none';

const colorsOf = (text = ''): Pick<EventPlan, 'colors'> => {
  const [, first, second] = /^([0-9a-f]{6})\.([0-9a-f]{6})$/.exec(text) ?? [];
  return first && second ? { colors: [`#${first}`, `#${second}`] } : {};
};

const actText = (act: EventPlan['act']): string =>
  act ? [act.lineup.join('-'), act.stage, act.emblem].join('.') : 'none';

const actOf = (text = ''): Pick<EventPlan, 'act'> => {
  const [lineup, stage, emblem] = text.split('.');
  return emblem
    ? { act: { lineup: lineup?.split('-'), stage, emblem } as NonNullable<EventPlan['act']> }
    : {};
};

const landOf = ({ surroundings, flora, time, region, season }: VenuePlan | EventPlan): string[] => [
  ...[surroundings, flora, time, region, season],
];

/** The storage key of a venue or an event; contains everything that the picture is drawn from. */
export const keyOfEventPlan = (plan: VenuePlan | EventPlan): string => {
  const of = plan.scene === 'venue' ? [] : [plan.genre, colorsText(plan.colors), actText(plan.act)];
  return [prefix, plan.scene, plan.kind, ...landOf(plan), ...of, plan.seed].join('/');
};

export const keyOfSeatView = ({ kind, angle, distance, height }: SeatViewPlan): string =>
  [prefix, 'seat-view', kind, angle, distance, height].join('/');

const seatViewOf = ([kind, ...numbers]: string[]): SeatViewPlan => {
  const [angle = 0, distance = 0, height = 0] = numbers.map(Number);
  const view = { scene: 'seat-view', seed: kind, kind, angle, distance, height } as SeatViewPlan;
  return { ...view, time: 'night', region: 'city', season: 'summer' };
};

/** Parses a key; null if it is not that of a venue, an event or a view from a seat. */
export const planOfEventKey = (key: string): PicturePlan | null => {
  const [, scene, ...parts] = key.split('/');
  if (scene === 'seat-view') return parts.length === 4 ? seatViewOf(parts) : null;
  const [kind, surroundings, flora, time, region, season, ...rest] = parts;
  const land = { kind, surroundings, flora, time, region, season } as Omit<VenuePlan, 'scene' | 'seed'>;
  const seed = rest.at(-1) ?? '';
  if (scene === 'venue' && rest.length === 1) return { ...land, scene, seed };
  const [genre, colors, act] = rest;
  // keys of earlier versions have no act
  if (scene !== 'event' || rest.length < 3 || rest.length > 4) return null;
  const look = { ...colorsOf(colors), ...(rest.length === 4 ? actOf(act) : {}) };
  return { ...land, scene, seed, genre: genre as EventPlan['genre'], ...look };
};
