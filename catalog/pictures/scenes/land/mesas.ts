import { shiftColor } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { type Point, path, roughPath } from '../../drawing/path.ts';
import { type Scene, WIDTH } from '../scene.ts';

interface Mesas {
  foot: number;
  height: number;
  depth: number;
  rock: string;
  count?: number;
}

/** Mesas and buttes with a ledge, a shaded side and gullies. */
export const drawMesas = (scene: Scene, { foot, height, depth, rock, count = 5 }: Mesas): void => {
  const { canvas, palette, random } = scene;
  let bodies = '';
  let shades = '';
  let ledges = '';
  let x = random.between(-120, 40);
  for (const _ of range(count)) {
    const width = random.between(70, 300);
    const rise = height * (width < 120 ? random.between(0.7, 1.1) : random.between(0.45, 1));
    const mesa: Mesa = {
      x,
      width,
      foot,
      top: foot - rise,
      ledge: foot - rise * random.between(0.42, 0.55),
      scree: random.between(30, 70),
      lean: random.between(4, 12),
    };
    bodies += bodyPath(scene, mesa);
    shades += shadePath(scene, mesa);
    const ledgeY = mesa.top + (mesa.ledge - mesa.top) * 0.55;
    ledges += path`M${x - mesa.lean * 0.6} ${ledgeY}h${width + mesa.lean * 1.2}`;
    x += width + mesa.scree + random.between(20, 190);
    if (x > WIDTH + 60) break;
  }
  const stops = [palette.tone(rock, 0.9, depth), palette.tone(rock, 0.7, depth + 0.2)];
  const shade = palette.tone(shiftColor(rock, { lightness: -0.12, hue: -6 }), 0.05, depth * 0.9);
  canvas.fill(bodies, canvas.verticalGradient(foot - height, foot + 10, stops));
  canvas.fill(shades, shade, 0.6);
  canvas.stroke(ledges, { paint: shade, width: 3, opacity: 0.25 });
};

interface Mesa {
  x: number;
  width: number;
  foot: number;
  top: number;
  ledge: number;
  scree: number;
  lean: number;
}

const bodyPath = ({ random }: Scene, { x, width, foot, top, ledge, scree, lean }: Mesa): string =>
  roughPath([
    [x - scree, foot + 20],
    [x - lean, ledge],
    [x, top + random.between(0, 8)],
    [x + width * 0.3, top - random.between(0, 5)],
    [x + width * 0.62, top + random.between(-4, 4)],
    [x + width, top + random.between(0, 8)],
    [x + width + lean, ledge],
    [x + width + scree, foot + 20],
  ]);

const shadePath = ({ random, sun }: Scene, { x, width, foot, top, ledge, scree, lean }: Mesa): string => {
  const away = -sun;
  const edge = sun < 0 ? x + width : x;
  const breadth = random.between(0.2, 0.34) * width;
  const side: Point[] = [
    [edge - away * breadth, top - 2],
    [edge, top + 3],
    [edge + away * lean, ledge],
    [edge + away * scree, foot + 20],
    [edge - away * breadth * 0.2, foot + 20],
    [edge - away * breadth * 1.15, ledge + 6],
  ];
  if (width <= 110) return roughPath(side);
  const gullies = range(3).map((index) => {
    const at = x + (width * (index + 1)) / 4 + random.between(-10, 10);
    return roughPath([
      [at, top + random.between(4, 10)],
      [at + 5, top + 8],
      [at + 7, ledge],
      [at - 3, ledge + random.between(0, 8)],
    ]);
  });
  return roughPath(side) + gullies.join('');
};
