import type { Face } from '../../../drawing/face.ts';
import { buildGable } from '../../../drawing/gable.ts';
import { drawMasonry } from '../../../drawing/masonry.ts';
import { linePath, type Point } from '../../../drawing/path.ts';
import { drawWindow } from '../../../drawing/windows-and-doors.ts';
import { type HouseScene, isLampOn } from '../house.ts';
import type { HomeDesign } from './home-design.ts';
import { wallHeightOf } from './measures.ts';

/** A wing with a front gable that stands out from the body. */
export const buildEll = (scene: HouseScene, design: HomeDesign): void => {
  const { stage, paints, facade, random, palette } = scene;
  const [width, depth] = design.size;
  const wide = Math.min(5.4, width * 0.4);
  const left = design.ell === 'left' ? 0 : width - wide;
  const height = wallHeightOf(design) + design.base;
  const rise = Math.min(design.roof.rise * 1.02, wide * (design.halfTimbered ? 0.85 : 0.55));
  const wing = buildGable(stage, {
    body: [left, 0, -1.8, wide, height, depth * 0.5 + 1.8],
    rise,
    wall: paints.wall,
    roof: paints.roof,
    ...(paints.lines ? { wallLines: paints.lines } : {}),
    eaves: design.roof.eaves,
    overhang: design.roof.eaves,
    trim: palette.land.hasSnow ? '#f7fafc' : paints.trim,
  });
  const { material } = facade;
  if (material === 'brick' || material === 'stone' || material === 'shingle')
    drawMasonry(wing.front, { size: [wide, height], color: paints.wall, kind: material }, random);
  const middle = wide / 2;
  for (let floor = 0; floor < design.floors; floor++) {
    const bottom = design.base + floor * design.storyHeight + 0.8;
    drawWindow(wing.front, {
      at: [middle - 1.1, bottom],
      size: [2.2, 1.5],
      columns: 3,
      frame: paints.frame,
      isLit: isLampOn(scene),
    });
  }
  if (design.halfTimbered) drawBeams(scene, wing.front, { wide, height, rise });
  wing.drawRoof();
};

/** Pale plaster with dark beams in the gable. */
const drawBeams = (
  { canvas }: HouseScene,
  front: Face,
  { wide, height, rise }: { wide: number; height: number; rise: number },
): void => {
  if (!front.isVisible) return;
  const gable: Point[] = [
    [0.05, height],
    [wide - 0.05, height],
    [wide / 2, height + rise - 0.1],
  ];
  front.polygon(gable, front.tone('#eee3cc'));
  const lines: [Point, Point][] = [
    [
      [0, height],
      [wide, height],
    ],
    [
      [wide / 2, height],
      [wide / 2, height + rise],
    ],
    [
      [wide * 0.25, height],
      [wide * 0.42, height + rise * 0.84],
    ],
    [
      [wide * 0.75, height],
      [wide * 0.58, height + rise * 0.84],
    ],
    [
      [wide * 0.24, height + rise * 0.46],
      [wide * 0.76, height + rise * 0.46],
    ],
  ];
  const data = lines.map((line) => linePath(front.project(line))).join('');
  canvas.stroke(data, {
    paint: front.tone('#4a3528', front.light * 0.7),
    width: Math.max(2, front.scale() * 0.14),
  });
};
