import { buildBlock } from '../../drawing/block.ts';
import type { Face } from '../../drawing/face.ts';
import { buildGable } from '../../drawing/gable.ts';
import type { Point } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { drawDoor, drawWindow, panePaint } from '../../drawing/windows-and-doors.ts';
import { type House, type HouseScene, isLampOn, placeHouse } from './house.ts';
import { buildPost, buildStairs, drawLampGlow, drawRailing } from './house-parts.ts';
import { drawLounger, drawParasol } from './outdoors.ts';
import { plantGrove } from './planting.ts';

const TRIM = '#fbf7ee';
const PILE = '#a08a72';
const TREAD = '#d9bd93';

const WIDTH = 9;
const DEPTH = 8;
const FLOOR = 2.3;
const STORY_HEIGHT = 3;

/** Clapboard on piles, with a deck and stairs down to the sand. */
export const beachHouse: House = {
  view: 'country',
  isOnSand: true,
  draw(scene) {
    const { stage, random, paints } = scene;
    if (scene.facade.flora === 'palm') {
      const palms = [
        [-7, 30, 9],
        [9.5, 26, 10],
        [12, 32, 12],
      ] as const;
      plantGrove(scene, palms);
    }
    const rise = random.between(1.9, 3);
    const extent = { x: [-0.8, WIDTH + 0.8], z: [-3, DEPTH], height: FLOOR + STORY_HEIGHT + rise } as const;
    placeHouse(scene, extent, { degrees: [18, 35], width: 0.56, top: 80 });
    buildPiles(scene);
    const walls = buildGable(stage, {
      body: [0, FLOOR + 0.2, 0, WIDTH, STORY_HEIGHT, DEPTH],
      rise,
      wall: paints.wall,
      roof: paints.roof,
      wallLines: paints.lines,
      roofLines: [0.5, 'upright', 0.3],
      eaves: 0.6,
      overhang: 0.7,
      trim: TRIM,
    });
    drawFront(scene, walls.front, rise);
    for (const u of [1, 4.4]) {
      drawWindow(walls.right, { at: [u, 0.9], size: [1.9, 1.5], frame: TRIM, isLit: isLampOn(scene) });
    }
    walls.drawRoof();
    drawDeck(scene);
    drawLampGlow(scene, [[[WIDTH / 2, FLOOR + 2, -1], 130]]);
    stage.resetPlacement();
    if (random.chance(0.5)) {
      drawParasol(scene, [-5.2, 12], random.pick(['#e0704f', '#e8b04a', '#2f8f95', '#f6efe2']));
      drawLounger(scene, [-5.6, 11.2], random.pick(['#f0b37a', '#7fb5a8', '#e7b9a4']));
    } else drawSurfboards(scene);
    return 'dune';
  },
};

const buildPiles = (scene: HouseScene): void => {
  const { stage, palette } = scene;
  for (const z of [DEPTH - 0.3, DEPTH / 2, 0.2]) {
    for (const x of [0.3, WIDTH / 2, WIDTH - 0.3])
      buildPost(scene, { x, z, from: 0, to: FLOOR, width: 0.3, color: PILE });
  }
  const dark: Point3[] = [
    [0, 0, 1.5],
    [WIDTH, 0, 1.5],
    [WIDTH, FLOOR, 1.5],
    [0, FLOOR, 1.5],
  ];
  stage.polygon(dark, palette.tone('#6d5a4c', 0.05), 0.35);
};

const drawFront = (scene: HouseScene, front: Face, rise: number): void => {
  const { canvas, palette } = scene;
  const slidingDoor = { at: [0.7, 0.25], size: [2.9, 2.25], columns: 3, rows: 1, hasSill: false } as const;
  drawWindow(front, { ...slidingDoor, frame: TRIM, isLit: isLampOn(scene) });
  const window = { at: [WIDTH - 3.6, 0.9], size: [2.9, 1.6], columns: 3, rows: 2 } as const;
  drawWindow(front, { ...window, frame: TRIM, isLit: isLampOn(scene) });
  const door = { at: [WIDTH / 2 - 0.5, 0], size: [1, 2.2] } as const;
  drawDoor(front, { ...door, color: scene.paints.door, frame: TRIM, hasGlass: true });
  const attic = (grow: number): Point[] => [
    [WIDTH / 2 - 0.65 - grow, STORY_HEIGHT + 0.6 - grow],
    [WIDTH / 2 + 0.65 + grow, STORY_HEIGHT + 0.6 - grow],
    [WIDTH / 2 + 0.65 + grow, STORY_HEIGHT + 0.8 + grow],
    [WIDTH / 2, STORY_HEIGHT + rise * 0.56 + grow * 1.3],
    [WIDTH / 2 - 0.65 - grow, STORY_HEIGHT + 0.8 + grow],
  ];
  front.polygon(attic(0.14), front.tone(TRIM));
  front.polygon(attic(0), panePaint(canvas, palette));
};

const drawDeck = (scene: HouseScene): void => {
  const { stage } = scene;
  buildBlock(stage, [-0.8, FLOOR - 0.05, -2.4, WIDTH + 1.6, 0.25, 2.4], {
    all: '#b99a76',
    top: TREAD,
    front: TRIM,
  });
  for (const x of [-0.6, WIDTH / 2 - 1.1, WIDTH / 2 + 1.1, WIDTH + 0.6]) {
    buildPost(scene, { x, z: -2.25, from: 0, to: FLOOR, width: 0.24, color: PILE });
  }
  const x = WIDTH / 2 - 0.9;
  buildStairs(scene, { x, width: 1.8, z: -2.4, height: FLOOR, count: 8, tread: 0.34, color: TREAD });
  const y = FLOOR + 0.2;
  const rails: [Point3, Point3, number][] = [
    [[-0.75, y, -2.3], [WIDTH / 2 - 1, y, -2.3], 9],
    [[WIDTH / 2 + 1, y, -2.3], [WIDTH + 0.75, y, -2.3], 9],
    [[WIDTH + 0.75, y, -2.3], [WIDTH + 0.75, y, 0], 4],
  ];
  for (const [from, to, bars] of rails) drawRailing(scene, { from, to, bars, color: TRIM });
};

/** Two boards stuck upright in the sand. */
const drawSurfboards = ({ canvas, palette, random, stage }: HouseScene): void => {
  for (const [x, color] of [
    [-4.6, '#e0704f'],
    [-4.1, '#f6efe2'],
  ] as const) {
    const z = random.between(12.4, 13.2);
    const [atX, atY] = stage.projectWorld([x, 0, z]);
    const scale = stage.lens.focalLength / z;
    const [width, height] = [(0.28 * scale) | 0, (2.2 * scale) | 0];
    const lean = random.integer(-14, 14);
    canvas.fill(
      `M${atX | 0} ${atY | 0}q${-width} ${(-height / 2) | 0} ${lean} ${-height}q${width + 12} ${(height / 2) | 0} ${-lean} ${height}z`,
      palette.tone(color, 0.85),
    );
  }
};
