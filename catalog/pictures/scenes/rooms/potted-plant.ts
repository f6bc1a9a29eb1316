import { range } from '../../drawing/numbers.ts';
import { type Point, path } from '../../drawing/path.ts';
import { drawFloorShadow, project, type RoomScene, scaleAt } from './room-scene.ts';

interface PottedPlant {
  at: Point;
  /** pixels per meter */
  scale: number;
  height: number;
}

const POTS = ['#c9785a', '#f1e9dc', '#5d6d70', '#d9b08a', '#3f4a48'];

export const drawPottedPlant = (scene: RoomScene, [x, z]: Point, height: number): void => {
  const { canvas, palette, random, sun } = scene;
  const pot: PottedPlant = { at: project(scene, [x, 0, z]), scale: scaleAt(scene, z), height };
  drawFloorShadow(scene, { x: [x - 0.25, x + 0.25], z: [z - 0.2, z + 0.2] });
  random.pick([drawFan, drawFig, drawSwords])(scene, pot);
  const [atX, atY] = pot.at;
  const s = pot.scale;
  const color = random.pick(POTS);
  const light = [palette.tone(color, 0.95), palette.tone(color, 0.2)];
  const paint = canvas.horizontalGradient(atX - 0.2 * s, atX + 0.2 * s, sun < 0 ? light : light.toReversed());
  canvas.fill(
    path`M${atX - 0.2 * s} ${atY - 0.4 * s}h${0.4 * s}l${-0.05 * s} ${0.4 * s}h${-0.3 * s}z`,
    paint,
  );
};

const fillLeaves = (
  { canvas, palette }: RoomScene,
  leaves: readonly string[],
  greens: readonly [string, string],
): void => {
  const pick = (rest: number) => leaves.filter((_, index) => index % 2 === rest).join('');
  canvas.fill(pick(1), palette.tone(greens[0], 0.35));
  canvas.fill(pick(0), palette.tone(greens[1], 0.75));
};

/** Broad leaves that bend outward. */
const drawFan = (scene: RoomScene, { at: [x, y], scale, height }: PottedPlant): void => {
  const { random } = scene;
  const leaves = range(11).map((index) => {
    const angle = Math.PI * (0.06 + 0.088 * index);
    const length = scale * height * random.between(0.55, 0.78);
    const tipX = -Math.cos(angle) * length * 0.7;
    const tipY = -Math.sin(angle) * length * 0.75 - scale * 0.2;
    return path`M${x} ${y - 0.35 * scale}q${tipX * 0.2} ${tipY * 0.9} ${tipX} ${tipY}q${scale * 0.13 - tipX * 0.1} ${-tipY * 0.45} ${-tipX} ${-tipY}z`;
  });
  fillLeaves(scene, leaves, ['#4a7a58', '#6f9f62']);
};

/** A stem with round leaves. */
const drawFig = (scene: RoomScene, { at: [x, y], scale, height }: PottedPlant): void => {
  const { canvas, palette, random } = scene;
  const stem = path`M${x} ${y - 0.3 * scale}q${random.integer(-12, 12)} ${-0.4 * height * scale} ${random.integer(-6, 6)} ${-0.72 * height * scale}`;
  canvas.stroke(stem, { paint: palette.tone('#6a4f38', 0.5), width: 6 });
  const leaves = range(15).map((index) => {
    const share = index / 14;
    const at = y - (0.5 + share * 0.62 * height) * scale;
    const side = index % 2 ? -scene.sun : scene.sun;
    const length = scale * random.between(0.2, 0.3) * (1.1 - share * 0.3);
    const rise = length * random.between(0.3, 0.9);
    return path`M${x} ${at}q${side * length * 0.2} ${-rise - length * 0.5} ${side * length} ${-rise}q${-side * length * 0.1} ${rise * 0.9 + length * 0.3} ${-side * length} ${rise}z`;
  });
  fillLeaves(scene, leaves, ['#3f6f52', '#639a62']);
};

/** Upright, pointed leaves. */
const drawSwords = (scene: RoomScene, { at: [x, y], scale, height }: PottedPlant): void => {
  const { random } = scene;
  const leaves = range(9).map((index) => {
    const offset = (index - 4) * 0.045 * scale;
    const bend = (index - 4) * 0.05 * scale + random.between(-4, 4);
    const length = scale * height * random.between(0.5, 0.8);
    return path`M${x + offset - 0.05 * scale} ${y - 0.36 * scale}q${bend * 0.3 - 0.03 * scale} ${-length * 0.6} ${bend + 0.05 * scale} ${-length}q${0.03 * scale} ${length * 0.4} ${0.05 * scale - bend} ${length}z`;
  });
  fillLeaves(scene, leaves, ['#3f7060', '#7aa56a']);
};
