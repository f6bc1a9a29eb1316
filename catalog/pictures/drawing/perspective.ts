import type { Palette } from '../light/palette.ts';
import { clamp } from './numbers.ts';
import type { Point } from './path.ts';
import type { Canvas } from './svg-writer.ts';

/** Metres: to the right, up, away from the viewer. */
export type Point3 = readonly [x: number, y: number, z: number];

interface Lens {
  /** pixels that one metre takes at one metre's distance */
  focalLength: number;
  eyeHeight: number;
  /** y of the horizon on the picture */
  horizon: number;
  centerX: number;
  sun: -1 | 1;
}

/** Where the thing being built stands, and how far it is turned. */
interface Stand {
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
  /** share of the picture's width where the middle of the body comes to stand */
  center: number;
  /** share of the picture's width that it takes at most */
  width: number;
  /** free pixels above it */
  top: number;
}

const NEAREST = 0.6;
const PICTURE_WIDTH = 1200;

/** A very small world: level camera (verticals stay vertical), flat ground. */
export class Stage {
  readonly canvas: Canvas;
  readonly palette: Palette;
  readonly lens: Lens;
  readonly #towardsSun: Point3;
  #stand: Stand = { x: 0, z: 20, cosine: 1, sine: 0 };

  constructor(canvas: Canvas, palette: Palette, lens: Lens) {
    this.canvas = canvas;
    this.palette = palette;
    this.lens = lens;
    const length = Math.hypot(0.62, 0.6, 0.5);
    this.#towardsSun = [(lens.sun * 0.62) / length, 0.6 / length, -0.5 / length];
  }

  stand(x: number, z: number, degrees = 0): void {
    const turn = (degrees * Math.PI) / 180;
    this.#stand = { x, z, cosine: Math.cos(turn), sine: Math.sin(turn) };
  }

  /** From here on coordinates are the viewer's own. */
  leave(): void {
    this.stand(0, 0);
  }

  /** Comes as near as a body of this extent allows. */
  standFitting(extent: Extent, { degrees, center, width, top }: Framing): void {
    let x = 0;
    for (let z = 7; z < 220; z += z * 0.03) {
      for (let attempt = 0; attempt < 5; attempt++) {
        this.stand(x, z, degrees);
        const { left, right, highest, nearest } = this.#outline(extent);
        x += ((center * PICTURE_WIDTH - (left + right) / 2) * z) / this.lens.focalLength;
        const isFitting = nearest > 3 && right - left <= width * PICTURE_WIDTH && highest >= top;
        if (attempt < 4 || !isFitting) continue;
        this.stand(x, z, degrees);
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

  /** Draws a part that stands turned within the thing being built. */
  turned<Result>(
    [x, z, degrees]: readonly [x: number, z: number, degrees: number],
    draw: () => Result,
  ): Result {
    const kept = this.#stand;
    const [worldX, , worldZ] = this.toWorld([x, 0, z]);
    const turn = Math.atan2(kept.sine, kept.cosine) + (degrees * Math.PI) / 180;
    this.#stand = { x: worldX, z: worldZ, cosine: Math.cos(turn), sine: Math.sin(turn) };
    const result = draw();
    this.#stand = kept;
    return result;
  }

  /** The same drawing later, as if the stage still stood as it does now. */
  later(draw: () => void): () => void {
    const stand = this.#stand;
    return () => {
      const kept = this.#stand;
      this.#stand = stand;
      draw();
      this.#stand = kept;
    };
  }

  /** A projection that stays with the present stand, however the stage is turned later. */
  anchored(): (point: Point3) => { at: Point; scale: number } {
    const { x, z, cosine, sine } = this.#stand;
    return ([pointX, pointY, pointZ]) => {
      const depth = z - pointX * sine + pointZ * cosine;
      const at = this.projectWorld([x + pointX * cosine + pointZ * sine, pointY, depth]);
      return { at, scale: this.lens.focalLength / Math.max(NEAREST, depth) };
    };
  }

  toWorld([x, y, z]: Point3): Point3 {
    const stand = this.#stand;
    return [stand.x + x * stand.cosine + z * stand.sine, y, stand.z - x * stand.sine + z * stand.cosine];
  }

  #turnedNormal([x, y, z]: Point3): Point3 {
    const { cosine, sine } = this.#stand;
    return [x * cosine + z * sine, y, -x * sine + z * cosine];
  }

  projectWorld([x, y, z]: Point3): Point {
    const { focalLength, centerX, horizon, eyeHeight } = this.lens;
    const depth = Math.max(NEAREST, z);
    return [centerX + (focalLength * x) / depth, horizon - (focalLength * (y - eyeHeight)) / depth];
  }

  project(point: Point3): Point {
    return this.projectWorld(this.toWorld(point));
  }

  /** Pixels a metre there. */
  scaleAt(point: Point3): number {
    return this.lens.focalLength / Math.max(NEAREST, this.toWorld(point)[2]);
  }

  /** 0 (shade) to 1 on a face with this outward direction. */
  lightOn(normal: Point3): number {
    const [x, y, z] = this.#turnedNormal(normal);
    const [sunX, sunY, sunZ] = this.#towardsSun;
    const facing = Math.max(0, x * sunX + y * sunY + z * sunZ);
    return clamp(0.1 + 0.96 * facing + 0.06 * y + 0.1 * Math.max(0, -z));
  }

  /** Where the tip of something so high throws its shadow on the ground. */
  shadowOf([x, y, z]: Point3): readonly [x: number, z: number] {
    const [worldX, , worldZ] = this.toWorld([x, 0, z]);
    const [sunX, sunY, sunZ] = this.#towardsSun;
    return [worldX - (sunX / sunY) * y * 0.9, worldZ - (sunZ / sunY) * y * 0.36];
  }

  polygon(points: readonly Point3[], paint: string, opacity = 1): void {
    this.canvas.polygon(
      points.map((point) => this.project(point)),
      paint,
      opacity,
    );
  }

  /** A level piece of ground, from its left front corner to its right back corner. */
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
