import { facadeOfScene } from '../../../facts/decide-look.ts';
import { type Flora, STREET_SETTINGS } from '../../../facts/land.ts';
import type { Facade } from '../../../facts/look.ts';
import { Stage } from '../../drawing/perspective.ts';
import { Random } from '../../drawing/random.ts';
import type { Canvas } from '../../drawing/svg-writer.ts';
import type { Palette } from '../../light/palette.ts';
import type { HousePlan, HouseScene as HouseSceneName, Setting } from '../../plans/picture-plan.ts';
import { drawBackdrop } from '../land/backdrop.ts';
import { drawGround } from '../land/ground.ts';
import { drawSky } from '../land/sky.ts';
import type { Scene, Side } from '../scene.ts';
import { aFrame } from './a-frame.ts';
import { adobe } from './adobe.ts';
import { beachHouse } from './beach-house.ts';
import { block } from './block/block.ts';
import { bungalow } from './bungalow.ts';
import { cabin } from './cabin.ts';
import { chalet } from './chalet.ts';
import { condo } from './condo.ts';
import { dome } from './dome.ts';
import { paintsOf } from './facade-paints.ts';
import { farmhouse } from './farmhouse.ts';
import { drawForeground } from './foreground.ts';
import { home } from './home/home.ts';
import { hotel } from './hotel.ts';
import type { House, HouseView } from './house.ts';
import { loft } from './loft.ts';
import { logCabin } from './log-cabin.ts';
import { motel } from './motel.ts';
import { ranch } from './ranch.ts';
import { row } from './row/row.ts';
import { buildNeighbors, drawQuietRoad } from './street.ts';
import { tinyHouse } from './tiny-house.ts';
import { townhouse } from './townhouse.ts';
import { treehouse } from './treehouse.ts';
import { villa } from './villa.ts';

const HOUSES: Record<HouseSceneName, House> = {
  cabin,
  'log-cabin': logCabin,
  'a-frame': aFrame,
  'beach-house': beachHouse,
  townhouse,
  loft,
  ranch,
  adobe,
  chalet,
  hotel,
  motel,
  villa,
  treehouse,
  'tiny-house': tinyHouse,
  farmhouse,
  dome,
  condo,
  bungalow,
  home,
  block,
  row,
};

interface View {
  horizon: readonly [number, number];
  focalLength: number;
  eyeHeight: number;
}

const VIEWS: Record<HouseView, View> = {
  country: { horizon: [418, 468], focalLength: 1120, eyeHeight: 3.1 },
  street: { horizon: [560, 585], focalLength: 930, eyeHeight: 2.3 },
  tower: { horizon: [520, 545], focalLength: 1000, eyeHeight: 4 },
};

const SIDEWALK = '#c9c2b4';

export const drawExterior = (canvas: Canvas, palette: Palette, plan: HousePlan): void => {
  const random = new Random(`exterior:${plan.scene}:${plan.seed}`);
  const sun: Side = random.chance(0.5) ? -1 : 1;
  const scene: Scene = { canvas, palette, random, sun };
  // Half of the pictures are mirrored, because all houses are modeled with their long side on the left.
  const isMirrored = random.chance(0.5);
  const draw = () => drawScene(scene, plan, isMirrored);
  if (isMirrored) canvas.grouped('transform="matrix(-1 0 0 1 1200 0)"', draw);
  else draw();
};

const drawScene = (scene: Scene, plan: HousePlan, isMirrored: boolean): void => {
  const { canvas, palette, random, sun } = scene;
  const { setting } = plan;
  const house = HOUSES[plan.scene];
  const view = VIEWS[house.view];
  const horizon = random.between(...view.horizon);
  const sunX = sun < 0 ? random.between(130, 430) : random.between(770, 1080);
  const sky = { horizon, sunAt: [sunX, sunHeight(scene, horizon)] } as const;
  if (house.hidesHorizon) drawSky(scene, sky);
  else drawBackdrop(scene, setting, { ...sky, hasMountains: plan.mountains });
  const isPaved = house.view === 'street';
  const isSandy = setting === 'beach' || setting === 'tropics' || (setting === 'coast' && house.isOnSand);
  const groundColor = isSandy ? palette.land.sand : isPaved ? SIDEWALK : palette.land.ground;
  drawGround(scene, {
    top: setting === 'lake' ? horizon + 34 : horizon,
    color: groundColor,
    haze: setting === 'desert' ? 0.22 : 0.3,
    hasPatches: !isPaved,
  });
  const { focalLength, eyeHeight } = view;
  const stage = new Stage(canvas, palette, {
    focalLength,
    eyeHeight,
    horizon,
    centerX: isPaved ? 600 : 640,
    sun,
  });
  const { hotTub = false, pool = false } = plan;
  const facade = plan.facade ?? facadeOfOldPlan(plan);
  const paints = paintsOf(facade, palette);
  const common = { ...scene, stage, setting, seed: plan.seed, groundColor, facade, paints, isMirrored };
  const houseScene = { ...common, hasPool: pool, hasHotTub: hotTub };
  const isInQuietStreet = house.view === 'country' && STREET_SETTINGS.includes(setting);
  if (isInQuietStreet) buildNeighbors(houseScene);
  const foreground = house.draw(houseScene);
  // with a pool, the house is seen from its garden
  if (isInQuietStreet && !pool) drawQuietRoad(houseScene);
  else drawForeground(houseScene, foreground);
};

const OLD_FLORA: Partial<Record<Setting, Flora>> = {
  tropics: 'palm',
  desert: 'juniper',
  alpine: 'conifer',
  ski: 'conifer',
  lake: 'conifer',
  forest: 'conifer',
};

/** Plans that were stored before stays had a facade. */
const facadeOfOldPlan = ({ scene, seed, setting }: HousePlan): Facade =>
  facadeOfScene(scene, OLD_FLORA[setting] ?? 'broadleaf', new Random(`facade:${seed}`));

const sunHeight = ({ palette, random }: Scene, horizon: number): number => {
  const height = random.between(...palette.sunHeight);
  const isHigh = palette.time === 'day' || palette.isNight;
  return horizon * (isHigh ? height : Math.min(0.93, height * 1.7 + 0.05));
};
