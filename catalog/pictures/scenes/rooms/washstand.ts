import { darker, mixColors } from '../../drawing/color.ts';
import { circlePath, path, rectanglePath, roundedPath } from '../../drawing/path.ts';
import { BACK, drawRoomBlock, project, type RoomScene, scaleAt } from './room-scene.ts';

const BRASS = '#c9a25c';

export const drawWashstand = (scene: RoomScene, center: number): void => {
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
