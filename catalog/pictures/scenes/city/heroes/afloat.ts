import { darker } from '../../../drawing/color.ts';
import { range, steps } from '../../../drawing/numbers.ts';
import {
  circlePath,
  ellipsePath,
  type Point,
  path,
  rectanglePath,
  roundedPath,
} from '../../../drawing/path.ts';
import { drawSailboat } from '../../land/backdrops-water.ts';
import type { Scene } from '../../scene.ts';

type DrawSight = (scene: Scene, at: Point) => void;

export const drawSails: DrawSight = (scene, [x, base]) => {
  for (const [dx, dy, scale] of [
    [-90, -14, 1],
    [60, 20, 1.7],
    [-200, 64, 2.3],
    [230, 6, 1.2],
  ] as const)
    drawSailboat(scene, {
      at: [x + dx, base + dy],
      scale,
      depth: 0,
      hull: ['#c9553d', '#2f5f86', '#f6efe2', '#2f8f95'][Math.round(scale) % 4] as string,
    });
};

/** Masts of a harbor, side by side. */
export const drawMarina: DrawSight = ({ canvas, palette, random }, [x, base]) => {
  const boats = range(9).map((index) => x - 360 + index * 90 + random.integer(-14, 14));
  const masts = boats.map(
    (at, index) =>
      path`M${at} ${base}V${base - 120 - (index % 3) * 30}M${at - 26} ${base - 8}L${at} ${base - 116 - (index % 3) * 30}L${at + 30} ${base - 6}`,
  );
  canvas.stroke(masts.join(''), { paint: palette.tone('#f3efe6', 0.85), width: 2.4 });
  const furled = boats.map((at) => path`M${at} ${base - 26}h34v7h-34z`);
  canvas.fill(furled.join(''), palette.tone('#2f5f86', 0.7));
  const hulls = boats.map((at) => path`M${at - 36} ${base - 10}h76l-12 18h-52z`);
  canvas.fill(hulls.join(''), palette.tone('#fbf8f0', 0.92));
  canvas.stroke(boats.map((at) => path`M${at - 30} ${base - 3}h62`).join(''), {
    paint: palette.tone('#c9553d', 0.7),
    width: 3,
  });
  canvas.rectangle([x - 420, base + 10, 860, 9], palette.tone('#8a7360', 0.5));
};

/** A ferry, white above green. */
export const drawFerry: DrawSight = ({ canvas, palette }, [x, base]) => {
  canvas.fill(path`M${x - 150} ${base - 20}h300l-22 30h-256z`, palette.tone('#2f6f5a', 0.6));
  canvas.fill(
    rectanglePath([x - 132, base - 50, 264, 31]) +
      rectanglePath([x - 104, base - 76, 208, 27]) +
      rectanglePath([x - 30, base - 98, 60, 24]),
    palette.tone('#fbf8f0', 0.92),
  );
  canvas.stroke(path`M${x - 122} ${base - 35}h244M${x - 94} ${base - 62}h188`, {
    paint: palette.lampShare > 0.4 ? palette.lamp : palette.tone('#4a6272', 0.5),
    width: 11,
    dash: '12 7',
  });
  canvas.rectangle([x + 54, base - 104, 22, 30], palette.tone('#2f6f5a', 0.6));
};

/** Small working boats at their moorings. */
export const drawLobsterBoats: DrawSight = ({ canvas, palette }, [x, base]) => {
  for (const [dx, dy, scale, color] of [
    [-250, 4, 0.8, '#b5402f'],
    [30, 40, 1.3, '#f3efe6'],
    [280, 12, 0.95, '#2f5f86'],
    [-100, 88, 1.7, '#2f6f5a'],
  ] as const) {
    const at = (ax: number, ay: number): string =>
      `${Math.round(x + dx + ax * scale)} ${Math.round(base + dy + ay * scale)}`;
    canvas.fill(
      `M${at(-70, -22)}Q${at(-10, -14)} ${at(70, -14)}L${at(62, 6)}H${Math.round(x + dx - 48 * scale)}z`,
      palette.tone(color, 0.75),
    );
    canvas.fill(
      `M${at(-34, -16)}L${at(-30, -52)}L${at(18, -52)}L${at(18, -14)}z`,
      palette.tone('#fbf8f0', 0.92),
    );
    canvas.fill(
      `M${at(-26, -46)}L${at(-24, -32)}L${at(10, -32)}L${at(10, -46)}z`,
      palette.tone('#4a6272', 0.5),
    );
    canvas.stroke(`M${at(14, -52)}L${at(14, -92)}`, { paint: palette.tone('#5a4a40', 0.5), width: 3 });
  }
  canvas.dots(
    [
      [x - 330, base + 70],
      [x + 180, base + 90],
      [x + 400, base + 60],
    ],
    8,
    { paint: palette.tone('#e0703f', 0.95) },
  );
};

/** A canoe with an outrigger, and boards in the sand. */
export const drawOutrigger: DrawSight = ({ canvas, palette }, [x, base]) => {
  canvas.stroke(path`M${x - 110} ${base}q110 26 220 -6`, {
    paint: palette.tone('#7a4a2f', 0.6),
    width: 13,
    round: true,
  });
  canvas.stroke(
    path`M${x - 70} ${base + 34}q70 14 140 0M${x - 40} ${base + 8}q-8 20 0 28M${x + 40} ${base + 6}q8 18 0 28`,
    { paint: palette.tone('#5a3a28', 0.5), width: 5, round: true },
  );
  for (const [at, color] of [
    [-360, '#f2b84a'],
    [-328, '#e0573f'],
    [-296, '#2f8f95'],
  ] as const)
    canvas.fill(path`M${x + at} ${base + 120}q-16-70 0-150q16 80 0 150z`, palette.tone(color, 0.95));
};

/** A long pier with a house at its end. */
export const drawLongPier: DrawSight = ({ canvas, palette }, [x, base]) => {
  const wood = palette.tone('#7a6454', 0.4, 0.08);
  const piles = steps(-20, x + 120, 34).map((at) => rectanglePath([at, base - 26, 6, 66]));
  canvas.fill(piles.join(''), wood);
  canvas.rectangle([-20, base - 34, x + 150, 10], palette.tone('#a88a6a', 0.7, 0.06));
  canvas.stroke(path`M-20 ${base - 44}H${x + 130}`, { paint: wood, width: 10, dash: '3 15' });
  canvas.fill(path`M${x} ${base - 34}v-52l56-34l56 34v52z`, palette.tone('#e9dcc2', 0.85, 0.05));
  canvas.fill(path`M${x - 10} ${base - 84}l66-42l66 42z`, palette.tone('#b5573f', 0.7, 0.05));
};

/** Rowers in long narrow boats. */
export const drawRowers: DrawSight = ({ canvas, palette }, [x, base]) => {
  for (const [dx, dy, scale] of [
    [-160, 20, 1],
    [150, 90, 1.6],
  ] as const) {
    const [cx, y] = [x + dx, base + dy];
    canvas.fill(
      path`M${cx - 130 * scale} ${y}q${130 * scale} ${14 * scale} ${260 * scale} 0q${-130 * scale} ${24 * scale} ${-260 * scale} 0z`,
      palette.tone('#f6efe2', 0.9),
    );
    const crew = range(4).map((seat) => {
      const at = cx - 70 * scale + seat * 42 * scale;
      return (
        path`M${at - 7 * scale} ${y + 4}q0 ${-22 * scale} ${7 * scale} ${-22 * scale}t${7 * scale} ${22 * scale}z` +
        circlePath(at, y - 27 * scale, 6 * scale)
      );
    });
    canvas.fill(crew.join(''), palette.tone('#9f2f3a', 0.6));
    const oars = range(4).map(
      (seat) =>
        path`M${cx - 66 * scale + seat * 42 * scale} ${y - 6}l${(seat % 2 ? 30 : -34) * scale} ${30 * scale}`,
    );
    canvas.stroke(oars.join(''), { paint: palette.tone('#e8c48a', 0.8), width: 3 * scale });
  }
};

/** A walk along a canal with umbrellas of all colors. */
export const drawUmbrellas: DrawSight = ({ canvas, palette }, [, base]) => {
  const colors = ['#e0573f', '#f2b84a', '#2f8f95', '#c94f8a', '#6fa84f', '#3f6fb5'];
  canvas.rectangle([-10, base - 2, 1220, 20], palette.tone('#cdb696', 0.85));
  canvas.rectangle([-10, base + 16, 1220, 14], palette.tone('#9a846a', 0.4));
  for (const index of range(12)) {
    const x = 20 + index * 106;
    canvas.stroke(path`M${x} ${base + 2}v-62`, { paint: palette.tone('#5a4638', 0.4), width: 4 });
    canvas.fill(
      path`M${x - 46} ${base - 52}q46 -46 92 0l-15 -4l-15 7l-16 -7l-16 7l-15 -7z`,
      palette.tone(colors[index % 6] as string, 0.95),
    );
    canvas.fill(ellipsePath([x, base - 18], 27, 6), palette.tone('#f6efe2', 0.8));
  }
};

/** A boat of guests on the canal. */
export const drawRiverBarge: DrawSight = ({ canvas, palette }, [x, base]) => {
  const heads = range(9).map(
    (index) =>
      circlePath(x - 112 + index * 28, base - 26, 9) +
      path`M${x - 124 + index * 28} ${base - 4}q0-20 12-20t12 20z`,
  );
  canvas.fill(heads.join(''), palette.tone('#3f3a4a', 0.4));
  canvas.fill(roundedPath([x - 160, base - 10, 320, 32], 12), palette.tone('#d9503f', 0.85));
  canvas.stroke(path`M${x - 148} ${base + 4}h296`, {
    paint: palette.tone('#f6d98a', 0.95),
    width: 6,
    dash: '16 12',
  });
};

/** A pier of planks into a clear lake, with boulders. */
export const drawLakePier: DrawSight = ({ canvas, palette, random }, [x, base]) => {
  canvas.fill(
    path`M${x - 20} ${base + 20}h40l120 190h-250z`,
    canvas.verticalGradient(base + 20, base + 200, [
      palette.tone('#b08f6a', 0.7),
      palette.tone('#8a6a4c', 0.8),
    ]),
  );
  const planks = range(8).map(
    (index) => path`M${x - 24 - index * 12} ${base + 40 + index * 22}h${48 + index * 24}`,
  );
  canvas.stroke(planks.join(''), { paint: palette.tone('#5f4634', 0.4), width: 3, opacity: 0.6 });
  for (const [dx, dy, size] of [
    [-430, 130, 92],
    [-320, 176, 66],
    [400, 120, 84],
    [500, 170, 110],
    [300, 182, 52],
  ] as const) {
    const rock = path`M${x + dx - size} ${base + dy + size * 0.34}q${size * 0.1} ${-size * 0.8} ${size * 0.9} ${-size * 0.74}q${size} 0 ${size * 1.1} ${size * 0.74}z`;
    canvas.fill(rock, palette.tone('#b9b4aa', 0.85));
    canvas.fill(
      path`M${x + dx} ${base + dy - size * 0.36}q${size} 0 ${size} ${size * 0.7}h${-size * 0.7}q${-size * 0.1} ${-size * 0.4} ${-size * 0.3} ${-size * 0.7}z`,
      palette.tone(darker('#8a8a8a', 0.02 * random.integer(0, 3)), 0.2),
      0.6,
    );
  }
};
