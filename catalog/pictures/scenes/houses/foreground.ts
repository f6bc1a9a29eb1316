import { darker } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { circlePath, path } from '../../drawing/path.ts';
import { drawConifer } from '../plants/conifer.ts';
import { drawGrass, drawRocks } from '../plants/undergrowth.ts';
import type { Foreground, HouseScene } from './house.ts';

/** The corner in which the foreground is drawn: the side away from the sun. */
interface Corner {
  isRight: boolean;
  /** converts a distance from that side to x */
  from: (distance: number) => number;
}

export const drawForeground = (scene: HouseScene, foreground: Foreground): void => {
  const isRight = scene.sun < 0;
  const corner: Corner = { isRight, from: (distance) => (isRight ? 1200 - distance : distance) };
  FOREGROUNDS[foreground](scene, corner);
};

const drawBank = (
  { canvas }: HouseScene,
  { isRight, from }: Corner,
  bank: { height: number; paint: string },
): void => {
  const inwards = isRight ? -1 : 1;
  const { height, paint } = bank;
  canvas.fill(
    path`M${from(0)} 805V${800 - height}q${inwards * 160} ${height * 0.06} ${inwards * 330} ${height * 0.55}t${inwards * 420} ${height * 0.5}z`,
    paint,
  );
};

const drawWild = (scene: HouseScene, corner: Corner): void => {
  const { palette, random, groundColor, setting } = scene;
  const { from } = corner;
  drawBank(scene, corner, { height: 84, paint: palette.tone(darker(groundColor, 0.12), 0.1) });
  const blades = { y: 806, height: 96, tufts: 5, color: darker(groundColor, 0.12), light: 0.15 };
  drawGrass(scene, { ...blades, from: from(440), to: from(-20) });
  if (setting === 'desert' || scene.hasHotTub || random.chance(0.35)) {
    drawRocks(scene, { at: [from(120), 800], size: [220, 90] });
    return;
  }
  const at = [from(random.integer(10, 110)), 830] as const;
  drawConifer(scene, { at, height: random.between(430, 720), color: darker(palette.land.tree, 0.04) });
};

const drawSnow = (scene: HouseScene, corner: Corner): void => {
  const { palette, random } = scene;
  drawBank(scene, corner, { height: 90, paint: palette.tone('#dfe8f0', 0.15) });
  if (scene.hasHotTub) return;
  const at = [corner.from(random.integer(20, 120)), 835] as const;
  drawConifer(scene, { at, height: random.between(460, 700) });
};

const drawDune = (scene: HouseScene, corner: Corner): void => {
  const { palette } = scene;
  drawBank(scene, corner, { height: 110, paint: palette.tone(darker(palette.land.sand, 0.06), 0.3) });
  const tall = { y: 804, height: 130, tufts: 6, color: '#8a9a5c', light: 0.3 };
  drawGrass(scene, { ...tall, from: corner.from(500), to: corner.from(-20) });
  drawGrass(scene, { from: 0, to: 1200, y: 806, height: 60, tufts: 2, color: '#a3a868', light: 0.5 });
};

const drawDesert = (scene: HouseScene, { from }: Corner): void => {
  const { canvas, palette, random } = scene;
  drawRocks(scene, { at: [from(110), 802], size: [260, 96], count: 2 });
  const x = from(240);
  const leaves = range(13).map((index) => {
    const angle = Math.PI * (0.08 + (0.84 * index) / 12);
    const length = random.between(80, 125);
    const [tipX, tipY] = [-Math.cos(angle) * length, -Math.sin(angle) * length];
    return path`M${x - 9} 800q${tipX * 0.4} ${tipY * 0.5} ${tipX} ${tipY}q${9 - tipX * 0.5} ${-tipY * 0.4} ${18 - tipX} ${-tipY}z`;
  });
  canvas.fill(leaves.join(''), palette.tone('#6f8f76', 0.3));
  canvas.stroke(leaves.join(''), { paint: palette.tone('#9fb88f', 0.9), width: 1.2 });
};

const FLOWERS = ['#f2c14e', '#f6f0e2', '#d9707a', '#b58ac0', '#7f9fd0'];

const drawMeadow = (scene: HouseScene, corner: Corner): void => {
  const { canvas, palette, random, groundColor } = scene;
  drawBank(scene, corner, { height: 70, paint: palette.tone(darker(groundColor, 0.12), 0.15) });
  const blades = { from: -10, to: 1210, y: 806, height: 56, tufts: 4 };
  drawGrass(scene, { ...blades, color: darker(groundColor, 0.13), light: 0.25 });
  if (palette.land.hasSnow || !random.chance(0.55)) return;
  const flowers = range(22).map(() =>
    circlePath(corner.from(random.integer(0, 600)), random.integer(720, 796), random.integer(3, 6)),
  );
  canvas.fill(flowers.join(''), palette.tone(random.pick(FLOWERS), 0.9));
};

/** A potted plant at the corner of a terrace. */
const drawTerrace = ({ canvas, palette, random }: HouseScene, { from }: Corner): void => {
  const x = from(70);
  canvas.fill(
    path`M${x - 60} 810l14 -120h92l14 120z`,
    palette.tone(random.pick(['#b5654a', '#e6dccb', '#4f5a5c']), 0.4),
  );
  const leaves = range(9).map((index) => {
    const angle = Math.PI * (0.1 + 0.1 * index);
    const length = random.between(150, 230);
    const [tipX, tipY] = [-Math.cos(angle) * length, -Math.sin(angle) * length * 0.8];
    return path`M${x} 692q${tipX * 0.5} ${-length * 0.7} ${tipX} ${tipY}q${24 - tipX * 0.3} ${length * 0.1} ${-tipX} ${-tipY}z`;
  });
  canvas.fill(leaves.join(''), palette.tone(palette.land.tree, 0.2));
};

const drawFern = (scene: HouseScene, corner: Corner): void => {
  const { canvas, palette, random } = scene;
  drawBank(scene, corner, { height: 120, paint: palette.tone(darker(palette.land.tree, 0.08), 0.05) });
  const fronds = range(26).map(() => {
    const x = corner.from(random.between(-10, 500));
    const length = random.between(60, 150);
    const bend = random.between(-1, 1) * length;
    return path`M${x} 806q${bend * 0.2} ${-length} ${bend} ${-length * 0.9}q${-bend * 0.4} ${length * 0.2} ${12 - bend} ${length * 0.9}z`;
  });
  canvas.fill(fronds.join(''), palette.tone(palette.land.leaf, 0.15));
};

const FOREGROUNDS: Record<Foreground, (scene: HouseScene, corner: Corner) => void> = {
  wild: drawWild,
  snow: drawSnow,
  dune: drawDune,
  desert: drawDesert,
  meadow: drawMeadow,
  terrace: drawTerrace,
  fern: drawFern,
  none: () => undefined,
};
