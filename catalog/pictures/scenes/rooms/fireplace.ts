import { darker } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { path, roundedPath } from '../../drawing/path.ts';
import { drawVase, drawWallArt } from './decor.ts';
import { BACK, CEILING, drawRoomBlock, project, type RoomScene } from './room-scene.ts';

const FRONT = BACK - 0.5;

/** A chimney breast with a burning fire. */
export const buildFireplace = (scene: RoomScene, left: number, width: number): void => {
  const { canvas, palette, random, style, secondFabric } = scene;
  const right = left + width;
  const stone = { planks: '#9a8f86', brick: '#5d5652', plaster: '#e9e2d6', wainscot: '#e9e2d6' }[
    style.surface
  ];
  drawRoomBlock(scene, [left, right, 0, CEILING, FRONT, BACK], stone);
  if (style.surface === 'planks') {
    const stones = range(34).map(() => {
      const [x, y] = project(scene, [
        left + random.between(0.05, width - 0.4),
        random.between(0.2, 2.7),
        FRONT,
      ]);
      return roundedPath([Math.round(x), Math.round(y), random.integer(30, 62), random.integer(20, 32)], 7);
    });
    canvas.fill(stones.join(''), palette.tone(darker(stone, 0.06), 0.55), 0.6);
  }
  const [openLeft, top] = project(scene, [left + width * 0.22, 0.95, FRONT]);
  const [openRight, bottom] = project(scene, [left + width * 0.78, 0.16, FRONT]);
  const [openWidth, openHeight] = [openRight - openLeft, bottom - top];
  canvas.rectangle(
    [openLeft - 12, top - 12, openWidth + 24, openHeight + 12],
    palette.tone(darker(stone, 0.18), 0.3),
  );
  canvas.rectangle([openLeft, top, openWidth, openHeight], '#1d1413');
  drawFire(scene, (openLeft + openRight) / 2, bottom);
  drawRoomBlock(scene, [left - 0.12, right + 0.12, 1.2, 1.32, FRONT - 0.14, BACK], style.wood);
  drawRoomBlock(scene, [left - 0.1, right + 0.1, 0, 0.12, FRONT - 0.4, FRONT], darker(stone, 0.05));
  const at = [(openLeft + openRight) / 2, bottom + 60] as const;
  canvas.glow({ at, radius: 260, radiusY: 90, color: '#ffb066', opacity: palette.isDark ? 0.45 : 0.18 });
  drawVase(scene, [left + 0.3, 1.32, FRONT + 0.1], secondFabric);
  drawWallArt(scene, { x: [left + width * 0.34, left + width * 0.9], y: [1.5, 2.35], z: FRONT });
};

const drawFire = ({ canvas }: RoomScene, x: number, y: number): void => {
  canvas.glow({ at: [x, y - 20], radius: 120, radiusY: 80, color: '#ff9a3d', opacity: 0.9 });
  canvas.fill(
    path`M${x - 46} ${y - 6}q-14-34 14-62q2 18 14 22q-6-34 20-60q2 30 16 42q6-10 6-20q24 30 14 78z`,
    '#ff8a35',
  );
  canvas.fill(path`M${x - 22} ${y - 6}q-4-24 14-44q6 22 18 26q10 6 6 18z`, '#ffd884');
  const logs = path`M${x - 64} ${y - 6}l120-10M${x - 56} ${y - 14}l118 10`;
  canvas.stroke(logs, { paint: '#5a3a2a', width: 11, round: true });
};
