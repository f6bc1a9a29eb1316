import { darker, mixColors } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { circlePath, ellipsePath, path, rectanglePath, roundedPath } from '../../drawing/path.ts';
import { drawRug, drawTowels } from './furniture.ts';
import { drawPottedPlant } from './potted-plant.ts';
import { BACK, drawFloorShadow, drawRoomBlock, project, type RoomScene, scaleAt } from './room-scene.ts';
import { drawBackWindow } from './windows.ts';

const BRASS = '#c9a25c';
const PORCELAIN = '#fffdf8';

/** A freestanding tub in front of the window, with a washstand beside it. */
export const drawBathroom = (scene: RoomScene): void => {
  const { random, sun: side, style, fabric } = scene;
  const columns = random.pick([2, 3]);
  drawBackWindow(scene, {
    x: [-1.35, 1.35],
    y: [0.75, 2.4],
    columns,
    hasCurtain: random.chance(0.5),
    isArched: style.hasArches,
  });
  drawPottedPlant(scene, [side * 1.9, 5.7], random.between(1.2, 1.6));
  drawWashstand(scene, -side * 2.1);
  drawRug(scene, { x: [-1.2, 1.2], z: [3.2, 4.1] }, fabric);
  drawTub(scene);
  drawStool(scene, -side * 1.25);
};

const drawWashstand = (scene: RoomScene, center: number): void => {
  const { canvas, palette, style } = scene;
  const [left, right] = [center - 0.65, center + 0.65];
  drawRoomBlock(scene, [left, right, 0.35, 0.82, BACK - 0.55, BACK], style.wood);
  const [x, top] = project(scene, [left + 0.06, 0.76, BACK - 0.55]);
  const [end, bottom] = project(scene, [right - 0.06, 0.42, BACK - 0.55]);
  const half = (end - x) / 2 - 4;
  const doors =
    rectanglePath([x, top, half, bottom - top]) + rectanglePath([end - half, top, half, bottom - top]);
  canvas.stroke(doors, { paint: palette.tone(darker(style.wood, 0.1), 0.4), width: 2.4 });
  const slab = { all: '#efeae2', top: '#fbf8f2' };
  drawRoomBlock(scene, [left - 0.03, right + 0.03, 0.82, 0.88, BACK - 0.6, BACK], slab);
  drawMirror(scene, center);
  const k = scaleAt(scene, BACK - 0.3);
  const [basinX, basinY] = project(scene, [center, 0.88, BACK - 0.3]);
  const basin = path`M${basinX - 0.26 * k} ${basinY - 0.13 * k}h${0.52 * k}q${-0.04 * k} ${0.13 * k} ${-0.2 * k} ${0.13 * k}h${-0.12 * k}q${-0.16 * k} 0 ${-0.2 * k} ${-0.13 * k}z`;
  canvas.fill(basin, palette.tone('#fdfbf6', 0.9));
  const tap = path`M${basinX} ${basinY - 0.13 * k}v-26q0-12 12-12t12 12`;
  canvas.stroke(tap, { paint: palette.tone(BRASS, 0.8), width: 5, round: true });
};

const drawMirror = (scene: RoomScene, center: number): void => {
  const { canvas, palette, random, wall } = scene;
  const [x, y] = project(scene, [center, 1.62, BACK]);
  const k = scaleAt(scene, BACK);
  const isRound = random.chance(0.6);
  const outline = (r: number) =>
    isRound
      ? circlePath(x, y, r * k)
      : roundedPath([x - r * 0.8 * k, y - r * 1.25 * k, r * 1.6 * k, r * 2.5 * k], 0.3 * k);
  if (palette.hasLampsOn) canvas.glow({ at: [x, y], radius: 190, color: palette.lamp });
  canvas.fill(outline(0.42), palette.tone(BRASS, 0.8));
  const glass = [mixColors(palette.tone(wall, 0.7), '#ffffff', 0.35), palette.tone(wall, 0.55)];
  canvas.fill(outline(0.39), canvas.fittedGradient(glass, 'diagonal'));
  const glint = path`M${x - 0.24 * k} ${y + 0.1 * k}l${0.3 * k} ${-0.36 * k}`;
  canvas.stroke(glint, { paint: '#fff', width: 10, opacity: 0.35, round: true });
  for (const side of [-1, 1]) {
    const [lampX, lampY] = project(scene, [center + side * 0.62, 1.7, BACK]);
    const paint = palette.hasLampsOn ? '#fff0c8' : palette.tone('#fbf6ea', 0.9);
    canvas.fill(roundedPath([lampX - 8, lampY - 26, 16, 52], 8), paint);
  }
};

const drawTub = (scene: RoomScene): void => {
  const { canvas, palette, random, sun: side } = scene;
  const center = side * 0.25;
  const z = 4.7;
  const [x, rim] = project(scene, [center, 0.62, z]);
  const k = scaleAt(scene, z);
  const [half, flatness, height] = [0.95 * k, 0.2 * k, 0.62 * k];
  drawFloorShadow(scene, { x: [center - 0.9, center + 0.9], z: [4.2, 5.1] }, 0.34);
  const body = path`M${x - half} ${rim}C${x - half * 0.98} ${rim + height * 0.75} ${x - half * 0.8} ${rim + height} ${x - half * 0.6} ${rim + height}H${x + half * 0.6}C${x + half * 0.8} ${rim + height} ${x + half * 0.98} ${rim + height * 0.75} ${x + half} ${rim}z`;
  const color = random.pick([PORCELAIN, PORCELAIN, '#b5785a', '#3f5560']);
  const light = [
    palette.tone(color, 1),
    palette.tone(darker(color, 0.04), 0.5),
    palette.tone(darker(color, 0.1), 0.1),
  ];
  canvas.fill(body, canvas.horizontalGradient(x - half, x + half, side < 0 ? light : light.toReversed()));
  canvas.fill(ellipsePath([x, rim], half * 1.02, flatness), palette.tone(PORCELAIN, 0.95));
  canvas.fill(ellipsePath([x, rim + 3], half * 0.92, flatness * 0.78), palette.tone('#d5d0c9', 0.3));
  canvas.fill(ellipsePath([x, rim + 8], half * 0.86, flatness * 0.6), palette.tone('#9fcfd2', 0.7));
  const foam = range(9).map(() =>
    circlePath(x + random.between(-0.7, 0.5) * half, rim + random.between(-4, 14), random.between(7, 15)),
  );
  canvas.fill(foam.join(''), '#fff', 0.75);
  const [tapX, floor] = project(scene, [center - side * 0.98, 0, z + 0.2]);
  const tap = path`M${tapX} ${floor}V${rim - 70}q0-26 ${side * 24}-26t${side * 24} 22v8`;
  canvas.stroke(tap, { paint: palette.tone(BRASS, 0.8), width: 7, round: true });
};

const drawStool = (scene: RoomScene, x: number): void => {
  const { style } = scene;
  drawFloorShadow(scene, { x: [x - 0.22, x + 0.22], z: [3.9, 4.3] }, 0.2);
  for (const offset of [-0.17, 0.13])
    drawRoomBlock(scene, [x + offset, x + offset + 0.04, 0, 0.42, 4, 4.04], style.wood);
  drawRoomBlock(scene, [x - 0.2, x + 0.2, 0.42, 0.47, 3.95, 4.3], style.wood);
  drawTowels(scene, [x, 0.47, 4.05]);
};
