import { buildBlock } from '../../drawing/block.ts';
import { darker, lighter } from '../../drawing/color.ts';
import { range, steps } from '../../drawing/numbers.ts';
import { ellipsePath, linePath, type Point, path } from '../../drawing/path.ts';
import { panePaint } from '../../drawing/windows-and-doors.ts';
import { DOME_DESIGNS, type DomeDesign } from './dome-designs.ts';
import { drawHotTub } from './hot-tubs.ts';
import type { House, HouseScene } from './house.ts';
import { buildPost, drawFootpath } from './house-parts.ts';
import { drawFirePit, drawStringLights } from './outdoors.ts';
import { plantGrove } from './planting.ts';

interface Shell {
  at: Point;
  radius: number;
  design: DomeDesign;
}

/** A round tent or house on a timber deck, with a window from bottom to top. */
export const dome: House = {
  view: 'country',
  draw(scene) {
    const { stage, random, palette } = scene;
    const design = DOME_DESIGNS[scene.facade.building] ?? (DOME_DESIGNS.dome as DomeDesign);
    plantGrove(scene, [
      [-9, 32, 9],
      [8, 27, 9],
      [11, 23, 8],
      [14, 32, 11],
      [-4, 36, 8],
    ]);
    const x = random.between(-0.6, 1.6);
    const z = random.between(12.2, 15);
    stage.resetPlacement();
    drawFootpath(scene, { from: [x - 0.7, z - 2.5], halfWidth: 0.5 });
    buildDeck(scene, x, z);
    const [atX, atY] = stage.projectWorld([x, 0.5, z]);
    const radius = (design.radius * stage.lens.focalLength) / z;
    if (design.hasTwin)
      drawShell(scene, { at: [atX + radius * 1.2, atY - 8], radius: radius * 0.62, design });
    drawShell(scene, { at: [atX, atY], radius, design });
    if (palette.lampShare >= 0.3) {
      const at: Point = [atX - radius * 0.18, atY - radius * 0.3];
      scene.canvas.glow({ at, radius: radius * 1.2, color: palette.lamp, opacity: 0.5 });
    }
    const [front, pole] = [z - 2.4, x - 3.5];
    buildPost(scene, { x: pole, z: front, from: 0.4, to: 3.3, width: 0.08, color: '#5a4436' });
    drawStringLights(scene, {
      from: [pole, 3.2, front],
      to: [x - 0.5, 3.8, front + 0.9],
      count: 8,
      sag: 0.3,
    });
    if (scene.hasHotTub) drawHotTub(scene, [-5.4, 13.6]);
    else drawFirePit(scene, [x - 5.4, 13]);
    return scene.setting === 'desert' ? 'desert' : 'wild';
  },
};

const buildDeck = ({ stage }: HouseScene, x: number, z: number): void => {
  stage.place(x - 4.5, z - 2.6);
  const deck = { all: '#94704f', front: '#86644a', top: '#c9a074', lines: [0.16, 'level', 0.25] } as const;
  buildBlock(stage, [0, 0, 0, 9, 0.5, 5], deck);
  stage.resetPlacement();
};

/** Seams of cloth from the top to the ground, held by two hoops. */
const clothSeams = ({ at: [x, y], radius }: Shell): string => {
  const ribs = steps(-4, 4, 1).map(
    (rib) =>
      path`M${x} ${y - radius * 0.98}Q${x + rib * radius * 0.3} ${y - radius * 0.6} ${x + rib * radius * 0.27} ${y}`,
  );
  const hoops = [0.3, 0.6].map(
    (share) => path`M${x - radius} ${y - radius * share}q${radius} ${radius * 0.16} ${2 * radius} 0`,
  );
  return ribs.join('') + hoops.join('');
};

/** Struts between points on the rings of a sphere. */
const triangleSeams = ({ at: [x, y], radius }: Shell): string => {
  const ringAt = (level: number): Point[] => {
    const up = (level * Math.PI) / 8;
    return range(9).map((index): Point => {
      const around = ((index - 4 + (level % 2 ? 0.5 : 0)) * Math.PI) / 8;
      return [x + Math.sin(around) * Math.cos(up) * radius * 1.04, y - Math.sin(up) * radius * 1.02];
    });
  };
  const rings = range(4).map(ringAt);
  const zigzags = rings.slice(0, -1).map((ring, level) => {
    const above = rings[level + 1] as Point[];
    const [first, second] = level % 2 ? [above, ring] : [ring, above];
    return linePath(ring.flatMap((_, index) => [first[index] as Point, second[index] as Point]));
  });
  return rings.map(linePath).join('') + zigzags.join('');
};

const shingleSeams = ({ at: [x, y], radius }: Shell): string =>
  steps(0.1, 0.95, 0.085)
    .map(
      (share) =>
        path`M${x - radius * 1.06} ${y - radius * share}q${radius * 1.06} ${radius * 0.12} ${2.12 * radius} 0`,
    )
    .join('');

const SEAMS: Record<DomeDesign['covering'], (shell: Shell) => string> = {
  cloth: clothSeams,
  triangles: triangleSeams,
  shingles: shingleSeams,
  plaster: () => '',
};

const drawShell = (scene: HouseScene, dome: Shell): void => {
  const { canvas, palette, sun } = scene;
  const { radius, design } = dome;
  const [x, y] = dome.at;
  const cloth = scene.paints.wall;
  canvas.fill(ellipsePath([x - sun * radius * 0.4, y + 6], radius * 1.1, radius * 0.09), '#2a2018', 0.25);
  const height = radius * design.height;
  const shell = path`M${x - radius} ${y}C${x - radius * 1.08} ${y - height} ${x + radius * 1.08} ${y - height} ${x + radius} ${y}z`;
  const light = [palette.tone(cloth, 1), palette.tone(cloth, 0.6), palette.tone(cloth, 0)];
  canvas.fill(shell, canvas.horizontalGradient(x - radius, x + radius, sun < 0 ? light : light.toReversed()));
  canvas.clipped(shell, () => {
    const paint = palette.tone(darker(cloth, 0.16), 0.4);
    canvas.stroke(SEAMS[design.covering](dome), { paint, width: 2, opacity: 0.6 });
    if (palette.land.hasSnow) {
      const cap = path`M${x - radius} ${y - height * 0.48}q${radius * 0.5} ${radius * 0.16} ${radius} ${radius * 0.05}t${radius} 0V${y - radius * 1.4}h${-2 * radius}z`;
      canvas.fill(cap, palette.tone('#f3f7fa', 0.9), 0.92);
    }
    if (design.entrance === 'window') drawEntrance(scene, [x - radius * 0.18, y], radius);
    else drawDoorway(scene, dome);
  });
};

/** A door in a frame, between two round windows. */
const drawDoorway = (scene: HouseScene, { at: [x, y], radius }: Shell): void => {
  const { canvas, palette, paints } = scene;
  const [half, height] = [radius * 0.2, radius * 0.58];
  const arch = (inset: number): string =>
    path`M${x - half - inset} ${y}v${-height * 0.7}q0 ${-half - inset} ${half + inset} ${-half - inset}t${half + inset} ${half + inset}v${height * 0.7}z`;
  canvas.fill(arch(radius * 0.05), palette.tone(lighter(paints.wall, 0.08), 0.8));
  canvas.fill(arch(0), palette.tone(paints.door, 0.7));
  const panes = panePaint(canvas, palette);
  for (const side of [-0.56, 0.56]) {
    const window = ellipsePath([x + side * radius, y - radius * 0.42], radius * 0.15, radius * 0.17);
    canvas.fill(window, panes);
    canvas.stroke(window, { paint: palette.tone('#f4ecdc', 0.8), width: 5 });
  }
};

const drawEntrance = ({ canvas, palette }: HouseScene, [x, y]: Point, radius: number): void => {
  const frame = palette.tone('#5a4a40', 0.5);
  const glass = path`M${x - radius * 0.5} ${y}V${y - radius * 0.42}Q${x - radius * 0.3} ${y - radius * 0.86} ${x} ${y - radius * 0.88}Q${x + radius * 0.3} ${y - radius * 0.86} ${x + radius * 0.46} ${y - radius * 0.42}V${y}z`;
  canvas.fill(glass, panePaint(canvas, palette));
  canvas.stroke(glass, { paint: frame, width: 5 });
  const bars = path`M${x} ${y}V${y - radius * 0.88}M${x - radius * 0.5} ${y - radius * 0.45}H${x + radius * 0.46}`;
  canvas.stroke(bars, { paint: frame, width: 4 });
  if (palette.lampShare < 0.3) return;
  const bed = path`M${x - radius * 0.44} ${y}v${-radius * 0.16}q0 ${-radius * 0.08} ${radius * 0.1} ${-radius * 0.08}h${radius * 0.5}q${radius * 0.1} 0 ${radius * 0.1} ${radius * 0.08}v${radius * 0.16}z`;
  canvas.fill(bed, '#b5653f', 0.7);
};
