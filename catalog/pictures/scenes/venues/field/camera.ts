import type { Point } from '../../../drawing/path.ts';

/** Meters on the field as on its plan: to the right, down, and up from the ground. */
export type Place = readonly [x: number, y: number, z: number];

export interface Shot {
  from: Place;
  to: Place;
  /** pixels of a meter at a distance of one meter */
  lens: number;
  /** y in the picture of the point that is looked at */
  middle: number;
}

const NEAREST = 1.2;

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Place): Place => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** A camera that can look down; anything behind it is cut off. */
export class Camera {
  readonly #shot: Shot;
  readonly #forward: Place;
  readonly #right: Place;
  readonly #up: Place;

  constructor(shot: Shot) {
    this.#shot = shot;
    this.#forward = unit(minus(shot.to, shot.from));
    const [x, y] = this.#forward;
    this.#right = unit([-y, x, 0]);
    const along = this.#forward[2];
    this.#up = unit([-along * x, -along * y, 1 - along ** 2]);
  }

  depth(place: Place): number {
    return dot(minus(place, this.#shot.from), this.#forward);
  }

  /** Pixels of a meter there. */
  scale(place: Place): number {
    return this.#shot.lens / Math.max(NEAREST, this.depth(place));
  }

  project(place: Place): Point {
    const offset = minus(place, this.#shot.from);
    const scale = this.#shot.lens / Math.max(NEAREST, dot(offset, this.#forward));
    return [600 + dot(offset, this.#right) * scale, this.#shot.middle - dot(offset, this.#up) * scale];
  }

  /** The visible part of a polygon or, if it is open, of a line. */
  outline(places: readonly Place[], isOpen = false): Point[][] {
    const parts: Place[][] = [[]];
    const ring = isOpen ? places : [...places, places[0] as Place];
    for (const [index, place] of ring.entries()) {
      const previous = ring[index - 1];
      const isVisible = this.depth(place) >= NEAREST;
      if (previous && this.depth(previous) >= NEAREST !== isVisible) {
        const crossing = this.#crossing(previous, place);
        if (isVisible && isOpen) parts.push([]);
        parts.at(-1)?.push(crossing);
      }
      if (isVisible) parts.at(-1)?.push(place);
    }
    return parts.filter(({ length }) => length > 1).map((part) => part.map((place) => this.project(place)));
  }

  #crossing(from: Place, to: Place): Place {
    const [start, end] = [this.depth(from), this.depth(to)];
    const share = (NEAREST - start) / (end - start);
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ];
  }

  /** y of the horizon in the picture. */
  get horizon(): number {
    return (
      this.#shot.middle +
      (this.#shot.lens * this.#forward[2]) / Math.hypot(this.#forward[0], this.#forward[1])
    );
  }
}
