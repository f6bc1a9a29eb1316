import type { Face } from '../../../drawing/face.ts';
import { range } from '../../../drawing/numbers.ts';
import type { Point } from '../../../drawing/path.ts';
import { drawDoor, drawWindow, panePaint } from '../../../drawing/windows-and-doors.ts';
import { type HouseScene, isLampOn } from '../house.ts';
import type { HomeDesign } from './home-design.ts';
import { wallHeightOf } from './measures.ts';

interface Opening {
  width: number;
  height: number;
  bottom: number;
  columns: number;
  rows: number;
}

const OPENINGS: Record<HomeDesign['windows'], Opening> = {
  sash: { width: 1.05, height: 1.6, bottom: 0.75, columns: 2, rows: 2 },
  wide: { width: 1.9, height: 1.5, bottom: 0.8, columns: 3, rows: 2 },
  casement: { width: 1.4, height: 1.25, bottom: 0.95, columns: 3, rows: 2 },
  glass: { width: 2.6, height: 2.2, bottom: 0.2, columns: 3, rows: 1 },
  arched: { width: 1.2, height: 1.7, bottom: 0.6, columns: 2, rows: 2 },
};

const drawShutters = (scene: HouseScene, front: Face, [u, v, width, height]: readonly number[]): void => {
  const { paints, canvas } = scene;
  if (!front.isVisible || canvas.detail < 0.3) return;
  const [left, bottom, w, h] = [u, v, width, height] as [number, number, number, number];
  const pair = front.spanPath([left - 0.46, bottom, left - 0.1, bottom + h]);
  canvas.fill(
    pair + front.spanPath([left + w + 0.1, bottom, left + w + 0.46, bottom + h]),
    front.tone(paints.door, front.light * 0.85),
  );
};

const drawArch = (
  scene: HouseScene,
  front: Face,
  { middle, top, radius }: { middle: number; top: number; radius: number },
): void => {
  const { canvas, palette } = scene;
  const points = range(9).map((index): Point => {
    const angle = (Math.PI * index) / 8;
    return [middle + Math.cos(angle) * radius, top + Math.sin(angle) * radius];
  });
  front.polygon(points, panePaint(canvas, palette));
};

const drawGarageDoor = (scene: HouseScene, front: Face, [left, right]: Point): void => {
  const { paints, canvas } = scene;
  if (!front.isVisible) return;
  front.span([left, 0, right, 2.25], front.tone(paints.trim));
  front.span([left + 0.12, 0, right - 0.12, 2.13], front.tone('#d8d2c4', front.light * 0.9));
  const panels = [0.7, 1.4].map((v) =>
    front.line([
      [left + 0.12, v],
      [right - 0.12, v],
    ]),
  );
  canvas.stroke(panels.join(''), { paint: front.tone('#a59f92', 0.3), width: 2 });
};

/** Windows in rows, the front door, and a garage. */
export const drawOpenings = (scene: HouseScene, front: Face, design: HomeDesign): void => {
  const { paints } = scene;
  const { bays, door, storyHeight, shutters } = design;
  const bay = design.size[0] / bays;
  const opening = OPENINGS[design.windows];
  const width = Math.min(opening.width, bay - 0.5);
  const garageBays = design.garage ? (design.floors > 1 && bays === 2 ? [0] : [bays - 1]) : [];
  for (const floor of range(design.upper ? 1 : design.floors)) {
    for (const column of range(bays)) {
      const middle = bay * (column + 0.5);
      if (floor === 0 && column === door) continue;
      if (floor === 0 && garageBays.includes(column)) {
        drawGarageDoor(scene, front, [middle - bay * 0.46, middle + bay * 0.46]);
        continue;
      }
      const bottom = floor * storyHeight + opening.bottom;
      const at = [middle - width / 2, bottom] as const;
      const { height } = opening;
      const [columns, rows] = scene.canvas.detail < 0.3 ? [2, 1] : [opening.columns, opening.rows];
      drawWindow(front, {
        at,
        size: [width, height],
        columns,
        rows,
        frame: paints.frame,
        isLit: isLampOn(scene),
      });
      if (design.windows === 'arched')
        drawArch(scene, front, { middle, top: bottom + height, radius: width / 2 });
      if (shutters) drawShutters(scene, front, [at[0], bottom, width, height]);
    }
  }
  const doorAt = bay * (door + 0.5) - 0.55;
  drawDoor(front, {
    at: [doorAt, 0],
    size: [1.1, 2.2],
    color: paints.door,
    frame: paints.trim,
    hasGlass: true,
  });
};

/** A window in the gable, or beams if the house has them. */
export const drawGableDetail = (scene: HouseScene, front: Face, design: HomeDesign): void => {
  const { paints } = scene;
  if (!design.roof.kind.endsWith('front') || !front.isVisible) return;
  const [width] = design.size;
  const height = wallHeightOf(design);
  const { rise } = design.roof;
  if (design.windows === 'glass') {
    drawGlassGable(scene, front, design);
    return;
  }
  const half = rise > 3.6 ? 0.8 : 0.55;
  const size = [half * 2, Math.min(1.5, rise * 0.36)] as const;
  drawWindow(front, {
    at: [width / 2 - half, height + 0.3],
    size,
    frame: paints.frame,
    isLit: isLampOn(scene),
  });
};

/** Glass that follows the slopes of the roof. */
const drawGlassGable = ({ canvas, palette, paints }: HouseScene, front: Face, design: HomeDesign): void => {
  const [width] = design.size;
  const height = wallHeightOf(design);
  const at = (share: number, up: number): Point => [width * share, height + design.roof.rise * up];
  const shape = [at(0.2, 0.02), at(0.8, 0.02), at(0.8, 0.28), at(0.5, 0.84), at(0.2, 0.28)];
  front.polygon(shape, panePaint(canvas, palette));
  const bars = [
    [at(0.5, 0.02), at(0.5, 0.84)],
    [at(0.35, 0.02), at(0.35, 0.56)],
    [at(0.65, 0.02), at(0.65, 0.56)],
  ].map((line) => front.line(line as [Point, Point]));
  canvas.stroke(bars.join(''), { paint: front.tone(paints.frame), width: 3 });
};
