import type { Palette } from '../light/palette.ts';
import { clamp } from './numbers.ts';
import type { Point } from './path.ts';
import type { Canvas } from './svg-writer.ts';

/** Meters: to the right, up, away from the viewer. */
export type Point3 = readonly [x: number, y: number, z: number];

interface Lens {
  /** pixels per meter at a distance of one meter */
  focalLength: number;
  eyeHeight: number;
  /** y of the horizon in the picture */
  horizon: number;
  centerX: number;
  sun: -1 | 1;
}

/** Position and rotation of the object being drawn. */
interface Placement {
  x: number;
  z: number;
  cosine: number;
  sine: number;
}

export interface Extent {
  x: readonly [number, number];
  z: readonly [number, number];
  height: number;
}

interface Framing {
  degrees: number;
  /** horizontal center of the object as a share of the picture's width */
  center: number;
  /** maximum width as a share of the picture's width */
  width: number;
  /** minimum distance from the top of the picture, in pixels */
  top: number;
}

const MIN_DEPTH = 0.6;
const PICTURE_WIDTH = 1200;

/** Perspective projection with a horizontal camera (vertical lines stay vertical) and flat ground. */
export class Stage {
  readonly canvas: Canvas;
  readonly palette: Palette;
  readonly lens: Lens;
  readonly #directionToSun: Point3;
  #placement: Placement = { x: 0, z: 20, cosine: 1, sine: 0 };

  constructor(canvas: Canvas, palette: Palette, lens: Lens) {
    this.canvas = canvas;
    this.palette = palette;
    this.lens = lens;
    const length = Math.hypot(0.62, 0.6, 0.5);
    this.#directionToSun = [(lens.sun * 0.62) / length, 0.6 / length, -0.5 / length];
  }

  place(x: number, z: number, degrees = 0): void {
    const turn = (degrees * Math.PI) / 180;
    this.#placement = { x, z, cosine: Math.cos(turn), sine: Math.sin(turn) };
  }

  /** Makes coordinates relative to the viewer. */
  resetPlacement(): void {
    this.place(0, 0);
  }

  /** Places an object of this extent as close to the viewer as the framing allows. */
  placeToFit(extent: Extent, { degrees, center, width, top }: Framing): void {
    let x = 0;
    for (let z = 7; z < 220; z += z * 0.03) {
      for (let attempt = 0; attempt < 5; attempt++) {
        this.place(x, z, degrees);
        const { left, right, highest, nearest } = this.#outline(extent);
        // The nearest corner moves farthest: a larger step would overshoot with every attempt.
        const depth = Math.max(1, Math.min(z, nearest));
        x += ((center * PICTURE_WIDTH - (left + right) / 2) * depth) / this.lens.focalLength;
        const isFitting = nearest > 3 && right - left <= width * PICTURE_WIDTH && highest >= top;
        if (attempt < 4 || !isFitting) continue;
        this.place(x, z, degrees);
        return;
      }
    }
  }

  #outline({ x: [left, right], z: [front, back], height }: Extent) {
    const corners: Point[] = [];
    for (const x of [left, right])
      for (const z of [front, back]) for (const y of [0, height]) corners.push(this.project([x, y, z]));
    return {
      left: Math.min(...corners.map(([x]) => x)),
      right: Math.max(...corners.map(([x]) => x)),
      highest: Math.min(...corners.map(([, y]) => y)),
      nearest: Math.min(this.toWorld([left, 0, front])[2], this.toWorld([right, 0, front])[2]),
    };
  }

  /** Draws a part that is moved and rotated relative to the object. */
  withRotation<Result>(
    [x, z, degrees]: readonly [x: number, z: number, degrees: number],
    draw: () => Result,
  ): Result {
    const previous = this.#placement;
    const [worldX, , worldZ] = this.toWorld([x, 0, z]);
    const turn = Math.atan2(previous.sine, previous.cosine) + (degrees * Math.PI) / 180;
    this.#placement = { x: worldX, z: worldZ, cosine: Math.cos(turn), sine: Math.sin(turn) };
    const result = draw();
    this.#placement = previous;
    return result;
  }

  /** Returns a function that draws with the current placement, even if the placement changes before it is called. */
  bindPlacement(draw: () => void): () => void {
    const placement = this.#placement;
    return () => {
      const previous = this.#placement;
      this.#placement = placement;
      draw();
      this.#placement = previous;
    };
  }

  /** Returns a projection that keeps the current placement. */
  createProjection(): (point: Point3) => { at: Point; scale: number } {
    const { x, z, cosine, sine } = this.#placement;
    return ([pointX, pointY, pointZ]) => {
      const depth = z - pointX * sine + pointZ * cosine;
      const at = this.projectWorld([x + pointX * cosine + pointZ * sine, pointY, depth]);
      return { at, scale: this.lens.focalLength / Math.max(MIN_DEPTH, depth) };
    };
  }

  toWorld([x, y, z]: Point3): Point3 {
    const placement = this.#placement;
    return [
      placement.x + x * placement.cosine + z * placement.sine,
      y,
      placement.z - x * placement.sine + z * placement.cosine,
    ];
  }

  #rotateNormal([x, y, z]: Point3): Point3 {
    const { cosine, sine } = this.#placement;
    return [x * cosine + z * sine, y, -x * sine + z * cosine];
  }

  projectWorld([x, y, z]: Point3): Point {
    const { focalLength, centerX, horizon, eyeHeight } = this.lens;
    const depth = Math.max(MIN_DEPTH, z);
    return [centerX + (focalLength * x) / depth, horizon - (focalLength * (y - eyeHeight)) / depth];
  }

  project(point: Point3): Point {
    return this.projectWorld(this.toWorld(point));
  }

  /** Pixels a metre there. */
  scaleAt(point: Point3): number {
    return this.lens.focalLength / Math.max(MIN_DEPTH, this.toWorld(point)[2]);
  }

  /** Light on a face with this outward normal, from 0 (shade) to 1. */
  lightOn(normal: Point3): number {
    const [x, y, z] = this.#rotateNormal(normal);
    const [sunX, sunY, sunZ] = this.#directionToSun;
    const facing = Math.max(0, x * sunX + y * sunY + z * sunZ);
    return clamp(0.1 + 0.96 * facing + 0.06 * y + 0.1 * Math.max(0, -z));
  }

  /** The position on the ground of the shadow of this point. */
  shadowOf([x, y, z]: Point3): readonly [x: number, z: number] {
    const [worldX, , worldZ] = this.toWorld([x, 0, z]);
    const [sunX, sunY, sunZ] = this.#directionToSun;
    return [worldX - (sunX / sunY) * y * 0.9, worldZ - (sunZ / sunY) * y * 0.36];
  }

  polygon(points: readonly Point3[], paint: string, opacity = 1): void {
    this.canvas.polygon(
      points.map((point) => this.project(point)),
      paint,
      opacity,
    );
  }

  /** A rectangle on the ground. */
  ground(
    area: { x: readonly [number, number]; z: readonly [number, number] },
    paint: string,
    opacity = 1,
  ): void {
    const [left, right] = area.x;
    const [front, back] = area.z;
    const corners: Point3[] = [
      [left, 0, front],
      [right, 0, front],
      [right, 0, back],
      [left, 0, back],
    ];
    this.polygon(corners, paint, opacity);
  }
}
