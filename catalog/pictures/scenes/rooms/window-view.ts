import type { Facade } from '../../../facts/look.ts';
import { mixColors } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import {
  circlePath,
  curvePath,
  linePath,
  type Point,
  path,
  type Rectangle,
  rectanglePath,
} from '../../drawing/path.ts';
import { Random } from '../../drawing/random.ts';
import type { Setting } from '../../plans/picture-plan.ts';
import { drawBroadleaf } from '../plants/broadleaf.ts';
import { drawConifer } from '../plants/conifer.ts';
import { FLORA_DRAWINGS } from '../plants/flora.ts';
import { drawPalm } from '../plants/palm.ts';
import type { DrawPlant } from '../plants/plant.ts';
import type { Scene } from '../scene.ts';
import type { RoomScene } from './room-scene.ts';

interface WindowView {
  /** with the outdoor palette and a separate random generator, so that all windows of a room show the same view */
  scene: Scene;
  area: Rectangle;
  facade: Facade | undefined;
  horizon: number;
  sunX: number;
}

const OCEAN_SETTINGS: readonly Setting[] = ['beach', 'coast', 'tropics'];
const JAGGED_SETTINGS: readonly Setting[] = ['alpine', 'ski', 'desert'];

/** A simplified landscape outside a window, in few bytes. */
export const drawWindowView = (room: RoomScene, area: Rectangle): void => {
  const { canvas, outside: palette, view } = room;
  const random = new Random(`outlook:${room.seed}`);
  const [x, y, width, height] = area;
  const windowView: WindowView = {
    scene: { canvas, palette, random, sun: room.sun },
    area,
    facade: room.facade,
    horizon: y + height * 0.62,
    sunX: x + width * random.between(0.22, 0.8),
  };
  canvas.rectangle(area, canvas.verticalGradient(y, windowView.horizon, palette.sky));
  canvas.glow({
    at: [windowView.sunX, y + height * 0.34],
    radius: width * 0.4,
    color: palette.glowColor,
    opacity: 0.7,
  });
  if (palette.time !== 'day') {
    canvas.fill(
      circlePath(windowView.sunX, y + height * 0.36, Math.min(24, height * 0.07)),
      palette.sunColor,
    );
  }
  if (view === 'city') drawCityView(windowView);
  else if (OCEAN_SETTINGS.includes(view)) drawOceanView(windowView, view);
  else drawLandView(windowView, view);
};

interface DistantRidge {
  foot: number;
  height: number;
  color: string;
  depth: number;
  points: number;
  isJagged?: boolean;
}

const drawDistantRidge = ({ scene, area: [x, y, width, height] }: WindowView, ridge: DistantRidge): void => {
  const { canvas, palette, random } = scene;
  const points = range(ridge.points + 1).map((index): Point => {
    const rise = ridge.height * random.next() * (index % 2 ? 1 : 0.4);
    return [x + (width * index) / ridge.points, ridge.foot - rise];
  });
  const crest = ridge.isJagged ? linePath(points) : curvePath(points);
  canvas.fill(path`${crest}V${y + height}H${x}z`, palette.tone(ridge.color, 0.6, ridge.depth));
};

const drawCityView = ({ scene, area: [x, y, width, height] }: WindowView): void => {
  const { canvas, palette, random } = scene;
  for (const [depth, scale, gap] of [
    [0.6, 1, 6],
    [0.34, 0.8, 26],
  ] as const) {
    let towers = '';
    for (let at = x - 10; at < x + width; ) {
      const wide = random.between(18, 46);
      const high = height * random.between(0.18, 0.56) * scale;
      towers += rectanglePath(
        [at, y + height - high, wide, high].map(Math.round) as [number, number, number, number],
      );
      at += wide + random.between(0, gap);
    }
    canvas.fill(towers, palette.tone('#7286a3', 0.5, depth));
  }
  if (!palette.isDark) return;
  const lamps = range(40).map(
    () => path`M${x + random.next() * width} ${y + height * random.between(0.55, 0.98)}h4`,
  );
  canvas.stroke(lamps.join(''), { paint: palette.lamp, width: 5, opacity: 0.85 });
};

const drawOceanView = (windowView: WindowView, view: Setting): void => {
  const { scene, area, horizon, sunX } = windowView;
  const { canvas, palette } = scene;
  const [x, y, width, height] = area;
  drawDistantRidge(windowView, {
    foot: horizon + 1,
    height: height * 0.12,
    color: palette.land.rock,
    depth: 0.6,
    points: 6,
  });
  const sea = palette.tone(palette.land.water, 0.6);
  const water = canvas.verticalGradient(horizon, y + height, [mixColors(palette.sky[2], sea, 0.5), sea]);
  canvas.rectangle([x, horizon, width, height], water);
  const glitter = [0.06, 0.12, 0.2].map(
    (share) => path`M${sunX - 30 - 60 * share} ${horizon + height * share}h${60 + 120 * share}`,
  );
  canvas.stroke(glitter.join(''), { paint: palette.sunColor, width: 3, round: true, opacity: 0.6 });
  const beach = path`M${x} ${y + height * 0.9}q${width / 2} ${-height * 0.06} ${width} ${height * 0.02}V${y + height}H${x}z`;
  canvas.fill(beach, palette.tone(palette.land.sand, 0.9));
  if (view === 'tropics' && windowView.facade?.flora !== 'broadleaf')
    drawPalm(scene, { at: [x + width * 0.86, y + height * 1.02], height: height * 0.8, depth: 0.1 });
};

const treeOf = (view: Setting, facade: Facade | undefined): DrawPlant => {
  if (facade) return FLORA_DRAWINGS[facade.flora];
  if (view === 'desert') return FLORA_DRAWINGS.juniper;
  return ['forest', 'alpine', 'ski', 'lake'].includes(view) ? drawConifer : drawBroadleaf;
};

const drawLandView = (windowView: WindowView, view: Setting): void => {
  const { scene, area, horizon } = windowView;
  const { canvas, palette, random } = scene;
  const { rock, hill, water, ground } = palette.land;
  const [x, y, width, height] = area;
  const isJagged = JAGGED_SETTINGS.includes(view);
  const far = { foot: horizon - height * 0.06, height: height * (isJagged ? 0.34 : 0.24), points: 8 };
  drawDistantRidge(windowView, { ...far, color: rock, depth: 0.55, isJagged });
  const near = { foot: horizon + height * 0.02, height: height * 0.16, points: 7 };
  drawDistantRidge(windowView, { ...near, color: hill, depth: 0.35, isJagged });
  const level = palette.tone(view === 'lake' ? water : ground, 0.7, 0.15);
  canvas.rectangle([x, horizon + height * 0.04, width, height], level);
  const drawTree = treeOf(view, windowView.facade);
  for (const share of [0.06, 0.24, 0.78, 0.95]) {
    drawTree(scene, {
      at: [x + width * (share + random.between(-0.03, 0.03)), y + height * random.between(0.88, 1.02)],
      height: height * random.between(0.42, 0.7) * (view === 'desert' ? 0.7 : 1),
      depth: 0.12,
    });
  }
};
