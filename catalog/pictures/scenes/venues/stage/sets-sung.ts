import { darker, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { circlePath, type Point, path } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { cast, type DrawSet, fillFloor, fillSky, line, type Sky } from './set-parts.ts';

const SKYLIGHTS: readonly Sky[] = [
  ['#0f1f4a', '#3a5fa0', '#bcd8f0'],
  ['#1f1440', '#6a4a9a', '#f0bcd8'],
  ['#0a2a3a', '#2f7f8a', '#cfeee0'],
];

/** A lake in moonlight and a line of dancers. */
const moonlitLake: DrawSet = (scene, opening) => {
  const { canvas, random } = scene;
  const { left, right, floor } = opening;
  fillSky(scene, opening, random.pick(SKYLIGHTS));
  const x = random.integer(480, 720);
  canvas.glow({ at: [x, floor - 300], radius: 200, color: '#ffffff', opacity: 0.6 });
  canvas.fill(circlePath(x, floor - 300, 62), '#fdf8e6');
  canvas.fill(path`M${left} ${floor - 180}q120-90 260-20t260-10t320 10V${floor - 60}H${left}z`, '#1a3050');
  canvas.rectangle([left, floor - 140, right - left, 80], '#5f86b0');
  canvas.stroke(
    range(9)
      .map((index) => path`M${x - 90 + index * 9} ${floor - 134 + index * 8}h${random.integer(60, 150)}`)
      .join(''),
    { paint: '#fdf8e6', width: 4, opacity: 0.6 },
  );
  fillFloor(scene, opening, '#4a6080');
  drawDancers(scene, floor, '#ffffff');
};

/** Tall trunks and falling leaves or snow. */
const forest: DrawSet = (scene, opening) => {
  const { canvas, random } = scene;
  const { left, right, top, floor } = opening;
  const sky = random.pick<Sky>([
    ['#173a34', '#4f8f6a', '#f2e6a8'],
    ['#3a1f2a', '#b5605a', '#ffd7a0'],
    ['#1f2f5a', '#7a9ac8', '#eef4fa'],
  ]);
  fillSky(scene, opening, sky);
  canvas.glow({ at: [600, floor - 200], radius: 280, color: sky[2], opacity: 0.7 });
  for (const depth of [0.6, 0.2]) {
    const trunks = range(8).map((index) => {
      const x = left + ((right - left) * (index + random.between(0.1, 0.9))) / 8;
      const width = (1 - depth) * 30 + 8;
      return Math.abs(x - 600) < 130
        ? ''
        : path`M${x} ${floor - 56}L${x + 5} ${top}h${width}l6 ${floor - top - 56}z`;
    });
    canvas.fill(trunks.join(''), mixColors(darker(sky[0], 0.08), sky[1], depth));
  }
  const flakes = range(40).map((): Point => [random.between(left, right), random.between(top, floor)]);
  canvas.dots(flakes, 3.5, { paint: sky[2], opacity: 0.75 });
  fillFloor(scene, opening, mixColors(sky[0], sky[2], 0.35));
  drawDancers(scene, floor, random.pick(['#ffe6ee', '#fff3c4', '#e6f4ff']));
};

const drawDancers = (scene: Scene, floor: number, color: string): void => {
  const { random } = scene;
  const shade = mixColors(color, '#6a7a9a', 0.35);
  const ensemble = line(random.pick([5, 7]), 118, floor - 44).filter(([x]) => Math.abs(x - 600) > 70);
  cast(scene, ensemble, { acts: ['hands'], colors: [shade], height: 104, isGowned: () => true });
  const lead: Point[] = random.chance(0.5)
    ? [[600, floor - 30]]
    : [
        [560, floor - 40],
        [660, floor - 14],
      ];
  cast(scene, lead, {
    acts: ['dance', 'hands'],
    colors: [color, mixColors(color, '#c04a6a', 0.4)],
    height: 158,
    isGowned: (index) => index === 1,
  });
};

/** Columns and a balcony. */
const palace: DrawSet = (scene, opening) => {
  const { canvas, random } = scene;
  const { left, right, top, floor } = opening;
  const stone = random.pick(['#d8b98a', '#b8a8c0', '#c9a090', '#a8b8b0']);
  fillSky(
    scene,
    opening,
    random.pick<Sky>([
      ['#3a1f4a', '#b0506a', '#ffc07a'],
      ['#0f1f3f', '#3f5f8f', '#e8b890'],
      ['#4a1a1a', '#c4603a', '#ffe0a0'],
    ]),
  );
  canvas.rectangle([left, floor - 110, right - left, 60], darker(stone, 0.3));
  for (const x of [left + 130, left + 230, right - 250, right - 150]) {
    canvas.rectangle(
      [x, top + 40, 44, floor - top - 100],
      canvas.horizontalGradient(x, x + 44, [stone, darker(stone, 0.22)]),
    );
    canvas.rectangle([x - 10, top + 30, 64, 20], stone);
    canvas.rectangle([x - 10, floor - 76, 64, 22], darker(stone, 0.08));
  }
  canvas.fill(
    path`M${left} ${top}H${right}V${top + 60}Q600 ${top + 10} ${left} ${top + 60}z`,
    darker(stone, 0.12),
  );
  fillFloor(scene, opening, darker(stone, 0.25));
  canvas.rectangle([480, floor - 66, 240, 20], darker(stone, 0.04));
  const chorus = [
    ...line(4, 60, floor - 26).map(([x, y]): Point => [x - 240, y]),
    ...line(4, 60, floor - 26).map(([x, y]): Point => [x + 240, y]),
  ];
  cast(scene, chorus, {
    acts: ['still', 'sing'],
    colors: ['#2a1420', '#3f1a24'],
    height: 116,
    isGowned: (index) => index % 2 === 0,
  });
  cast(
    scene,
    [
      [570, floor - 58],
      [646, floor - 18],
    ],
    {
      acts: ['hands', 'sing'],
      colors: ['#8f1f30', '#14101c'],
      height: 168,
      isGowned: (index) => index === 0,
    },
  );
};

/** Ships' masts or a ruin against a storm. */
const harbor: DrawSet = (scene, opening) => {
  const { canvas, random } = scene;
  const { left, right, floor } = opening;
  fillSky(scene, opening, ['#14233a', '#4a6a80', '#e0c8a0']);
  for (const x of [left + 190, 620, right - 170]) {
    const tall = random.integer(260, 360);
    canvas.stroke(
      path`M${x} ${floor - 70}V${floor - tall}M${x - 70} ${floor - tall + 70}h140M${x - 50} ${floor - tall + 140}h100M${x} ${floor - tall}L${x - 110} ${floor - 80}M${x} ${floor - tall}L${x + 110} ${floor - 80}`,
      { paint: '#1a1620', width: 6 },
    );
    canvas.fill(path`M${x - 62} ${floor - tall + 76}h124q-14 46 0 60h-124q14-20 0-60z`, '#e8dcc0', 0.9);
  }
  canvas.fill(path`M${left} ${floor - 70}q130-44 300-14t300-6t300 0V${floor}H${left}z`, '#1f3a4a');
  fillFloor(scene, opening, '#5a4a3a');
  cast(scene, line(8, 86, floor - 24), {
    acts: ['sing', 'still', 'hands'],
    colors: ['#14101c', '#2a1a20'],
    height: 118,
    isGowned: (index) => index % 3 === 0,
  });
  cast(scene, [[600, floor - 6]], {
    acts: ['hands'],
    colors: ['#b5342f'],
    height: 172,
    isGowned: () => true,
  });
};

export const BALLETS: readonly DrawSet[] = [moonlitLake, forest];
export const OPERAS: readonly DrawSet[] = [harbor, palace];
