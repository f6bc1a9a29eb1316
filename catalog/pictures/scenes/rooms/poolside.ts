import { darker, mixColors } from '../../drawing/color.ts';
import { clamp, range } from '../../drawing/numbers.ts';
import { type Point, path } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { poolOutline } from '../pool-outline.ts';
import { poolShapeOf } from '../shape-of-stay.ts';
import { DECK_EDGE, floorQuad } from './deck.ts';
import { drawPottedPlant } from './potted-plant.ts';
import { drawFloorShadow, drawRoomBlock, project, type RoomScene, scaleAt } from './room-scene.ts';

/** Loungers and a parasol beside a pool that ends at the view. */
export const drawPoolside = (scene: RoomScene): void => {
  const { canvas, outside, sun } = scene;
  const stone = [outside.tone('#e9dcc6', 0.95), outside.tone('#cfbfa6', 0.5)];
  const top = project(scene, [0, 0, DECK_EDGE])[1];
  const terrace = floorQuad(scene, { x: [-9, 9], z: [0.9, DECK_EDGE + 0.4] });
  canvas.polygon(terrace, canvas.verticalGradient(top, 800, stone));
  drawWater(scene);
  for (const x of sun < 0 ? [2.3, 1.25] : [-3.05, -2]) drawLounger(scene, x);
  drawParasol(scene, -sun * 2.3);
  drawPottedPlant(scene, [-sun * 3.35, 5.8], 1.7);
};

const drawWater = (scene: RoomScene): void => {
  const { canvas, outside: palette, random, sun } = scene;
  const [left, right] = sun < 0 ? [-3.6, 0.7] : [-0.7, 3.6];
  const far = DECK_EDGE + 0.3;
  const shape = poolShapeOf(scene.seed);
  const near = shape === 'rectangle' ? 2.2 : 2.9;
  const area = { x: [left, right], z: [near, shape === 'rectangle' ? far : far - 0.5] } as const;
  const ground = ([x, z]: Point): Point => project(scene, [x, 0, z]);
  canvas.polygon(poolOutline(shape, area, 0.16).map(ground), palette.tone('#f6efe2', 1));
  const water = poolOutline(shape, area).map(ground);
  const turquoise = '#2fb3c6';
  const stops = palette.isDark
    ? ['#2b8fa5', '#58d3d2', '#2f9fb2']
    : [
        mixColors(palette.sky[2], palette.tone(turquoise, 0.8), 0.4),
        palette.tone(turquoise, 0.85),
        palette.tone(darker(turquoise, 0.05), 0.65),
      ];
  const ys = water.map(([, y]) => y);
  const top = Math.min(...ys);
  canvas.polygon(water, canvas.verticalGradient(top, Math.max(...ys), stops));
  const waves = range(22).map(() => {
    const z = random.between(near + 1, DECK_EDGE - 0.9);
    const [x, y] = project(scene, [random.between(left + 0.9, (left + right) / 2), 0, z]);
    const width = random.between(0.15, 0.5) * scaleAt(scene, z);
    return path`M${x} ${y}q${width / 4} -4 ${width / 2} 0t${width / 2} 0`;
  });
  canvas.stroke(waves.join(''), { paint: '#fff', width: 2.4, round: true, opacity: 0.5 });
  const sunX = clamp(sun < 0 ? 320 : 880, 120, 1080);
  const glitter = range(9).map((index) => {
    const width = 16 + (70 * index) / 9;
    return path`M${sunX - width / 2 + random.between(-20, 20)} ${top + 6 + index * 10}h${width}`;
  });
  canvas.stroke(glitter.join(''), { paint: palette.sunColor, width: 4, round: true, opacity: 0.55 });
};

const drawLounger = (scene: RoomScene, x: number): void => {
  const { canvas, outside, style, fabric } = scene;
  const z = 4.4;
  drawFloorShadow(scene, { x: [x, x + 0.8], z: [z - 0.2, z + 1.8] }, 0.25);
  const back: Point3[] = [
    [x, 0.36, z + 1.35],
    [x + 0.75, 0.36, z + 1.35],
    [x + 0.75, 0.95, z + 1.8],
    [x, 0.95, z + 1.8],
  ];
  canvas.polygon(
    back.map((corner) => project(scene, corner)),
    outside.tone(fabric, 0.85),
  );
  drawRoomBlock(scene, [x, x + 0.75, 0.25, 0.36, z, z + 1.4], { all: '#fbf6ec', front: fabric });
  for (const leg of [x + 0.05, x + 0.65])
    drawRoomBlock(scene, [leg, leg + 0.05, 0, 0.25, z + 0.05, z + 0.1], style.wood);
};

const drawParasol = (scene: RoomScene, at: number): void => {
  const { canvas, outside, sun, style, secondFabric } = scene;
  const [x, foot] = project(scene, [at, 0, 6.3]);
  const k = scaleAt(scene, 6.2);
  const [top, radius] = [foot - 2.4 * k, 1.35 * k];
  const rim = top + radius * 0.42;
  canvas.stroke(path`M${x} ${foot}V${top}`, { paint: outside.tone(style.wood, 0.5), width: 8 });
  const canopy = path`M${x - radius} ${rim}Q${x - radius * 0.5} ${top} ${x} ${top - 6}Q${x + radius * 0.5} ${top} ${x + radius} ${rim}q${-radius} ${radius * 0.18} ${-2 * radius} 0z`;
  canvas.fill(canopy, outside.tone(secondFabric, 0.95));
  const shade = path`M${x} ${top - 6}Q${x - sun * radius * 0.5} ${top} ${x - sun * radius} ${rim}q${sun * radius * 0.4} ${radius * 0.12} ${sun * radius * 0.8} ${radius * 0.1}z`;
  canvas.fill(shade, '#201420', 0.16);
};
