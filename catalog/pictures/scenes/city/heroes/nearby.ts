import { darker, mixColors } from '../../../drawing/color.ts';
import { range, steps } from '../../../drawing/numbers.ts';
import { circlePath, ellipsePath, type Point, path, rectanglePath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';

type DrawSight = (scene: Scene, at: Point) => void;

/** A fountain in two tiers. */
export const drawFountain: DrawSight = ({ canvas, palette }, [x, base]) => {
  const stone = '#f3eee2';
  canvas.fill(ellipsePath([x, base + 36], 150, 30), palette.tone(darker(stone, 0.1), 0.5));
  canvas.fill(ellipsePath([x, base + 30], 138, 24), palette.tone('#8fc0c9', 0.8));
  canvas.fill(
    rectanglePath([x - 12, base - 60, 24, 90]) +
      path`M${x - 74} ${base - 40}q74 44 148 0z` +
      path`M${x - 40} ${base - 96}q40 28 80 0z` +
      rectanglePath([x - 7, base - 120, 14, 60]) +
      circlePath(x, base - 126, 12),
    palette.tone(stone, 0.92),
  );
  const jets = [-66, -40, -20, 20, 40, 66].map(
    (dx) =>
      path`M${x + dx * 0.5} ${base - 96}q${dx * 0.6} -30 ${dx} 70M${x + dx} ${base - 44}q${dx * 0.3} 10 ${dx * 0.5} 66`,
  );
  canvas.stroke(jets.join('') + path`M${x} ${base - 130}v-40`, {
    paint: '#ffffff',
    width: 4,
    round: true,
    opacity: 0.75,
  });
};

/** Jets of water in a lake, in the light of the city. */
export const drawJets: DrawSight = ({ canvas, palette }, [x, base]) => {
  const jets = range(11).map((index) => {
    const [at, tall] = [x - 300 + index * 60, 90 + 110 * Math.sin((index / 10) * Math.PI)];
    return path`M${at - 5} ${base + 40}q-4 ${-tall * 0.8} 5 ${-tall}q9 ${tall * 0.2} 5 ${tall}zM${at} ${base + 40 - tall}q-26 10 -32 70q14 -40 32 -50q18 10 32 50q-6 -60 -32 -70z`;
  });
  canvas.fill(jets.join(''), palette.isDark ? '#dff2ff' : '#ffffff', 0.72);
  canvas.glow({ at: [x, base], radius: 420, radiusY: 160, color: '#9fe0ff', opacity: 0.35 });
};

/** A stream of bats out of the evening. */
export const drawBats: DrawSight = ({ canvas, palette, random }, [x, base]) => {
  const bats = range(64).map((index) => {
    const share = index / 64;
    const [bx, by] = [
      x + share * 560 + random.between(-40, 40) * (0.4 + share),
      base - 60 - share * 330 - 90 * Math.sin(share * 4) + random.between(-34, 34),
    ];
    const size = 5 + 7 * share;
    return path`M${bx} ${by}l${-size * 1.6} ${-size * 0.8}l${size * 0.5} ${size}l${size * 1.1} ${size * 0.4}l${size * 1.1} ${-size * 0.4}l${size * 0.5} ${-size}z`;
  });
  canvas.fill(bats.join(''), palette.tone('#241f30', 0.2), 0.9);
};

/** Balloons above the land. */
export const drawBalloons: DrawSight = ({ canvas, palette }, [x, base]) => {
  for (const [dx, dy, size, first, second] of [
    [-330, -440, 1, '#e0573f', '#f6dfa0'],
    [300, -500, 0.7, '#2f8f95', '#f6efe2'],
    [90, -560, 0.45, '#f2b84a', '#8f3f6a'],
  ] as const) {
    const [bx, by] = [x + dx, base + dy];
    const body = path`M${bx - 56 * size} ${by}q0 ${-62 * size} ${56 * size} ${-62 * size}t${56 * size} ${62 * size}q0 ${40 * size} ${-44 * size} ${80 * size}h${-24 * size}q${-44 * size} ${-40 * size} ${-44 * size} ${-80 * size}z`;
    canvas.fill(body, palette.tone(first, 0.92, 0.04));
    canvas.fill(
      path`M${bx - 24 * size} ${by}q0 ${-60 * size} ${24 * size} ${-62 * size}q${24 * size} 2 ${24 * size} ${62 * size}q0 ${40 * size} ${-14 * size} ${80 * size}h${-20 * size}q${-14 * size} ${-40 * size} ${-14 * size} ${-80 * size}z`,
      palette.tone(second, 0.92, 0.04),
    );
    canvas.fill(
      rectanglePath([bx - 10 * size, by + 96 * size, 20 * size, 16 * size]),
      palette.tone('#6a4a34', 0.5),
    );
  }
};

/** Fireworks above the roofs. */
export const drawFireworks: DrawSight = ({ canvas, random }, [x, base]) => {
  for (const [dx, dy, size, color] of [
    [-330, -420, 110, '#ffd166'],
    [-120, -520, 80, '#ff7ab0'],
    [240, -480, 120, '#7fd8ff'],
    [420, -360, 84, '#b5f29a'],
    [60, -600, 60, '#ffffff'],
  ] as const) {
    canvas.glow({ at: [x + dx, base + dy], radius: size * 1.4, color, opacity: 0.5 });
    const rays = range(18).map((ray) => {
      const [angle, reach] = [(ray / 18) * Math.PI * 2, size * random.between(0.8, 1.05)];
      return path`M${x + dx + Math.cos(angle) * reach * 0.35} ${base + dy + Math.sin(angle) * reach * 0.35}l${Math.cos(angle) * reach * 0.65} ${Math.sin(angle) * reach * 0.65}`;
    });
    canvas.stroke(rays.join(''), { paint: color, width: 4, round: true, dash: '10 8', opacity: 0.95 });
  }
};

/** Chairs on a cable up the mountain. */
export const drawChairlift: DrawSight = ({ canvas, palette }, [x, base]) => {
  const at = (share: number): Point => [
    x - 560 + share * 900,
    base - 60 - share * 470 + Math.sin(share * Math.PI) * 40,
  ];
  const line = range(13)
    .map((index) => at(index / 12))
    .map(([px, py], index) => (index ? path`L${px} ${py}` : path`M${px} ${py}`));
  canvas.stroke(line.join(''), { paint: palette.tone('#3a3f48', 0.3), width: 3 });
  for (const share of [0.02, 0.34, 0.66, 0.98]) {
    const [px, py] = at(share);
    canvas.stroke(path`M${px} ${py}V${py + 130 - share * 70}M${px - 16} ${py + 3}h32`, {
      paint: palette.tone('#4a525c', 0.4),
      width: 8 - share * 4,
    });
  }
  const chairs = [0.12, 0.22, 0.46, 0.56, 0.78, 0.88].map((share) => {
    const [[px, py], size] = [at(share), 1.2 - share * 0.5];
    return path`M${px - 1} ${py}h3v${22 * size}h${16 * size}v${16 * size}h${-34 * size}v${-16 * size}h${14 * size}z`;
  });
  canvas.fill(chairs.join(''), palette.tone('#c9442f', 0.7));
};

/** Turbines in the wind of the pass. */
export const drawTurbines: DrawSight = ({ canvas, palette }, [x, base]) => {
  for (const index of range(7)) {
    const [tx, tall] = [x - 420 + index * 126, 120 + (index % 3) * 44];
    const turn = index * 0.9;
    canvas.fill(path`M${tx - 4} ${base}l2 ${-tall}h4l2 ${tall}z`, palette.tone('#fbf9f4', 0.95, 0.06));
    const blades = range(3).map((blade) => {
      const angle = turn + (blade / 3) * Math.PI * 2;
      return path`M${tx} ${base - tall}l${Math.cos(angle) * 56 - Math.sin(angle) * 5} ${Math.sin(angle) * 56 + Math.cos(angle) * 5}l${Math.sin(angle) * 8} ${-Math.cos(angle) * 8}z`;
    });
    canvas.fill(blades.join(''), palette.tone('#fbf9f4', 0.95, 0.06));
  }
};

/** A low house of glass with a pool. */
export const drawPoolHouse: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  canvas.rectangle([x - 250, base - 84, 500, 90], palette.tone('#e9dcc8', 0.9));
  canvas.fill(
    rectanglePath([x - 130, base - 78, 340, 84]),
    palette.lampShare > 0.4 ? palette.lamp : canvas.fittedGradient(['#6f9aa8', '#a9c4c4']),
  );
  canvas.stroke(path`M${x - 20} ${base - 78}v84M${x + 96} ${base - 78}v84`, {
    paint: palette.tone('#4a4440', 0.4),
    width: 5,
  });
  canvas.fill(
    path`M${x - 320} ${base - 100}L${x + 290} ${base - 118}v16L${x - 320} ${base - 82}z`,
    palette.tone('#fbf6ea', 0.95),
  );
  canvas.rectangle([x - 232, base - 80, 84, 86], palette.tone('#c97a4f', 0.8));
  canvas.fill(path`M${x - 330} ${base + 60}h640l90 74h-830z`, palette.tone('#f0e2ca', 0.9));
  canvas.fill(
    path`M${x - 270} ${base + 70}h520l56 46h-640z`,
    canvas.verticalGradient(base + 70, base + 116, [
      palette.tone('#58c3cf', 0.9),
      palette.tone('#2fa5bd', 0.8),
    ]),
  );
};

/** A house for lifeguards in bright colors. */
export const drawGuardTower: DrawSight = ({ canvas, palette }, [x, base]) => {
  canvas.stroke(
    path`M${x - 66} ${base + 84}l10-90M${x + 66} ${base + 84}l-10-90M${x - 20} ${base + 84}v-90M${x + 20} ${base + 84}v-90M${x + 60} ${base - 6}l74 90`,
    { paint: palette.tone('#f6efe2', 0.8), width: 8 },
  );
  canvas.rectangle([x - 84, base - 16, 168, 12], palette.tone('#f6efe2', 0.9));
  canvas.rectangle([x - 62, base - 96, 124, 82], palette.tone('#f59a4a', 0.95));
  canvas.stroke(path`M${x - 62} ${base - 34}h124M${x - 62} ${base - 58}h124`, {
    paint: palette.tone('#ee6f91', 0.95),
    width: 11,
  });
  canvas.rectangle([x - 34, base - 82, 68, 34], palette.tone('#3f6a86', 0.5));
  canvas.fill(path`M${x - 84} ${base - 92}q84 -44 168 0z`, palette.tone('#2fb5b5', 0.95));
  canvas.stroke(path`M${x} ${base - 112}v-54`, { paint: palette.tone('#8a7a6a', 0.5), width: 4 });
  canvas.fill(path`M${x} ${base - 166}q22 8 44-2v24q-22 8-44 2z`, palette.tone('#e0573f', 0.95));
};

/** Roses in bloom at the lower edge. */
export const drawRoses: DrawSight = ({ canvas, palette, random }, [x, base]) => {
  const bushes = range(12).map((index) =>
    ellipsePath([x - 620 + index * 112, base + 190 + random.integer(-10, 20)], 84, 62),
  );
  canvas.fill(bushes.join(''), palette.tone('#2f5f44', 0.4));
  for (const [color, count] of [
    ['#d9486a', 26],
    ['#f08fa8', 20],
    ['#f6d3d9', 12],
  ] as const) {
    const blooms = range(count).map((): Point => [random.integer(0, 1200), base + random.integer(138, 230)]);
    canvas.dots(blooms, 9, { paint: palette.tone(color, 0.9) });
  }
};

/** Poles with crowns of light along the street. */
export const drawStreetLamps: DrawSight = ({ canvas, palette }, [x, base]) => {
  const xs = steps(-480, 480, 240).map((dx) => x + dx);
  canvas.stroke(xs.map((at) => path`M${at} ${base + 34}v-128`).join(''), {
    paint: palette.tone('#22282c', 0.3),
    width: 7,
  });
  for (const at of xs) {
    if (palette.lampShare > 0.3)
      canvas.glow({ at: [at, base - 104], radius: 76, color: palette.lamp, opacity: 0.6 });
    canvas.fill(
      path`M${at - 12} ${base - 92}l-4-28h32l-4 28z`,
      palette.lampShare > 0.3 ? palette.lampCore : palette.tone('#dfe6e2', 0.8),
    );
    canvas.fill(
      path`M${at - 20} ${base - 118}l20-18l20 18z`,
      mixColors(palette.tone('#22282c', 0.3), '#000000', 0.1),
    );
  }
};
