import { darker, lighter, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import {
  circlePath,
  type Point,
  path,
  polygonPath,
  rectanglePath,
  roundedPath,
} from '../../../drawing/path.ts';
import { cast, type DrawSet, fillFloor, fillSky, line, type Sky } from './set-parts.ts';

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

export const MUSICALS: readonly DrawSet[] = [bigCity, staircase];
export const PLAYS: readonly DrawSet[] = [park, parlor];
