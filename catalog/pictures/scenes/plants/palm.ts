import { mixColors } from '../../drawing/color.ts';
import { circlePath, type Point, path, roughPath } from '../../drawing/path.ts';
import type { Random } from '../../drawing/random.ts';
import type { Scene } from '../scene.ts';
import { overlayLight, overlayShade, type PlantPlace, pickSpecimen } from './plant.ts';

const LEANS = [-22, 34, 8];

export const drawPalm = (scene: Scene, { at, height, depth = 0, color, breadth = 1 }: PlantPlace): void => {
  const { canvas, palette, random, sun } = scene;
  const variant = pickSpecimen(scene, 3);
  const symbol = canvas.symbol(`palm ${variant} ${sun}`, () => drawSpecimen(scene, LEANS[variant] as number));
  const { tree, leaf } = palette.land;
  const scale = height / 330;
  const paint = palette.tone(color ?? mixColors(tree, leaf, 0.45), 0.5, depth);
  canvas.use(symbol, { at, scale, scaleX: scale * breadth * random.between(0.85, 1.15), paint });
};

const drawSpecimen = (scene: Scene, lean: number): void => {
  const { canvas, palette, sun } = scene;
  const random = scene.random.fork();
  canvas.fill(
    path`M-9 0q${lean * 0.1} -150 ${lean + 4} -300h7q${-lean * 0.8} 140 ${7 - lean} 300z`,
    palette.tone('#8a6a50', 0.2, 0.06),
  );
  const litBark =
    sun < 0
      ? path`M-9 0q${lean * 0.1} -150 ${lean + 4} -300h3q${-lean * 0.85} 140 ${1 - lean} 300z`
      : path`M0 0q${lean * 0.12} -150 ${lean} -300h2q${-lean * 0.8} 140 ${7 - lean} 300z`;
  canvas.fill(litBark, palette.tone('#c29a70', 0.9, 0.06));
  const fronds = (degrees: readonly number[], shape: (degree: number) => Omit<Frond, 'root'>) =>
    degrees.map((degree) => frondPath({ ...shape(degree), root: lean })).join('');
  const sway = (degree: number) => degree + random.between(-6, 6);
  const back = fronds([158, 120, 62, 20], (degree) => ({
    degrees: sway(degree),
    length: 104,
    width: 16,
    droop: 0.4,
  }));
  const front = fronds([192, 172, 140, 90, 44, 6, -14], (degree) => frontFrond(random, sway(degree)));
  const lit = fronds(sun < 0 ? [178, 146, 108] : [2, 34, 72], (degree) => ({
    degrees: sway(degree),
    length: 112,
    width: 13,
    droop: 0.46,
  }));
  canvas.fill(back + front, 'inherit');
  overlayShade(scene, back, 0.35);
  overlayLight(scene, lit, 0.26);
  canvas.fill(circlePath(lean - 5, -296, 6) + circlePath(lean + 6, -293, 5), palette.tone('#6a4a34', 0.4));
};

const frontFrond = (random: Random, degrees: number): Omit<Frond, 'root'> => ({
  degrees,
  length: random.between(100, 124),
  width: 22,
  droop: 0.5,
});

interface Frond {
  /** x of the crown, 300 above the foot */
  root: number;
  degrees: number;
  length: number;
  width: number;
  droop: number;
}

/** The outline of a frond: a curved rib outward, then a serrated edge back. */
const frondPath = ({ root, degrees, length, width, droop }: Frond): string => {
  const angle = (degrees * Math.PI) / 180;
  const endX = Math.cos(angle) * length;
  const endY = -Math.sin(angle) * length * 0.62 + length * droop * Math.abs(Math.cos(angle));
  const middleX = endX * 0.5;
  const middleY = endY * 0.25 - length * 0.34;
  const along = (share: number, offset: number): Point => {
    const swell = Math.sin(Math.min(1, share * 1.25) * Math.PI * 0.8);
    return [
      root + 2 * share * (1 - share) * middleX + share * share * endX,
      -300 + 2 * share * (1 - share) * middleY + share * share * endY + offset * width * swell,
    ];
  };
  const rib = [1, 2, 3, 4, 5].map((step) => along(step / 5, -0.25));
  const teeth = [4, 3, 2, 1].flatMap((step) => [
    along((step + 0.45) / 5, 1.15),
    along((step + 0.05) / 5, 0.45),
  ]);
  return roughPath([[root, -300], ...rib, ...teeth]);
};
