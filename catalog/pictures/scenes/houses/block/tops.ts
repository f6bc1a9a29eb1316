import { buildBlock } from '../../../drawing/block.ts';
import { darker, lighter } from '../../../drawing/color.ts';
import { buildGable } from '../../../drawing/gable.ts';
import { range } from '../../../drawing/numbers.ts';
import type { Point } from '../../../drawing/path.ts';
import { drawHipRoof } from '../../../drawing/roofs.ts';
import { drawWindow } from '../../../drawing/windows-and-doors.ts';
import { type HouseScene, isLampOn } from '../house.ts';
import type { BlockDesign } from './block-design.ts';

/** How far each kind of roof rises above the walls. */
export const TOP_HEIGHTS: Record<BlockDesign['top'], number> = {
  cornice: 0.8,
  parapet: 1.4,
  slab: 0.8,
  gables: 3,
  mansard: 3,
  tiles: 1.6,
  pitched: 2.6,
  pueblo: 1.2,
};

interface Size {
  width: number;
  height: number;
}

type BuildTop = (scene: HouseScene, design: BlockDesign, size: Size) => void;

const buildCornice: BuildTop = ({ stage, paints, facade }, { depth }, { width, height }) => {
  const paint = facade.material === 'brick' ? '#e6dac4' : paints.trim;
  buildBlock(stage, [-0.4, height - 0.2, -0.5, width + 0.8, 0.55, depth + 0.9], {
    all: paint,
    top: '#77716a',
    hasBottom: false,
  });
  buildBlock(stage, [-0.15, height - 0.75, -0.2, width + 0.3, 0.3, 0.3], darker(paint, 0.05));
};

const buildParapet: BuildTop = ({ stage, paints }, { depth }, { width, height }) => {
  const wall = lighter(paints.wall, 0.03);
  buildBlock(stage, [-0.15, height, -0.15, width + 0.3, 0.6, depth + 0.3], {
    all: wall,
    top: '#7d776f',
    hasBottom: false,
  });
  buildBlock(stage, [width * 0.36, height + 0.2, -0.25, width * 0.28, 1.2, 0.5], { all: wall });
};

/** A thin flat roof that stands out; from the street the underside of its edges is seen. */
const buildSlab: BuildTop = ({ stage, paints, palette }, { depth }, { width, height }) => {
  const soffit = palette.tone(darker(paints.wall, 0.2), 0.05);
  const strip = ([left, right]: Point, [front, back]: Point): void =>
    stage.polygon(
      [
        [left, height, front],
        [right, height, front],
        [right, height, back],
        [left, height, back],
      ],
      soffit,
    );
  strip([-0.7, width + 0.7], [-0.9, 0]);
  strip([width, width + 0.7], [0, depth]);
  const slab = { all: paints.roof, front: paints.trim, isFlat: true, hasBottom: false };
  buildBlock(stage, [-0.7, height, -0.9, width + 1.4, 0.36, depth + 1.5], slab);
};

const buildHip =
  (rise: number): BuildTop =>
  ({ stage, paints }, { depth }, { width, height }) => {
    const body = [0, 0, 0, width, height, depth] as const;
    drawHipRoof(stage, {
      body,
      rise,
      inset: [depth / 2, depth / 2],
      color: paints.roof,
      trim: paints.trim,
      eaves: 0.8,
    });
  };

const buildGables: BuildTop = (scene, design, { width, height }) => {
  const { stage, paints, palette } = scene;
  buildHip(2.4)(scene, design, { width, height });
  const wide = width / 3.2;
  for (const left of [width * 0.06, width * 0.94 - wide]) {
    const gable = buildGable(stage, {
      body: [left, height - 0.6, -0.5, wide, 0.7, 5],
      rise: wide * 0.46,
      wall: lighter(paints.wall, 0.02),
      roof: paints.roof,
      eaves: 0.5,
      overhang: 0.6,
      trim: palette.land.hasSnow ? '#f7fafc' : paints.trim,
    });
    drawWindow(gable.front, {
      at: [wide / 2 - 0.7, 0.3],
      size: [1.4, 1.2],
      frame: paints.frame,
      isLit: isLampOn(scene),
    });
    gable.drawRoof();
  }
};

const buildMansard: BuildTop = (scene, { depth, bays }, { width, height }) => {
  const { stage, paints } = scene;
  const body = [0, 0, 0, width, height, depth] as const;
  drawHipRoof(stage, {
    body,
    rise: 2.8,
    inset: [0.8, 0.8],
    color: paints.roof,
    trim: paints.trim,
    eaves: 0.35,
    edge: 0.4,
  });
  for (const index of range(bays)) {
    const left = (width / bays) * (index + 0.5) - 0.65;
    const box = buildBlock(stage, [left, height + 0.3, 0, 1.3, 1.8, 0.8], { all: paints.trim, isFlat: true });
    drawWindow(box.front, {
      at: [0.2, 0.2],
      size: [0.9, 1.3],
      columns: 1,
      frame: paints.frame,
      isLit: isLampOn(scene),
    });
  }
};

/** Blocks of clay that step back. */
const buildPueblo: BuildTop = ({ stage, paints }, { depth }, { width, height }) => {
  const clay = (by: number) => ({ all: lighter(paints.wall, by), hasBottom: false });
  buildBlock(stage, [width * 0.18, height, 2.5, width * 0.5, 1.1, depth - 3], clay(0.02));
  buildBlock(stage, [-0.1, height - 0.1, -0.1, width + 0.2, 0.3, 0.5], clay(0.03));
  const beams = range(12).map((index) => [(width / 12) * (index + 0.5) - 0.09, height - 0.7, -0.5] as const);
  for (const [x, y, z] of beams) buildBlock(stage, [x, y, z, 0.18, 0.18, 0.5], '#6b4a36');
};

const TOPS: Record<BlockDesign['top'], BuildTop> = {
  cornice: buildCornice,
  parapet: buildParapet,
  slab: buildSlab,
  gables: buildGables,
  mansard: buildMansard,
  tiles: buildHip(1.5),
  pitched: buildHip(2.4),
  pueblo: buildPueblo,
};

export const buildTop: BuildTop = (scene, design, size) => TOPS[design.top](scene, design, size);
