import { range } from '../../drawing/numbers.ts';
import { type Point, roughPath } from '../../drawing/path.ts';
import type { Random } from '../../drawing/random.ts';
import type { Scene } from '../scene.ts';
import { overlayLight, overlayShade, type PlantPlace, pickSpecimen } from './plant.ts';

const BOUGHS = 8;
const WIDTHS = [74, 62, 50];

/** Fir or spruce, with snow on its boughs in snowy landscapes. */
export const drawConifer = (
  scene: Scene,
  { at, height, depth = 0, color, breadth = 1 }: PlantPlace,
): void => {
  const { canvas, palette, sun } = scene;
  const variant = pickSpecimen(scene, 3);
  const symbol = canvas.symbol(`conifer ${variant} ${sun}`, () =>
    drawSpecimen(scene, WIDTHS[variant] as number),
  );
  const scale = height / 300;
  const paint = palette.tone(color ?? palette.land.tree, 0.42, depth);
  canvas.use(symbol, { at, scale, scaleX: scale * breadth, paint });
};

/** Tips and notches of the boughs along one side, top to bottom; x increases outward. */
const boughSide = (random: Random, width: number): Point[] => {
  const side: Point[] = [];
  for (const bough of range(BOUGHS)) {
    const share = (bough + 1) / BOUGHS;
    const reach = width * (0.14 + 0.86 * share ** 0.9);
    const y = -300 * (1 - share * 0.92);
    side.push([reach * random.between(0.82, 1.12), y + random.between(0, 7)]);
    side.push([reach * random.between(0.42, 0.56), y - 9 - 5 * share]);
  }
  return side.slice(0, -1);
};

const mirrored = (points: readonly Point[], side: number): Point[] => points.map(([x, y]) => [x * side, y]);

/** The irregular boundary between the lit and the shaded half. */
const innerEdge = (random: Random, side: readonly Point[], direction: number): Point[] =>
  side
    .filter((_, index) => index % 2 === 0)
    .toReversed()
    .flatMap(([, y]): Point[] => [
      [direction * random.between(-12, 9), y - 4],
      [direction * random.between(8, 20), y - 17],
    ]);

const drawSpecimen = (scene: Scene, width: number): void => {
  const { canvas, palette, sun } = scene;
  const random = scene.random.fork();
  const lit = mirrored(boughSide(random, width), sun);
  const dark = mirrored(boughSide(random, width), -sun);
  const top: Point = [0, -300];
  const [left, right] = sun < 0 ? [lit, dark] : [dark, lit];
  canvas.fill('M-5 0v-30h10v30z', palette.tone('#5a4335', 0.3, 0.1));
  canvas.fill(roughPath([top, ...right, [12, -27], [-14, -25], ...left.toReversed()]), 'inherit');
  overlayShade(scene, roughPath([top, ...dark, ...innerEdge(random, dark, -sun)]), 0.34);
  const litEdge = innerEdge(random, lit, sun)
    .slice(0, -2)
    .map(([x, y]): Point => [x + sun * 8, y]);
  overlayLight(scene, roughPath([top, ...lit, ...litEdge]), 0.2);
  if (palette.land.hasSnow) {
    const tips = [
      ...lit.filter((_, index) => index % 2 === 0),
      ...dark.filter((_, index) => index % 4 === 0),
    ];
    canvas.fill(tips.map(snowOnBough).join(''), palette.tone('#f4f8fb', 0.8));
  }
};

const snowOnBough = ([x, y]: Point): string =>
  roughPath([
    [x, y],
    [x * 0.86, y - 9],
    [x * 0.35, y - 19],
    [x * 0.3, y - 8],
    [x * 0.62, y - 4],
  ]);
