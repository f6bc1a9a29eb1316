import { darker, lighter, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import {
  circlePath,
  ellipsePath,
  type Point,
  path,
  polygonPath,
  rectanglePath,
  roundedPath,
} from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { type Act, drawPerformer } from './performers.ts';

/** The opening of the stage. */
export interface Opening {
  left: number;
  right: number;
  top: number;
  floor: number;
}

type DrawSet = (scene: Scene, opening: Opening) => void;

type Sky = readonly [string, string, string];

const fillSky = ({ canvas }: Scene, { left, right, top, floor }: Opening, sky: Sky): void =>
  canvas.rectangle([left, top, right - left, floor - top], canvas.verticalGradient(top, floor, [...sky]));

const fillFloor = ({ canvas }: Scene, { left, right, floor }: Opening, color: string): void => {
  canvas.rectangle(
    [left, floor - 74, right - left, 74],
    canvas.verticalGradient(floor - 74, floor, [darker(color, 0.08), lighter(color, 0.06)]),
  );
  canvas.fill(ellipsePath([600, floor - 30], 290, 30), '#fff0cc', 0.3);
};

const cast = (
  { canvas }: Scene,
  at: readonly Point[],
  figure: {
    acts: readonly Act[];
    colors: readonly string[];
    height: number;
    isGowned?: (index: number) => boolean;
  },
): void => {
  for (const [index, place] of at.entries()) {
    drawPerformer(canvas, {
      ...{ at: place, height: figure.height, act: figure.acts[index % figure.acts.length] as Act },
      color: figure.colors[index % figure.colors.length] as string,
      isGowned: figure.isGowned?.(index) ?? false,
    });
  }
};

const line = (count: number, spacing: number, y: number): Point[] =>
  range(count).map((index): Point => [600 + (index - (count - 1) / 2) * spacing, y - (index % 2) * 6]);

/** A city of lights and a chorus line. */
const bigCity: DrawSet = (scene, opening) => {
  const { canvas, random } = scene;
  const { left, right, floor } = opening;
  fillSky(
    scene,
    opening,
    random.pick<Sky>([
      ['#2a1a5e', '#8a3f8f', '#ff9a6a'],
      ['#0d2350', '#2f6fa0', '#ffd08a'],
      ['#3a0f3f', '#c43a6a', '#ffc46b'],
    ]),
  );
  let towers = '';
  let windows = '';
  for (let x = left; x < right; x += random.integer(44, 74)) {
    const [width, tall] = [random.integer(40, 66), random.integer(110, 290)];
    towers += rectanglePath([x, floor - 60 - tall, width, tall]);
    for (const column of range(Math.floor(width / 15)))
      windows += path`M${x + 10 + column * 14} ${floor - tall - 46}V${floor - 80}`;
  }
  canvas.fill(towers, '#1c1438');
  canvas.stroke(windows, { paint: '#ffd884', width: 5, dash: '6 14 6 26' });
  const sign = roundedPath([470, floor - 330, 260, 74], 12);
  canvas.fill(sign, '#1c1438');
  canvas.stroke(sign, { paint: random.pick(['#ff77b0', '#7fe3ff', '#ffd166']), width: 7 });
  canvas.stroke(path`M500 ${floor - 293}h200`, { paint: '#fff3cf', width: 14, dash: '0 24', round: true });
  fillFloor(scene, opening, '#4a2f5a');
  cast(scene, line(7, 74, floor - 14), {
    acts: ['hands', 'hands', 'sing'],
    colors: ['#ffd166', '#ff6f91', '#f4f1ea'],
    height: 128,
    isGowned: (index) => index % 2 === 1,
  });
};

/** A great staircase with a star at its top. */
const staircase: DrawSet = (scene, opening) => {
  const { canvas, random } = scene;
  const { floor } = opening;
  const color = random.pick(['#c43a5a', '#2f5fa8', '#d98a2f', '#6a3f9a']);
  fillSky(scene, opening, [darker(color, 0.28), color, lighter(color, 0.14)]);
  const rays = range(12).map((index) => {
    const angle = Math.PI + (index / 11.5) * Math.PI;
    const tip = (turn: number): Point => [
      600 + Math.cos(angle + turn) * 760,
      floor - 240 + Math.sin(angle + turn) * 760,
    ];
    return polygonPath([[600, floor - 240], tip(-0.06), tip(0.06)]);
  });
  canvas.fill(rays.join(''), '#fff3c4', 0.24);
  for (const step of range(7)) {
    const [half, y] = [330 - step * 30, floor - 60 - step * 26];
    canvas.rectangle([600 - half, y, 2 * half, 28], mixColors('#f6e7c8', color, step / 12));
    canvas.stroke(path`M${600 - half} ${y + 3}h${2 * half}`, {
      paint: '#fff8dc',
      width: 5,
      dash: '0 18',
      round: true,
    });
  }
  fillFloor(scene, opening, darker(color, 0.1));
  cast(scene, [[600, floor - 214]], {
    acts: ['hands'],
    colors: ['#fff3c4'],
    height: 120,
    isGowned: () => true,
  });
  cast(scene, line(6, 96, floor - 10), {
    acts: ['dance', 'hands'],
    colors: ['#1d1420', '#2a1a30'],
    height: 124,
  });
};

/** A room with a window, a lamp and a sofa. */
const parlor: DrawSet = (scene, opening) => {
  const { canvas, random } = scene;
  const { left, top, floor, right } = opening;
  const wall = random.pick(['#7a9a8a', '#c9a878', '#8a7fa8', '#b5766a', '#6a8aa8']);
  canvas.rectangle(
    [left, top, right - left, floor - top],
    canvas.verticalGradient(top, floor, [darker(wall, 0.16), wall]),
  );
  const stripes = range(18).map((index) => path`M${left + 24 + index * 46} ${top}V${floor - 74}`);
  canvas.stroke(stripes.join(''), { paint: lighter(wall, 0.04), width: 12, opacity: 0.6 });
  const x = random.pick([440, 760]);
  canvas.rectangle([x - 84, floor - 340, 168, 200], '#f2ead8');
  canvas.rectangle([x - 70, floor - 326, 140, 172], canvas.fittedGradient(['#23305f', '#e58a6a']));
  canvas.stroke(path`M${x} ${floor - 326}v172M${x - 70} ${floor - 240}h140`, { paint: '#f2ead8', width: 8 });
  fillFloor(scene, opening, '#8a5f3f');
  const seat = 1200 - x;
  canvas.fill(
    roundedPath([seat - 118, floor - 118, 236, 84], 20) + roundedPath([seat - 140, floor - 92, 280, 66], 18),
    darker(random.pick(['#a8432f', '#2f5f6a', '#5a6a3a']), 0.02),
  );
  canvas.stroke(path`M${x + 20} ${floor - 24}V${floor - 190}`, { paint: '#2a2024', width: 6 });
  canvas.glow({ at: [x + 20, floor - 200], radius: 150, color: '#ffd08a', opacity: 0.8 });
  canvas.polygon(
    [
      [x - 18, floor - 178],
      [x + 58, floor - 178],
      [x + 40, floor - 230],
      [x, floor - 230],
    ],
    '#ffe6b0',
  );
  cast(
    scene,
    [
      [540, floor - 12],
      [660, floor - 14],
    ],
    {
      acts: random.pick([
        ['talk', 'still'],
        ['hands', 'talk'],
        ['still', 'talk'],
      ] as const),
      colors: ['#1d1624', '#2f1a1a'],
      height: 160,
      isGowned: (index) => index === 1 && random.chance(0.6),
    },
  );
};

/** Bare trees, a bench and a moon. */
const park: DrawSet = (scene, opening) => {
  const { canvas, random } = scene;
  const { left, right, floor } = opening;
  fillSky(
    scene,
    opening,
    random.pick<Sky>([
      ['#1c2f4a', '#5a7a8f', '#e8c89a'],
      ['#3a2340', '#a05a5a', '#f2b87a'],
      ['#0f2a30', '#3f7a70', '#d8e0b0'],
    ]),
  );
  canvas.fill(circlePath(random.integer(430, 770), floor - 300, 58), '#fff3d4');
  canvas.fill(
    path`M${left} ${floor - 90}Q${left + 220} ${floor - 170} 600 ${floor - 100}T${right} ${floor - 120}V${floor}H${left}z`,
    '#16202c',
  );
  for (const x of [left + 150, right - 160, right - 250]) {
    canvas.stroke(
      path`M${x} ${floor - 50}q6-120 -4-200M${x} ${floor - 170}q40-30 60-90M${x - 2} ${floor - 200}q-40-20-60-70M${x - 2} ${floor - 236}q24-30 30-70`,
      { paint: '#0f1620', width: 11, round: true },
    );
  }
  fillFloor(scene, opening, '#3a4038');
  canvas.fill(
    rectanglePath([520, floor - 66, 190, 10]) +
      rectanglePath([520, floor - 96, 190, 8]) +
      rectanglePath([532, floor - 60, 8, 40]) +
      rectanglePath([690, floor - 60, 8, 40]),
    '#4a3326',
  );
  cast(
    scene,
    [
      [470, floor - 14],
      [740, floor - 14],
    ],
    { acts: ['talk', 'still'], colors: ['#0f1218', '#1d1216'], height: 158 },
  );
};

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

export const SETS: Record<'musicals' | 'plays' | 'ballet' | 'opera', readonly DrawSet[]> = {
  musicals: [bigCity, staircase],
  plays: [parlor, park, parlor],
  ballet: [moonlitLake, forest],
  opera: [palace, harbor, palace],
};
