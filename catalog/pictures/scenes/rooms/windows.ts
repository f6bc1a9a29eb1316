import { darker } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import {
  linePath,
  type Point,
  path,
  polygonPath,
  type Rectangle,
  rectanglePath,
} from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { BACK, HALF_WIDTH, project, type RoomScene } from './room-scene.ts';
import { drawWindowView } from './window-view.ts';

interface BackWindow {
  x: readonly [number, number];
  y: readonly [number, number];
  columns: number;
  rows?: number;
  hasCurtain?: boolean;
  isArched?: boolean | undefined;
}

const WHITE_FRAME = '#fbf7ef';
const STEEL_FRAME = '#2b3134';

export const drawBackWindow = (scene: RoomScene, window: BackWindow): void => {
  const { canvas, palette, style } = scene;
  const { columns, rows = 1, hasCurtain = true, isArched = false } = window;
  const [left, top] = project(scene, [window.x[0], window.y[1], BACK]);
  const [right, bottom] = project(scene, [window.x[1], window.y[0], BACK]);
  const [width, height] = [right - left, bottom - top];
  const frame = style.hasSteelWindows ? STEEL_FRAME : WHITE_FRAME;
  const shape = (grow: number): string =>
    outlinePath([left - grow, top - grow, width + 2 * grow, height + 2 * grow], isArched);
  canvas.fill(shape(13), palette.tone(frame, 0.5));
  canvas.clipped(shape(0), () => {
    const rise = isArched ? 20 : 0;
    drawWindowView(scene, [left, top - rise, width, height + rise]);
    const glint = path`M${left + width * 0.1} ${bottom}L${left + width * 0.34} ${top - 20}h${width * 0.12}L${left + width * 0.24} ${bottom}z`;
    canvas.fill(glint, '#fff', 0.1);
    const uprights = range(columns - 1).map(
      (index) => path`M${left + (width * (index + 1)) / columns} ${top - 30}V${bottom}`,
    );
    const bars = range(rows - 1).map(
      (index) => path`M${left} ${top + (height * (index + 1)) / rows}h${width}`,
    );
    canvas.stroke(uprights.join('') + bars.join(''), {
      paint: palette.tone(frame, 0.45),
      width: style.hasSteelWindows ? 6 : 8,
    });
  });
  canvas.rectangle([left - 20, bottom + 9, width + 40, 11], palette.tone(frame, 0.8));
  if (!palette.isNight) {
    const middle: Point = [(left + right) / 2, (top + bottom) / 2];
    canvas.glow({ at: middle, radius: width * 0.8, radiusY: height, color: palette.glowColor, opacity: 0.2 });
  }
  if (hasCurtain) drawCurtains(scene, [left, top, right, bottom]);
};

const outlinePath = ([x, y, width, height]: Rectangle, isArched: boolean): string => {
  if (!isArched) return rectanglePath([x, y, width, height]);
  const spring = y + width * 0.3;
  const crown = y - width * 0.12;
  return path`M${x} ${y + height}V${spring}C${x} ${crown} ${x + width} ${crown} ${x + width} ${spring}V${y + height}z`;
};

const drawCurtains = (
  scene: RoomScene,
  [left, top, right]: readonly [number, number, number, number],
): void => {
  const { canvas, palette, random, style, fabric } = scene;
  const color = random.pick([style.soft, fabric, '#f4efe6']);
  const upper = top - 26;
  const drop = project(scene, [0, 0.04, BACK])[1] - upper;
  for (const [edge, side] of [
    [left - 16, 1],
    [right + 16, -1],
  ] as const) {
    const x = edge - 34;
    const hang = path`q${-side * 6} ${drop / 2} ${side * 4} ${drop}`;
    canvas.fill(path`M${x} ${upper}h62${hang}h-62z`, palette.tone(color, 0.66));
    const folds = [10, 24, 40, 53].map((offset) => path`M${x + offset} ${upper}${hang}`);
    canvas.stroke(folds.join(''), {
      paint: palette.tone(darker(color, 0.12), 0.35),
      width: 5,
      opacity: 0.45,
    });
  }
  const rod = path`M${left - 66} ${upper}H${right + 66}`;
  canvas.stroke(rod, { paint: palette.tone(style.wood, 0.3), width: 6, round: true });
};

/** A window in the side wall that faces the sun. */
export const drawSideWindow = (scene: RoomScene): void => {
  const { canvas, palette, sun, style } = scene;
  const x = sun * HALF_WIDTH;
  const frame = style.hasSteelWindows ? STEEL_FRAME : WHITE_FRAME;
  const corners = (grow: number): Point[] => {
    const [bottom, top, far, near] = [0.5 - grow, 2.35 + grow, 5.6 + grow, 3.7 - grow];
    const points: Point3[] = [
      [x, bottom, far],
      [x, top, far],
      [x, top, near],
      [x, bottom, near],
    ];
    return points.map((point) => project(scene, point));
  };
  canvas.polygon(corners(0.09), palette.tone(frame, 0.6));
  const pane = corners(0);
  const xs = pane.map(([atX]) => atX);
  const ys = pane.map(([, atY]) => atY);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  canvas.clipped(polygonPath(pane), () => {
    drawWindowView(scene, [left - 60, top, Math.max(...xs) - left + 120, Math.max(...ys) - top]);
  });
  const upright = linePath([project(scene, [x, 0.5, 4.6]), project(scene, [x, 2.35, 4.6])]);
  const bar = linePath([project(scene, [x, 1.5, 5.6]), project(scene, [x, 1.5, 3.7])]);
  canvas.stroke(upright + bar, { paint: palette.tone(frame, 0.5), width: 6 });
  if (palette.isNight) return;
  canvas.glow({ at: project(scene, [x, 1.4, 4.6]), radius: 330, color: palette.glowColor, opacity: 0.3 });
};
