import { buildGable } from '../../drawing/gable.ts';
import { range } from '../../drawing/numbers.ts';
import { circlePath, ellipsePath, type Point, path } from '../../drawing/path.ts';
import { drawWindow } from '../../drawing/windows-and-doors.ts';
import { type HouseScene, isLampOn } from './house.ts';
import { drawRoad, drawStreetLamp } from './house-parts.ts';
import { plantTree, shadeTree } from './planting.ts';

const CARS = ['#b5483a', '#3f6f8a', '#d9d6cc', '#4a5258', '#6f8a6a', '#c9a24a', '#8fa3b0'];

/** A parked car from its side; `at` is on the ground in the middle. */
export const drawCar = ({ canvas, palette, random }: HouseScene, [x, y]: Point, k: number): void => {
  const color = random.pick(CARS);
  const body = path`M${x - 2.15 * k} ${y - 0.35 * k}q${-0.05 * k} ${-0.45 * k} ${0.35 * k} ${-0.5 * k}l${0.75 * k} ${-0.12 * k}q${0.4 * k} ${-0.5 * k} ${0.85 * k} ${-0.5 * k}h${0.95 * k}q${0.45 * k} 0 ${0.75 * k} ${0.55 * k}l${0.45 * k} ${0.1 * k}q${0.25 * k} ${0.1 * k} ${0.2 * k} ${0.47 * k}z`;
  const glass = path`M${x - 0.85 * k} ${y - 0.98 * k}q${0.25 * k} ${-0.35 * k} ${0.6 * k} ${-0.35 * k}h${0.25 * k}v${0.36 * k}zM${x + 0.1 * k} ${y - 1.33 * k}h${0.6 * k}q${0.3 * k} 0 ${0.5 * k} ${0.36 * k}h${-1.1 * k}z`;
  canvas.fill(ellipsePath([x, y], 2.3 * k, 0.14 * k), '#15151a', 0.3);
  canvas.fill(body, palette.tone(color, 0.7));
  canvas.fill(glass, palette.tone('#3a4a55', 0.5));
  for (const wheel of [-1.3, 1.25]) {
    canvas.fill(circlePath(x + wheel * k, y - 0.32 * k, 0.34 * k), palette.tone('#26262a', 0.4));
    canvas.fill(circlePath(x + wheel * k, y - 0.32 * k, 0.16 * k), palette.tone('#b9bcbc', 0.6));
  }
};

const CLOTHES = ['#c9694a', '#3f6f73', '#d9a441', '#7a3f4c', '#5d7a8a', '#e6dccb'];

/** Somebody on foot. */
const drawPerson = ({ canvas, palette, random }: HouseScene, [x, y]: Point, k: number): void => {
  const legs = path`M${x - 0.12 * k} ${y}l${0.06 * k} ${-0.8 * k}M${x + 0.16 * k} ${y}l${-0.1 * k} ${-0.8 * k}`;
  canvas.stroke(legs, { paint: palette.tone('#3a4048', 0.5), width: 0.16 * k, round: true });
  const body = path`M${x - 0.2 * k} ${y - 0.75 * k}l${0.04 * k} ${-0.65 * k}h${0.32 * k}l${0.04 * k} ${0.65 * k}z`;
  canvas.fill(body, palette.tone(random.pick(CLOTHES), 0.7));
  const skin = random.pick(['#e0b08a', '#b5785a', '#7d5240', '#d19a72']);
  canvas.fill(circlePath(x, y - 1.56 * k, 0.14 * k), palette.tone(skin, 0.7));
};

const drawBicycle = ({ canvas, palette, random }: HouseScene, [x, y]: Point, k: number): void => {
  const r = 0.33 * k;
  const wheels = circlePath(x - 0.5 * k, y - r, r) + circlePath(x + 0.5 * k, y - r, r);
  canvas.stroke(wheels, { paint: palette.tone('#2b2f33', 0.4), width: 2 });
  const frame = path`M${x - 0.5 * k} ${y - r}l${0.3 * k} ${-0.45 * k}h${0.5 * k}l${-0.3 * k} ${0.42 * k}zM${x + 0.5 * k} ${y - r}l${-0.24 * k} ${-0.7 * k}h${0.14 * k}`;
  canvas.stroke(frame, { paint: palette.tone(random.pick(CARS), 0.7), width: 3 });
};

/** Sidewalk and road along the building, with trees, a lamp, parked cars and people. */
export const drawStreetFront = (scene: HouseScene): void => {
  const { stage, random } = scene;
  const foot = stage.project([0, 0, -3.4])[1];
  const curb = Math.min(735, Math.max(foot, stage.project([0, 0, 0])[1] + 26));
  const k = Math.min(60, (curb - stage.lens.horizon) / stage.lens.eyeHeight);
  for (const x of [random.integer(60, 190), random.integer(990, 1130)]) {
    const z = (stage.lens.focalLength * stage.lens.eyeHeight) / (curb - 6 - stage.lens.horizon);
    const worldX = ((x - stage.lens.centerX) * z) / stage.lens.focalLength;
    plantTree(scene, shadeTree(scene), [worldX, z, random.between(4.6, 6.2)]);
  }
  drawRoad(scene, curb);
  drawStreetLamp(scene, [random.pick([270, 900]), curb - 4], Math.min(200, k * 4));
  drawPerson(scene, [random.integer(330, 860), curb - 4], k);
  if (random.chance(0.5)) drawPerson(scene, [random.integer(200, 1000), curb - 2], k);
  if (random.chance(0.5)) drawBicycle(scene, [random.integer(360, 820), curb - 3], k);
  for (const x of random.pick([[210], [970], [240, 1010]]))
    drawCar(scene, [x + random.integer(-60, 60), curb + 30], k * 1.1);
};

const NEIGHBORS = ['#d9cfbd', '#b9c2bb', '#c7b198', '#a9b4bb', '#cbb3a5', '#b5a894', '#dcd4c6'];
const NEIGHBOR_ROOFS = ['#5d5a58', '#6f5a4e', '#5f6a70', '#7a6a5a'];

/** Houses beside and behind the stay, plainer than it. */
export const buildNeighbors = (scene: HouseScene): void => {
  const { canvas, stage, random, palette, setting } = scene;
  const places: readonly (readonly [number, number])[] =
    setting === 'city'
      ? [
          [-21, 34],
          [13, 36],
          [-5, 44],
          [4, 46],
        ]
      : [
          [-20, 36],
          [12.5, 38],
          [-2, 52],
        ];
  const isFine = canvas.detail > 0.6;
  for (const [x, z] of isFine ? places : places.slice(0, canvas.detail < 0 ? 0 : 2)) {
    const width = random.between(7, 9.5);
    stage.place(x + random.between(-1.5, 1.5), z, random.between(-8, 22));
    const height = random.chance(setting === 'town' ? 0.3 : 0.5) ? 5.4 : 2.9;
    const roof = palette.land.hasSnow ? '#eef3f6' : random.pick(NEIGHBOR_ROOFS);
    const walls = buildGable(stage, {
      body: [0, 0, 0, width, height, 8],
      rise: random.between(2, 3.2),
      wall: random.pick(NEIGHBORS),
      roof,
      eaves: 0.5,
    });
    for (const floor of range(height > 4 ? 2 : 1))
      for (const u of isFine ? [width * 0.2, width * 0.62] : [])
        drawWindow(walls.front, { at: [u, floor * 2.7 + 0.9], size: [1.3, 1.3], isLit: isLampOn(scene) });
    walls.drawRoof();
    if (isFine)
      plantTree(scene, shadeTree(scene), [x + width + random.between(0.5, 2.5), z - 1, random.between(5, 8)]);
  }
  stage.resetPlacement();
};

const drawMailbox = ({ canvas, palette }: HouseScene, [x, y]: Point, k: number): void => {
  canvas.stroke(path`M${x} ${y}v${-k}`, { paint: palette.tone('#7a5a44', 0.5), width: 0.12 * k });
  canvas.fill(
    path`M${x - 0.3 * k} ${y - k}v${-0.2 * k}q0 ${-0.16 * k} ${0.16 * k} ${-0.16 * k}h${0.36 * k}v${0.36 * k}z`,
    palette.tone('#4a5a66', 0.7),
  );
  canvas.fill(
    path`M${x + 0.02 * k} ${y - 1.3 * k}h${0.06 * k}v${-0.2 * k}h${-0.06 * k}z`,
    palette.tone('#c9553d', 0.8),
  );
};

/** Curb and road in front of a lawn, with a parked car and a mailbox. */
export const drawQuietRoad = (scene: HouseScene): void => {
  const { canvas, palette, random } = scene;
  const y = 726;
  const hasSnow = palette.land.hasSnow ?? false;
  canvas.fill(path`M0 ${y}H1200V800H0z`, palette.tone(hasSnow ? '#dfe5ea' : '#d9d2c4', 0.8));
  const asphalt = canvas.verticalGradient(y, 800, [
    palette.tone('#7b7b80', 0.7),
    palette.tone('#55565d', 0.45),
  ]);
  canvas.fill(path`M0 ${y + 18}H1200V800H0z`, asphalt);
  const side = scene.sun < 0 ? 1 : -1;
  drawMailbox(scene, [600 - side * random.integer(230, 330), y + 6], 62);
  if (scene.hasHotTub) return;
  if (random.chance(0.75)) drawCar(scene, [600 + side * random.integer(330, 430), y + 42], 58);
  else drawBicycle(scene, [600 + side * random.integer(300, 420), y + 6], 66);
  if (random.chance(0.35)) drawPerson(scene, [600 - side * random.integer(380, 480), y + 8], 64);
};
