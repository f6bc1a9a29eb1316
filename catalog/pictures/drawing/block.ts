import { type Face, type FaceCoat, type Lines, raiseFace, spanCorners, wallShape } from './face.ts';
import type { Point } from './path.ts';
import type { Stage } from './perspective.ts';

/** The left lower front corner, then the size, in metres. */
export type Block = readonly [x: number, y: number, z: number, width: number, height: number, depth: number];

export interface BlockCoat {
  all: string;
  front?: string;
  side?: string;
  top?: string;
  bottom?: string;
  lines?: Lines;
  isFlat?: boolean;
  hasTop?: boolean;
  hasBottom?: boolean;
}

interface RaisedBlock {
  front: Face;
  left: Face;
  right: Face;
}

export const raiseBlock = (stage: Stage, block: Block, coat: BlockCoat | string): RaisedBlock => {
  const [x, y, z, width, height, depth] = block;
  const { all, ...parts }: BlockCoat = typeof coat === 'string' ? { all: coat, isFlat: true } : coat;
  const common = { lines: parts.lines, isFlat: parts.isFlat ?? false };
  const walls = (material = all): FaceCoat => ({ ...common, material });
  const corners = (across: number, up: number): Point[] => spanCorners([0, 0, across, up]);
  const left = raiseFace(
    stage,
    wallShape([x, y, z + depth], [0, 0, -1], corners(depth, height)),
    walls(parts.side),
  );
  const right = raiseFace(
    stage,
    wallShape([x + width, y, z], [0, 0, 1], corners(depth, height)),
    walls(parts.side),
  );
  const front = raiseFace(stage, wallShape([x, y, z], [1, 0, 0], corners(width, height)), walls(parts.front));
  if (parts.hasTop !== false) {
    const top = { origin: [x, y + height, z], right: [1, 0, 0], up: [0, 0, 1] } as const;
    const coatOfTop = { isFlat: common.isFlat, material: parts.top ?? all };
    raiseFace(stage, { ...top, corners: corners(width, depth) }, coatOfTop);
  }
  if (y > 0.05 && parts.hasBottom !== false) {
    const bottom = { origin: [x, y, z + depth], right: [1, 0, 0], up: [0, 0, -1] } as const;
    const material = parts.bottom ?? parts.side ?? all;
    raiseFace(
      stage,
      { ...bottom, corners: corners(width, depth) },
      { ...common, lines: undefined, material, light: 0.04 },
    );
  }
  return { front, left, right };
};
