import type { Palette } from '../light/palette.ts';
import { darker, mixColors } from './color.ts';
import type { Face, Span } from './face.ts';
import { clamp, range } from './numbers.ts';
import type { Point } from './path.ts';
import type { Batch, Canvas } from './svg-writer.ts';

interface WindowShape {
  /** lower left corner and size on the face, in meters */
  at: Point;
  size: Point;
  columns?: number;
  rows?: number;
  frame?: string;
  frameWidth?: number;
  isLit?: boolean;
  hasSill?: boolean;
}

/** A pane by day: a reflection of the sky over a dark room. */
const glassPaint = (canvas: Canvas, palette: Palette): string => {
  const { tone, sky } = palette;
  return canvas.fittedGradient(
    [
      tone('#3d5a70', 0.5, 0.05),
      [mixColors(tone('#5d8196', 0.6), sky[2], 0.45), 1, 0.62],
      tone('#47657a', 0.5),
    ],
    'diagonal',
  );
};

export const lampPaint = (canvas: Canvas, palette: Palette): string =>
  canvas.fittedGradient([mixColors(palette.lamp, '#e8a050', 0.35), palette.lamp, palette.lampCore]);

/** Large panes show lamplight in the evening and a reflection of the sky by day. */
export const panePaint = (canvas: Canvas, palette: Palette): string =>
  palette.lampShare >= 0.35 ? lampPaint(canvas, palette) : glassPaint(canvas, palette);

/** All windows of one face with a common frame color; one path each for frames, panes and bars. */
class WindowBatch implements Batch {
  readonly face: Face;
  readonly frame: string;
  readonly barWidth: number;
  frames = '';
  dayPanes = '';
  litPanes = '';
  warmGlows = '';
  glints = '';
  topShades = '';
  bars = '';
  sills = '';

  constructor(face: Face, frame: string) {
    this.face = face;
    this.frame = frame;
    this.barWidth = Math.max(0.9, face.scale() * 0.055);
  }

  draw(): void {
    const { canvas, palette } = this.face.stage;
    const frame = this.face.tone(this.frame, clamp(this.face.light + 0.05));
    canvas.fill(this.frames, frame);
    if (this.dayPanes) canvas.fill(this.dayPanes, glassPaint(canvas, palette));
    if (this.litPanes) canvas.fill(this.litPanes, lampPaint(canvas, palette));
    canvas.fill(this.warmGlows, '#b8703a', 0.35);
    canvas.fill(this.glints, '#fff', palette.isDark ? 0.06 : 0.16);
    canvas.fill(this.topShades, '#123', 0.3);
    canvas.stroke(this.bars, { paint: frame, width: this.barWidth });
    canvas.fill(this.sills, this.face.tone(darker(this.frame, 0.06)));
  }

  add({
    at: [u, v],
    size: [width, height],
    columns = 2,
    rows = 2,
    frameWidth = 0.09,
    isLit,
    hasSill = true,
  }: WindowShape): void {
    const { face } = this;
    const { detail } = face.stage.canvas;
    const isLarge = width * face.scale([u, v]) > 34;
    const [columnCount, rowCount] =
      detail < 0.2 ? [Math.min(columns, 2), Math.min(rows, 2)] : [columns, rows];
    const expanded = (by: number): Span => [u - by, v - by, u + width + by, v + height + by];
    if (frameWidth) this.frames += face.spanPath(expanded(frameWidth));
    if (isLit) this.litPanes += face.spanPath(expanded(0));
    else this.dayPanes += face.spanPath(expanded(0));
    if (isLarge && detail > 0.2) {
      if (isLit) this.warmGlows += face.spanPath([u, v, u + width, v + height * 0.28]);
      else this.glints += face.path(glint([u, v], [width, height]));
    }
    if (isLarge && detail > 0.9) {
      this.topShades += face.spanPath([u, v + height - Math.min(0.1, height * 0.06), u + width, v + height]);
    }
    for (const column of range(columnCount).slice(1)) {
      const x = u + (width * column) / columnCount;
      this.bars += face.line([
        [x, v],
        [x, v + height],
      ]);
    }
    for (const row of range(rowCount).slice(1)) {
      const y = v + (height * row) / rowCount;
      this.bars += face.line([
        [u, y],
        [u + width, y],
      ]);
    }
    if (hasSill && isLarge && detail > 0.9) {
      this.sills += face.spanPath([
        u - frameWidth * 1.6,
        v - frameWidth * 2.2,
        u + width + frameWidth * 1.6,
        v - frameWidth,
      ]);
    }
  }
}

const glint = ([u, v]: Point, [width, height]: Point): Point[] => [
  [u + width * 0.12, v + height],
  [u + width * 0.42, v + height],
  [u + width * 0.2, v],
  [u, v],
  [u, v + height * 0.6],
];

export const drawWindow = (face: Face, window: WindowShape): void => {
  if (!face.isVisible) return;
  const { canvas } = face.stage;
  const frame = window.frame ?? '#f4efe4';
  const current = canvas.currentBatch;
  if (current instanceof WindowBatch && current.face === face && current.frame === frame) {
    current.add(window);
    return;
  }
  const batch = new WindowBatch(face, frame);
  canvas.openBatch(batch);
  batch.add(window);
};

interface DoorShape {
  at: Point;
  size: Point;
  color: string;
  frame?: string;
  hasGlass?: boolean;
}

export const drawDoor = (face: Face, door: DoorShape): void => {
  if (!face.isVisible) return;
  const { canvas, palette } = face.stage;
  const {
    at: [u, v],
    size: [width, height],
    color,
    frame = '#f4efe4',
  } = door;
  const part = ([left, bottom, right, top]: Span): Span => [
    u + width * left,
    v + height * bottom,
    u + width * right,
    v + height * top,
  ];
  face.span([u - 0.1, v, u + width + 0.1, v + height + 0.1], face.tone(frame));
  face.span([u, v, u + width, v + height], face.tone(color, face.light * 0.9));
  if (canvas.detail < 0.2 && !door.hasGlass) return;
  if (door.hasGlass) {
    face.span(
      part([0.18, 0.52, 0.82, 0.9]),
      palette.lampShare >= 0.5 ? palette.lamp : palette.tone('#58788a', 0.5),
    );
  } else {
    const panels =
      face.spanPath(part([0.16, 0.55, 0.84, 0.9])) + face.spanPath(part([0.16, 0.1, 0.84, 0.45]));
    canvas.fill(panels, face.tone(darker(color, 0.07), face.light * 0.8));
  }
  face.span(part([0.84, 0.44, 0.92, 0.5]), palette.tone('#d8b46a', 1));
};
