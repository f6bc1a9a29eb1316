import { buildBlock } from '../../drawing/block.ts';
import { darker, lighter } from '../../drawing/color.ts';
import type { Face } from '../../drawing/face.ts';
import { buildGable } from '../../drawing/gable.ts';
import type { Point } from '../../drawing/path.ts';
import { drawDoor, drawWindow, panePaint } from '../../drawing/windows-and-doors.ts';
import { drawHotTub } from './hot-tubs.ts';
import { type House, type HouseScene, isLampOn, placeHouse } from './house.ts';
import { buildPost, drawFootpath, drawLampGlow, drawRailing, drawSmoke } from './house-parts.ts';
import { drawCanoe, drawFirePit } from './outdoors.ts';
import { plantGrove } from './planting.ts';

const WIDTH = 8;
const DEPTH = 9;
const EAVES = 3.1;

/** A timber cabin with a front gable and a porch. */
export const cabin: House = {
  view: 'country',
  draw(scene) {
    const { stage, random, palette } = scene;
    const { hasSnow } = palette.land;
    plantGrove(scene, [
      [-9, 46, 13],
      [10, 40, 14],
      [14, 34, 12],
      [-2, 44, 11],
      [5.5, 38, 15],
      [-13, 36, 12],
      [17.5, 40, 14],
    ]);
    const { wall: wood, frame, roof, door: doorColor } = scene.paints;
    const rise = random.between(2.6, 3.9);
    const extent = { x: [-0.6, WIDTH + 0.6], z: [-2.1, DEPTH], height: EAVES + rise + 0.6 } as const;
    placeHouse(scene, extent, { degrees: [20, 36], width: 0.52 });
    drawFootpath(scene, { from: [WIDTH / 2, -2.4] });
    const deck = { all: '#8d7660', top: '#b99a76', front: '#7d6a58' };
    buildBlock(stage, [-0.6, 0, -2.1, WIDTH + 1.2, 0.45, 2.1], { ...deck, lines: [0.2, 'level', 0.2] });
    if (random.chance(0.75)) buildChimney(scene, rise);
    const walls = buildGable(stage, {
      body: [0, 0.4, 0, WIDTH, EAVES, DEPTH],
      rise,
      wall: wood,
      roof,
      wallLines: [0.3, random.chance(0.7) ? 'level' : 'upright', 0.34],
      eaves: 0.7,
      overhang: 0.9,
      edge: hasSnow ? 0.42 : 0.2,
      trim: hasSnow ? '#f4f8fa' : undefined,
    });
    const door = { at: [WIDTH / 2 - 0.55, 0], size: [1.1, 2.2] } as const;
    drawDoor(walls.front, { ...door, color: doorColor, frame: darker(wood, 0.1), hasGlass: true });
    for (const u of [0.9, WIDTH - 2.6]) {
      drawWindow(walls.front, { at: [u, 1], size: [1.7, 1.3], frame, isLit: isLampOn(scene) });
    }
    drawGableWindow(scene, walls.front, { rise, frame });
    for (const u of [1.2, 4.2, 6.8]) {
      drawWindow(walls.right, { at: [u, 1], size: [1.4, 1.3], frame, isLit: isLampOn(scene) });
    }
    walls.drawRoof();
    drawPorch(scene, wood, rise);
    stage.resetPlacement();
    if (scene.hasHotTub) drawHotTub(scene, [-5, 14]);
    else if (scene.setting === 'lake' && random.chance(0.6)) drawCanoe(scene, [-4.6, 12], doorColor);
    else if (random.chance(0.6)) drawFirePit(scene, [-4.4, 11.5]);
    return hasSnow ? 'snow' : 'wild';
  },
};

const buildChimney = (scene: HouseScene, rise: number): void => {
  const { stage } = scene;
  const x = WIDTH * 0.62;
  const z = DEPTH * 0.62;
  const stone = { all: '#8b7d74', front: '#9a8b80' };
  buildBlock(stage, [x, EAVES + rise * 0.2, z, 0.9, rise * 0.95 + 0.8, 0.9], {
    ...stone,
    lines: [0.3, 'level', 0.3],
  });
  if (scene.palette.time !== 'day') drawSmoke(scene, [x + 0.45, EAVES + rise * 1.15 + 0.8, z]);
};

/** A pointed window under the ridge. */
const drawGableWindow = (
  { canvas, palette, random }: HouseScene,
  front: Face,
  look: { rise: number; frame: string },
): void => {
  const middle = WIDTH / 2;
  const half = random.pick([1, 1.3, 1.6]);
  const peak = EAVES + look.rise * (half > 1.5 ? 0.7 : 0.6);
  const shape = (grow: number): Point[] => [
    [middle - half - grow, EAVES + 0.15 - grow],
    [middle + half + grow, EAVES + 0.15 - grow],
    [middle + half + grow, EAVES + 0.65 + grow * 0.6],
    [middle, peak + grow * 1.4],
    [middle - half - grow, EAVES + 0.65 + grow * 0.6],
  ];
  front.polygon(shape(0.1), front.tone(look.frame));
  front.polygon(shape(0), panePaint(canvas, palette));
  if (!front.isVisible) return;
  const bar = front.line([
    [middle, EAVES + 0.15],
    [middle, peak],
  ]);
  canvas.stroke(bar, { paint: front.tone(look.frame), width: 2.4 });
};

const drawPorch = (scene: HouseScene, wood: string, rise: number): void => {
  const { stage } = scene;
  // The post ends at the underside of the roof edge, which slopes down from the wall.
  const top = EAVES + 0.1 - 0.3 * (rise / (WIDTH / 2));
  for (const x of [-0.3, WIDTH + 0.3]) {
    buildPost(scene, { x, z: -0.75, from: 0.45, to: top, width: 0.24, color: darker(wood, 0.05) });
  }
  const rail = { color: lighter(wood, 0.08), bars: 7 };
  drawRailing(scene, { ...rail, from: [-0.5, 0.45, -2], to: [WIDTH / 2 - 1, 0.45, -2] });
  drawRailing(scene, { ...rail, from: [WIDTH / 2 + 1, 0.45, -2], to: [WIDTH + 0.5, 0.45, -2] });
  buildBlock(stage, [WIDTH / 2 - 1, 0, -2.6, 2, 0.2, 0.5], '#a58a6b');
  drawLampGlow(scene, [
    [[WIDTH / 2, 2.1, -0.6], 120],
    [[WIDTH / 2, 0.4, -2.4], 190],
  ]);
};
