import { darker, mixColors } from '../../drawing/color.ts';
import { steps } from '../../drawing/numbers.ts';
import { path, rectanglePath } from '../../drawing/path.ts';
import { type Scene, WIDTH } from '../scene.ts';

interface DistantTown {
  foot: number;
  /** 1 for a city, less for a suburb */
  heightFactor: number;
}

/** Silhouettes of buildings behind a street, in two hazy rows. */
export const drawDistantTown = (scene: Scene, town: DistantTown): void => {
  drawRow(scene, town, { depth: 0.66, height: 230, width: 34, hasWindows: false });
  drawRow(scene, town, { depth: 0.44, height: 150, width: 46, hasWindows: true });
};

interface Row {
  depth: number;
  height: number;
  width: number;
  hasWindows: boolean;
}

const drawRow = (scene: Scene, { foot, heightFactor }: DistantTown, row: Row): void => {
  const { canvas, palette, random, sun } = scene;
  const center = random.between(250, 950);
  const widening = canvas.detail < 0.2 ? 1.6 : 1;
  let bodies = '';
  let shades = '';
  let windows = '';
  for (let x = random.between(-40, 0); x < WIDTH; ) {
    const width = random.between(0.7, 1.7) * row.width * widening;
    const centerFactor = 0.65 + 0.5 * Math.exp(-(((x - center) / 330) ** 2));
    const height = row.height * heightFactor * random.between(0.35, 1) * centerFactor;
    bodies += rectanglePath([
      Math.round(x),
      Math.round(foot - height),
      Math.round(width),
      Math.round(height + 20),
    ]);
    if (random.chance(0.25))
      bodies += rectanglePath(
        [x + width * 0.3, foot - height - 18, width * 0.4, 20].map(Math.round) as [
          number,
          number,
          number,
          number,
        ],
      );
    shades += path`M${sun < 0 ? x + width * 0.66 : x} ${foot - height}h${width * 0.34}v${height + 20}h${-width * 0.34}z`;
    if (row.hasWindows && canvas.detail > 0.9) {
      windows += steps(x + 8, x + width - 6, 14)
        .map((column) => path`M${column} ${foot - height + 10}V${foot - 14}`)
        .join('');
    }
    x += width + random.between(-2, random.chance(0.2) ? 30 : 5);
  }
  const wall = mixColors(palette.land.rock, '#6f7f99', 0.6);
  const stops = [
    palette.tone(wall, 0.7, row.depth),
    palette.tone(wall, 0.6, Math.min(0.92, row.depth + 0.2)),
  ];
  canvas.fill(bodies, canvas.verticalGradient(foot - row.height, foot, stops));
  canvas.fill(shades, palette.tone(darker(wall, 0.12), 0, row.depth), 0.4);
  const isEvening = palette.lampShare > 0.4;
  canvas.stroke(windows, {
    paint: isEvening ? palette.lamp : palette.tone('#f2f0e8', 1, 0.4),
    width: 4,
    dash: isEvening ? '5 19 5 33 5 9' : '5 9',
    opacity: isEvening ? 0.75 : 0.25,
  });
};
