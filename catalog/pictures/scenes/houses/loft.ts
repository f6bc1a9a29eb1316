import { buildBlock } from '../../drawing/block.ts';
import { lighter } from '../../drawing/color.ts';
import type { Face } from '../../drawing/face.ts';
import { range } from '../../drawing/numbers.ts';
import { type Point, path } from '../../drawing/path.ts';
import { drawWindow } from '../../drawing/windows-and-doors.ts';
import { type House, type HouseScene, isLampOn, placeHouse } from './house.ts';
import { drawLampGlow, drawRoad, drawStreetLamp } from './house-parts.ts';
import { plantTreeAtHouse, shadeTree } from './planting.ts';

const IRONS = ['#2b3238', '#38403c', '#4a3a34', '#e6dccb'];
const NEIGHBOR_WALLS = ['#c2b09a', '#9aa7a8', '#b98d72', '#d3c8b8', '#8a9aa0'];

const STORY_HEIGHT = 3.8;
const WIDTH = 19;
const DEPTH = 13;

/** A brick warehouse with steel windows and a smaller adjoining building. */
export const loft: House = {
  view: 'street',
  draw(scene) {
    const { stage, random } = scene;
    const brick = scene.paints.wall;
    const iron = random.pick(IRONS);
    const { floors } = scene.facade;
    const height = floors * STORY_HEIGHT + 1.4;
    const extent = { x: [0, WIDTH], z: [0, DEPTH], height: height + 4 } as const;
    placeHouse(scene, extent, { degrees: [26, 42], width: 0.6, top: 40 });
    buildNeighbor(scene, height);
    if (random.chance(0.6)) drawWaterTower(scene, height);
    const walls = buildBlock(stage, [0, 0, 0, WIDTH, height, DEPTH], {
      all: brick,
      top: '#6b6560',
      lines: [0.32, 'level', 0.14],
    });
    const look = { brick, iron, floors, columns: random.pick([3, 4]) };
    drawBays(scene, walls.right, { ...look, length: DEPTH, bays: 3 });
    drawBays(scene, walls.front, { ...look, length: WIDTH, bays: 5 });
    const parapet = { all: lighter(brick, 0.1), top: '#7d756e', isFlat: true, hasBottom: false };
    buildBlock(stage, [-0.3, height, -0.3, WIDTH + 0.6, 0.45, DEPTH + 0.6], parapet);
    const canopyAt = random.pick([0.3, 0.5, 0.7]) * WIDTH;
    buildBlock(stage, [canopyAt - 2, 3.15, -1.5, 4, 0.22, 1.5], iron);
    drawLampGlow(scene, [[[canopyAt, 2.9, -0.8], 90]]);
    drawStreet(scene);
    return 'none';
  },
};

const buildNeighbor = (scene: HouseScene, height: number): void => {
  const { stage, random } = scene;
  const share = random.between(0.5, 0.8);
  const wall = random.pick(NEIGHBOR_WALLS);
  const { front } = buildBlock(stage, [-13, 0, 3, 13, height * share, 10], {
    all: wall,
    lines: [0.4, 'level', 0.12],
  });
  for (const floor of range(Math.floor((height * share - 1) / 3.1)).slice(1)) {
    for (const column of range(5)) {
      const window = {
        at: [0.9 + column * 2.4, floor * 3.1],
        size: [1.3, 1.7],
        frame: '#e6dccb',
        columns: 1,
      } as const;
      drawWindow(front, { ...window, isLit: isLampOn(scene) });
    }
  }
};

interface Bays {
  brick: string;
  iron: string;
  floors: number;
  columns: number;
  length: number;
  bays: number;
}

const drawBays = (
  scene: HouseScene,
  face: Face,
  { brick, iron, floors, columns, length, bays }: Bays,
): void => {
  if (!face.isVisible) return;
  const { canvas } = scene;
  const height = floors * STORY_HEIGHT + 1.4;
  const bay = length / bays;
  let lintels = '';
  for (const floor of range(floors)) {
    for (const index of range(bays)) {
      const u = index * bay + bay * 0.14;
      const v = floor * STORY_HEIGHT + (floor ? 0.75 : 0.45);
      const [width, tall] = [bay * 0.72, floor ? 2.45 : 2.9];
      const window = {
        at: [u, v],
        size: [width, tall],
        columns,
        rows: 3,
        frame: iron,
        frameWidth: 0.1,
      } as const;
      drawWindow(face, { ...window, hasSill: false, isLit: isLampOn(scene) });
      lintels += face.spanPath([u - 0.2, v + tall + 0.12, u + width + 0.2, v + tall + 0.42]);
    }
  }
  canvas.fill(lintels, face.tone(lighter(brick, 0.09)));
  const piers = range(bays + 1).map((index) =>
    face.spanPath([Math.max(0, index * bay - 0.22), 0, Math.min(length, index * bay + 0.22), height - 1]),
  );
  canvas.fill(piers.join(''), face.tone(lighter(brick, 0.035)));
  face.span([0, height - 1.15, length, height - 0.8], face.tone(lighter(brick, 0.12)));
  face.span([0, STORY_HEIGHT + 0.05, length, STORY_HEIGHT + 0.4], face.tone('#ddd0ba'));
};

const drawWaterTower = ({ canvas, palette, random, stage, sun }: HouseScene, height: number): void => {
  const place = [WIDTH * random.between(0.3, 0.6), height + 0.4, DEPTH * 0.4] as const;
  const [x, y] = stage.project(place);
  const scale = stage.scaleAt(place);
  const legs = [-1.1, -0.35, 0.35, 1.1].map((offset) => path`M${x + offset * scale} ${y}v${-2.2 * scale}`);
  const braces = path`M${x - 1.1 * scale} ${y - 0.2 * scale}l${2.2 * scale} ${-1.7 * scale}m0 ${1.7 * scale}l${-2.2 * scale} ${-1.7 * scale}`;
  canvas.stroke(legs.join('') + braces, { paint: palette.tone('#3a3330', 0.3), width: 3 });
  const [left, right, top] = [x - 1.4 * scale, x + 1.4 * scale, y - 4.9 * scale];
  const staves = [palette.tone('#a8744e', 1), palette.tone('#6d4a38', 0.1)];
  const wood = canvas.horizontalGradient(left, right, sun < 0 ? staves : staves.toReversed());
  canvas.rectangle([left, top, right - left, 2.8 * scale], wood);
  const roof: Point[] = [
    [x - 1.6 * scale, top],
    [x, y - 6.1 * scale],
    [x + 1.6 * scale, top],
  ];
  canvas.polygon(roof, palette.tone('#54473f', 0.5));
};

const drawStreet = (scene: HouseScene): void => {
  const { stage, random } = scene;
  const curbY = Math.max(stage.project([0, 0, -3.2])[1], stage.project([0, 0, 0])[1] + 24);
  drawRoad(scene, curbY);
  const [lampX, lampY] = stage.project([-5, 0, -2.6]);
  drawStreetLamp(scene, [lampX - 60, lampY], 190);
  for (const x of [-4, WIDTH - 1.5]) {
    if (random.chance(0.8)) plantTreeAtHouse(scene, shadeTree(scene), [x, -2.4, random.between(4.6, 6)]);
  }
};
