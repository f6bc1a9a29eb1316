import { buildBlock } from '../../drawing/block.ts';
import { darker, lighter } from '../../drawing/color.ts';
import type { Face, Span } from '../../drawing/face.ts';
import { range } from '../../drawing/numbers.ts';
import { path } from '../../drawing/path.ts';
import { drawDoor, drawWindow } from '../../drawing/windows-and-doors.ts';
import { type House, type HouseScene, isLampOn } from './house.ts';
import { buildStairs, drawLampGlow } from './house-parts.ts';
import { plantBushAtHouse, plantTreeAtHouse } from './planting.ts';

/** Number of steps of a stoop; fewer at low detail, to save bytes. */
const stoopSteps = (detail: number): number => (detail < 0 ? 1 : detail < 0.2 ? 2 : 4);

const STREETS = [
  ['#a8533f', '#c98d5e', '#8a4a40', '#d8b48a', '#7b5a52', '#b5654a'],
  ['#d9b8a5', '#8fb0b5', '#e3cf9f', '#c58a84', '#a9b890', '#d6c8b4'],
  ['#96473a', '#6d5d58', '#b98a62', '#8a3f38', '#4d5a66', '#ae7a58'],
  ['#b9a48c', '#a08a74', '#c9b8a0', '#8d7a68', '#d6c8b0', '#a89684'],
  ['#7fa3b0', '#e8b7a0', '#f0d9a0', '#a8c0a0', '#d98f7a', '#c5b0d0'],
] as const;
const DOORS = ['#2f4a45', '#7a2f2c', '#31466b', '#1f2a30', '#b58a3c', '#5d3f5a'];
const STONE = '#eadfcb';

type Cornice = 'stone' | 'dark' | 'plain' | 'mansard';

interface Unit {
  left: number;
  width: number;
  height: number;
  color: string;
  cornice: Cornice;
  hasBay: boolean;
}

/** A row of brick houses with stoops and cornices, seen along the street. */
export const townhouse: House = {
  view: 'street',
  hidesHorizon: true,
  draw(scene) {
    const { stage, random, palette, canvas } = scene;
    stage.place(random.between(-17, -14), random.between(19.5, 23), random.between(7, 15));
    stage.ground({ x: [-10, 50], z: [-3.6, 0] }, palette.tone('#cfc7ba', 0.8));
    for (const unit of sortBackToFront(scene, planRow(scene))) buildUnit(scene, unit);
    const asphalt = canvas.verticalGradient(600, 800, [
      palette.tone('#77777c', 0.7),
      palette.tone('#4f5058', 0.4),
    ]);
    stage.ground({ x: [-10, 50], z: [-13, -3.6] }, asphalt);
    stage.ground({ x: [-10, 50], z: [-3.9, -3.6] }, palette.tone('#e6ded0', 0.8));
    for (const x of [26, 17.3, 6.6]) {
      if (random.chance(0.8))
        plantTreeAtHouse(scene, 'broadleaf', [x + random.between(-1.6, 1.6), -2.9, random.between(4.6, 6.6)]);
    }
    stage.ground({ x: [3, 8], z: [-6.6, -6.45] }, palette.tone('#f2e6c4', 0.8), 0.7);
    stage.ground({ x: [12, 17], z: [-6.6, -6.45] }, palette.tone('#f2e6c4', 0.8), 0.7);
    return 'none';
  },
};

const planRow = ({ random }: HouseScene): Unit[] => {
  const colors = random.pick(STREETS);
  const first = random.integer(0, 5);
  const hasEqualHeights = random.chance(0.3);
  const height = random.between(8.6, 11);
  let left = 0;
  return range(6).map((index) => {
    const width = random.between(4.6, 5.6);
    const unit: Unit = {
      left,
      width,
      height: hasEqualHeights ? height : random.between(8.6, 11),
      color: colors[(index + first) % colors.length] as string,
      cornice: random.pick(['stone', 'dark', 'plain', 'mansard']),
      hasBay: random.chance(0.3),
    };
    left += width;
    return unit;
  });
};

/** Sorts from both ends toward the viewer, so that nearer stoops cover farther ones. */
const sortBackToFront = ({ stage }: HouseScene, units: readonly Unit[]): Unit[] => {
  const [originX] = stage.toWorld([0, 0, 0]);
  const isLeft = ({ left, width }: Unit) =>
    stage.toWorld([left + width / 2, 0, 0])[0] < 0 || left + width / 2 < -originX;
  return [...units.filter(isLeft), ...units.filter((unit) => !isLeft(unit)).toReversed()];
};

const buildUnit = (scene: HouseScene, unit: Unit): void => {
  const { stage, random, palette } = scene;
  const { left, width, height, color } = unit;
  const { front } = buildBlock(stage, [left, 0, 0, width, height, 11], {
    all: color,
    side: darker(color, 0.04),
    top: '#6d6a68',
    lines: [0.28, 'level', 0.16],
  });
  if (!front.isVisible) return;
  front.span([0, 0, width, 1.1], front.tone(darker(color, 0.08)));
  drawUnitWindows(scene, front, unit);
  const doorAt = width - 1.75;
  drawDoor(front, {
    at: [doorAt, 1.05],
    size: [1.1, 2.35],
    color: random.pick(DOORS),
    frame: STONE,
    hasGlass: true,
  });
  drawCornice(scene, unit);
  const stoop = {
    x: left + doorAt - 0.15,
    width: 1.4,
    z: 0,
    height: 1.05,
    count: stoopSteps(scene.canvas.detail),
    tread: 0.36,
  };
  buildStairs(scene, { ...stoop, color: '#cdbfa9' });
  plantBushAtHouse(scene, { x: left + 1.4, z: -0.5, width: 1.6, color: palette.land.tree });
  drawLampGlow(scene, [[[left + doorAt + 0.5, 3.9, -0.3], 46]]);
};

const drawUnitWindows = (
  scene: HouseScene,
  front: Face,
  { width, height, color, cornice, hasBay }: Unit,
): void => {
  const { canvas } = scene;
  const storyHeight = (height - 2) / 3;
  const frame = cornice === 'dark' ? '#2f3136' : STONE;
  let lintels = '';
  for (const floor of range(3)) {
    const bottom = 1.8 + floor * storyHeight;
    const places = floor === 0 ? [0.55] : [width * 0.27 - 0.575, width * 0.73 - 0.575];
    if (floor > 0 && hasBay)
      front.span(
        [0.3, bottom - 0.4, width - 0.3, bottom + storyHeight * 0.78],
        front.tone(lighter(color, 0.06)),
      );
    for (const u of places) {
      const windowWidth = floor === 0 ? 1.9 : 1.15;
      const top = bottom + storyHeight * 0.62;
      const window = {
        at: [u, bottom],
        size: [windowWidth, storyHeight * 0.62],
        frame,
        frameWidth: 0.08,
      } as const;
      drawWindow(front, { ...window, columns: floor === 0 ? 2 : 1, isLit: isLampOn(scene) });
      const lintel: Span = [u - 0.15, top + 0.06, u + windowWidth + 0.15, top + 0.3];
      if (cornice !== 'plain') lintels += front.spanPath(lintel);
    }
  }
  canvas.fill(lintels, front.tone(STONE));
};

const drawCornice = (scene: HouseScene, { left, width, height, color, cornice }: Unit): void => {
  const { canvas, palette, stage } = scene;
  if (cornice === 'mansard') {
    const slate = { all: '#4a4e56', front: '#565b64', hasBottom: false, isFlat: true } as const;
    const mansard = buildBlock(stage, [left + 0.1, height, 0.1, width - 0.2, 1.5, 3], slate);
    for (const u of [0.7, width - 2]) {
      drawWindow(mansard.front, {
        at: [u, 0.25],
        size: [1, 0.95],
        columns: 1,
        frame: STONE,
        isLit: isLampOn(scene),
      });
    }
  }
  const paint = cornice === 'dark' ? '#5a5350' : cornice === 'plain' ? lighter(color, 0.04) : STONE;
  buildBlock(stage, [left - 0.04, height - 0.65, -0.38, width + 0.08, 0.75, 0.4], paint);
  if (cornice === 'plain' || canvas.detail < 0.2) return;
  const brackets = range(9).map((index) => {
    const [x, y] = stage.project([left + 0.3 + (index * (width - 0.6)) / 8, height - 0.72, -0.3]);
    return path`M${x} ${y}v${stage.scaleAt([left, 0, 0]) * 0.22}`;
  });
  const bracket = palette.tone(cornice === 'dark' ? '#3a3533' : darker(STONE, 0.1), 0.4);
  canvas.stroke(brackets.join(''), { paint: bracket, width: 3 });
};
