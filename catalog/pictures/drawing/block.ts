import { buildFace, type Face, type FaceStyle, type LinePattern, spanCorners, wallShape } from './face.ts';
import type { Point } from './path.ts';
import type { Stage } from './perspective.ts';

/** The lower left front corner, then the size, in meters. */
export type Block = readonly [x: number, y: number, z: number, width: number, height: number, depth: number];

export interface BlockStyle {
  all: string;
  front?: string;
  side?: string;
  top?: string;
  bottom?: string;
  lines?: LinePattern;
  isFlat?: boolean;
  hasTop?: boolean;
  hasBottom?: boolean;
}

interface BlockFaces {
  front: Face;
  left: Face;
  right: Face;
}

export const buildBlock = (stage: Stage, block: Block, style: BlockStyle | string): BlockFaces => {
  const [x, y, z, width, height, depth] = block;
  const { all, ...parts }: BlockStyle = typeof style === 'string' ? { all: style, isFlat: true } : style;
  const common = { lines: parts.lines, isFlat: parts.isFlat ?? false };
  const walls = (material = all): FaceStyle => ({ ...common, material });
  const corners = (across: number, up: number): Point[] => spanCorners([0, 0, across, up]);
  const left = buildFace(
    stage,
    wallShape([x, y, z + depth], [0, 0, -1], corners(depth, height)),
    walls(parts.side),
  );
  const right = buildFace(
    stage,
    wallShape([x + width, y, z], [0, 0, 1], corners(depth, height)),
    walls(parts.side),
  );
  const front = buildFace(stage, wallShape([x, y, z], [1, 0, 0], corners(width, height)), walls(parts.front));
  if (parts.hasTop !== false) {
    const top = { origin: [x, y + height, z], right: [1, 0, 0], up: [0, 0, 1] } as const;
    const topStyle = { isFlat: common.isFlat, material: parts.top ?? all };
    buildFace(stage, { ...top, corners: corners(width, depth) }, topStyle);
  }
  if (y > 0.05 && parts.hasBottom !== false) {
    const bottom = { origin: [x, y, z + depth], right: [1, 0, 0], up: [0, 0, -1] } as const;
    const material = parts.bottom ?? parts.side ?? all;
    buildFace(
      stage,
      { ...bottom, corners: corners(width, depth) },
      { ...common, lines: undefined, material, light: 0.04 },
    );
  }
  return { front, left, right };
};
