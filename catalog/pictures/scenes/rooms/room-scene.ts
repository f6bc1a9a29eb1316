import type { Facade } from '../../../facts/look.ts';
import { type Block, type BlockStyle, buildBlock } from '../../drawing/block.ts';
import { darker, lighter } from '../../drawing/color.ts';
import { clamp } from '../../drawing/numbers.ts';
import { type Point, roundedPath } from '../../drawing/path.ts';
import type { Point3, Stage } from '../../drawing/perspective.ts';
import type { IndoorPalette, Palette } from '../../light/palette.ts';
import type { InteriorPlan, Setting } from '../../plans/picture-plan.ts';
import type { Scene } from '../scene.ts';
import type { StyleColors } from './room-styles.ts';

export interface RoomScene extends Scene {
  palette: IndoorPalette;
  /** outdoor palette at the same time of day */
  outside: Palette;
  stage: Stage;
  style: StyleColors;
  fabric: string;
  secondFabric: string;
  wall: string;
  view: Setting;
  /** which of the four arrangements of the room */
  layout: number;
  /** absent in drawings that were planned before stays had one */
  facade: Facade | undefined;
  seed: string;
  /** true if the window is in the back wall and not in the side wall */
  hasBackWindow: boolean;
  hasFireplace: boolean;
  /** undefined for a wide one */
  bed: InteriorPlan['bed'];
}

/** Meters: half the room's width, distance of the back wall, height of the ceiling. */
export const HALF_WIDTH = 3.1;
export const BACK = 6.4;
export const CEILING = 2.8;

/** Pixels per meter at this distance. */
export const scaleAt = ({ stage }: RoomScene, z: number): number => stage.lens.focalLength / z;

export const project = ({ stage }: RoomScene, point: Point3): Point => stage.projectWorld(point);

/** From the lower left front corner to the upper right back corner, in meters. */
type Bounds = readonly [
  left: number,
  right: number,
  bottom: number,
  top: number,
  front: number,
  back: number,
];

export const drawRoomBlock = (scene: RoomScene, bounds: Bounds, style: string | BlockStyle): void => {
  const [left, right, bottom, top, front, back] = bounds;
  const block: Block = [left, bottom, front, right - left, top - bottom, back - front];
  const fullStyle: BlockStyle = typeof style === 'string' ? { all: style } : style;
  buildBlock(scene.stage, block, { isFlat: true, hasBottom: false, ...fullStyle });
};

/** A rectangle in meters at distance `z`. */
interface Upholstery {
  bounds: readonly [left: number, right: number, bottom: number, top: number];
  z: number;
  /** of the corners, in meters */
  radius: number;
  color: string;
  light?: number;
}

/** Draws a cushion or other upholstery from the front. */
export const drawUpholstery = (
  scene: RoomScene,
  { bounds, z, radius, color, light = 0.6 }: Upholstery,
): void => {
  const { canvas, palette } = scene;
  const [left, right, bottom, top] = bounds;
  const [x0, y0] = project(scene, [left, top, z]);
  const [x1, y1] = project(scene, [right, bottom, z]);
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

/** The soft shadow under furniture. */
export const drawFloorShadow = (scene: RoomScene, { x, z }: FloorArea, opacity = 0.26): void => {
  const [left] = project(scene, [x[0], 0, z[0]]);
  const [right, front] = project(scene, [x[1], 0, z[0]]);
  const [farLeft, back] = project(scene, [x[0], 0, z[1]]);
  const [farRight] = project(scene, [x[1], 0, z[1]]);
  const center: Point = [(left + right + farLeft + farRight) / 4, (front + back) / 2];
  scene.canvas.softShadow(center, [(right - left) * 0.62, (front - back) * 0.8], opacity);
};

/** A horizontal surface at height `y`, such as a seat or a tabletop. */
export const drawHorizontalSurface = (
  scene: RoomScene,
  { x, z }: FloorArea,
  surface: { y: number; paint: string },
): void => {
  const corners: Point3[] = [
    [x[0], surface.y, z[1]],
    [x[1], surface.y, z[1]],
    [x[1], surface.y, z[0]],
    [x[0], surface.y, z[0]],
  ];
  scene.canvas.polygon(
    corners.map((corner) => project(scene, corner)),
    surface.paint,
  );
};
