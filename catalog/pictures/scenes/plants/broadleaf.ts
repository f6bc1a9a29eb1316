import { darker } from '../../drawing/color.ts';
import { type Point, path } from '../../drawing/path.ts';
import type { Scene } from '../scene.ts';
import { type Clump, clumpPath } from './clump.ts';
import { overlayLight, overlayShade, type PlantPlace, pickSpecimen } from './plant.ts';

type Crown = readonly (readonly [x: number, y: number, radiusX: number, radiusY: number])[];

const CROWNS: readonly Crown[] = [
  [
    [-56, -170, 46, 46],
    [50, -176, 50, 48],
    [-14, -232, 52, 50],
    [34, -222, 40, 40],
    [0, -160, 62, 44],
  ],
  [
    [-46, -158, 50, 44],
    [44, -150, 54, 44],
    [2, -214, 62, 62],
    [-8, -160, 60, 46],
  ],
  [
    [-70, -150, 44, 38],
    [66, -162, 48, 40],
    [-34, -206, 52, 44],
    [30, -216, 54, 46],
    [0, -160, 66, 40],
  ],
];

const TRUNK =
  'M-9 0q4-60 0-104q-22-30-46-52l6-6q26 16 42 40l4-50h8l4 54q14-26 40-48l6 6q-28 26-40 60q-4 52 2 100z';

/** Branches without leaves: three forks on each side of the trunk, with twigs. */
const drawBareSpecimen = (scene: Scene): void => {
  const random = scene.random.fork();
  const branches: string[] = [];
  const grow = (
    [x, y]: Point,
    { angle, length, forks }: { angle: number; length: number; forks: number },
  ): void => {
    const [toX, toY] = [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
    branches.push(path`M${Math.round(x)} ${Math.round(y)}L${Math.round(toX)} ${Math.round(toY)}`);
    if (forks === 0) return;
    for (const side of [-1, 1])
      grow([toX, toY], {
        angle: angle + side * random.between(0.3, 0.55),
        length: length * random.between(0.62, 0.78),
        forks: forks - 1,
      });
  };
  for (const [y, angle] of [
    [-84, -0.7],
    [-100, 0.65],
    [-112, 0],
  ] as const)
    grow([0, y], { angle, length: random.between(58, 70), forks: 2 });
  scene.canvas.fill('M-9 0q4-60 4-120h10q0 60 4 120z', 'inherit');
  scene.canvas.stroke(branches.join(''), {
    paint: scene.palette.tone('#6b5a4d', 0.4, 0.2),
    width: 5,
    round: true,
  });
};

/** In winter without leaves, unless the color is that of an evergreen. */
const drawBare = (scene: Scene, { at, height, depth = 0, breadth = 1 }: PlantPlace): void => {
  const { canvas, palette, random } = scene;
  const variant = pickSpecimen(scene, 2);
  const symbol = canvas.symbol(`bare ${variant}`, () => drawBareSpecimen(scene));
  const scale = height / 286;
  const paint = palette.tone('#5b4639', 0.35, depth);
  canvas.use(symbol, { at, scale, scaleX: scale * breadth * random.between(0.86, 1.18), paint });
};

export const drawBroadleaf = (scene: Scene, place: PlantPlace): void => {
  const { canvas, palette, random, sun } = scene;
  const { at, height, depth = 0, color, breadth = 1 } = place;
  if (palette.land.hasSnow && !color) {
    drawBare(scene, place);
    return;
  }
  const variant = pickSpecimen(scene, 3);
  const symbol = canvas.symbol(`broadleaf ${variant} ${sun}`, () =>
    drawSpecimen(scene, CROWNS[variant] as Crown),
  );
  const { leaf, secondLeaf } = palette.land;
  const foliage = color ?? (secondLeaf && random.chance(0.4) ? secondLeaf : leaf);
  const scale = height / 286;
  const paint = palette.tone(darker(foliage, random.between(0.025, 0.075)), 0.5, depth);
  canvas.use(symbol, { at, scale, scaleX: scale * breadth * random.between(0.86, 1.18), paint });
};

const drawSpecimen = (scene: Scene, crown: Crown): void => {
  const { canvas, palette, sun } = scene;
  const random = scene.random.fork();
  canvas.fill(TRUNK, palette.tone('#5b4639', 0.35, 0.1));
  const clumps = (
    lobes: readonly (readonly [number, number, number, number])[],
    shape: (lobe: Clump) => Clump,
  ) =>
    lobes
      .map(([x, y, radiusX, radiusY]) =>
        clumpPath(random, shape({ at: [x, y], radii: [radiusX, radiusY], lobes: 7 })),
      )
      .join('');
  canvas.fill(
    clumps(crown, (lobe) => lobe),
    'inherit',
  );
  const shades = clumps(crown, ({ at: [x, y], radii: [a, b] }) => ({
    at: [x - sun * a * 0.2, y + b * 0.36],
    radii: [a * 0.72, b * 0.5],
    lobes: 5,
  }));
  overlayShade(scene, shades, 0.2);
  const outer = crown.slice(0, -1);
  const lights = clumps(outer, ({ at: [x, y], radii: [a, b] }) => ({
    at: [x + sun * a * 0.24, y - b * 0.26],
    radii: [a * 0.62, b * 0.58],
    lobes: 6,
  }));
  overlayLight(scene, lights, 0.17);
  const sunny = outer.filter(([x]) => x * sun > -30);
  const highlights = clumps(sunny, ({ at: [x, y], radii: [a, b] }) => ({
    at: [x + sun * a * 0.34, y - b * 0.42],
    radii: [a * 0.34, b * 0.3],
    lobes: 5,
  }));
  overlayLight(scene, highlights, 0.22);
};
