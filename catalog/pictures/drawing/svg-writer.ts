import { shortNumber } from './numbers.ts';
import { type Point, path, polygonPath, type Rectangle, rectanglePath } from './path.ts';

/** A color, or a color with opacity and offset (0 to 1). */
type Stop = string | readonly [color: string, opacity: number, at?: number];

export interface StrokeStyle {
  paint: string;
  width: number;
  round?: boolean;
  dash?: string;
  dashOffset?: number;
  opacity?: number;
}

interface Glow {
  at: Point;
  radius: number;
  /** vertical radius, if different from `radius` */
  radiusY?: number;
  color: string;
  opacity?: number;
}

interface SymbolUse {
  at: Point;
  scale: number;
  scaleX?: number;
  paint?: string;
}

/** Shapes collected to be written as few paths; written before the next shape that is not part of the batch. */
export interface Batch {
  draw(): void;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Writes one SVG picture from back to front with as few bytes as possible. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** 1 draws everything, 0 omits small shapes */
  readonly detail: number;
  #definitions: string[] = [];
  #idByDefinition = new Map<string, string>();
  #elements: string[] = [];
  #batch: Batch | null = null;
  #last: { style: string; data: string; index: number } | null = null;

  constructor(width: number, height: number, detail: number) {
    this.width = width;
    this.height = height;
    this.detail = detail;
  }

  fill(data: string, paint: string, opacity = 1): void {
    if (!data) return;
    const color = paint === 'inherit' ? '' : ` fill="${paint}"`;
    this.#addPath(data, color + opacityAttribute(opacity), !paint.startsWith('url') && opacity >= 1);
  }

  stroke(data: string, style: StrokeStyle): void {
    if (!data) return;
    this.#addPath(data, strokeAttributes(style), !style.dash && (style.opacity ?? 1) >= 1);
  }

  polygon(points: readonly Point[], paint: string, opacity = 1): void {
    this.fill(polygonPath(points), paint, opacity);
  }

  rectangle(area: Rectangle, paint: string, opacity = 1): void {
    this.fill(rectanglePath(area), paint, opacity);
  }

  /** Dots as zero-length strokes with round caps, which need a quarter of the bytes of circles. */
  dots(points: readonly Point[], radius: number, style: { paint: string; opacity?: number }): void {
    const data = points.map(([x, y]) => path`M${x} ${y}h0`).join('');
    this.stroke(data, { ...style, width: radius * 2, round: true });
  }

  glow({ at: [x, y], radius, radiusY = radius, color, opacity = 0.5 }: Glow): void {
    this.flush();
    const stops: Stop[] = [
      [color, opacity, 0],
      [color, opacity * 0.45, 0.4],
      [color, 0, 1],
    ];
    const paint = this.#define((id) => `<radialGradient id="${id}">${stopElements(stops)}</radialGradient>`);
    const [cx, cy, rx, ry] = [x, y, radius, radiusY].map((value) => shortNumber(value));
    this.#elements.push(`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${paint})"/>`);
  }

  /** A soft elliptical shadow, such as under furniture. */
  softShadow(at: Point, radii: Point, opacity: number): void {
    this.flush();
    const color = '#1a0f14';
    const stops: Stop[] = [
      [color, opacity, 0],
      [color, opacity * 0.8, 0.6],
      [color, 0, 1],
    ];
    const paint = this.#define((id) => `<radialGradient id="${id}">${stopElements(stops)}</radialGradient>`);
    const [cx, cy, rx, ry] = [...at, ...radii].map((value) => shortNumber(value));
    this.#elements.push(`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${paint})"/>`);
  }

  /** Defines a path once and strokes it with several styles. */
  strokeWithStyles(data: string, styles: readonly StrokeStyle[]): void {
    if (!data) return;
    this.flush();
    const path = this.#define((id) => `<path id="${id}" d="${data}"/>`);
    for (const style of styles) this.#elements.push(`<use href="#${path}"${strokeAttributes(style)}/>`);
  }

  verticalGradient(top: number, bottom: number, stops: readonly Stop[]): string {
    return this.linearGradient([0, top], [0, bottom], stops);
  }

  horizontalGradient(left: number, right: number, stops: readonly Stop[]): string {
    return this.linearGradient([left, 0], [right, 0], stops);
  }

  linearGradient(from: Point, to: Point, stops: readonly Stop[]): string {
    const place = (name: string, value: number) =>
      Math.round(value) ? ` ${name}="${shortNumber(value)}"` : '';
    const line = `${place('x1', from[0]) + place('y1', from[1])} x2="${shortNumber(to[0])}"${place('y2', to[1])}`;
    const id = this.#define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse"${line}>${stopElements(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radialGradient(center: Point, radius: number, stops: readonly Stop[]): string {
    const [cx, cy, r] = [...center, radius].map((value) => shortNumber(value));
    const id = this.#define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stopElements(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A gradient relative to the bounding box of the filled shape, so that many shapes share one definition. */
  fittedGradient(stops: readonly Stop[], direction: 'down' | 'diagonal' = 'down'): string {
    const line = direction === 'down' ? ' x2="0" y2="1"' : ' y2="1"';
    const id = this.#define(
      (name) => `<linearGradient id="${name}"${line}>${stopElements(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  clipped(data: string, draw: () => void): void {
    const id = this.#define((name) => `<clipPath id="${name}"><path d="${data}"/></clipPath>`);
    this.grouped(`clip-path="url(#${id})"`, draw);
  }

  grouped(attributes: string, draw: () => void): void {
    this.flush();
    this.#elements.push(`<g ${attributes}>`);
    draw();
    this.flush();
    this.#elements.push('</g>');
  }

  /** Defines a symbol on the first call for a key; shapes with the paint `inherit` get the paint of each use. */
  symbol(key: string, draw: () => void): string {
    const existingId = this.#idByDefinition.get(key);
    if (existingId) return existingId;
    this.flush();
    const outerElements = this.#elements;
    this.#elements = [];
    this.#last = null;
    draw();
    this.flush();
    const body = this.#elements.join('');
    this.#elements = outerElements;
    this.#last = null;
    const id = this.#define((name) => `<g id="${name}">${body}</g>`);
    this.#idByDefinition.set(key, id);
    return id;
  }

  use(symbol: string, { at: [x, y], scale, scaleX = scale, paint }: SymbolUse): void {
    this.flush();
    const fill = paint ? ` fill="${paint}"` : '';
    const matrix = `${shortNumber(scaleX, 2)} 0 0 ${shortNumber(scale, 2)} ${Math.round(x)} ${Math.round(y)}`;
    this.#elements.push(`<use href="#${symbol}"${fill} transform="matrix(${matrix})"/>`);
  }

  /** Reflects a named group below the line `y`. */
  reflect(groupId: string, y: number, opacity: number): void {
    this.flush();
    const matrix = `1 0 0-.8 0 ${Math.round(y * 1.8)}`;
    this.#elements.push(
      `<use href="#${groupId}" transform="matrix(${matrix})" opacity="${shortNumber(opacity, 2)}"/>`,
    );
  }

  openBatch(batch: Batch): void {
    this.flush();
    this.#batch = batch;
  }

  get currentBatch(): Batch | null {
    return this.#batch;
  }

  flush(): void {
    const batch = this.#batch;
    this.#batch = null;
    batch?.draw();
  }

  toSvg(): string {
    this.flush();
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    const definitions = `<defs>${this.#definitions.join('')}</defs>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none">${definitions}${this.#elements.join('')}</svg>`;
  }

  #addPath(data: string, attributes: string, isMergeable: boolean): void {
    this.flush();
    const short = data.replaceAll(' -', '-');
    const index = this.#elements.length - 1;
    // Adjacent shapes with the same paint are merged into one path, except gradients (their bounding box would grow) and translucent shapes (overlaps would change).
    if (isMergeable && this.#last?.style === attributes && this.#last.index === index) {
      this.#last.data += short;
      this.#elements[index] = `<path d="${this.#last.data}"${attributes}/>`;
      return;
    }
    this.#last = isMergeable ? { style: attributes, data: short, index: index + 1 } : null;
    this.#elements.push(`<path d="${short}"${attributes}/>`);
  }

  #define(element: (id: string) => string): string {
    const key = element('');
    const existingId = this.#idByDefinition.get(key);
    if (existingId) return existingId;
    const count = this.#definitions.length;
    const round = Math.floor(count / LETTERS.length);
    const id = `${LETTERS[count % LETTERS.length]}${round || ''}`;
    this.#idByDefinition.set(key, id);
    this.#definitions.push(element(id));
    return id;
  }
}

const opacityAttribute = (opacity: number): string =>
  opacity < 1 ? ` opacity="${shortNumber(opacity, 2)}"` : '';

const strokeAttributes = ({ paint, width, round, dash, dashOffset, opacity = 1 }: StrokeStyle): string =>
  [
    ` stroke="${paint}"`,
    width === 1 ? '' : ` stroke-width="${shortNumber(width, 1)}"`,
    round ? ' stroke-linecap="round" stroke-linejoin="round"' : '',
    dash ? ` stroke-dasharray="${dash}"` : '',
    dashOffset ? ` stroke-dashoffset="${dashOffset}"` : '',
    opacityAttribute(opacity),
  ].join('');

const stopElements = (stops: readonly Stop[]): string =>
  stops
    .map((stop, index) => {
      const [color, opacity, at] = typeof stop === 'string' ? [stop, 1] : stop;
      const offset = at ?? index / (stops.length - 1);
      const place = offset ? ` offset="${shortNumber(offset, 2)}"` : '';
      const alpha = opacity === 1 ? '' : ` stop-opacity="${shortNumber(opacity, 2)}"`;
      return `<stop${place} stop-color="${color}"${alpha}/>`;
    })
    .join('');
