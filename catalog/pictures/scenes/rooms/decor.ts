import { darker, shiftColor } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { circlePath, ellipsePath, type Point, path, type Rectangle } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { BACK, CEILING, drawRoomBlock, project, type RoomScene, scaleAt } from './room-scene.ts';

export const drawVase = (scene: RoomScene, at: Point3, color: string): void => {
  const { canvas, palette, random } = scene;
  const [x, y] = project(scene, at);
  const k = scaleAt(scene, at[2]);
  const leaves = range(canvas.detail > 0.2 ? 6 : 4).map(() => {
    const [bend, height] = [random.between(-0.3, 0.3) * k, random.between(0.28, 0.46) * k];
    return path`M${x} ${y - 0.2 * k}q${bend * 0.2} ${-height * 0.7} ${bend} ${-height}q${0.1 * k} ${height * 0.4} ${-bend} ${height}z`;
  });
  canvas.fill(leaves.join(''), palette.tone('#6f9a5c', 0.65));
  const body = path`M${x - 0.07 * k} ${y}q${-0.07 * k} ${-0.14 * k} ${0.03 * k} ${-0.24 * k}h${0.08 * k}q${0.1 * k} ${0.1 * k} ${0.03 * k} ${0.24 * k}z`;
  canvas.fill(body, palette.tone(color, 0.75));
};

/** `at` is the foot of the glass, in meters. */
export const drawDrinkingGlass = (scene: RoomScene, at: Point3): void => {
  const { canvas } = scene;
  const [x, y] = project(scene, at);
  canvas.fill(path`M${x - 9} ${y - 34}h18l-4 18h-10zM${x - 1} ${y - 16}h2v14h8v2h-18v-2h8z`, '#fff', 0.75);
  canvas.fill(path`M${x - 8} ${y - 28}h16l-3 12h-10z`, '#e8a04a', 0.9);
};

export const drawPendantLamp = (
  scene: RoomScene,
  [x, y, z]: Point3,
  lamp: { color: string; radius: number },
): void => {
  const { canvas, palette } = scene;
  const [atX, atY] = project(scene, [x, y, z]);
  const ceiling = project(scene, [x, CEILING, z])[1];
  const k = scaleAt(scene, z);
  const r = Math.round(lamp.radius * k);
  if (palette.hasLampsOn) canvas.glow({ at: [atX, atY + 0.1 * k], radius: k * 1.2, color: palette.lamp });
  canvas.stroke(path`M${atX} ${ceiling}V${atY - r}`, { paint: palette.tone('#2b2624', 0.4), width: 3 });
  canvas.fill(path`M${atX - r} ${atY}a${r} ${r} 0 0 1 ${2 * r} 0z`, palette.tone(lamp.color, 0.6));
  const mouth = palette.hasLampsOn ? '#fff0c8' : palette.tone(darker(lamp.color, 0.1), 0.3);
  canvas.fill(ellipsePath([atX, atY], r, r * 0.16), mouth);
};

const shadePaint = ({ canvas, palette }: RoomScene): string =>
  palette.hasLampsOn ? canvas.fittedGradient([palette.lamp, '#ffedc2']) : palette.tone('#f4ead6', 0.85);

export const drawFloorLamp = (scene: RoomScene, [x, z]: Point): void => {
  const { canvas, palette } = scene;
  const [atX, foot] = project(scene, [x, 0, z]);
  const k = scaleAt(scene, z);
  const top = foot - 1.55 * k;
  const iron = palette.tone('#3a3330', 0.4);
  if (palette.hasLampsOn) canvas.glow({ at: [atX, top], radius: k * 1.5, color: palette.lamp });
  canvas.stroke(path`M${atX} ${foot}V${top}`, { paint: iron, width: 5 });
  canvas.fill(ellipsePath([atX, foot], 0.17 * k, 0.05 * k), iron);
  const shade = path`M${atX - 0.13 * k} ${top - 0.2 * k}h${0.26 * k}l${0.1 * k} ${0.34 * k}h${-0.46 * k}z`;
  canvas.fill(shade, shadePaint(scene));
};

export const drawTableLamp = (scene: RoomScene, at: Point3): void => {
  const { canvas, palette, secondFabric } = scene;
  const [x, y] = project(scene, at);
  const k = scaleAt(scene, at[2]);
  if (palette.hasLampsOn)
    canvas.glow({ at: [x, y - 0.35 * k], radius: k * 1.1, color: palette.lamp, opacity: 0.55 });
  const foot = path`M${x - 0.06 * k} ${y}q${-0.06 * k} ${-0.12 * k} ${0.05 * k} ${-0.24 * k}h${0.03 * k}q${0.1 * k} ${0.12 * k} ${0.04 * k} ${0.24 * k}z`;
  canvas.fill(foot, palette.tone(secondFabric, 0.6));
  const shade = path`M${x - 0.09 * k} ${y - 0.48 * k}h${0.18 * k}l${0.07 * k} ${0.25 * k}h${-0.32 * k}z`;
  canvas.fill(shade, shadePaint(scene));
};

interface WallArt {
  x: readonly [number, number];
  y: readonly [number, number];
  z?: number;
}

export const drawWallArt = (scene: RoomScene, { x, y, z = BACK }: WallArt): void => {
  const { canvas, palette, random, style } = scene;
  const [left, top] = project(scene, [x[0], y[1], z]);
  const [right, bottom] = project(scene, [x[1], y[0], z]);
  const [width, height] = [right - left, bottom - top];
  canvas.rectangle([left + 5, top + 8, width, height], '#1a1016', 0.2);
  canvas.rectangle(
    [left, top, width, height],
    palette.tone(random.pick([style.wood, '#2b2624', '#fbf7ef']), 0.6),
  );
  canvas.rectangle([left + 6, top + 6, width - 12, height - 12], palette.tone('#f6efe2', 0.85));
  const picture: Rectangle = [left + 16, top + 16, width - 32, height - 32];
  random.pick([paintLandscape, paintArch, paintCircles, paintLeaves])(scene, picture);
};

const paintLandscape = (
  { canvas, palette, random, fabric, secondFabric }: RoomScene,
  area: Rectangle,
): void => {
  const [x, y, w, h] = area;
  canvas.rectangle(area, palette.tone(shiftColor(secondFabric, { lightness: 0.2, chroma: 0.5 }), 0.75));
  const sun = circlePath(x + w * random.between(0.3, 0.7), y + h * 0.36, Math.min(w, h) * 0.2);
  canvas.fill(sun, palette.tone('#e8a04a', 0.75));
  const hills = path`M${x} ${y + h}v${-h * 0.36}l${w * 0.3} ${-h * 0.2}l${w * 0.3} ${h * 0.24}l${w * 0.4} ${-h * 0.14}v${h * 0.46}z`;
  canvas.fill(hills, palette.tone(fabric, 0.75));
};

const paintArch = ({ canvas, palette, fabric }: RoomScene, [x, y, w, h]: Rectangle): void => {
  const arch = path`M${x + w * 0.2} ${y + h}v${-h * 0.5}a${w * 0.3} ${w * 0.3} 0 0 1 ${w * 0.6} 0v${h * 0.5}z`;
  canvas.fill(arch, palette.tone(fabric, 0.75));
  canvas.fill(circlePath(x + w * 0.5, y + h * 0.55, Math.min(w, h) * 0.15), palette.tone('#e8c27a', 0.75));
};

const paintCircles = (
  { canvas, palette, fabric, secondFabric }: RoomScene,
  [x, y, w, h]: Rectangle,
): void => {
  const size = Math.min(w, h);
  canvas.fill(circlePath(x + w * 0.42, y + h * 0.4, size * 0.3), palette.tone(fabric, 0.75));
  canvas.fill(circlePath(x + w * 0.6, y + h * 0.62, size * 0.26), palette.tone(secondFabric, 0.75), 0.85);
};

const paintLeaves = ({ canvas, palette, secondFabric }: RoomScene, [x, y, w, h]: Rectangle): void => {
  const stem = path`M${x + w / 2} ${y + h}V${y + h * 0.1}`;
  canvas.stroke(stem, { paint: palette.tone(darker(secondFabric, 0.1), 0.6), width: 3 });
  const reach = Math.min(w * 0.36, h * 0.3);
  const leaves = range(6).map((index) => {
    const side = index % 2 ? 1 : -1;
    const at = y + h * (0.82 - index * 0.12);
    return path`M${x + w / 2} ${at}q${side * reach * 0.3} ${-reach * 0.9} ${side * reach} ${-reach * 0.7}q${-side * reach * 0.2} ${reach * 0.7} ${-side * reach} ${reach * 0.7}z`;
  });
  canvas.fill(leaves.join(''), palette.tone(secondFabric, 0.7));
};

export const drawShelf = (scene: RoomScene, [left, right]: Point, y: number): void => {
  const { canvas, palette, random, fabric, secondFabric, style } = scene;
  drawRoomBlock(scene, [left, right, y - 0.05, y, BACK - 0.24, BACK], style.wood);
  const k = scaleAt(scene, BACK - 0.2);
  for (let x = left + 0.1; x < right - 0.15; ) {
    if (random.chance(0.2)) {
      drawVase(scene, [x + 0.1, y, BACK - 0.1], random.pick([fabric, secondFabric, '#f1e9dc']));
      x += 0.3;
      continue;
    }
    const width = random.between(0.04, 0.08) * (canvas.detail > 0.9 ? 1 : canvas.detail > 0.2 ? 1.7 : 2.6);
    const height = random.between(0.16, 0.28);
    const [bookX, bookY] = project(scene, [x, y + height, BACK - 0.2]);
    const cover = random.pick([fabric, secondFabric, '#e9dcc4', '#56656b', '#c9a04a']);
    canvas.rectangle([bookX, bookY, width * k, height * k], palette.tone(cover, 0.7));
    x += width + (random.chance(0.2) ? 0.12 : 0.01);
  }
};
