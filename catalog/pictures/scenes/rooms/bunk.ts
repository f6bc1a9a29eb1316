import { darker, lighter } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { type BedPlace, FOOT, HEAD } from './beds.ts';
import { drawRoomBlock, drawUpholstery, type RoomScene } from './room-scene.ts';

const POST = 0.08;
const BOARD = 1.42;
const TOP = 1.86;

/** The upper bed over the one that is drawn, with its posts, a rail in front of the mattress and a ladder at the foot. */
export const drawUpperBunk = (scene: RoomScene, { center, half }: BedPlace): void => {
  const { style, fabric } = scene;
  const wood = darker(style.wood, 0.03);
  const [left, right] = [center - half - POST, center + half];
  for (const x of [left, right]) drawRoomBlock(scene, [x, x + POST, 0, TOP, HEAD, HEAD + POST], wood);
  drawRoomBlock(scene, [left, right + POST, BOARD, BOARD + 0.12, FOOT, HEAD], {
    all: wood,
    bottom: darker(style.wood, 0.12),
    hasBottom: true,
  });
  const mattress = [left + POST, right, BOARD + 0.12, BOARD + 0.3] as const;
  drawUpholstery(scene, { bounds: mattress, z: FOOT, radius: 0.05, color: lighter(fabric, 0.12) });
  for (const x of [left, right]) drawRoomBlock(scene, [x, x + POST, 0, TOP, FOOT - POST, FOOT], wood);
  drawRoomBlock(scene, [left, right + POST, TOP - 0.12, TOP - 0.04, FOOT - 0.04, FOOT], wood);
  drawLadder(scene, right - 0.34);
};

const drawLadder = (scene: RoomScene, left: number): void => {
  const wood = darker(scene.style.wood, 0.06);
  for (const x of [left, left + 0.3])
    drawRoomBlock(scene, [x, x + 0.05, 0, TOP, FOOT - 0.16, FOOT - 0.11], wood);
  for (const rung of range(5)) {
    const y = 0.28 + rung * 0.29;
    drawRoomBlock(scene, [left + 0.05, left + 0.3, y, y + 0.05, FOOT - 0.16, FOOT - 0.11], wood);
  }
};
