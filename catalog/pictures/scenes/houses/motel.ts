import { buildBlock } from '../../drawing/block.ts';
import { lighter } from '../../drawing/color.ts';
import type { Face } from '../../drawing/face.ts';
import { range } from '../../drawing/numbers.ts';
import { path } from '../../drawing/path.ts';
import { drawDoor, drawWindow } from '../../drawing/windows-and-doors.ts';
import { type House, type HouseScene, isLampOn, placeHouse } from './house.ts';
import { buildPost, buildStairs, drawLampGlow, drawRailing } from './house-parts.ts';
import { drawPool } from './outdoors.ts';
import { plantGrove } from './planting.ts';

const ACCENTS = ['#d9553f', '#2f8f95', '#e0903f', '#5d7a8a', '#c2527a'];

const LENGTH = 24;
const STORY_HEIGHT = 2.9;
const ROOMS = 6;

/** Two floors of doors on an open gallery, and a tall sign by the road. */
export const motel: House = {
  view: 'country',
  draw(scene) {
    const { stage, random, palette } = scene;
    plantGrove(scene, [
      [-14, 52, 8],
      [12, 48, 9],
      [18, 52, 8],
      [2, 56, 8],
    ]);
    const { wall } = scene.paints;
    const accent = random.pick(ACCENTS);
    const extent = { x: [0, LENGTH], z: [-2.6, 8], height: 7.2 } as const;
    placeHouse(scene, extent, { degrees: [12, 22], width: 0.68, top: 110 });
    stage.ground({ x: [-14, 40], z: [-16, -2.2] }, palette.tone('#8d8a86', 0.7));
    drawParkingLines(scene);
    const walls = buildBlock(stage, [0, 0, 0, LENGTH, STORY_HEIGHT * 2, 8], {
      all: wall,
      lines: [0.5, 'level', 0.12],
    });
    for (const floor of [0, 1]) drawDoors(scene, walls.front, { floor, accent });
    for (const floor of [0, 1]) {
      drawWindow(walls.right, {
        at: [3, floor * STORY_HEIGHT + 0.9],
        size: [1.8, 1.2],
        columns: 2,
        rows: 1,
        isLit: isLampOn(scene),
      });
    }
    drawGallery(scene, accent);
    const roof = { all: lighter(accent, 0.02), front: accent, hasBottom: false, isFlat: true };
    buildBlock(stage, [-0.4, STORY_HEIGHT * 2, -2.2, LENGTH + 0.8, 0.4, 10.6], roof);
    drawLampGlow(scene, [
      [[4, 2.4, -1], 90],
      [[12, 2.4, -1], 90],
      [[20, 2.4, -1], 90],
    ]);
    stage.resetPlacement();
    if (scene.hasPool) drawPool(scene, { x: [-2.2, 4.4], z: [10.5, 14] });
    drawSign(scene, accent);
    return palette.region === 'desert' ? 'desert' : scene.facade.flora === 'palm' ? 'terrace' : 'meadow';
  },
};

const drawDoors = (
  scene: HouseScene,
  front: Face,
  { floor, accent }: { floor: number; accent: string },
): void => {
  const width = LENGTH / ROOMS;
  for (const room of range(ROOMS)) {
    const u = room * width;
    const v = floor * STORY_HEIGHT;
    drawWindow(front, {
      at: [u + 0.5, v + 0.8],
      size: [1.6, 1.3],
      columns: 2,
      rows: 1,
      isLit: isLampOn(scene),
    });
  }
  for (const room of range(ROOMS)) {
    drawDoor(front, {
      at: [room * width + 2.5, floor * STORY_HEIGHT + 0.05],
      size: [0.95, 2.1],
      color: accent,
    });
  }
};

const drawGallery = (scene: HouseScene, accent: string): void => {
  const { stage } = scene;
  buildBlock(stage, [0, 0, -1.9, LENGTH, 0.12, 1.9], '#cfc4b2');
  buildBlock(stage, [0, STORY_HEIGHT - 0.12, -1.9, LENGTH, 0.2, 1.9], {
    all: '#f2ead9',
    bottom: '#a89a86',
    isFlat: true,
  });
  for (const post of range(ROOMS + 1)) {
    const x = Math.min(LENGTH - 0.1, 0.1 + (post * LENGTH) / ROOMS);
    buildPost(scene, { x, z: -1.8, from: 0.1, to: STORY_HEIGHT * 2, width: 0.14, color: '#f2ead9' });
  }
  const y = STORY_HEIGHT + 0.08;
  drawRailing(scene, { from: [0, y, -1.85], to: [LENGTH, y, -1.85], bars: 36, color: accent });
  buildStairs(scene, {
    x: -1.6,
    width: 1.5,
    z: -0.4,
    height: STORY_HEIGHT,
    count: 8,
    tread: 0.34,
    color: '#d3c6b2',
  });
};

const drawParkingLines = ({ canvas, palette, stage }: HouseScene): void => {
  const lines = range(9).map((index) => {
    const x = -1 + index * 3;
    const [backX, backY] = stage.project([x, 0, -2.6]);
    const [frontX, frontY] = stage.project([x - 0.6, 0, -6.6]);
    return path`M${backX} ${backY}L${frontX} ${frontY}`;
  });
  canvas.stroke(lines.join(''), { paint: palette.tone('#f4efe4', 0.8), width: 3, opacity: 0.75 });
};

/** A roadside sign with an arrow and without text. */
const drawSign = ({ canvas, palette, random, stage }: HouseScene, accent: string): void => {
  const z = 13;
  const [x, y] = stage.projectWorld([random.between(-4.6, -3.8), 0, z]).map(Math.round) as [number, number];
  const iron = palette.tone('#3a3f42', 0.4);
  canvas.stroke(path`M${x - 16} ${y}V${y - 330}M${x + 16} ${y}V${y - 330}`, { paint: iron, width: 7 });
  const isLit = palette.lampShare >= 0.35;
  if (isLit) canvas.glow({ at: [x, y - 350], radius: 190, color: lighter(accent, 0.2), opacity: 0.55 });
  const board = isLit ? lighter(accent, 0.06) : palette.tone(accent, 0.85);
  canvas.fill(
    path`M${x - 92} ${y - 420}h184q14 0 14 14v84q0 14 -14 14h-184q-14 0 -14 -14v-84q0 -14 14 -14z`,
    board,
  );
  const letters = isLit ? '#fff3d6' : palette.tone('#fbf6ea', 0.95);
  const word = [-66, -33, 0, 33, 66].map((at) => path`M${x + at - 9} ${y - 388}h18v40h-18z`).join('');
  canvas.fill(word, letters, 0.92);
  const arrow = path`M${x - 106} ${y - 296}h150v-24l58 42l-58 42v-24h-150z`;
  canvas.fill(arrow, isLit ? '#ffd58a' : palette.tone('#f2c14e', 0.9));
  const bulbs = range(7).map((index) => [x - 92 + index * 20, y - 278] as const);
  canvas.dots(bulbs, 4, { paint: isLit ? '#fffbe6' : palette.tone('#b58a3c', 0.6) });
};
