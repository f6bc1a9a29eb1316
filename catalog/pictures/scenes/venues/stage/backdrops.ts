import { mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import {
  circlePath,
  ellipsePath,
  path,
  polygonPath,
  rectanglePath,
  roundedPath,
} from '../../../drawing/path.ts';
import type { Canvas } from '../../../drawing/svg-writer.ts';
import type { StageName } from '../../../plans/act.ts';
import { emblemPath } from './emblems.ts';
import type { Show } from './show.ts';
import type { ShowLight } from './show-light.ts';

interface Area {
  top: number;
  bottom: number;
  half: number;
}

const SHAPES: Record<StageName, (area: Area) => string> = {
  screen: ({ top, bottom, half }) => rectanglePath([600 - half, top, 2 * half, bottom - top]),
  arch: ({ top, bottom, half }) =>
    path`M${600 - half * 0.8} ${bottom}V${top + half * 0.6}Q${600 - half * 0.8} ${top - 20} 600 ${top - 20}T${600 + half * 0.8} ${top + half * 0.6}V${bottom}z`,
  disk: ({ top, bottom }) => circlePath(600, (top + bottom) / 2 + 6, (bottom - top) / 2 + 26),
  panels: ({ top, bottom, half }) =>
    range(5)
      .map((index) => {
        const [width, down] = [half * 0.34, [50, 20, 0, 20, 50][index] as number];
        return roundedPath([600 - half + index * half * 0.415, top + down, width, bottom - top - down], 10);
      })
      .join(''),
  hexagon: ({ top, bottom, half }) =>
    polygonPath([
      [600 - half, (top + bottom) / 2],
      [600 - half * 0.6, top - 10],
      [600 + half * 0.6, top - 10],
      [600 + half, (top + bottom) / 2],
      [600 + half * 0.6, bottom],
      [600 - half * 0.6, bottom],
    ]),
  triangle: ({ top, bottom, half }) =>
    path`M600 ${top - 40}L${600 + half * 1.06} ${bottom}H${600 - half * 1.06}z`,
  oval: ({ top, bottom, half }) =>
    ellipsePath([600, (top + bottom) / 2], half * 1.12, (bottom - top) / 2 + 6),
  diamond: ({ top, bottom, half }) => {
    const middle = (top + bottom) / 2;
    return path`M600 ${top - 44}L${600 + half} ${middle}L600 ${bottom + 44}L${600 - half} ${middle}z`;
  },
};

/** A wall of light in the shape of the show, with the sign of the performer. */
export const drawWallOfLight = (
  canvas: Canvas,
  { act, area, light }: { act: Show['act']; area: Area; light: ShowLight },
): void => {
  const shape = SHAPES[act.stage](area);
  // above the heads of one or two, who are larger
  const middle = (area.top + area.bottom) / 2 - (act.lineup.length < 3 ? 44 : 14);
  const size = (area.bottom - area.top) * (act.stage === 'triangle' ? 0.24 : 0.32);
  canvas.glow({ at: [600, middle], radius: area.half * 1.7, radiusY: 300, color: light.first, opacity: 0.5 });
  canvas.fill(shape, canvas.verticalGradient(area.top, area.bottom, [light.first, light.second]));
  canvas.clipped(shape, () => {
    const rings = [1.5, 2.1, 2.7].map((factor) => circlePath(600, middle, size * factor));
    canvas.stroke(rings.join(''), {
      paint: mixColors(light.accent, '#ffffff', 0.4),
      width: 6,
      opacity: 0.35,
    });
  });
  canvas.stroke(shape, { paint: mixColors(light.accent, '#ffffff', 0.35), width: 7 });
  const y = act.stage === 'triangle' ? middle + 40 : middle;
  canvas.fill(emblemPath(act.emblem, [600, y], size), mixColors(light.accent, '#ffffff', 0.6));
};

/** The sign of the performer as a tube of light. */
export const drawNeonEmblem = (
  canvas: Canvas,
  { act, at, size, color }: { act: Show['act']; at: readonly [number, number]; size: number; color: string },
): void => {
  canvas.glow({ at, radius: size * 2.1, color, opacity: 0.4 });
  canvas.strokeWithStyles(emblemPath(act.emblem, at, size), [
    { paint: color, width: 20, round: true, opacity: 0.25 },
    { paint: color, width: 10, round: true, opacity: 0.55 },
    { paint: mixColors(color, '#ffffff', 0.75), width: 5, round: true },
  ]);
};
