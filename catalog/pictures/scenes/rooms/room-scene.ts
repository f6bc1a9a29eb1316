import { type Block, type BlockCoat, raiseBlock } from '../../drawing/block.ts';
import { darker, lighter } from '../../drawing/color.ts';
import { clamp } from '../../drawing/numbers.ts';
import { type Point, roundedPath } from '../../drawing/path.ts';
import type { Point3, Stage } from '../../drawing/perspective.ts';
import type { IndoorPalette, Palette } from '../../light/palette.ts';
import type { Setting } from '../../plans/picture-plan.ts';
import type { Scene } from '../scene.ts';
import type { StyleColors } from './room-styles.ts';

export interface RoomScene extends Scene {
  palette: IndoorPalette;
  /** the hour as it is before the window */
  outside: Palette;
  stage: Stage;
  style: StyleColors;
  fabric: string;
  secondFabric: string;
  wall: string;
  view: Setting;
  seed: string;
  /** whether the window is in the back wall rather than in the lit side wall */
  hasWindowBehind: boolean;
  hasFireplace: boolean;
}

/** Metres: half the room's width, its back wall, its ceiling. */
export const HALF_WIDTH = 3.1;
export const BACK = 6.4;
export const CEILING = 2.8;

/** Pixels a metre at this distance. */
export const scaleAt = ({ stage }: RoomScene, z: number): number => stage.lens.focalLength / z;

export const place = ({ stage }: RoomScene, point: Point3): Point => stage.projectWorld(point);

/** From the left lower front corner to the right upper back corner. */
type Bounds = readonly [
  left: number,
  right: number,
  bottom: number,
  top: number,
  front: number,
  back: number,
];

export const putBlock = (scene: RoomScene, bounds: Bounds, coat: string | BlockCoat): void => {
  const [left, right, bottom, top, front, back] = bounds;
  const block: Block = [left, bottom, front, right - left, top - bottom, back - front];
  const full: BlockCoat = typeof coat === 'string' ? { all: coat } : coat;
  raiseBlock(scene.stage, block, { isFlat: true, hasBottom: false, ...full });
};

/** Left, right, bottom and top in metres, at one distance. */
interface Cushion {
  bounds: readonly [left: number, right: number, bottom: number, top: number];
  z: number;
  /** of its corners, in metres */
  radius: number;
  color: string;
  light?: number;
}

/** Something upholstered, seen from the front. */
export const putSoft = (scene: RoomScene, { bounds, z, radius, color, light = 0.6 }: Cushion): void => {
  const { canvas, palette } = scene;
  const [left, right, bottom, top] = bounds;
  const [x0, y0] = place(scene, [left, top, z]);
  const [x1, y1] = place(scene, [right, bottom, z]);
  const corner = Math.min(radius * scaleAt(scene, z), (x1 - x0) / 2, (y1 - y0) / 2);
  const paint = canvas.fittedGradient([
    palette.tone(lighter(color, 0.025), clamp(light + 0.14)),
    palette.tone(darker(color, 0.035), light - 0.2),
  ]);
  canvas.fill(roundedPath([x0, y0, x1 - x0, y1 - y0], corner), paint);
};

export interface FloorArea {
  x: readonly [number, number];
  z: readonly [number, number];
}

/** The dark under a thing that stands on the floor. */
export const putShade = (scene: RoomScene, { x, z }: FloorArea, opacity = 0.26): void => {
  const [left] = place(scene, [x[0], 0, z[0]]);
  const [right, front] = place(scene, [x[1], 0, z[0]]);
  const [farLeft, back] = place(scene, [x[0], 0, z[1]]);
  const [farRight] = place(scene, [x[1], 0, z[1]]);
  const center: Point = [(left + right + farLeft + farRight) / 4, (front + back) / 2];
  scene.canvas.softShade(center, [(right - left) * 0.62, (front - back) * 0.8], opacity);
};

/** A level surface at a height, as a seat or a table top. */
export const putLevel = (scene: RoomScene, { x, z }: FloorArea, look: { y: number; paint: string }): void => {
  const corners: Point3[] = [
    [x[0], look.y, z[1]],
    [x[1], look.y, z[1]],
    [x[1], look.y, z[0]],
    [x[0], look.y, z[0]],
  ];
  scene.canvas.polygon(
    corners.map((corner) => place(scene, corner)),
    look.paint,
  );
};
