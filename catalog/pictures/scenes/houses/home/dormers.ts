import { buildFace, wallShape } from '../../../drawing/face.ts';
import { range } from '../../../drawing/numbers.ts';
import type { Point } from '../../../drawing/path.ts';
import type { Point3 } from '../../../drawing/perspective.ts';
import { drawWindow } from '../../../drawing/windows-and-doors.ts';
import { type HouseScene, isLampOn } from '../house.ts';
import type { HomeDesign } from './home-design.ts';
import { profileOf, wallHeightOf } from './measures.ts';

const HALF = 0.8;
const HEIGHT = 1.25;
const PEAK = 0.75;

/** The front slope of the roof: distance from the front wall and height at a share of it. */
const frontSlope = (design: HomeDesign): ((share: number) => Point) => {
  const { kind, rise } = design.roof;
  if (kind === 'hip') return (share) => [(design.size[1] / 2) * share, rise * share];
  if (kind === 'mansard') return (share) => [0.9 * share, rise * share];
  const [from, to] = profileOf(design) as [Point, Point];
  return (share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** Small gabled windows on the front slope. */
export const drawDormers = (scene: HouseScene, design: HomeDesign): void => {
  const slope = frontSlope(design);
  const isSteep = ['mansard', 'gambrel-side'].includes(design.roof.kind);
  const [z, up] = slope(isSteep ? 0.16 : 0.28);
  const [farZ, farUp] = slope(1);
  const grade = Math.max(0.3, (farUp - up) / Math.max(0.2, farZ - z));
  const bottom = design.base + wallHeightOf(design) + up;
  const [width] = design.size;
  for (const index of range(design.dormers)) {
    const middle = (width * (index + 1)) / (design.dormers + 1);
    buildDormer(scene, { middle, z, bottom, length: Math.min(3.4, (HEIGHT + PEAK) / grade) });
  }
};

interface Dormer {
  middle: number;
  z: number;
  bottom: number;
  length: number;
}

const buildDormer = (scene: HouseScene, { middle, z, bottom, length }: Dormer): void => {
  const { stage, paints, palette } = scene;
  const side: Point3[] = [
    [middle + HALF, bottom, z],
    [middle + HALF, bottom + HEIGHT, z],
    [middle + HALF, bottom + HEIGHT, z + length * 0.62],
  ];
  stage.polygon(side, palette.tone(paints.wall, stage.lightOn([1, 0, 0])));
  const front = buildFace(
    stage,
    wallShape(
      [middle - HALF, bottom, z],
      [1, 0, 0],
      [
        [0, 0],
        [HALF * 2, 0],
        [HALF * 2, HEIGHT],
        [HALF, HEIGHT + PEAK],
        [0, HEIGHT],
      ],
    ),
    { material: paints.wall, isFlat: true },
  );
  drawWindow(front, { at: [0.3, 0.16], size: [1, 1], frame: paints.frame, isLit: isLampOn(scene) });
  const peak: Point3 = [middle, bottom + HEIGHT + PEAK + 0.12, z - 0.2];
  const back: Point3 = [middle, bottom + HEIGHT + PEAK + 0.12, z + length];
  for (const way of [-1, 1]) {
    const x = middle + way * (HALF + 0.2);
    const slope: Point3[] = [
      [x, bottom + HEIGHT - 0.1, z - 0.2],
      peak,
      back,
      [x, bottom + HEIGHT - 0.1, z + length * 0.6],
    ];
    const normal: Point3 = [way * 0.7, 0.7, 0];
    stage.polygon(slope, palette.tone(paints.roof, stage.lightOn(normal)));
  }
};
