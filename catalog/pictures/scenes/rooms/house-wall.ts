import { buildFace, wallShape } from '../../drawing/face.ts';
import { drawMasonry } from '../../drawing/masonry.ts';
import { drawWindow } from '../../drawing/windows-and-doors.ts';
import { paintsOf } from '../houses/facade-paints.ts';
import { DECK_EDGE } from './deck.ts';
import type { RoomScene } from './room-scene.ts';

const DISTANCE = 3.2;
const HEIGHT = 3.4;
const NEAR = 1.4;

/** The wall of the house beside a deck: the material and the color of its other pictures. */
export const buildHouseWall = (scene: RoomScene): void => {
  const { stage, facade, outside, random, sun } = scene;
  if (!facade) return;
  const paints = paintsOf(facade, outside);
  const length = DECK_EDGE + 0.4 - NEAR;
  const corners = [
    [0, 0],
    [length, 0],
    [length, HEIGHT],
    [0, HEIGHT],
  ] as const;
  const isRight = sun < 0;
  const shape = isRight
    ? wallShape([DISTANCE, 0, NEAR + length], [0, 0, -1], corners)
    : wallShape([-DISTANCE, 0, NEAR], [0, 0, 1], corners);
  const wall = buildFace(stage, shape, {
    material: paints.wall,
    lines: paints.lines,
    isFlat: true,
    light: 0.5,
  });
  const { material } = facade;
  if (material === 'brick' || material === 'stone' || material === 'shingle')
    drawMasonry(wall, { size: [length, HEIGHT], color: paints.wall, kind: material }, random);
  const isLit = outside.lampShare > 0.3;
  const at = [isRight ? 0.5 : length - 1.5, 0.9] as const;
  drawWindow(wall, { at, size: [1, 1.5], columns: 1, frame: paints.frame, isLit });
};
