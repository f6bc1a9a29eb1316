import { darker, lighter } from './color.ts';
import { clamp } from './numbers.ts';
import { linePath, type Point, polygonPath, roughPath } from './path.ts';
import type { Point3, Stage } from './perspective.ts';

/** Boards, courses or seams: distance in meters, direction, opacity. */
export type LinePattern = readonly [step: number, direction: 'level' | 'upright', opacity: number];

interface FaceShape {
  origin: Point3;
  /** unit vectors of the face as seen from outside */
  right: Point3;
  up: Point3;
  /** corners in meters to the right and up from the origin, counterclockwise */
  corners: readonly Point[];
}

export interface FaceStyle {
  material: string;
  lines?: LinePattern | undefined;
  /** a single color instead of a gradient, even on a large face */
  isFlat?: boolean;
  light?: number | undefined;
}

/** Left, bottom, right and top in meters. */
export type Span = readonly [left: number, bottom: number, right: number, top: number];

export const spanCorners = ([left, bottom, right, top]: Span): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

const UP: Point3 = [0, 1, 0];

/** A vertical wall whose base starts at the origin and runs along `right`. */
export const wallShape = (origin: Point3, right: Point3, corners: readonly Point[]): FaceShape => ({
  origin,
  right,
  up: UP,
  corners,
});

/** A planar surface in 3D space; shapes on it are given in meters. */
export class Face {
  readonly stage: Stage;
  readonly light: number;
  readonly isVisible: boolean;
  readonly #shape: FaceShape;
  readonly #projectPoint: ReturnType<Stage['createProjection']>;

  constructor(stage: Stage, shape: FaceShape, light?: number) {
    this.stage = stage;
    this.#shape = shape;
    this.#projectPoint = stage.createProjection();
    this.light = light ?? stage.lightOn(normalOf(shape));
    this.isVisible = isFacingViewer(this.project(shape.corners));
  }

  at(point: Point): Point {
    return this.#projectPoint(this.#toStage(point)).at;
  }

  project(points: readonly Point[]): Point[] {
    return points.map((point) => this.at(point));
  }

  /** Pixels per meter at this point. */
  scale([u, v]: Point = [0, 0]): number {
    return this.#projectPoint(this.#toStage([u, v])).scale;
  }

  path(points: readonly Point[]): string {
    const isFine = this.stage.canvas.detail > 0.9;
    return isFine ? polygonPath(this.project(points)) : roughPath(this.project(points));
  }

  spanPath(span: Span): string {
    return this.path(spanCorners(span));
  }

  line(points: readonly Point[]): string {
    return linePath(this.project(points));
  }

  polygon(points: readonly Point[], paint: string, opacity = 1): void {
    if (this.isVisible) this.stage.canvas.fill(this.path(points), paint, opacity);
  }

  span(span: Span, paint: string, opacity = 1): void {
    this.polygon(spanCorners(span), paint, opacity);
  }

  /** The color of a material in the light of this face. */
  tone(material: string, light = this.light): string {
    return this.stage.palette.tone(material, light);
  }

  paint({ material, lines, isFlat }: FaceStyle): void {
    if (!this.isVisible) return;
    const outline = this.project(this.#shape.corners);
    this.stage.canvas.polygon(outline, isFlat ? this.tone(material) : this.#shading(material, outline));
    if (lines) this.#drawLines(material, lines);
  }

  #shading(material: string, outline: readonly Point[]): string {
    const { canvas } = this.stage;
    const width = extentOf(outline.map(([x]) => x));
    const height = extentOf(outline.map(([, y]) => y));
    const smallest = canvas.detail > 0.9 ? 16000 : canvas.detail > 0.4 ? 60000 : Number.POSITIVE_INFINITY;
    if (width * height <= smallest) return this.tone(material);
    // Rounded, so that faces with similar light share one gradient.
    const light = Math.round(this.light * 8) / 8;
    return canvas.fittedGradient([
      this.tone(lighter(material, 0.02), clamp(light + 0.07)),
      this.tone(darker(material, 0.035), clamp(light - 0.13)),
    ]);
  }

  #drawLines(material: string, [preferredStep, direction, opacity]: LinePattern): void {
    const { canvas } = this.stage;
    if (canvas.detail < 0.2) return;
    const { corners } = this.#shape;
    const [left, right] = [Math.min(...corners.map(([u]) => u)), Math.max(...corners.map(([u]) => u))];
    const [bottom, top] = [Math.min(...corners.map(([, v]) => v)), Math.max(...corners.map(([, v]) => v))];
    const isLevel = direction === 'level';
    const length = isLevel ? top - bottom : right - left;
    const pixels = isLevel
      ? Math.abs(this.at([left, top])[1] - this.at([left, bottom])[1])
      : Math.abs(this.at([right, bottom])[0] - this.at([left, bottom])[0]);
    // Lines less than ten pixels apart shimmer when the picture is shown small.
    const step = Math.max(
      preferredStep,
      length / (canvas.detail > 0.9 ? 14 : 6),
      (length * 10) / Math.max(1, pixels),
    );
    const start = isLevel ? bottom : left;
    let data = '';
    for (let at = start + step; at < start + length - step * 0.3; at += step) {
      const line: [Point, Point] = isLevel
        ? [
            [left, at],
            [right, at],
          ]
        : [
            [at, bottom],
            [at, top],
          ];
      const inside = clipToPolygon(line, corners);
      if (inside) data += this.line(inside);
    }
    const width = Math.max(0.8, this.scale() * 0.02);
    canvas.stroke(data, { paint: this.tone(darker(material, 0.16), this.light * 0.5), width, opacity });
  }

  #toStage([u, v]: Point): Point3 {
    const { origin, right, up } = this.#shape;
    return [
      origin[0] + right[0] * u + up[0] * v,
      origin[1] + right[1] * u + up[1] * v,
      origin[2] + right[2] * u + up[2] * v,
    ];
  }
}

export const buildFace = (stage: Stage, shape: FaceShape, style?: FaceStyle): Face => {
  const face = new Face(stage, shape, style?.light);
  if (style) face.paint(style);
  return face;
};

const extentOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

const normalOf = ({ right, up }: FaceShape): Point3 => [
  up[1] * right[2] - up[2] * right[1],
  up[2] * right[0] - up[0] * right[2],
  up[0] * right[1] - up[1] * right[0],
];

const isFacingViewer = (outline: readonly Point[]): boolean => {
  let area = 0;
  for (const [index, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(index + 1) % outline.length] as Point;
    area += x * nextY - nextX * y;
  }
  const isInFrame =
    outline.some(([x]) => x > -10) && outline.some(([x]) => x < 1210) && outline.some(([, y]) => y < 810);
  return area < -1 && isInFrame;
};

/** Clips a line to a convex polygon with counterclockwise corners. */
const clipToPolygon = (
  [from, to]: readonly [Point, Point],
  corners: readonly Point[],
): [Point, Point] | null => {
  let start = 0;
  let end = 1;
  for (const [index, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as Point;
    const side = ([u, v]: Point) => (nextX - x) * (v - y) - (nextY - y) * (u - x);
    const [before, after] = [side(from), side(to)];
    if (before < 0 && after < 0) return null;
    if (before < 0) start = Math.max(start, before / (before - after));
    else if (after < 0) end = Math.min(end, before / (before - after));
  }
  if (end - start < 0.02) return null;
  const along = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return [along(start), along(end)];
};
