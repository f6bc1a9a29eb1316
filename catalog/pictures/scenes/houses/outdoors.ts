import { buildBlock } from '../../drawing/block.ts';
import { darker, mixColors } from '../../drawing/color.ts';
import { range, steps } from '../../drawing/numbers.ts';
import { circlePath, curvePath, ellipsePath, type Point, path, polygonPath } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { poolOutline } from '../pool-outline.ts';
import { poolShapeOf } from '../shape-of-stay.ts';
import type { HouseScene } from './house.ts';

interface Pool {
  x: readonly [number, number];
  z: readonly [number, number];
}

export const drawPool = ({ canvas, palette, random, seed, stage }: HouseScene, { x, z }: Pool): void => {
  const shape = poolShapeOf(seed);
  const ground = ([atX, atZ]: Point): Point => stage.project([atX, 0, atZ]);
  canvas.polygon(poolOutline(shape, { x, z }, 0.45).map(ground), palette.tone('#eadfca', 0.95));
  const outline = poolOutline(shape, { x, z }).map(ground);
  const ys = outline.map(([, y]) => y);
  const turquoise = palette.isDark ? '#35b9c4' : '#2fb3c6';
  const lit = palette.tone(turquoise, palette.isDark ? 1 : 0.8);
  const stops = palette.isDark
    ? ['#2b8fa5', '#58d3d2', '#2f9fb2']
    : [mixColors(palette.sky[2], lit, 0.45), lit, palette.tone(darker(turquoise, 0.06), 0.6)];
  canvas.polygon(outline, canvas.verticalGradient(Math.min(...ys), Math.max(...ys), stops));
  canvas.clipped(polygonPath(outline), () => {
    const farWall: Point3[] = [
      [x[0], 0, z[1]],
      [x[1], 0, z[1]],
      [x[1], -0.35, z[1]],
      [x[0], -0.35, z[1]],
    ];
    stage.polygon(farWall, palette.tone('#1f8598', 0.4));
    const waves = range(18).map(() => {
      const [waveX, waveZ, length] = [random.between(...x), random.between(...z), random.between(0.4, 1.3)];
      const [startX, startY] = stage.project([waveX, 0, waveZ]);
      const width = stage.project([waveX + length, 0, waveZ])[0] - startX;
      return path`M${startX} ${startY}q${width / 4} -3 ${width / 2} 0t${width / 2} 0`;
    });
    canvas.stroke(waves.join(''), { paint: '#fff', width: 2, round: true, opacity: 0.5 });
  });
};

export const drawLounger = ({ palette, stage }: HouseScene, [x, z]: Point, color: string): void => {
  stage.withRotation([x, z, 0], () => {
    buildBlock(stage, [0, 0.22, 0, 0.7, 0.12, 1.3], { all: '#f6f1e6', front: color, isFlat: true });
    const back = (inset: number): Point3[] => [
      [inset, 0.34 + inset * 2, 1.3 + inset],
      [0.7 - inset, 0.34 + inset * 2, 1.3 + inset],
      [0.7 - inset, 0.95 - inset, 1.75 - inset],
      [inset, 0.95 - inset, 1.75 - inset],
    ];
    stage.polygon(back(0), palette.tone('#fbf6ea', 0.9));
    stage.polygon(back(0.1), palette.tone(color, 0.9));
  });
};

export const drawParasol = (
  { canvas, palette, stage, sun }: HouseScene,
  [x, z]: Point,
  color: string,
): void => {
  const [footX, footY] = stage.project([x, 0, z]);
  const scale = stage.scaleAt([x, 0, z]);
  const top = footY - 2.6 * scale;
  const radius = 1.5 * scale;
  const rim = top + radius * 0.42;
  const pole = { paint: palette.tone('#7a5a44', 0.5), width: Math.max(2, scale * 0.06) };
  canvas.stroke(path`M${footX} ${footY}V${top}`, pole);
  const canopy = path`M${footX - radius} ${rim}Q${footX - radius * 0.5} ${top} ${footX} ${top}Q${footX + radius * 0.5} ${top} ${footX + radius} ${rim}q${-radius} ${radius * 0.2} ${-2 * radius} 0z`;
  canvas.fill(canopy, palette.tone(color, 0.95));
  const away = -sun;
  const shade = path`M${footX + away * radius} ${rim}Q${footX + away * radius * 0.5} ${top} ${footX} ${top}q${away * radius * 0.3} ${radius * 0.2} ${away * radius * 0.2} ${radius * 0.52}z`;
  canvas.fill(shade, palette.tone(darker(color, 0.1), 0.2), 0.5);
};

export const drawFirePit = ({ canvas, palette, stage }: HouseScene, [x, z]: Point): void => {
  const [atX, atY] = stage.project([x, 0, z]);
  const scale = stage.scaleAt([x, 0, z]);
  const isBurning = palette.lampShare > 0.2;
  if (isBurning) {
    const place = { at: [atX, atY - scale * 0.2], radius: scale * 2.6, radiusY: scale * 1.2 } as const;
    canvas.glow({ ...place, color: '#ffb055', opacity: 0.6 });
  }
  canvas.fill(ellipsePath([atX, atY], scale * 0.62, scale * 0.17), palette.tone('#6f6a68', 0.4));
  canvas.fill(
    ellipsePath([atX, atY - scale * 0.16], scale * 0.55, scale * 0.13),
    palette.tone('#2c2523', 0.3),
  );
  if (!isBurning) return;
  canvas.fill(
    path`M${atX - scale * 0.26} ${atY - scale * 0.14}q${-scale * 0.1} ${-scale * 0.35} ${scale * 0.16} ${-scale * 0.75}q${scale * 0.08} ${scale * 0.22} ${scale * 0.18} ${scale * 0.28}q${scale * 0.3} ${scale * 0.3} ${scale * 0.14} ${scale * 0.5}z`,
    '#ff9a3d',
  );
  canvas.fill(circlePath(atX, atY - scale * 0.22, scale * 0.13), '#ffe6a0');
};

interface StringLights {
  from: Point3;
  to: Point3;
  count: number;
  /** sag of the line in meters */
  sag: number;
}

export const drawStringLights = ({ canvas, palette, stage }: HouseScene, lights: StringLights): void => {
  const [start, end] = [stage.project(lights.from), stage.project(lights.to)];
  const dip = lights.sag * stage.scaleAt(lights.from);
  const line = steps(0, lights.count, 1).map((index): Point => {
    const share = index / lights.count;
    const hang = 4 * dip * share * (1 - share);
    return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share + hang];
  });
  const bulbs = line.map(([x, y]): Point => [x, y + 6]);
  canvas.stroke(curvePath(line), { paint: palette.tone('#2b2b33', 0.3), width: 1.6 });
  const isOn = palette.lampShare >= 0.3;
  if (isOn) canvas.dots(bulbs, 13, { paint: palette.lamp, opacity: 0.22 });
  canvas.dots(bulbs, 4, { paint: isOn ? '#fff3cf' : '#f6ecd0' });
};

/** Skis standing in the snow. */
export const drawSkis = ({ canvas, palette, stage }: HouseScene, [x, z]: Point): void => {
  const [atX, atY] = stage.projectWorld([x, 0, z]);
  const skis = path`M${atX} ${atY}l14 -132M${atX + 16} ${atY}l2 -134`;
  canvas.stroke(skis, { paint: palette.tone(palette.land.accent, 0.9), width: 7, round: true });
};

/** A canoe lying on the grass. */
export const drawCanoe = ({ canvas, palette, stage }: HouseScene, [x, z]: Point, color: string): void => {
  const [atX, atY] = stage.projectWorld([x, 0, z]);
  const scale = stage.lens.focalLength / z;
  const length = 2.4 * scale;
  const hull = path`M${atX - length / 2} ${atY - 0.5 * scale}q${length * 0.06} ${0.42 * scale} ${length * 0.2} ${0.45 * scale}h${length * 0.6}q${length * 0.14} ${-0.03 * scale} ${length * 0.2} ${-0.45 * scale}q${-length * 0.2} ${0.2 * scale} ${-length * 0.5} ${0.2 * scale}t${-length * 0.5} ${-0.2 * scale}z`;
  canvas.fill(ellipsePath([atX, atY], length * 0.45, scale * 0.08), '#0f1a16', 0.25);
  canvas.fill(hull, palette.tone(color, 0.7));
  canvas.stroke(
    path`M${atX - length / 2} ${atY - 0.5 * scale}q${length * 0.2} ${0.2 * scale} ${length * 0.5} ${0.2 * scale}t${length * 0.5} ${-0.2 * scale}`,
    {
      paint: palette.tone('#e6cfa4', 0.9),
      width: Math.max(2, scale * 0.05),
    },
  );
};
