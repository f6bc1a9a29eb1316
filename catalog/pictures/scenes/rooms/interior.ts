import { hexOfWall, isPaint } from '../../../facts/colors.ts';
import { darker, lighter } from '../../drawing/color.ts';
import { Stage } from '../../drawing/perspective.ts';
import { Random } from '../../drawing/random.ts';
import type { Canvas } from '../../drawing/svg-writer.ts';
import { indoorPalette, type Palette } from '../../light/palette.ts';
import {
  type DeckScene,
  type InteriorPlan,
  isDeckScene,
  type RoomScene as RoomSceneName,
  type Setting,
} from '../../plans/picture-plan.ts';
import { drawBackdrop } from '../land/backdrop.ts';
import { HEIGHT, type Side, WIDTH } from '../scene.ts';
import { drawBathroom } from './bathroom.ts';
import { drawBedroom } from './bedroom.ts';
import { drawDining } from './dining.ts';
import { drawHotTubDeck } from './hot-tub.ts';
import { buildHouseWall } from './house-wall.ts';
import { drawKitchen } from './kitchen.ts';
import { drawLiving } from './living.ts';
import { drawPoolside } from './poolside.ts';
import { project, type RoomScene } from './room-scene.ts';
import { ROOM_STYLE_COLORS } from './room-styles.ts';
import { drawShell } from './shell.ts';
import { drawTerrace } from './terrace.ts';
import { drawSideWindow } from './windows.ts';

type DrawRoom = (scene: RoomScene) => void;

const ROOMS: Record<RoomSceneName, DrawRoom> = {
  living: drawLiving,
  bedroom: drawBedroom,
  kitchen: drawKitchen,
  bathroom: drawBathroom,
  dining: drawDining,
};

const DECKS: Record<DeckScene, DrawRoom> = {
  terrace: drawTerrace,
  'hot-tub': drawHotTubDeck,
  poolside: drawPoolside,
};

const WATER_VIEWS: readonly Setting[] = ['beach', 'tropics', 'coast', 'lake'];

export const drawInterior = (canvas: Canvas, palette: Palette, plan: InteriorPlan): void => {
  const { scene: name } = plan;
  const scene = prepareRoom(canvas, palette, plan);
  if (isDeckScene(name)) {
    drawView(scene);
    buildHouseWall(scene);
    DECKS[name](scene);
    return;
  }
  drawShell(scene, name === 'bathroom');
  if (!scene.hasBackWindow) drawSideWindow(scene);
  if (!palette.isNight && !scene.hasBackWindow) drawWindowLightOnFloor(scene);
  ROOMS[name](scene);
  const vignette = canvas.radialGradient([600, 400], 760, [
    ['#100c14', 0, 0.55],
    ['#100c14', palette.isDark ? 0.4 : 0.2, 1],
  ]);
  canvas.rectangle([0, 0, WIDTH, HEIGHT], vignette);
};

const prepareRoom = (canvas: Canvas, outside: Palette, plan: InteriorPlan): RoomScene => {
  const random = new Random(`interior:${plan.scene}:${plan.seed}`);
  const style = ROOM_STYLE_COLORS[plan.style];
  const fabric = random.pick(style.fabrics);
  const secondFabric = random.pick(style.fabrics.filter((other) => other !== fabric));
  const sun: Side = random.chance(0.5) ? -1 : 1;
  const isOutdoors = isDeckScene(plan.scene);
  const palette = isOutdoors ? { ...outside, hasLampsOn: outside.lampShare >= 0.35 } : indoorPalette(outside);
  const lens = isOutdoors
    ? { focalLength: 1010, eyeHeight: 1.6, horizon: 380, centerX: 600, sun }
    : { focalLength: 1080, eyeHeight: 1.42, horizon: 374, centerX: 600 - sun * random.between(0, 70), sun };
  const stage = new Stage(canvas, palette, lens);
  stage.resetPlacement();
  const hasFireplace = plan.fireplace ?? false;
  return {
    canvas,
    palette,
    outside,
    random,
    sun,
    stage,
    style,
    fabric,
    secondFabric,
    wall: wallOf(plan, random),
    layout: plan.layout ?? random.integer(0, 3),
    facade: plan.facade,
    view: plan.view,
    seed: plan.seed,
    hasFireplace,
    bed: plan.bed,
    hasBackWindow: plan.scene === 'bathroom' || (!hasFireplace && random.chance(0.6)),
  };
};

/** Brick, logs and boards inside are those of the outside. */
const wallOf = ({ style: name, facade }: InteriorPlan, random: Random): string => {
  const { surface, walls } = ROOM_STYLE_COLORS[name];
  const isBare = facade && !isPaint(facade.color) && (surface === 'brick' || name === 'cabin');
  return isBare ? lighter(hexOfWall(facade.color), 0.06) : random.pick(walls);
};

/** The landscape beyond a deck; except at the water, a band of trees hides the cut edge behind the deck. */
const drawView = (scene: RoomScene): void => {
  const { canvas, outside, random, sun, view } = scene;
  const horizon = 380;
  const height = (outside.sunHeight[0] + outside.sunHeight[1]) / 2;
  const isHigh = outside.time === 'day' || outside.isNight;
  const sunY = horizon * (isHigh ? height : Math.min(0.86, height * 1.7));
  const sunX = sun < 0 ? random.between(220, 420) : random.between(780, 980);
  const layout = { horizon: horizon + 20, sunAt: [sunX, sunY], waterBottom: horizon + 270 } as const;
  drawBackdrop({ canvas, palette: outside, random, sun }, view, layout);
  if (WATER_VIEWS.includes(view)) return;
  const { tree, sand } = outside.land;
  const color = view === 'desert' ? sand : tree;
  const stops = [outside.tone(color, 0.4, 0.16), outside.tone(darker(color, 0.04), 0.2)];
  canvas.rectangle(
    [0, horizon + 36, WIDTH, 420],
    canvas.verticalGradient(horizon + 36, horizon + 240, stops),
  );
};

/** The patch of light that a side window casts on the floor. */
const drawWindowLightOnFloor = (scene: RoomScene): void => {
  const { canvas, outside, sun } = scene;
  const corners = [
    [sun * 2.6, 0, 5.3],
    [sun * 0.3, 0, 5],
    [-sun * 0.3, 0, 3.5],
    [sun * 2.3, 0, 3.6],
  ] as const;
  canvas.polygon(
    corners.map((corner) => project(scene, corner)),
    outside.glowColor,
    outside.time === 'day' || outside.time === 'golden' ? 0.2 : 0.1,
  );
};
