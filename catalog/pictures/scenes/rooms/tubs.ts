import { darker, mixColors } from '../../drawing/color.ts';
import { range, steps } from '../../drawing/numbers.ts';
import { circlePath, ellipsePath, type Point, path, roundedPath } from '../../drawing/path.ts';
import { tubShapeOf } from '../shape-of-stay.ts';
import {
  drawFloorShadow,
  drawHorizontalSurface,
  drawRoomBlock,
  project,
  type RoomScene,
  scaleAt,
} from './room-scene.ts';

const DISTANCE = 4.3;

const waterPaint = ({ canvas, outside: palette }: RoomScene): string =>
  canvas.fittedGradient(
    palette.isDark
      ? ['#3fb0bb', '#8fe6dd']
      : [mixColors(palette.sky[2], '#4fb8c4', 0.5), palette.tone('#45b3c0', 0.9)],
  );

const drawLitWater = ({ canvas, outside }: RoomScene, at: Point, radius: number): void => {
  if (!outside.isDark) return;
  canvas.glow({ at, radius: radius * 1.3, radiusY: radius * 0.7, color: '#7fe3da', opacity: 0.35 });
};

const drawSteam = ({ canvas, random }: RoomScene, [x, y]: Point, radius: number): void => {
  const steam = range(4).map(
    () =>
      path`M${x + random.between(-0.6, 0.5) * radius} ${y - 6}q${random.integer(-30, 30)} -60 ${random.integer(-8, 14)} -110t${random.integer(-14, 14)} -90`,
  );
  canvas.stroke(steam.join(''), { paint: '#fff', width: 26, round: true, opacity: 0.09 });
  const bubbles = range(16).map(() =>
    circlePath(
      Math.round(x + random.between(-0.75, 0.75) * radius),
      Math.round(y + random.between(-0.05, 0.13) * radius),
      random.integer(3, 8),
    ),
  );
  canvas.fill(bubbles.join(''), '#fff', 0.5);
};

interface StoneRing {
  x: number;
  rim: number;
  foot: number;
  radius: number;
}

const drawStones = ({ canvas, outside, random }: RoomScene, { x, rim, foot, radius }: StoneRing): void => {
  const stones = range(22).map(() => {
    const across = random.between(-0.9, 0.75);
    const y = random.between(rim + radius * 0.28, foot + radius * 0.12);
    return roundedPath([x + across * radius, y, random.integer(26, 52), random.integer(14, 24)], 7);
  });
  canvas.fill(stones.join(''), outside.tone(darker('#b0a698', random.between(0.02, 0.08)), 0.6), 0.8);
};

const drawRoundTub = (scene: RoomScene, center: number, isStone: boolean): void => {
  const { canvas, outside: palette, sun } = scene;
  const [x, rim] = project(scene, [center, 0.9, DISTANCE]);
  const foot = project(scene, [0, 0, DISTANCE])[1];
  const radius = 1.15 * scaleAt(scene, DISTANCE);
  const flatness = radius * 0.26;
  drawFloorShadow(scene, { x: [center - 1.3, center + 1.3], z: [3.6, 5] }, 0.34);
  const staves = isStone
    ? [palette.tone('#c2b9aa', 1), palette.tone('#857d72', 0.15)]
    : [palette.tone('#b98258', 1), palette.tone('#7a4e33', 0.15)];
  const wood = canvas.horizontalGradient(x - radius, x + radius, sun < 0 ? staves : staves.toReversed());
  canvas.fill(path`M${x - radius} ${rim}V${foot}a${radius} ${flatness} 0 0 0 ${2 * radius} 0V${rim}z`, wood);
  const seams = steps(-5, 5, 1).map((index) => {
    const bulge = Math.cos(index * 0.29) * flatness;
    return path`M${x + Math.sin(index * 0.29) * radius} ${rim + bulge}V${foot + bulge}`;
  });
  if (isStone) drawStones(scene, { x, rim, foot, radius });
  else canvas.stroke(seams.join(''), { paint: palette.tone('#3f281c', 0.2), width: 2, opacity: 0.5 });
  canvas.fill(ellipsePath([x, rim], radius, flatness), palette.tone('#e3bd92', 0.9));
  canvas.fill(ellipsePath([x, rim + 4], radius * 0.88, flatness * 0.82), waterPaint(scene));
  drawLitWater(scene, [x, rim], radius);
  drawSteam(scene, [x, rim], radius);
};

/** A square tub: clad with boards, or sunk into a platform. */
const drawSquareTub = (scene: RoomScene, center: number, isSunken: boolean): void => {
  const { outside } = scene;
  const [half, top] = isSunken ? [1.15, 0.2] : [1.15, 0.86];
  const [front, back] = [3.5, 5.4];
  drawFloorShadow(scene, { x: [center - 1.4, center + 1.4], z: [front - 0.3, back] }, 0.3);
  if (isSunken) {
    const boards = { all: '#94704f', top: '#b99064', lines: [0.2, 'upright', 0.3] } as const;
    drawRoomBlock(scene, [center - 2, center + 2, 0, top, front - 0.5, back + 0.4], boards);
  } else {
    const cladding = { all: '#7d5d48', top: '#e3ddd2', lines: [0.14, 'level', 0.4] } as const;
    drawRoomBlock(scene, [center - half, center + half, 0, top, front, back], cladding);
  }
  const inset = 0.18;
  const area = {
    x: [center - half + inset, center + half - inset],
    z: [front + inset, back - inset],
  } as const;
  const rim = { x: [area.x[0] - 0.07, area.x[1] + 0.07], z: [area.z[0] - 0.07, area.z[1] + 0.07] } as const;
  drawHorizontalSurface(scene, rim, { y: top, paint: outside.tone('#cfc8bb', 0.6) });
  drawHorizontalSurface(scene, area, { y: top, paint: waterPaint(scene) });
  const at = project(scene, [center, top, (front + back) / 2]);
  const radius = scaleAt(scene, DISTANCE);
  drawLitWater(scene, at, radius);
  drawSteam(scene, at, radius * 0.8);
};

/** The stay's hot tub, in the shape of its other pictures. */
export const drawTub = (scene: RoomScene, center: number): void => {
  const shape = tubShapeOf(scene.seed);
  if (shape === 'square' || shape === 'sunken') drawSquareTub(scene, center, shape === 'sunken');
  else drawRoundTub(scene, center, shape === 'stone');
};
