import { buildBlock } from '../../drawing/block.ts';
import { darker, lighter } from '../../drawing/color.ts';
import type { Face } from '../../drawing/face.ts';
import { buildGable } from '../../drawing/gable.ts';
import type { Point } from '../../drawing/path.ts';
import { panePaint } from '../../drawing/windows-and-doors.ts';
import { drawHotTub } from './hot-tubs.ts';
import { type House, type HouseScene, placeHouse } from './house.ts';
import { drawFootpath, drawLampGlow, drawRailing } from './house-parts.ts';
import { drawCanoe, drawFirePit, drawStringLights } from './outdoors.ts';
import { plantGrove } from './planting.ts';

const WIDTH = 8.4;
const DEPTH = 10;
const GLASS_WIDTH = WIDTH - 0.7;
const RISE = 8.2;

/** A house whose roof reaches the ground on both sides, with a glass front. */
export const aFrame: House = {
  view: 'country',
  draw(scene) {
    const { stage, random, palette } = scene;
    const { hasSnow } = palette.land;
    plantGrove(scene, [
      [-9, 44, 14],
      [8, 38, 15],
      [12, 33, 13],
      [3, 42, 16],
      [-13, 36, 12],
      [16, 40, 14],
    ]);
    const { wall: wood, roof } = scene.paints;
    const extent = { x: [-0.6, WIDTH + 0.6], z: [-2.6, DEPTH], height: RISE + 0.5 } as const;
    placeHouse(scene, extent, { degrees: [18, 34], width: 0.52, top: 50 });
    drawFootpath(scene, { from: [WIDTH / 2, -2.8] });
    const deck = { all: '#8d7660', top: '#b99a76', front: '#7d6a58' };
    buildBlock(stage, [-0.8, 0, -2.6, WIDTH + 1.6, 0.4, 2.6], { ...deck, lines: [0.2, 'level', 0.2] });
    const walls = buildGable(stage, {
      body: [0.35, 0.4, 0, GLASS_WIDTH, 0.1, DEPTH],
      rise: RISE - 0.4,
      wall: wood,
      roof,
      wallLines: [0.35, 'upright', 0.3],
      roofLines: hasSnow ? [99, 'upright', 0] : [random.pick([0.45, 0.8]), 'upright', 0.26],
      eaves: 0.45,
      overhang: 0.8,
      edge: hasSnow ? 0.34 : 0.2,
      trim: hasSnow ? '#f7fafc' : undefined,
    });
    if (walls.front.isVisible) drawGlassFront(scene, walls.front, wood);
    walls.drawRoof();
    drawRailing(scene, {
      from: [-0.7, 0.4, -2.5],
      to: [WIDTH / 2 - 1.2, 0.4, -2.5],
      bars: 7,
      color: lighter(wood, 0.06),
    });
    buildBlock(stage, [WIDTH / 2 - 1, 0, -3.1, 2, 0.2, 0.5], '#a58a6b');
    drawLampGlow(scene, [[[WIDTH / 2, 1.5, -1], 170]]);
    if (random.chance(0.4)) {
      drawStringLights(scene, { from: [-0.6, 2.4, -2.4], to: [WIDTH / 2, 4.4, -0.9], count: 8, sag: 0.35 });
    }
    stage.resetPlacement();
    if (scene.hasHotTub) drawHotTub(scene, [-4.9, 13.6]);
    else if (scene.setting === 'lake')
      drawCanoe(scene, [-4.4, 11.6], random.pick(['#c9553d', '#2f6f6a', '#d9a441']));
    else drawFirePit(scene, [-4.2, 11.5]);
    return hasSnow ? 'snow' : 'wild';
  },
};

/** Half of the width of the glass at this height. */
const halfWidthAt = (height: number): number =>
  ((RISE - 0.3 - height) / (RISE - 0.3)) * (GLASS_WIDTH / 2) - 0.62;

const band = (bottom: number, top: number): Point[] => {
  const middle = GLASS_WIDTH / 2;
  return [
    [middle - halfWidthAt(bottom), bottom],
    [middle + halfWidthAt(bottom), bottom],
    [middle + halfWidthAt(top), top],
    [middle - halfWidthAt(top), top],
  ];
};

const drawGlassFront = ({ canvas, palette, random }: HouseScene, front: Face, wood: string): void => {
  const middle = GLASS_WIDTH / 2;
  const panes = panePaint(canvas, palette);
  front.polygon(band(0.1, 2.7), panes);
  const upper = band(3.1, 5.6);
  front.polygon([...upper.slice(0, 3), [middle, 6.5], ...upper.slice(3)], panes);
  const columns = random.pick([
    [-1.25, 0, 1.25],
    [-1.7, -0.6, 0.6, 1.7],
  ]);
  const mullions = columns.map((u) =>
    front.line([
      [middle + u, 0.1],
      [middle + u, u === 0 ? 6.4 : 5.9 - Math.abs(u) * 0.75],
    ]),
  );
  const transom = front.line([
    [middle - halfWidthAt(2.05), 2.05],
    [middle + halfWidthAt(2.05), 2.05],
  ]);
  canvas.stroke(mullions.join('') + transom, { paint: front.tone(darker(wood, 0.04)), width: 4 });
  front.polygon(band(2.65, 3.1), front.tone(lighter(wood, 0.02)));
  if (palette.lampShare >= 0.35) return;
  front.polygon(
    [
      [middle - 1.2, 0.1],
      [middle - 0.1, 0.1],
      [middle - 0.1, 4.6],
    ],
    '#fff',
    0.14,
  );
};
