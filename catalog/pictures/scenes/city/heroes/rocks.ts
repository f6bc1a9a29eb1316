import { range } from '../../../drawing/numbers.ts';
import { type Point, path, roughPath } from '../../../drawing/path.ts';
import { drawMountains } from '../../land/mountains.ts';
import { drawRidge } from '../../land/ridge.ts';
import type { Scene } from '../../scene.ts';

type DrawLand = (scene: Scene, foot: number) => void;

const butte = (x: number, foot: number, [wide, tall]: Point): Point[] => [
  [x - wide * 0.72, foot],
  [x - wide * 0.46, foot - tall * 0.34],
  [x - wide * 0.42, foot - tall * 0.58],
  [x - wide * 0.3, foot - tall * 0.62],
  [x - wide * 0.27, foot - tall * 0.92],
  [x - wide * 0.17, foot - tall],
  [x - wide * 0.1, foot - tall * 0.94],
  [x - wide * 0.08, foot - tall * 0.72],
  [x + wide * 0.04, foot - tall * 0.7],
  [x + wide * 0.06, foot - tall * 0.98],
  [x + wide * 0.15, foot - tall * 1.03],
  [x + wide * 0.21, foot - tall * 0.94],
  [x + wide * 0.24, foot - tall * 0.6],
  [x + wide * 0.4, foot - tall * 0.56],
  [x + wide * 0.46, foot - tall * 0.32],
  [x + wide * 0.78, foot],
];

/** Red rocks with spires and bands of stone. */
export const drawRedRocks: DrawLand = (scene, foot) => {
  const { canvas, palette, sun } = scene;
  for (const [x, wide, tall, depth] of [
    [170, 300, 230, 0.34],
    [1010, 340, 250, 0.3],
    [580, 470, 390, 0.1],
  ] as const) {
    const outline = butte(x, foot, [wide, tall]);
    const paint = canvas.verticalGradient(foot - tall, foot, [
      palette.tone('#d9754c', 0.95, depth),
      palette.tone('#b8502f', 0.8, depth),
      palette.tone('#c98a5f', 0.7, depth + 0.14),
    ]);
    canvas.fill(roughPath(outline), paint);
    canvas.clipped(roughPath(outline), () => {
      const bands = [0.4, 0.5, 0.64, 0.78].map(
        (share) => path`M${x - wide} ${foot - tall * share}h${2 * wide}`,
      );
      canvas.stroke(bands.join(''), { paint: palette.tone('#8f3a28', 0.2, depth), width: 9, opacity: 0.28 });
      const away = sun < 0 ? 1 : -1;
      const shade = path`M${x + away * wide * 0.1} ${foot - tall * 1.1}l${away * -8} ${tall * 0.4}l${away * 30} ${tall * 0.2}l${away * -30} ${tall * 0.6}h${away * wide}V${foot - tall * 1.1}zM${x - away * wide * 0.2} ${foot - tall}l${away * 26} 8v${tall * 0.34}l${away * -20} ${tall * 0.1}z`;
      canvas.fill(shade, palette.tone('#6f2a2a', 0.1, depth), 0.42);
    });
  }
  drawRidge(scene, {
    foot: foot + 4,
    height: 60,
    depth: 0.1,
    color: '#5f7a4f',
    edge: 'leafy',
    treeSize: 0.6,
    below: 10,
  });
};

/** An old crater by the sea. */
export const drawCrater: DrawLand = (scene, foot) => {
  const { canvas, palette } = scene;
  const rim = path`M450 ${foot}Q620 ${foot - 70} 700 ${foot - 220}q34 -40 80 -24q70 30 140 8t110 -60q46 -26 76 16Q1150 ${foot - 120} 1230 ${foot - 30}V${foot + 6}H450z`;
  canvas.fill(
    rim,
    canvas.verticalGradient(foot - 260, foot, [
      palette.tone('#7f8a5f', 0.85, 0.12),
      palette.tone('#5f7f52', 0.5, 0.22),
    ]),
  );
  const gullies = range(9).map(
    (index) =>
      path`M${716 + index * 48} ${foot - 206 + Math.abs(index - 6) * -5}q${10 - index * 3} 70 ${-34 + index * 10} 190l-13 6q${index * -4 + 8} -100 ${26 - index * 7} -196z`,
  );
  canvas.fill(gullies.join(''), palette.tone('#4a5f44', 0.2, 0.2), 0.5);
};

/** Two bare humps above the desert. */
export const drawCamel: DrawLand = (scene, foot) => {
  const { canvas, palette, sun } = scene;
  drawMountains(scene, { foot, height: 120, depth: 0.6, rock: '#a8776a', peaks: 9 });
  const outline: Point[] = [
    [250, foot],
    [330, foot - 60],
    [400, foot - 120],
    [440, foot - 126],
    [480, foot - 96],
    [540, foot - 110],
    [620, foot - 214],
    [680, foot - 250],
    [740, foot - 236],
    [800, foot - 150],
    [870, foot - 90],
    [980, foot - 30],
    [1060, foot],
  ];
  canvas.fill(
    roughPath(outline),
    canvas.verticalGradient(foot - 250, foot, [
      palette.tone('#c97a58', 0.9, 0.2),
      palette.tone('#a8634c', 0.6, 0.36),
    ]),
  );
  const shade: Point[] =
    sun < 0
      ? [
          [690, foot - 250],
          [740, foot - 236],
          [800, foot - 150],
          [870, foot - 90],
          [1060, foot],
          [760, foot],
          [720, foot - 90],
          [730, foot - 150],
        ]
      : [
          [680, foot - 250],
          [620, foot - 214],
          [540, foot - 110],
          [480, foot - 96],
          [420, foot],
          [600, foot],
          [640, foot - 120],
        ];
  canvas.fill(roughPath(shade), palette.tone('#6f3a3a', 0.1, 0.24), 0.5);
};

export const drawDesertRange: DrawLand = (scene, foot) => {
  drawMountains(scene, { foot, height: 190, depth: 0.55, rock: '#9a7a78', peaks: 8 });
  drawMountains(scene, { foot, height: 100, depth: 0.4, rock: '#7f5f5f', peaks: 11 });
};

/** Steep rock from the desert to the snow. */
export const drawBarePeaks: DrawLand = (scene, foot) => {
  drawMountains(scene, { foot, height: 420, depth: 0.42, rock: '#8a6f74', snow: 0.34, peaks: 3 });
  drawMountains(scene, { foot, height: 180, depth: 0.28, rock: '#9a6f5f', peaks: 6 });
};
