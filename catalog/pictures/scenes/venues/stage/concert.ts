import { mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { type Point, path, roundedPath } from '../../../drawing/path.ts';
import type { Act } from '../../../plans/act.ts';
import { type EventPlan, isOutdoorKind } from '../../../plans/picture-plan.ts';
import { drawBackdrop } from '../../land/backdrop.ts';
import type { Scene } from '../../scene.ts';
import { drawCrowd } from '../people.ts';
import { drawWallOfLight } from './backdrops.ts';
import { drawBand } from './band.ts';
import { emblemPath } from './emblems.ts';
import type { Show } from './show.ts';
import { drawBeams, inkOf, lightOfColors, type ShowLight } from './show-light.ts';

interface Stage {
  /** y of its floor at the back and at the front */
  back: number;
  front: number;
  /** half its width at the front */
  half: number;
}

interface Concert {
  plan: EventPlan;
  act: Act;
  light: ShowLight;
  stage: Stage;
}

/** The room: dark with beams, or the evening above an open stage. */
const drawRoom = (scene: Scene, { plan, light, stage }: Concert): void => {
  const { canvas, palette, random } = scene;
  if (!isOutdoorKind(plan.kind)) {
    const { dark, first } = light;
    const stops = [mixColors(dark, '#000000', 0.4), dark, mixColors(dark, first, 0.3)];
    canvas.rectangle([0, 0, 1200, 800], canvas.verticalGradient(0, 800, stops));
    canvas.glow({ at: [600, 330], radius: 760, radiusY: 420, color: first, opacity: 0.38 });
    return;
  }
  const horizon = stage.back - 40;
  const sunAt: Point = [random.pick([170, 1030]), palette.isDark ? 110 : 170];
  drawBackdrop(scene, plan.surroundings, { horizon, sunAt });
  canvas.rectangle([0, horizon, 1200, 800 - horizon], palette.tone(palette.land.ground, 0.35));
  const roof = palette.tone(random.pick(['#e8e2d6', '#3a4048', '#c9553d', '#4a6a8a']), 0.7);
  const half = stage.half;
  canvas.rectangle([600 - half, 120, 2 * half, stage.front - 120], mixColors(light.dark, '#000000', 0.2));
  canvas.fill(
    path`M${600 - half - 50} 150Q600 ${random.integer(10, 70)} ${600 + half + 50} 150l-16 34Q600 ${random.integer(80, 110)} ${600 - half - 34} 184z`,
    roof,
  );
  canvas.rectangle([600 - half - 16, 160, 18, stage.front - 150], palette.tone('#30353c', 0.4));
  canvas.rectangle([600 + half - 2, 160, 18, stage.front - 150], palette.tone('#30353c', 0.4));
};

const drawTruss = ({ canvas, random }: Scene, { light, stage }: Concert): void => {
  const y = random.integer(64, 96);
  const [left, right] = [600 - stage.half + 30, 600 + stage.half - 30];
  const braces = range(22).map((index) => {
    const x = left + ((right - left) * index) / 22;
    return path`M${x} ${y}l${(right - left) / 44} 24l${(right - left) / 44}-24`;
  });
  const rails = path`M${left} ${y}H${right}M${left} ${y + 24}H${right}`;
  canvas.stroke(rails + braces.join(''), { paint: mixColors(light.dark, '#ffffff', 0.3), width: 3 });
  const lamps = range(9).map((index): Point => [left + ((right - left) * (index + 0.5)) / 9, y + 34]);
  canvas.dots(lamps, 9, { paint: '#fffbe8' });
  const colors = [light.first, light.accent, light.second];
  const lean = random.between(-220, 220);
  const isCrossed = random.chance(0.5);
  drawBeams(
    canvas,
    lamps.map((from, index) => ({
      from,
      to: [600 + (from[0] - 600) * (isCrossed ? -0.5 : 1.25) + lean * 0.4, stage.front + 30] as const,
      ...{ spread: random.between(34, 74), color: colors[index % 3] as string, opacity: 0.62 },
    })),
  );
};

const drawFloor = ({ canvas }: Scene, { light, stage }: Concert): void => {
  const { back, front, half } = stage;
  const floor = mixColors(light.dark, light.second, 0.35);
  canvas.polygon(
    [
      [600 - half + 60, back],
      [600 + half - 60, back],
      [600 + half, front],
      [600 - half, front],
    ],
    canvas.verticalGradient(back, front, [mixColors(floor, '#ffffff', 0.35), floor]),
  );
  canvas.rectangle([600 - half, front, 2 * half, 40], mixColors(light.dark, '#000000', 0.55));
  canvas.stroke(path`M${600 - half} ${front + 3}H${600 + half}`, {
    paint: light.accent,
    width: 5,
    opacity: 0.85,
  });
  canvas.glow({
    at: [600, (back + front) / 2],
    radius: half * 0.8,
    radiusY: 60,
    color: '#ffffff',
    opacity: 0.45,
  });
};

const drawSpeakers = ({ canvas }: Scene, { light, stage }: Concert): void => {
  const ink = inkOf(light);
  const boxes = [600 - stage.half + 44, 600 + stage.half - 96].flatMap((x) =>
    range(5).map((index) => roundedPath([x + Math.abs(index - 2) * 2, 150 + index * 42, 52, 38], 3)),
  );
  canvas.fill(boxes.join(''), ink);
};

const drawAudience = (scene: Scene, { light }: Concert, top: number): void => {
  const { canvas, random } = scene;
  const { dark, first, second } = light;
  const black = mixColors(dark, '#000000', 0.6);
  canvas.rectangle(
    [0, top, 1200, 800 - top],
    canvas.verticalGradient(top, 800, [
      [dark, 0],
      [black, 0.95],
    ]),
  );
  const hands = random.between(0.3, 0.65);
  const rows = [
    {
      y: top + 42,
      height: 58,
      count: 24,
      paints: [mixColors(first, dark, 0.6), mixColors(second, dark, 0.66)],
    },
    { y: top + 116, height: 92, count: 16, paints: [mixColors(first, black, 0.78), black] },
    { y: 806, height: 150, count: 10, paints: [mixColors(dark, '#000000', 0.75), black] },
  ];
  for (const row of rows) drawCrowd({ canvas, random, hands, ...row });
};

/** Paper or bubbles in the air. */
const drawConfetti = ({ canvas, random }: Scene, { light }: Concert): void => {
  const flakes = range(36).map(
    () =>
      path`M${random.integer(60, 1140)} ${random.integer(140, 600)}l${random.integer(-7, 7)} ${random.integer(3, 9)}`,
  );
  canvas.stroke(flakes.join(''), { paint: mixColors(light.accent, '#ffffff', 0.4), width: 5, opacity: 0.75 });
};

/** Strings of warm bulbs and a wall of boards instead of a screen. */
const drawBarn = ({ canvas }: Scene, { light, stage, act }: Concert): void => {
  const wood = mixColors(mixColors('#7a4a30', light.first, 0.3), light.dark, 0.35);
  const [left, top] = [600 - stage.half + 110, 150];
  const width = 2 * (stage.half - 110);
  canvas.rectangle([left, top, width, stage.back - top], wood);
  const boards = range(14).map((index) => path`M${left + (width * index) / 14} ${top}V${stage.back}`);
  canvas.stroke(boards.join(''), { paint: mixColors(wood, '#000000', 0.35), width: 3 });
  const middle: Point = [600, (top + stage.back) / 2 - 4];
  canvas.glow({ at: middle, radius: 210, color: light.first, opacity: 0.75 });
  canvas.fill(emblemPath(act.emblem, middle, 88), light.accent);
  const bulbs = range(3).flatMap((line) =>
    range(17).map(
      (index): Point => [
        left + (width * index) / 16,
        top + 16 + line * 34 + Math.sin((index / 16) * Math.PI * 2 + line) * 12,
      ],
    ),
  );
  canvas.dots(bulbs, 12, { paint: light.first, opacity: 0.25 });
  canvas.dots(bulbs, 4.5, { paint: '#fff3cf' });
};

/** A stage with a band, a singer or a DJ, as its performer has it. */
export const drawConcert = (scene: Scene, show: Show): void => {
  const { canvas, random } = scene;
  const { plan, act, colors } = show;
  const isCountry = plan.genre === 'country';
  const isSmall = plan.kind === 'club' || plan.kind === 'theater';
  const light = lightOfColors(colors);
  const stage: Stage = {
    back: random.integer(462, 486),
    front: 556,
    half: isSmall ? 430 : random.integer(480, 560),
  };
  const concert: Concert = { plan, light, stage, act };
  drawRoom(scene, concert);
  if (isCountry) drawBarn(scene, concert);
  else drawWallOfLight(canvas, { act, light, area: { top: 150, bottom: stage.back - 6, half: 300 } });
  drawTruss(scene, concert);
  drawFloor(scene, concert);
  if (!isSmall) drawSpeakers(scene, concert);
  drawBand(canvas, {
    lineup: act.lineup,
    place: stage,
    ink: inkOf(light),
    accent: light.accent,
    hasHats: isCountry,
  });
  drawAudience(scene, concert, stage.front + 36);
  if (random.chance(0.4)) drawConfetti(scene, concert);
};
