import { buildBlock } from '../../drawing/block.ts';
import { darker, lighter } from '../../drawing/color.ts';
import type { Face } from '../../drawing/face.ts';
import { buildGable } from '../../drawing/gable.ts';
import { range } from '../../drawing/numbers.ts';
import type { Point } from '../../drawing/path.ts';
import { drawDoor, drawWindow, panePaint } from '../../drawing/windows-and-doors.ts';
import { drawHotTub } from './hot-tubs.ts';
import { type House, type HouseScene, isLampOn, placeHouse } from './house.ts';
import { drawFootpath, drawLampGlow, drawRailing, drawSmoke } from './house-parts.ts';
import { drawSkis } from './outdoors.ts';
import { plantGrove } from './planting.ts';

const STONES = ['#a49a92', '#e9e1d3', '#8d867f'];
const PALE = '#efe0c4';
const DARK = '#4a3328';

const WIDTH = 11;
const DEPTH = 11;
const EAVES = 5.2;
const RISE = 3.2;

/** A timber chalet on a stone ground floor, with a balcony along the gable and a wide roof. */
export const chalet: House = {
  view: 'country',
  draw(scene) {
    const { stage, random, palette } = scene;
    const hasSnow = palette.land.hasSnow ?? false;
    const grove = [
      [-10, 44, 15],
      [11, 40, 16],
      [15, 32, 12],
      [7, 46, 17],
      [-14, 36, 12],
      [19, 38, 14],
    ] as const;
    plantGrove(scene, grove);
    const { wall: wood, roof } = scene.paints;
    const stone = random.pick(STONES);
    const extent = { x: [-1.2, WIDTH + 1.2], z: [-1.3, DEPTH], height: EAVES + RISE + 0.4 } as const;
    placeHouse(scene, extent, { degrees: [20, 32], width: 0.55, top: 80 });
    drawFootpath(scene, { from: [WIDTH / 2, -0.2], halfWidth: 0.9, color: hasSnow ? '#dfe8ee' : '#cfc3ac' });
    buildChimney(scene, stone, hasSnow);
    const walls = buildGable(stage, {
      body: [0, 0, 0, WIDTH, EAVES, DEPTH],
      rise: RISE,
      wall: wood,
      roof,
      wallLines: [0.28, 'level', 0.3],
      roofLines: hasSnow ? [99, 'upright', 0] : [0.6, 'upright', 0.22],
      eaves: 1.2,
      overhang: 1.3,
      edge: hasSnow ? 0.5 : 0.25,
      trim: hasSnow ? '#fbfdff' : DARK,
    });
    drawStoneFloor(scene, walls.front, stone);
    drawStoneFloor(scene, walls.right, stone);
    drawFront(scene, walls.front);
    for (const u of [1.5, 5, 8]) {
      drawWindow(walls.right, { at: [u, 3.2], size: [1.5, 1.4], frame: PALE, isLit: isLampOn(scene) });
    }
    buildBlock(stage, [-0.2, 2.45, -1.3, WIDTH + 0.4, 0.25, 1.3], {
      all: darker(wood, 0.04),
      front: DARK,
      isFlat: true,
    });
    const rail = { from: [-0.15, 2.7, -1.25], to: [WIDTH + 0.15, 2.7, -1.25] } as const;
    drawRailing(scene, { ...rail, bars: random.pick([12, 22]), color: lighter(wood, 0.06) });
    walls.drawRoof();
    drawSmoke(scene, [WIDTH * 0.7 + 0.5, EAVES + RISE * 1.2 + 0.8, DEPTH * 0.6]);
    drawLampGlow(scene, [
      [[WIDTH / 2, 2, -0.6], 110],
      [[WIDTH / 2, 0, -1], 200],
      [[WIDTH / 2, 4, -1], 150],
    ]);
    stage.resetPlacement();
    if (scene.hasHotTub) drawHotTub(scene, [-5.4, 13]);
    if (hasSnow && random.chance(0.6)) drawSkis(scene, [4.9, 11.5]);
    return hasSnow ? 'snow' : 'wild';
  },
};

const buildChimney = ({ stage }: HouseScene, stone: string, hasSnow: boolean): void => {
  const [x, z] = [WIDTH * 0.7, DEPTH * 0.6];
  buildBlock(stage, [x, EAVES + RISE * 0.3, z, 1, RISE * 0.9 + 0.5, 1], {
    all: stone,
    lines: [0.3, 'level', 0.3],
  });
  if (hasSnow) buildBlock(stage, [x - 0.1, EAVES + RISE * 1.2 + 0.5, z - 0.1, 1.2, 0.3, 1.2], '#fbfdff');
};

const drawStoneFloor = ({ canvas, random }: HouseScene, face: Face, stone: string): void => {
  if (!face.isVisible) return;
  face.span([0, 0, WIDTH, 2.4], face.tone(stone));
  const stones = range(26).map(() => {
    const [u, v] = [random.between(0.1, WIDTH - 0.7), random.between(0.1, 2.1)];
    return face.spanPath([u, v, u + random.between(0.3, 0.6), v + random.between(0.14, 0.24)]);
  });
  canvas.fill(stones.join(''), face.tone(darker(stone, 0.06), face.light * 0.8), 0.55);
};

const drawFront = (scene: HouseScene, front: Face): void => {
  const { canvas, palette } = scene;
  for (const u of [0.9, WIDTH - 3.1]) {
    const window = { at: [u, 0.7], size: [2.2, 1.3], columns: 3, rows: 1 } as const;
    drawWindow(front, { ...window, frame: DARK, isLit: isLampOn(scene) });
  }
  const color = palette.land.accent;
  drawDoor(front, { at: [WIDTH / 2 - 0.6, 0], size: [1.2, 2.2], color, frame: DARK, hasGlass: true });
  for (const u of [0.9, 3.3, 6, 8.5]) {
    const window = { at: [u, 3], size: [1.6, 1.9], columns: 2, rows: 1, hasSill: false } as const;
    drawWindow(front, { ...window, frame: PALE, isLit: isLampOn(scene) });
  }
  const triangle = (inset: number): Point[] => [
    [WIDTH / 2 - 2.2 + inset * 1.6, EAVES + 0.35 + inset],
    [WIDTH / 2 + 2.2 - inset * 1.6, EAVES + 0.35 + inset],
    [WIDTH / 2, EAVES + RISE * 0.74 - inset * 1.4],
  ];
  front.polygon(triangle(0), front.tone(PALE));
  front.polygon(triangle(0.14), panePaint(canvas, palette));
  if (!front.isVisible) return;
  const bar = front.line([
    [WIDTH / 2, EAVES + 0.45],
    [WIDTH / 2, EAVES + RISE * 0.68],
  ]);
  canvas.stroke(bar, { paint: front.tone(PALE), width: 3 });
};
