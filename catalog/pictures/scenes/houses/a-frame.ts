import { buildBlock } from '../../drawing/block.ts';
import { darker, lighter } from '../../drawing/color.ts';
import type { Face } from '../../drawing/face.ts';
import { buildGable } from '../../drawing/gable.ts';
import type { Point } from '../../drawing/path.ts';
import { drawDoor, drawWindow, panePaint } from '../../drawing/windows-and-doors.ts';
import { A_FRAME_DESIGNS, type AFrameDesign } from './a-frame-designs.ts';
import { drawHotTub } from './hot-tubs.ts';
import { type House, type HouseScene, isLampOn, placeHouse } from './house.ts';
import { buildPost, buildStairs, drawFootpath, drawLampGlow, drawRailing } from './house-parts.ts';
import { drawCanoe, drawFirePit, drawStringLights } from './outdoors.ts';
import { plantGrove } from './planting.ts';

/** A house whose roof reaches the ground, or a low wall, on both sides. */
export const aFrame: House = {
  view: 'country',
  draw(scene) {
    const { stage, random, palette } = scene;
    const { hasSnow } = palette.land;
    const design = A_FRAME_DESIGNS[scene.facade.building] ?? (A_FRAME_DESIGNS['a-frame'] as AFrameDesign);
    const { width, depth, base } = design;
    plantGrove(scene, [
      [-9, 44, 14],
      [8, 38, 15],
      [12, 33, 13],
      [3, 42, 16],
      [-13, 36, 12],
      [16, 40, 14],
    ]);
    const extent = {
      x: [-0.6, width + 0.6 + (design.hasTwin ? width * 0.8 : 0)],
      z: [-2.6, depth],
      height: topOf(design) + 0.5,
    } as const;
    placeHouse(scene, extent, { degrees: [18, 34], width: design.hasTwin ? 0.64 : 0.52, top: 50 });
    drawFootpath(scene, { from: [width / 2, -2.8] });
    if (design.hasTwin) buildTwin(scene, design);
    drawDeck(scene, design);
    const walls = buildTent(scene, design, 0);
    if (walls.front.isVisible) drawFront(scene, walls.front, design);
    walls.drawRoof();
    if (design.front === 'balcony') drawBalcony(scene, design);
    drawLampGlow(scene, [[[width / 2, base + 1.2, -1], 170]]);
    if (random.chance(0.4)) {
      drawStringLights(scene, { from: [-0.6, 2.4, -2.4], to: [width / 2, 4.4, -0.9], count: 8, sag: 0.35 });
    }
    stage.resetPlacement();
    if (scene.hasHotTub) drawHotTub(scene, [-4.9, 13.6]);
    else if (scene.setting === 'lake')
      drawCanoe(scene, [-4.4, 11.6], random.pick(['#c9553d', '#2f6f6a', '#d9a441']));
    else drawFirePit(scene, [-4.2, 11.5]);
    return hasSnow ? 'snow' : 'wild';
  },
};

const topOf = ({ base, knee, rise }: AFrameDesign): number => base + knee + rise;

const glassWidthOf = ({ width }: AFrameDesign): number => width - 0.7;

/** The tent of walls and roof, at a distance to the right. */
const buildTent = ({ stage, random, palette, paints }: HouseScene, design: AFrameDesign, right: number) => {
  const { hasSnow } = palette.land;
  return buildGable(stage, {
    body: [right + 0.35, design.base, 0, glassWidthOf(design), design.knee, design.depth],
    rise: design.rise,
    wall: paints.wall,
    roof: paints.roof,
    wallLines: [0.35, 'upright', 0.3],
    roofLines: hasSnow ? [99, 'upright', 0] : [random.pick([0.45, 0.8]), 'upright', 0.26],
    eaves: design.knee > 1 ? 0.7 : 0.45,
    overhang: 0.8,
    edge: hasSnow ? 0.34 : 0.2,
    trim: hasSnow ? '#f7fafc' : undefined,
  });
};

/** A second, smaller tent beside the first, set back. */
const buildTwin = (scene: HouseScene, design: AFrameDesign): void => {
  const { stage } = scene;
  const small = {
    ...design,
    width: design.width * 0.74,
    rise: design.rise * 0.72,
    depth: design.depth * 0.7,
  };
  stage.withRotation([design.width * 0.94, 1.6, 0], () => {
    const walls = buildTent(scene, small, 0);
    drawFront(scene, walls.front, small);
    walls.drawRoof();
  });
};

const drawDeck = (scene: HouseScene, { width, base }: AFrameDesign): void => {
  const { stage, paints } = scene;
  const deck = { all: '#8d7660', top: '#b99a76', front: '#7d6a58' };
  const thickness = base > 1 ? 0.3 : base;
  if (base > 1)
    for (const x of [-0.5, width / 2 + 1.4, width + 0.4])
      buildPost(scene, { x, z: -2.3, from: 0, to: base, width: 0.24, color: '#7d6a58' });
  if (base > 1) buildBlock(stage, [0.4, 0, 0.3, width - 0.8, base, 4], '#8a8178');
  const floor = { ...deck, lines: [0.2, 'level', 0.2] } as const;
  buildBlock(stage, [-0.8, base - thickness, -2.6, width + 1.6, thickness, 2.6], floor);
  const rail = { bars: 7, color: lighter(paints.wall, 0.06) };
  drawRailing(scene, { from: [-0.7, base, -2.5], to: [width / 2 - 1.2, base, -2.5], ...rail });
  if (base > 1)
    drawRailing(scene, { from: [width / 2 + 1.2, base, -2.5], to: [width + 0.7, base, -2.5], ...rail });
  const count = Math.max(1, Math.round(base / 0.25));
  const steps = { x: width / 2 - 1, width: 2, z: -2.6, height: base, count, tread: 0.34 };
  buildStairs(scene, { ...steps, color: '#a58a6b' });
};

/** Half of the width of the front at this height above its floor. */
const halfWidthAt = (design: AFrameDesign, height: number): number => {
  const { knee, rise } = design;
  const share = height <= knee ? 1 : (rise - (height - knee)) / rise;
  return share * (glassWidthOf(design) / 2) - 0.62;
};

const bandOf = (design: AFrameDesign, bottom: number, top: number): Point[] => {
  const middle = glassWidthOf(design) / 2;
  const [low, high] = [halfWidthAt(design, bottom), Math.max(0.05, halfWidthAt(design, top))];
  return [
    [middle - low, bottom],
    [middle + low, bottom],
    [middle + high, top],
    [middle - high, top],
  ];
};

const drawFront = (scene: HouseScene, front: Face, design: AFrameDesign): void => {
  if (design.front === 'glass') drawGlassFront(scene, front, design);
  else drawBoardedFront(scene, front, design);
};

/** A door between two windows, and one large window below the ridge. */
const drawBoardedFront = (scene: HouseScene, front: Face, design: AFrameDesign): void => {
  const { canvas, palette, paints } = scene;
  const middle = glassWidthOf(design) / 2;
  const { frame } = paints;
  const space = halfWidthAt(design, 2);
  const door = { color: paints.door, frame: paints.trim, hasGlass: true };
  drawDoor(front, { at: [middle - 0.55, 0], size: [1.1, 2.15], ...door });
  const side = Math.min(1.5, space - 0.8);
  for (const left of [middle - 0.85 - side, middle + 0.85])
    if (side > 0.5)
      drawWindow(front, { at: [left, 0.75], size: [side, 1.25], frame, isLit: isLampOn(scene) });
  const [bottom, top] = [design.front === 'balcony' ? 2.9 : 3.2, design.knee + design.rise * 0.62];
  front.polygon(bandOf(design, bottom, top), panePaint(canvas, palette));
  const bars = [-0.5, 0, 0.5].map((share) =>
    front.line([
      [middle + share * halfWidthAt(design, bottom), bottom],
      [middle + share * halfWidthAt(design, top), top],
    ]),
  );
  canvas.stroke(bars.join(''), { paint: front.tone(frame), width: 4 });
};

const drawBalcony = (scene: HouseScene, design: AFrameDesign): void => {
  const { stage, paints } = scene;
  const half = halfWidthAt(design, 2.7) + 0.5;
  const [middle, floor] = [design.width / 2, design.base + 2.6];
  const boards = { all: '#8d7660', top: '#b99a76', front: '#6f5b4a', bottom: '#4f4238' };
  buildBlock(stage, [middle - half, floor, -1.3, 2 * half, 0.22, 1.3], boards);
  drawRailing(scene, {
    from: [middle - half, floor + 0.22, -1.25],
    to: [middle + half, floor + 0.22, -1.25],
    bars: 12,
    height: 0.95,
    color: lighter(paints.wall, 0.06),
  });
};

/** Glass from the floor to the ridge. */
const drawGlassFront = (
  { canvas, palette, random, paints }: HouseScene,
  front: Face,
  design: AFrameDesign,
): void => {
  const middle = glassWidthOf(design) / 2;
  const panes = panePaint(canvas, palette);
  const peak = design.knee + design.rise;
  front.polygon(bandOf(design, 0.1, 2.7), panes);
  const upper = bandOf(design, 3.1, peak * 0.68);
  front.polygon([...upper.slice(0, 3), [middle, peak * 0.8], ...upper.slice(3)], panes);
  const columns = random.pick([
    [-1.25, 0, 1.25],
    [-1.7, -0.6, 0.6, 1.7],
  ]);
  const mullions = columns.map((u) =>
    front.line([
      [middle + u, 0.1],
      [middle + u, u === 0 ? peak * 0.78 : peak * 0.72 - Math.abs(u) * 0.75],
    ]),
  );
  const transom = front.line([
    [middle - halfWidthAt(design, 2.05), 2.05],
    [middle + halfWidthAt(design, 2.05), 2.05],
  ]);
  const bar = { paint: front.tone(darker(paints.wall, 0.04)), width: 4 };
  canvas.stroke(mullions.join('') + transom, bar);
  front.polygon(bandOf(design, 2.65, 3.1), front.tone(lighter(paints.wall, 0.02)));
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
