import { buildBlock } from '../../../drawing/block.ts';
import { darker } from '../../../drawing/color.ts';
import { buildFace, type Face, spanCorners, wallShape } from '../../../drawing/face.ts';
import { drawMasonry } from '../../../drawing/masonry.ts';
import { range } from '../../../drawing/numbers.ts';
import type { Point } from '../../../drawing/path.ts';
import type { Point3, Stage } from '../../../drawing/perspective.ts';
import { drawHipRoof, drawProfileRoof } from '../../../drawing/roofs.ts';
import { drawWindow } from '../../../drawing/windows-and-doors.ts';
import type { Palette } from '../../../light/palette.ts';
import { type HouseScene, isLampOn } from '../house.ts';
import { buildPost, drawSmoke } from '../house-parts.ts';
import { drawDormers } from './dormers.ts';
import type { HomeDesign } from './home-design.ts';
import { heightOf, profileOf, wallHeightOf } from './measures.ts';
import { drawGableDetail, drawOpenings } from './openings.ts';

interface Walls {
  front: Face;
  right: Face;
}

/** The outline of a wall whose top follows the roof. */
const outlineOf = (span: number, height: number, profile: readonly Point[]): Point[] => [
  [0, 0],
  [span, 0],
  ...profile.toReversed().map(([across, up]): Point => [across, height + up]),
];

const buildWalls = (scene: HouseScene, design: HomeDesign): Walls => {
  const { stage, paints } = scene;
  const { base, roof } = design;
  const [width, depth] = design.size;
  const height = wallHeightOf(design);
  const style = { material: paints.wall, lines: paints.lines };
  const isBoxed = ['hip', 'mansard', 'flat', 'parapet'].includes(roof.kind);
  const isFront = roof.kind.endsWith('front');
  const profile = profileOf(design);
  const isParapet = roof.kind === 'parapet';
  const rectangle = (span: number) => spanCorners([0, 0, span, isParapet ? height + roof.rise : height]);
  const frontTop = roof.kind === 'shed' || isParapet ? height + roof.rise : height;
  const front = isFront ? outlineOf(width, height, profile) : spanCorners([0, 0, width, frontTop]);
  const side = isBoxed || isFront ? rectangle(depth) : outlineOf(depth, height, profile);
  const mirrored = side.map(([u, v]): Point => [depth - u, v]).toReversed();
  buildFace(stage, wallShape([0, base, depth], [0, 0, -1], mirrored), style);
  return {
    right: buildFace(stage, wallShape([width, base, 0], [0, 0, 1], side), style),
    front: buildFace(stage, wallShape([0, base, 0], [1, 0, 0], front), style),
  };
};

const drawFoundation = (scene: HouseScene, { base, size: [width, depth] }: HomeDesign): void => {
  const { stage, palette } = scene;
  if (base < 1.5) {
    buildBlock(stage, [0.05, 0, 0.05, width - 0.1, base, depth], {
      all: '#9a9288',
      isFlat: true,
      hasTop: false,
    });
    return;
  }
  for (const z of [depth - 0.3, depth / 2, 0.2])
    for (const x of [0.3, width / 2, width - 0.3])
      buildPost(scene, { x, z, from: 0, to: base, width: 0.3, color: '#a08a72' });
  stage.polygon(
    [
      [0, 0, 1.5],
      [width, 0, 1.5],
      [width, base, 1.5],
      [0, base, 1.5],
    ],
    palette.tone('#6d5a4c', 0.05),
    0.35,
  );
};

const buildChimney = (scene: HouseScene, design: HomeDesign): void => {
  const { stage, random, palette } = scene;
  const [width, depth] = design.size;
  const x = width * random.pick([0.14, 0.76]);
  const top = heightOf(design) + 0.9;
  const brick = { all: '#94604f', front: '#a06b58', lines: [0.3, 'level', 0.3] } as const;
  buildBlock(
    stage,
    [x, top - design.roof.rise - 1.2, depth * 0.52, 0.95, design.roof.rise + 1.2, 0.9],
    brick,
  );
  if (palette.time !== 'day' && random.chance(0.6)) drawSmoke(scene, [x + 0.45, top, depth * 0.55]);
};

/** The ends of the beams of a flat roof behind a parapet, as in adobe houses. */
const drawBeamEnds = (stage: Stage, design: HomeDesign, { tone }: Palette): void => {
  const [width] = design.size;
  const y = design.base + wallHeightOf(design) + design.roof.rise - 0.8;
  for (const index of range(Math.round(width / 1.1))) {
    const beam = [0.5 + index * 1.1, y, -0.32, 0.2, 0.2, 0.32] as const;
    buildBlock(stage, beam, { all: '#6f4d36', isFlat: true });
  }
  const cap: Point3[] = [
    [0, y + 0.8, 0],
    [width, y + 0.8, 0],
    [width, y + 0.8, 0.4],
    [0, y + 0.8, 0.4],
  ];
  stage.polygon(cap, tone('#d9b48e', 0.9));
};

export const drawRoofOf = ({ stage, paints, palette }: HouseScene, design: HomeDesign): void => {
  const { base, roof } = design;
  const [width, depth] = design.size;
  const body = [0, base, 0, width, wallHeightOf(design), depth] as const;
  const edge = palette.land.hasSnow ? 0.36 : 0.2;
  const look = {
    color: paints.roof,
    trim: palette.land.hasSnow ? '#f7fafc' : paints.trim,
    eaves: roof.eaves,
    edge,
  };
  if (roof.kind === 'parapet') {
    drawBeamEnds(stage, design, palette);
    return;
  }
  if (roof.kind === 'flat') {
    const slab = { all: paints.roof, front: paints.trim, hasBottom: false, isFlat: true };
    buildBlock(stage, [-0.5, base + body[4], -0.6, width + 1, roof.rise, depth + 1], slab);
  } else if (roof.kind === 'hip' || roof.kind === 'mansard') {
    const inset: Point = roof.kind === 'mansard' ? [0.9, 0.9] : [Math.min(width, depth) / 2 - 0.3, depth / 2];
    drawHipRoof(stage, { body, rise: roof.rise, inset, ...look });
  } else
    drawProfileRoof(stage, {
      body,
      profile: profileOf(design),
      isAlongFront: !roof.kind.endsWith('front'),
      ...look,
    });
};

const shadeEaves = ({ paints }: HouseScene, { front, right }: Walls, design: HomeDesign): void => {
  const height = wallHeightOf(design) + (design.roof.kind === 'shed' ? design.roof.rise : 0);
  const [width, depth] = design.size;
  const shade = front.tone(darker(paints.wall, 0.2), 0);
  if (!design.roof.kind.endsWith('front')) front.span([0, height - 0.5, width, height], shade, 0.36);
  if (['hip', 'mansard', 'flat'].includes(design.roof.kind))
    right.span([0, height - 0.4, depth, height], shade, 0.36);
};

/** Foundation, walls with doors and windows, roof, dormers. */
export const buildBody = (scene: HouseScene, design: HomeDesign): void => {
  const { facade, paints, random } = scene;
  const [width, depth] = design.size;
  drawFoundation(scene, design);
  if (design.chimney) buildChimney(scene, design);
  const walls = buildWalls(scene, design);
  const { material } = facade;
  if (material === 'brick' || material === 'stone' || material === 'shingle') {
    const size = [width, wallHeightOf(design)] as const;
    drawMasonry(walls.front, { size, color: paints.wall, kind: material }, random);
    drawMasonry(walls.right, { size: [depth, size[1]], color: paints.wall, kind: material }, random);
  }
  shadeEaves(scene, walls, design);
  drawOpenings(scene, walls.front, design);
  drawGableDetail(scene, walls.front, design);
  for (const floor of range(design.upper ? 1 : design.floors))
    for (const u of [depth * 0.2, depth * 0.62])
      drawWindow(walls.right, {
        at: [u, floor * design.storyHeight + 0.9],
        size: [1.3, 1.35],
        frame: paints.frame,
        isLit: isLampOn(scene),
      });
  drawRoofOf(scene, design);
  if (design.dormers) drawDormers(scene, design);
  if (design.upper) buildUpperFloor(scene, design);
  if (design.tower) buildTower(scene, design);
};

/** A small second floor in the middle of the roof. */
const buildUpperFloor = (scene: HouseScene, design: HomeDesign): void => {
  const { stage, paints, palette } = scene;
  const [width, depth] = design.size;
  const [left, wide] = [width * 0.26, width * 0.48];
  const bottom = design.base + wallHeightOf(design) + design.roof.rise * 0.3;
  const block = [left, bottom, depth * 0.28, wide, 3, depth * 0.5] as const;
  const { front } = buildBlock(stage, block, {
    all: paints.wall,
    ...(paints.lines ? { lines: paints.lines } : {}),
    hasTop: false,
  });
  for (const u of [0.5, wide / 2 - 0.6, wide - 1.7])
    drawWindow(front, { at: [u, 1.3], size: [1.2, 1.15], frame: paints.frame, isLit: isLampOn(scene) });
  const trim = palette.land.hasSnow ? '#f7fafc' : paints.trim;
  const profile: Point[] = [
    [0, 0],
    [block[5] / 2, 1.1],
    [block[5], 0],
  ];
  drawProfileRoof(stage, { body: block, profile, isAlongFront: true, color: paints.roof, trim, eaves: 0.6 });
};

/** A corner tower with a pointed roof. */
const buildTower = (scene: HouseScene, design: HomeDesign): void => {
  const { stage, paints } = scene;
  const [width] = design.size;
  const height = design.base + wallHeightOf(design) + 0.9;
  const block = [width - 2.5, 0, -0.7, 3.1, height, 3.1] as const;
  const walls = buildBlock(stage, block, {
    all: paints.wall,
    ...(paints.lines ? { lines: paints.lines } : {}),
    hasTop: false,
  });
  for (const floor of range(design.floors)) {
    const bottom = design.base + floor * design.storyHeight + 0.9;
    for (const face of [walls.right, walls.front])
      drawWindow(face, { at: [0.95, bottom], size: [1.2, 1.5], frame: paints.frame, isLit: isLampOn(scene) });
  }
  drawHipRoof(stage, {
    body: block,
    rise: 3.6,
    inset: [1.55, 1.55],
    color: paints.roof,
    trim: paints.trim,
    eaves: 0.35,
  });
};
