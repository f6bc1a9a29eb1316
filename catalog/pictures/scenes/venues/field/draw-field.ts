import { outlinePoints } from '../../../../venues/geometry/outline-points.ts';
import type { FieldShape } from '../../../../venues/layout/draft.ts';
import { darker, lighter } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { linePath, polygonPath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import type { Camera, Place, Shot } from './camera.ts';
import type { SportFacts } from './sports.ts';

export interface FieldPaint {
  camera: Camera;
  shot: Shot;
  facts: SportFacts;
  /** the color of a surface in the light of the place */
  tone: (color: string) => string;
  colors: readonly [string, string];
}

const FILLED: readonly FieldShape['role'][] = ['surface', 'grass', 'dirt', 'stage'];

const onGround = (data: string): { places: Place[]; isClosed: boolean }[] =>
  data
    .split('M')
    .slice(1)
    .map((part) => ({
      places: outlinePoints(`M${part}`).map(([x, y]): Place => [x, y, 0]),
      isClosed: part.includes('Z'),
    }));

const fillPath = (camera: Camera, data: string): string =>
  onGround(data)
    .flatMap(({ places }) => camera.outline(places))
    .map(polygonPath)
    .join('');

const strokePath = (camera: Camera, data: string): string =>
  onGround(data)
    .flatMap(({ places, isClosed }) =>
      camera.outline(isClosed ? [...places, places[0] as Place] : places, true),
    )
    .map(linePath)
    .join('');

/** Stripes across the grass, as the mower left them. */
const drawStripes = ({ canvas }: Scene, { camera, facts, tone }: FieldPaint): void => {
  const [length, width] = facts.play;
  const [halfLength, halfWidth] = [length * 1.31, width * 1.28];
  const count = 12;
  const step = (2 * halfLength) / count;
  const stripes = range(count / 2).flatMap((index) => {
    const left = -halfLength + 2 * index * step;
    const corners: Place[] = [
      [left, -halfWidth, 0],
      [left + step, -halfWidth, 0],
      [left + step, halfWidth, 0],
      [left, halfWidth, 0],
    ];
    return camera.outline(corners).map(polygonPath);
  });
  canvas.fill(stripes.join(''), tone(lighter(facts.paints.grass, 0.035)), 0.8);
};

/** The ground inside the ring of seats, the field and its lines. */
export const drawField = (scene: Scene, paint: FieldPaint): void => {
  const { canvas } = scene;
  const { camera, facts, tone, colors } = paint;
  const { paints, isIndoors } = facts;
  const isGrid = facts.field.some(({ role }) => role === 'grass');
  for (const [index, { role, d }] of facts.field.entries()) {
    if (FILLED.includes(role)) {
      const isIceOrWood = role === 'surface' && index === 0;
      const color = tone(paints[role]);
      const shade = canvas.verticalGradient(330, 800, [darker(color, isIceOrWood ? 0.05 : 0.03), color]);
      canvas.fill(fillPath(camera, d), isIceOrWood || role === 'grass' ? shade : color);
      if (isGrid && index === 0 && facts.players > 12) drawStripes(scene, paint);
      continue;
    }
    const isTeamPaint = role === 'accent' && !isIndoors;
    if (isTeamPaint) canvas.fill(fillPath(camera, d), tone(colors[0]), 0.9);
    else
      canvas.stroke(strokePath(camera, d), {
        paint: tone(role === 'accent' && facts.players === 10 && isIndoors ? paints.accent : paints[role]),
        width: role === 'line' ? 3.2 : 6,
        opacity: 0.92,
      });
  }
};
