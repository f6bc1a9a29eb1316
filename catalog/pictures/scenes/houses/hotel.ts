import { buildBlock } from '../../drawing/block.ts';
import { darker, lighter, mixColors } from '../../drawing/color.ts';
import { buildFace, type Face, spanCorners, wallShape } from '../../drawing/face.ts';
import { clamp, range, steps } from '../../drawing/numbers.ts';
import { lampPaint } from '../../drawing/windows-and-doors.ts';
import { drawHotelBoard } from './block/extras.ts';
import { type House, type HouseScene, placeHouse } from './house.ts';
import { drawFootpath, drawLampGlow } from './house-parts.ts';
import { drawLounger, drawParasol, drawPool } from './outdoors.ts';
import { plantBush, plantTree, shadeTree } from './planting.ts';
import { drawStreetFront } from './street.ts';

const GLASS = ['#3f6f86', '#2f5f6f', '#4a6a80', '#5d6a70'];
const PASTELS = ['#f08a78', '#58b5b0', '#f2b25c', '#e590a8'];

const STORY_HEIGHT = 3.3;
const PODIUM = 6;
const DEPTH = 15;

type HotelStyle = 'slab' | 'fin' | 'deco' | 'step' | 'twin' | 'grand';

interface Tower {
  wall: string;
  glass: string;
  style: HotelStyle;
}

interface TowerBlock {
  x: number;
  z: number;
  width: number;
  depth: number;
  height: number;
  from?: number;
}

/** A hotel tower on a glazed ground floor; in warm settings with palms and a pool. */
export const hotel: House = {
  view: 'tower',
  draw(scene) {
    const { stage, random, palette } = scene;
    const style = random.pick<HotelStyle>(['slab', 'fin', 'deco', 'step', 'twin', 'grand']);
    const tower: Tower = { wall: scene.paints.wall, glass: random.pick(GLASS), style };
    const isLow = style === 'deco' || style === 'grand';
    const floors = isLow ? Math.min(8, scene.facade.floors) : Math.max(8, scene.facade.floors);
    const height = floors * STORY_HEIGHT;
    const width = style === 'deco' ? 30 : style === 'grand' ? 40 : random.between(24, 34);
    const margin = isLow ? 0.62 : 1;
    const extent = {
      x: [-2 * margin, width + 2 * margin],
      z: [-4 * margin, DEPTH],
      height: height + 9,
    } as const;
    placeHouse(scene, extent, { degrees: [20, 38], width: 0.62, top: 36 });
    buildPodium(scene, tower, { margin, width });
    buildTowers(scene, tower, { x: 0, z: 0, width, depth: DEPTH, height });
    drawHotelBoard(scene, [width / 2, PODIUM - 1, -6 * margin - 0.6], [13, 2.5]);
    drawLampGlow(scene, [[[width / 2, 3, -7], 150]]);
    stage.resetPlacement();
    if (scene.setting === 'city') {
      drawStreetFront(scene);
      return 'none';
    }
    if (scene.hasPool) drawPoolForecourt(scene, isLow);
    else drawForecourt(scene);
    return scene.hasPool ? 'terrace' : palette.land.hasSnow ? 'snow' : 'meadow';
  },
};

const buildPodium = (
  scene: HouseScene,
  tower: Tower,
  { margin, width }: { margin: number; width: number },
): void => {
  const { canvas, palette, stage } = scene;
  const [left, front, length] = [-10 * margin, -6 * margin, width + 18 * margin];
  const wall = { all: darker(tower.wall, 0.03), top: lighter(tower.wall, 0.03) };
  buildBlock(stage, [left, 0, front, length, PODIUM, DEPTH + 4], wall);
  const face = buildFace(stage, wallShape([left, 0, front], [1, 0, 0], spanCorners([0, 0, length, PODIUM])));
  const day = [
    palette.tone(tower.glass, 0.4),
    mixColors(palette.sky[2], palette.tone(tower.glass, 0.5), 0.6),
  ];
  const glass = palette.lampShare >= 0.35 ? lampPaint(canvas, palette) : canvas.fittedGradient(day);
  face.span([1, 0.5, length - 1, 4.6], glass);
  const columns = steps(2.5, length - 1, 2.4).map((u) =>
    face.line([
      [u, 0.5],
      [u, 4.6],
    ]),
  );
  canvas.stroke(columns.join(''), { paint: face.tone(tower.wall), width: 3 });
};

const buildTowers = (scene: HouseScene, tower: Tower, block: TowerBlock): void => {
  const { stage, random } = scene;
  const { width, depth, height } = block;
  const dark = darker(tower.wall, 0.05);
  if (tower.style === 'step') {
    buildTower(scene, tower, { ...block, height: height * 0.62 });
    const upper = { x: 2.5, z: 2, width: width - 5, depth: depth - 4, height: height * 0.32 };
    buildTower(scene, tower, { ...upper, from: PODIUM + height * 0.62 });
    buildBlock(stage, [6, PODIUM + height * 0.94, 5, width - 12, 3.5, 6], dark);
    return;
  }
  if (tower.style === 'twin') {
    buildTower(scene, tower, { ...block, x: width * 0.56, width: width * 0.44, height: height * 0.78 });
    buildTower(scene, tower, { ...block, width: width * 0.46 });
    return;
  }
  if (tower.style !== 'deco') {
    buildBlock(stage, [3, PODIUM + height, 3, width - 6, 4, depth - 6], {
      all: dark,
      isFlat: true,
      hasBottom: false,
    });
  }
  buildTower(scene, tower, block);
  if (tower.style === 'deco') buildFin(scene, random.pick(PASTELS), block);
  else if (tower.style === 'grand') buildMansard(scene, block);
  else {
    const edge = { all: lighter(tower.wall, 0.05), isFlat: true, hasBottom: false };
    buildBlock(stage, [-0.5, PODIUM + height - 0.6, -0.5, width + 1, 0.9, depth + 1], edge);
  }
};

const buildTower = (scene: HouseScene, tower: Tower, block: TowerBlock): void => {
  const { x, z, width, depth, height, from = PODIUM } = block;
  const walls = buildBlock(scene.stage, [x, from, z, width, height, depth], {
    all: tower.wall,
    top: lighter(tower.wall, 0.04),
  });
  drawTowerFace(scene, walls.right, { tower, length: depth, height, isFront: false });
  drawTowerFace(scene, walls.front, { tower, length: width, height, isFront: true });
};

interface TowerFace {
  tower: Tower;
  length: number;
  height: number;
  isFront: boolean;
}

const drawTowerFace = (
  scene: HouseScene,
  face: Face,
  { tower, length, height, isFront }: TowerFace,
): void => {
  if (!face.isVisible) return;
  const { canvas, palette, random } = scene;
  const { wall, glass, style } = tower;
  const floors = Math.round(height / STORY_HEIGHT);
  const columns = Math.round(length / (canvas.detail < 0.2 ? 5 : 3.4));
  const bay = length / columns;
  const isPunched = style === 'grand' || style === 'twin';
  const inset = isPunched ? 0.85 : 0.4;
  let dayPanes = '';
  let litPanes = '';
  let bands = '';
  for (const floor of range(floors)) {
    const v = floor * STORY_HEIGHT;
    for (const column of range(columns)) {
      const u = column * bay;
      const pane = face.spanPath([u + inset, v + 0.5, u + bay - inset, v + 2.35]);
      if (palette.lampShare * 0.62 > random.next()) litPanes += pane;
      else dayPanes += pane;
    }
    if (isFront && !isPunched) bands += face.spanPath([0, v - 0.12, length, v + 0.34]);
    else bands += face.spanPath([0, v - 0.06, length, v + 0.06]);
  }
  const mirror = mixColors(palette.sky[2], palette.tone(glass, 0.6), 0.5);
  canvas.fill(dayPanes, canvas.fittedGradient([face.tone(glass, face.light * 0.7), mirror]));
  canvas.fill(litPanes, palette.lamp);
  canvas.fill(bands, face.tone(style === 'deco' ? '#ffffff' : lighter(wall, 0.04), clamp(face.light + 0.16)));
  if (style !== 'fin' || !isFront) return;
  const fins = range(columns + 1).map((column) =>
    face.spanPath([Math.max(0, column * bay - 0.25), 0, Math.min(length, column * bay + 0.25), height]),
  );
  canvas.fill(fins.join(''), face.tone(lighter(wall, 0.05)));
};

/** The colored vertical fin of an Art Deco hotel. */
const buildFin = ({ canvas, stage }: HouseScene, color: string, { width, height }: TowerBlock): void => {
  const { front } = buildBlock(stage, [width / 2 - 3, PODIUM, -1.6, 6, height + 5, 3], { all: color });
  if (!front.isVisible) return;
  const grooves = range(5).map((index) =>
    front.line([
      [index + 1, 1],
      [index + 1, height + 4],
    ]),
  );
  canvas.stroke(grooves.join(''), { paint: '#fff', width: 2, opacity: 0.55 });
};

const buildMansard = ({ stage }: HouseScene, { width, depth, height }: TowerBlock): void => {
  const slate = { all: '#4f5a62', hasBottom: false };
  buildBlock(stage, [0.6, PODIUM + height, 0.6, width - 1.2, 2.6, depth - 1.2], slate);
  for (const x of [0, width - 7]) buildBlock(stage, [x, PODIUM + height, -0.3, 7, 4.2, 7], slate);
};

const drawPoolForecourt = (scene: HouseScene, isLow: boolean): void => {
  const { stage, palette, random } = scene;
  const distances = isLow ? [32, 30, 36, 27, 24] : [56, 48, 44, 38, 34];
  for (const [index, x] of [-13, 9, 14, -17, 11].entries()) {
    const z = distances[index] as number;
    if (random.chance(0.85)) plantTree(scene, shadeTree(scene), [x * (z / 40), z, random.between(8, 12)]);
  }
  stage.ground({ x: [-60, 60], z: [12, 36] }, palette.tone('#e6dac4', 0.85));
  drawPool(scene, { x: [random.between(-10, -7), random.between(3, 5)], z: [17, random.between(25, 29)] });
  for (const x of [7, 9]) drawLounger(scene, [x, 20], palette.land.accent);
  drawParasol(scene, [9.4, 23], palette.land.accent);
};

const drawForecourt = (scene: HouseScene): void => {
  const { palette } = scene;
  const trees = [
    [-24, 54, 9],
    [15, 44, 9],
    [20, 50, 10],
    [-17, 40, 8],
    [12, 32, 7],
  ] as const;
  for (const place of trees) plantTree(scene, shadeTree(scene), place);
  drawFootpath(scene, { from: [-4, 60], to: [-2, 4.2], halfWidth: 2.4, color: '#d8cdbb' });
  for (const [x, z] of [
    [-5.5, 20],
    [4.5, 20],
    [-4.4, 13],
    [5, 13],
  ] as const) {
    plantBush(scene, { x, z, width: 2.4, color: palette.land.leaf });
  }
};
