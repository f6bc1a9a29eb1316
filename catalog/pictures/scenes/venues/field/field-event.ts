import { lightColor, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { path, polygonPath, rectanglePath, roundedPath } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/random.ts';
import type { EventPlan } from '../../../plans/picture-plan.ts';
import { drawBackdrop } from '../../land/backdrop.ts';
import { drawSky } from '../../land/sky.ts';
import type { Scene } from '../../scene.ts';
import { drawCrowd } from '../people.ts';
import { Camera, type Place, type Shot } from './camera.ts';
import { drawField, type FieldPaint } from './draw-field.ts';
import { drawGoals } from './goals.ts';
import { drawPlayer } from './players.ts';
import { SPORTS, type Sport, type SportFacts } from './sports.ts';
import { drawStands, type Tier } from './stands.ts';

const TEAMS: readonly (readonly [string, string])[] = [
  ['#c9372c', '#f4f1ea'],
  ['#1f5fa8', '#f2b33d'],
  ['#1f7a54', '#f4f1ea'],
  ['#e07b2c', '#24365f'],
  ['#5b3a92', '#f0c24a'],
  ['#16283f', '#6cc5e8'],
];

/** Where pictures of a sport are taken from: near the players, or high up with the whole field. */
const shotOf = (sport: Sport, random: Random): Shot => {
  const side = random.pick([-1, 1]);
  const isNear = random.chance(0.7);
  const sway = random.between(-1, 1);
  switch (sport) {
    case 'hockey':
      return isNear
        ? { from: [sway * 4, 20, 4.4], to: [sway * 2, -4, 0.6], lens: 980, middle: 430 }
        : { from: [side * random.between(8, 20), 34, 15], to: [0, -2, 0], lens: 900, middle: 480 };
    case 'basketball':
      return isNear
        ? { from: [sway * 4, 15.5, 3.8], to: [side * 2, -3, 1.6], lens: 880, middle: 470 }
        : { from: [side * random.between(2, 10), 26, 11], to: [0, -1, 0], lens: 960, middle: 480 };
    case 'football':
      return isNear
        ? { from: [side * 20, 37, 8.5], to: [side * 38, -8, 1], lens: 900, middle: 430 }
        : { from: [side * random.between(10, 34), 74, 34], to: [0, -4, 0], lens: 950, middle: 470 };
    case 'soccer':
      return isNear
        ? { from: [side * 20, 43, 8.5], to: [side * 37, -6, 1], lens: 950, middle: 430 }
        : { from: [side * random.between(8, 40), 78, 32], to: [0, -2, 0], lens: 950, middle: 470 };
    default:
      return isNear
        ? { from: [sway * 6, 24, 7], to: [0, -50, 3], lens: 1000, middle: 430 }
        : { from: [sway * 26, 46, 24], to: [0, -46, 0], lens: 1000, middle: 450 };
  }
};

const tiersOf = ({ isIndoors }: SportFacts, sport: Sport): Tier[] => {
  if (isIndoors) {
    return [
      { inner: 2, outer: 22, low: 1.4, high: 11, rows: 9 },
      { inner: 24, outer: 42, low: 15, high: 29, rows: 8 },
    ];
  }
  const lower = { inner: 2, outer: 26, low: 2.5, high: 12, rows: 9 };
  return sport === 'baseball' ? [lower] : [lower, { inner: 28, outer: 56, low: 17, high: 38, rows: 9 }];
};

const INDOOR_CONCRETE = ['#1d2338', '#141a2c'] as const;

/** The lights of a hall, and its roof. */
const drawHall = (scene: Scene, horizon: number): void => {
  const { canvas, random } = scene;
  canvas.rectangle([0, 0, 1200, 800], canvas.verticalGradient(0, 800, ['#0c1122', '#1a2340', '#222846']));
  const top = Math.max(40, horizon - 210);
  const trusses = range(7).map(
    (index) => path`M${600 + (index - 3) * 90} 0L${600 + (index - 3) * 250} ${top}`,
  );
  canvas.stroke(trusses.join(''), { paint: '#34406a', width: 5, opacity: 0.6 });
  const color = random.pick(['#dfeaff', '#ffe9c4', '#cfe6ff']);
  canvas.glow({ at: [600, 520], radius: 820, radiusY: 360, color, opacity: 0.3 });
};

/** The cube of screens above the middle of the field. */
const drawCube = (scene: Scene, camera: Camera, colors: readonly [string, string]): void => {
  const { canvas } = scene;
  const [x, y] = camera.project([0, 0, 13]);
  const size = Math.min(150, camera.scale([0, 0, 13]) * 4.6);
  const at = Math.max(size * 0.62, Math.min(y, 150));
  canvas.stroke(path`M${x - size * 0.6} 0V${at}M${x + size * 0.6} 0V${at}`, { paint: '#34406a', width: 5 });
  canvas.fill(roundedPath([x - size, at - size * 0.5, 2 * size, size], 8), '#0d1326');
  const screen = (left: number): string =>
    rectanglePath([x + left * size, at - size * 0.4, size * 0.88, size * 0.6]);
  canvas.fill(screen(-0.94), canvas.fittedGradient([colors[0], mixColors(colors[0], '#000000', 0.3)]));
  canvas.fill(screen(0.06), canvas.fittedGradient([colors[1], mixColors(colors[1], '#000000', 0.3)]));
  canvas.stroke(path`M${x - size * 0.86} ${at + size * 0.36}h${size * 1.72}`, {
    ...{ paint: '#ffd884', width: 8, dash: '10 8' },
  });
  canvas.glow({ at: [x, at], radius: size * 1.9, color: '#bcd4ff', opacity: 0.28 });
};

/** Masts with lamps around an open stadium. */
const drawFloodlights = ({ canvas, palette, random }: Scene, top: number): void => {
  const isOn = palette.time !== 'day';
  for (const x of [90, random.integer(330, 420), random.integer(780, 870), 1110]) {
    const y = top + random.integer(-8, 8);
    canvas.stroke(path`M${x} ${y}v230`, { paint: palette.tone('#59646e', 0.4), width: 7 });
    canvas.fill(roundedPath([x - 46, y - 26, 92, 44], 4), palette.tone('#3f4a54', 0.4));
    const lamps = [-14, 6].flatMap((down) =>
      [-32, -11, 11, 32].map((aside) => [x + aside, y + down] as const),
    );
    canvas.dots(lamps, 7, { paint: isOn ? '#fffbe6' : palette.tone('#dfe6e8', 0.8) });
    if (isOn) canvas.glow({ at: [x, y], radius: 190, color: '#fff6d0', opacity: 0.7 });
  }
};

const drawScoreboard = ({ canvas, palette }: Scene, camera: Camera, color: string): void => {
  const left = camera.project([-16, -132, 31]);
  const right = camera.project([16, -132, 18]);
  const box = [left[0], left[1], right[0] - left[0], right[1] - left[1]] as const;
  canvas.rectangle(box, palette.tone('#1f3029', 0.5));
  canvas.rectangle([box[0], box[1], box[2], box[3] * 0.24], palette.tone(color, 0.8));
  const lines = [0.42, 0.62, 0.82].map(
    (share) => path`M${box[0] + 14} ${box[1] + box[3] * share}h${box[2] - 28}`,
  );
  canvas.stroke(lines.join(''), { paint: '#ffd884', width: box[3] * 0.09, dash: '9 13', opacity: 0.9 });
};

const placesOf = (sport: Sport, { facts, shot }: FieldPaint, random: Random): Place[] => {
  if (sport === 'baseball') {
    const fielders: Place[] = [
      [0, -18.4, 0.3],
      [20, -22, 0],
      [8, -36, 0],
      [-10, -36, 0],
      [-20, -21, 0],
      [42, -70, 0],
      [0, -92, 0],
      [-42, -70, 0],
      [-1.4, -0.4, 0],
      [0.4, 2.2, 0],
    ];
    return fielders;
  }
  const [length, width] = facts.play;
  const center = shot.to[0] * 0.8 + random.between(-0.2, 0.2) * length;
  return range(facts.players).map((): Place => {
    const along = Math.max(-1, Math.min(1, center / length + random.between(-0.62, 0.62)));
    return [along * length, random.between(-1, 1) * width, 0];
  });
};

/** Two players who meet in front of a camera that is near the field. */
const heroesOf = ({ camera, facts, shot: { from, to } }: FieldPaint, random: Random): Place[] => {
  const [, width] = facts.play;
  const y = width * random.between(0.72, 0.95);
  const share = (from[1] - y) / (from[1] - to[1]);
  const x = from[0] + (to[0] - from[0]) * share + random.between(-2, 2);
  const gap = random.between(1.5, 2.2);
  const heroes: Place[] = [
    [x - gap, y, 0],
    [x + gap, y - 0.5, 0],
  ];
  return heroes.every((place) => {
    const [atX, atY] = camera.project(place);
    return atX > 200 && atX < 1000 && atY > 430 && atY < 720;
  })
    ? heroes
    : [];
};

/** Those nearest to the camera last; nobody covers another one's place. */
const drawPlayers = (scene: Scene, paint: FieldPaint, sport: Sport): void => {
  const { canvas, random } = scene;
  const { camera, facts, colors, tone } = paint;
  const height = sport === 'football' || sport === 'hockey' ? 2.1 : 2;
  const taken: Place[] = sport === 'baseball' ? [] : heroesOf(paint, random);
  for (const place of placesOf(sport, paint, random)) {
    const isFree = taken.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) > 1.4);
    if (isFree && camera.depth(place) > 7) taken.push(place);
  }
  const sorted = taken
    .map((place, index) => ({ place, index }))
    .toSorted((one, other) => camera.depth(other.place) - camera.depth(one.place));
  const shown = canvas.detail > 0.2 ? sorted : sorted.slice(-10);
  for (const { place, index } of shown) {
    const isBatting = sport === 'baseball' && index === taken.length - 2;
    const team = sport === 'baseball' ? (isBatting ? 1 : 0) : index % 2;
    drawPlayer(scene, {
      ...{ sport, tone, color: colors[team] as string, at: camera.project(place) },
      pose: sport === 'baseball' ? (isBatting ? 1 : 0) : random.integer(0, 4),
      height: Math.max(26, height * camera.scale(place) * (facts.isIndoors ? 1.1 : 1.35)),
      isLeft: random.chance(0.5),
    });
  }
};

export interface FieldView {
  sport: Sport;
  shot: Shot;
  colors: readonly [string, string];
  /** people in the rows in front */
  heads: { y: number; height: number; count: number; hands: number };
}

/** A field with its stands, seen through a camera. */
export const drawFieldView = (
  scene: Scene,
  view: FieldView,
  surroundings: EventPlan['surroundings'],
): void => {
  const { canvas, palette, random } = scene;
  const { sport, shot, colors, heads } = view;
  const facts = SPORTS[sport];
  const camera = new Camera(shot);
  const { isIndoors } = facts;
  const horizon = Math.min(330, camera.horizon);
  const night: [number, number, number] = [0.86, 0.92, 0.98];
  const outdoorTone = (color: string) =>
    palette.isDark ? lightColor(color, night) : palette.tone(color, 0.85);
  const tone = isIndoors ? (color: string) => color : outdoorTone;
  if (isIndoors) drawHall(scene, horizon);
  else {
    const at = Math.max(120, horizon + (sport === 'baseball' ? 6 : 30));
    const sky = { horizon: at, sunAt: [random.pick([250, 950]), Math.max(60, at * 0.4)] as const };
    // High stands hide the land around a stadium.
    if (sport === 'baseball') drawBackdrop(scene, surroundings, sky);
    else drawSky(scene, sky);
    canvas.rectangle([0, at, 1200, 800], tone('#48694a'));
    drawFloodlights(scene, Math.max(44, Math.min(110, horizon - 150)));
  }
  const crowd = [colors[0], '#e8e3d8', colors[1], '#4a5a78', '#d9b98c', '#8a4a44'].map((color) =>
    isIndoors ? mixColors(color, '#161c30', 0.32) : tone(mixColors(color, '#4d5a70', 0.12)),
  );
  const concrete = isIndoors ? INDOOR_CONCRETE : ([tone('#7b8698'), tone('#566176')] as const);
  const ribbon = isIndoors || palette.isDark ? mixColors(colors[0], '#bcd8ff', 0.35) : tone(colors[0]);
  const tiers = tiersOf(facts, sport);
  if (sport === 'baseball') drawScoreboard(scene, camera, colors[0]);
  drawStands(scene, { camera, facts, tiers, concrete, crowd, ribbon });
  drawApron(scene, camera, { facts, color: tone(facts.apron) });
  if (isIndoors) canvas.glow({ at: [600, 500], radius: 700, radiusY: 300, color: '#fff3d6', opacity: 0.22 });
  const paint: FieldPaint = { camera, shot, facts, tone, colors };
  drawField(scene, paint);
  drawGoals(scene, paint, sport);
  drawPlayers(scene, paint, sport);
  if (isIndoors) drawCube(scene, camera, colors);
  const dark = isIndoors || palette.isDark ? '#0d1222' : tone('#2a3040');
  const paints = [dark, mixColors(dark, colors[0], 0.28), mixColors(dark, '#4a5a78', 0.2)];
  if (heads.count) drawCrowd({ canvas, random, paints, ...heads });
};

const drawApron = (
  { canvas }: Scene,
  camera: Camera,
  { facts, color }: { facts: SportFacts; color: string },
): void => {
  const [x, y] = facts.center;
  const [width, height] = [facts.half[0] + 1.5, facts.half[1] + 1.5];
  const inset = facts.corner * 0.3;
  const corners: Place[] = [
    [x - width + inset, y - height, 0],
    [x + width - inset, y - height, 0],
    [x + width, y - height + inset, 0],
    [x + width, y + height - inset, 0],
    [x + width - inset, y + height, 0],
    [x - width + inset, y + height, 0],
    [x - width, y + height - inset, 0],
    [x - width, y - height + inset, 0],
  ];
  canvas.fill(camera.outline(corners).map(polygonPath).join(''), color);
};

export const drawFieldEvent = (scene: Scene, plan: EventPlan): void => {
  const { random } = scene;
  const sport = plan.genre as Sport;
  const shot = shotOf(sport, random);
  const colors = plan.colors ?? random.pick(TEAMS);
  const heads = {
    y: 806,
    height: random.integer(104, 128),
    count: random.integer(10, 14),
    hands: random.between(0.2, 0.6),
  };
  drawFieldView(scene, { sport, shot, colors, heads }, plan.surroundings);
};
