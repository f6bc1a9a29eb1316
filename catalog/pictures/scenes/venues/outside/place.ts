import { mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { type Point, path } from '../../../drawing/path.ts';
import type { VenuePlan } from '../../../plans/picture-plan.ts';
import { drawBackdrop } from '../../land/backdrop.ts';
import { FLORA_DRAWINGS } from '../../plants/flora.ts';
import type { Scene } from '../../scene.ts';
import { drawPerformer } from '../stage/performers.ts';

/** y of the ground in front of the building. */
export const BASE = 612;

export type DrawBuilding = (scene: Scene, plan: VenuePlan) => void;

/** Sky, what lies behind the venue, and the ground in front of it. */
export const drawPlace = (scene: Scene, plan: VenuePlan, horizon = 500): void => {
  const { canvas, palette, random } = scene;
  const sunAt: Point = [
    random.pick([180, 1020]),
    palette.isNight ? 110 : palette.time === 'day' ? 100 : horizon * 0.55,
  ];
  drawBackdrop(scene, plan.surroundings, { horizon, sunAt });
  const { ground } = palette.land;
  canvas.rectangle(
    [0, horizon, 1200, 800 - horizon],
    canvas.verticalGradient(horizon, 800, [palette.tone(ground, 0.7, 0.2), palette.tone(ground, 0.35)]),
  );
};

/** Paving in front of an entrance, with lines that meet far away. */
export const drawPlaza = ({ canvas, palette }: Scene, top = BASE): void => {
  const stone = palette.tone(palette.isDark ? '#8f8a88' : '#c9c2b6', 0.6);
  canvas.polygon(
    [
      [60, top],
      [1140, top],
      [1500, 800],
      [-300, 800],
    ],
    canvas.verticalGradient(top, 800, [stone, palette.tone('#a39c92', 0.4)]),
  );
  const joints = range(11).map((index) => path`M${100 + index * 100} ${top}L${600 + (index - 5) * 190} 800`);
  const courses = [0.12, 0.32, 0.62].map((share) => path`M-300 ${top + (800 - top) * share}H1500`);
  canvas.stroke(joints.join('') + courses.join(''), {
    paint: palette.tone('#7a746c', 0.3),
    width: 2,
    opacity: 0.4,
  });
};

/** A street with a curb and a center line. */
export const drawStreet = ({ canvas, palette }: Scene, top: number): void => {
  canvas.rectangle([0, top, 1200, 48], palette.tone('#b9b2a8', 0.5));
  canvas.rectangle(
    [0, top + 48, 1200, 760 - top],
    canvas.verticalGradient(top + 48, 800, [palette.tone('#5a5c66', 0.4), palette.tone('#44464f', 0.3)]),
  );
  canvas.rectangle([0, top + 46, 1200, 5], palette.tone('#8f8a84', 0.4));
  canvas.stroke(path`M-10 ${(top + 860) / 2}H1210`, {
    paint: palette.tone('#e8d9a0', 0.7),
    width: 6,
    dash: '70 50',
    opacity: 0.8,
  });
};

export const drawTrees = (
  scene: Scene,
  plan: VenuePlan,
  places: readonly (readonly [x: number, y: number, height: number])[],
): void => {
  for (const [x, y, height] of places) {
    FLORA_DRAWINGS[plan.flora](scene, {
      at: [x + scene.random.between(-12, 12), y],
      height: height * scene.random.between(0.85, 1.15),
    });
  }
};

const CLOTHES = ['#a8503f', '#3f5f7a', '#c99a4a', '#5a4a6a', '#4a6a5a', '#d8cdb8'];

interface Visitors {
  count?: number;
  /** pixels of somebody who stands at the building */
  height?: number;
}

/** Visitors on their way in, standing between two heights of the picture. */
export const drawVisitors = (
  { canvas, palette, random }: Scene,
  [from, to]: readonly [number, number],
  { count = 14, height = 46 }: Visitors = {},
): void => {
  const people = range(count)
    .map(() => random.between(from, to))
    .toSorted((one, other) => one - other);
  for (const y of people) {
    const color = mixColors(random.pick(CLOTHES), '#1c1a26', 0.4);
    drawPerformer(canvas, {
      at: [random.between(120, 1080), y],
      height: height + (y - BASE) * 0.5,
      color: palette.tone(color, palette.isDark ? 0.1 : 0.5),
      act: random.pick(['still', 'talk', 'still']),
      isGowned: random.chance(0.15),
    });
  }
};

/** Windows and entrances: lit in the evening, glass by day. */
export const glassPaint = ({ canvas, palette }: Scene): string =>
  palette.lampShare >= 0.35
    ? canvas.fittedGradient(['#ffdf9a', '#f2a95a'])
    : canvas.fittedGradient([palette.tone('#8fb4c8', 0.9), palette.tone('#3f627a', 0.6)]);

export const glowAt = (
  { canvas, palette }: Scene,
  at: Point,
  { radius, color = '#ffd08a' }: { radius: number; color?: string },
): void => {
  if (palette.lampShare >= 0.35) canvas.glow({ at, radius, color, opacity: palette.isDark ? 0.6 : 0.35 });
};
