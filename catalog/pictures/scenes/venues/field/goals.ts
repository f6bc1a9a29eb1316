import { linePath, polygonPath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import type { Camera, Place } from './camera.ts';
import type { FieldPaint } from './draw-field.ts';
import type { Sport } from './sports.ts';

const line = (camera: Camera, ...places: readonly Place[]): string =>
  camera.outline(places, true).map(linePath).join('');

const face = (camera: Camera, ...places: readonly Place[]): string =>
  camera.outline(places).map(polygonPath).join('');

const thickness = (camera: Camera, at: Place, meters: number): number =>
  Math.min(14, Math.max(2, camera.scale(at) * meters));

/** Boards with glass around the rink. */
const drawBoards = ({ canvas }: Scene, { camera, colors }: FieldPaint): void => {
  const [length, width, cut] = [30.6, 13.1, 6];
  const at = (x: number, y: number, z: number): Place => [x, y, z];
  const far: readonly (readonly [number, number])[] = [
    [-length, -width + cut],
    [-length + cut, -width],
    [length - cut, -width],
    [length, -width + cut],
  ];
  const walls = far.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = far[index] as readonly [number, number];
    return face(camera, at(fromX, fromY, 0), at(x, y, 0), at(x, y, 1.1), at(fromX, fromY, 1.1));
  });
  canvas.fill(walls.join(''), '#f4f6f8');
  const kick = line(camera, ...far.map(([x, y]) => at(x, y, 0.12)));
  canvas.stroke(kick, { paint: '#f0c53a', width: 4 });
  const signs = line(camera, at(-length + cut, -width, 0.62), at(length - cut, -width, 0.62));
  const height = thickness(camera, [0, -width, 0], 0.55);
  canvas.stroke(signs, { paint: colors[0], width: height, dash: '58 26 34 22' });
  const rail = line(camera, ...far.map(([x, y]) => at(x, y, 1.1)));
  canvas.stroke(rail, { paint: colors[0], width: 3.5 });
  for (const side of [-1, 1]) {
    const x = side * 27.2;
    const net = line(camera, [x, -0.92, 0], [x, -0.92, 1.2], [x, 0.92, 1.2], [x, 0.92, 0]);
    canvas.fill(face(camera, [x, -0.92, 0], [x, -0.92, 1.2], [x, 0.92, 1.2], [x, 0.92, 0]), '#dfe6ec', 0.6);
    canvas.stroke(net, { paint: '#cf2f3a', width: thickness(camera, [x, 0, 0], 0.14) });
  }
};

const drawBaskets = ({ canvas }: Scene, { camera }: FieldPaint): void => {
  for (const side of [-1, 1]) {
    const x = side * 13.1;
    const width = thickness(camera, [x, 0, 3], 0.3);
    canvas.stroke(line(camera, [x + side * 2.2, 0, 0], [x + side * 2, 0, 2.7], [x, 0, 3.3]), {
      paint: '#303852',
      width,
    });
    const board = face(camera, [x, -0.95, 2.9], [x, 0.95, 2.9], [x, 0.95, 4], [x, -0.95, 4]);
    canvas.fill(board, '#f4f6fa', 0.94);
    canvas.stroke(line(camera, [x, -0.3, 3.05], [x, -0.3, 3.5], [x, 0.3, 3.5], [x, 0.3, 3.05]), {
      paint: '#d9483b',
      width: 3,
    });
    const rim = x - side * 0.4;
    const [left, right] = [camera.project([rim - 0.23, 0, 3.05]), camera.project([rim + 0.23, 0, 3.05])];
    const hoop = Math.abs(right[0] - left[0]) / 2;
    const [hx, hy] = camera.project([rim, 0, 3.05]);
    canvas.stroke(
      linePath([
        [hx - hoop, hy],
        [hx - hoop * 0.6, hy + hoop * 1.7],
        [hx + hoop * 0.6, hy + hoop * 1.7],
        [hx + hoop, hy],
      ]),
      { paint: '#ffffff', width: 2.5 },
    );
    canvas.stroke(
      linePath([
        [hx - hoop, hy],
        [hx + hoop, hy],
      ]),
      { paint: '#ff7a3d', width: 5, round: true },
    );
  }
};

const drawGoalPosts = ({ canvas }: Scene, { camera, tone }: FieldPaint): void => {
  for (const side of [-1, 1]) {
    const x = side * 54.9;
    const posts =
      line(camera, [x, 0, 0], [x, 0, 3]) +
      line(camera, [x, -2.8, 10.5], [x, -2.8, 3], [x, 2.8, 3], [x, 2.8, 10.5]);
    canvas.stroke(posts, { paint: tone('#f2c230'), width: thickness(camera, [x, 0, 3], 0.34) });
  }
};

const drawNets = ({ canvas }: Scene, { camera, tone }: FieldPaint): void => {
  for (const side of [-1, 1]) {
    const [x, back] = [side * 52.5, side * 54.6];
    const net =
      face(camera, [x, -3.66, 2.44], [x, 3.66, 2.44], [back, 3.66, 1.6], [back, -3.66, 1.6]) +
      face(camera, [back, -3.66, 0], [back, 3.66, 0], [back, 3.66, 1.6], [back, -3.66, 1.6]);
    canvas.fill(net, tone('#ffffff'), 0.34);
    const frame = line(camera, [x, -3.66, 0], [x, -3.66, 2.44], [x, 3.66, 2.44], [x, 3.66, 0]);
    canvas.stroke(frame, { paint: tone('#ffffff'), width: thickness(camera, [x, 0, 0], 0.3) });
  }
};

const drawFoulPoles = ({ canvas }: Scene, { camera, tone }: FieldPaint): void => {
  const poles = [-1, 1].map((side) => line(camera, [side * 71, -71, 0], [side * 71, -71, 16]));
  canvas.stroke(poles.join(''), { paint: tone('#f2c230'), width: 4 });
};

const DRAWINGS: Record<Sport, (scene: Scene, paint: FieldPaint) => void> = {
  hockey: drawBoards,
  basketball: drawBaskets,
  football: drawGoalPosts,
  soccer: drawNets,
  baseball: drawFoulPoles,
};

/** What stands on the field. */
export const drawGoals = (scene: Scene, paint: FieldPaint, sport: Sport): void =>
  DRAWINGS[sport](scene, paint);
