import { darker, lighter } from '../../../drawing/color.ts';
import type { Face } from '../../../drawing/face.ts';
import { range, steps } from '../../../drawing/numbers.ts';
import { type Point, polygonPath } from '../../../drawing/path.ts';
import { drawDoor, drawWindow, lampPaint, panePaint } from '../../../drawing/windows-and-doors.ts';
import { type HouseScene, isLampOn } from '../house.ts';
import type { BlockDesign } from './block-design.ts';

interface Size {
  width: number;
  height: number;
  floors: number;
}

interface FacadePart {
  design: Pick<BlockDesign, 'bays' | 'bay' | 'storyHeight' | 'windows' | 'ground' | 'bands'>;
  size: Size;
  length: number;
  isFront: boolean;
}

/** Share of a bay, height, height above the floor, columns and rows of panes. */
const WINDOWS: Record<BlockDesign['windows'], readonly [number, number, number, number, number]> = {
  sash: [0.36, 1.75, 0.85, 1, 2],
  pair: [0.62, 1.6, 0.85, 2, 2],
  ribbon: [0.86, 1.6, 0.8, 3, 1],
  french: [0.6, 2.3, 0.15, 2, 1],
  factory: [0.74, 2.5, 0.7, 4, 3],
};

/** Windows on all floors of a wall; the ground floor of a front is drawn separately. */
export const drawFacade = (
  scene: HouseScene,
  face: Face,
  { design, size, length, isFront }: FacadePart,
): void => {
  const { paints, canvas } = scene;
  if (!face.isVisible) return;
  const [share, high, above, ...panes] = WINDOWS[design.windows];
  const [columns, rows] = canvas.detail < 0.6 ? [1, 1] : panes;
  const count = isFront ? design.bays : 3;
  const bay = length / count;
  const isOwn = isFront && design.ground !== 'same';
  if (design.bands && isFront) drawBands(scene, face, { design, size });
  for (const floor of range(size.floors).slice(isOwn ? 1 : 0)) {
    for (const column of range(count)) {
      const width = Math.min(bay * share, 3.4);
      const at = [bay * (column + 0.5) - width / 2, floor * design.storyHeight + above] as const;
      if (isFront && !isOwn && floor === 0 && column === Math.floor(count / 2)) continue;
      drawWindow(face, {
        at,
        size: [width, high],
        columns,
        rows,
        frame: paints.frame,
        frameWidth: 0.08,
        isLit: isLampOn(scene),
      });
    }
  }
  if (isFront && !isOwn) {
    const middle = bay * (Math.floor(count / 2) + 0.5);
    drawDoor(face, {
      at: [middle - 0.65, 0.1],
      size: [1.3, 2.3],
      color: paints.door,
      frame: paints.trim,
      hasGlass: true,
    });
  }
};

const drawBands = (
  { paints }: HouseScene,
  face: Face,
  { design, size }: Pick<FacadePart, 'design' | 'size'>,
): void => {
  for (const floor of range(size.floors + 1).slice(1)) {
    const v = floor * design.storyHeight;
    face.span([0, v - 0.14, size.width, v + 0.24], face.tone(lighter(paints.door, 0.12)));
  }
};

interface GroundFloor {
  design: BlockDesign;
  size: Size;
}

const drawAwnings = (scene: HouseScene, face: Face, { design }: GroundFloor): void => {
  const { canvas, palette, paints, random } = scene;
  const colors = [paints.door, lighter(paints.door, 0.1), '#d9cbb0'];
  for (const column of range(design.bays)) {
    const [left, right] = [column * design.bay + 0.3, (column + 1) * design.bay - 0.3];
    face.span(
      [left, 0.5, right, 2.5],
      palette.lampShare >= 0.35 ? lampPaint(canvas, palette) : panePaint(canvas, palette),
    );
    const corners: Point[] = [
      ...face.project([
        [left - 0.1, 2.9],
        [right + 0.1, 2.9],
      ]),
    ];
    const drop = face.scale([left, 2]) * 0.75;
    const [start, end] = corners as [Point, Point];
    const awning: Point[] = [start, end, [end[0] + 4, end[1] + drop], [start[0] - 4, start[1] + drop]];
    canvas.fill(polygonPath(awning), face.tone(random.pick(colors)));
  }
};

const drawArches = (scene: HouseScene, face: Face, { design }: GroundFloor): void => {
  const { canvas, paints, palette } = scene;
  const isLit = palette.lampShare >= 0.35;
  const recess = isLit ? lampPaint(canvas, palette) : face.tone(darker(paints.wall, 0.3), face.light * 0.5);
  const entrance = Math.floor(design.bays / 2);
  for (const column of range(design.bays)) {
    const middle = design.bay * (column + 0.5);
    const half = design.bay * 0.34;
    const arch: Point[] = [
      [middle + half, 0],
      ...range(9).map((index): Point => {
        const angle = (Math.PI * index) / 8;
        return [middle + Math.cos(angle) * half, 1.6 + Math.sin(angle) * half];
      }),
      [middle - half, 0],
    ];
    face.polygon(arch, recess);
    if (column !== entrance) continue;
    drawDoor(face, {
      at: [middle - 0.65, 0],
      size: [1.3, 2.2],
      color: paints.door,
      frame: paints.trim,
      hasGlass: true,
    });
  }
};

const drawLobby = (scene: HouseScene, face: Face, { design, size }: GroundFloor): void => {
  const { canvas, palette, paints } = scene;
  const { width } = size;
  face.span([0, 0, width, design.storyHeight], face.tone(darker(paints.wall, 0.06)));
  const glass = palette.lampShare >= 0.35 ? lampPaint(canvas, palette) : panePaint(canvas, palette);
  face.span([0.8, 0.3, width - 0.8, 2.6], glass);
  const bars = steps(0.8, width - 0.8, (width - 1.6) / (design.bays * 2)).map((u) =>
    face.line([
      [u, 0.3],
      [u, 2.6],
    ]),
  );
  canvas.stroke(bars.join(''), { paint: face.tone(paints.trim), width: 2.4 });
  const middle = width / 2;
  drawDoor(face, {
    at: [middle - 0.9, 0],
    size: [1.8, 2.5],
    color: paints.door,
    frame: paints.trim,
    hasGlass: true,
  });
};

/** Shop windows with awnings, arches, or a glazed lobby. */
export const drawGroundFloor = (scene: HouseScene, face: Face, part: GroundFloor): void => {
  if (!face.isVisible) return;
  const { ground } = part.design;
  if (ground === 'shops') drawAwnings(scene, face, part);
  else if (ground === 'arcade') drawArches(scene, face, part);
  else if (ground === 'lobby') drawLobby(scene, face, part);
};
