import { buildBlock } from '../../drawing/block.ts';
import { steps } from '../../drawing/numbers.ts';
import { ellipsePath, type Point, path } from '../../drawing/path.ts';
import { panePaint } from '../../drawing/windows-and-doors.ts';
import { drawHotTub } from './hot-tubs.ts';
import type { House, HouseScene } from './house.ts';
import { buildPost, drawFootpath } from './house-parts.ts';
import { drawFirePit, drawStringLights } from './outdoors.ts';
import { plantGrove } from './planting.ts';

/** A round tent on a timber deck, with a window from bottom to top. */
export const dome: House = {
  view: 'country',
  draw(scene) {
    const { stage, random, palette } = scene;
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
    const radius = (3.5 * stage.lens.focalLength) / z;
    drawShell(scene, [atX, atY], radius);
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

const drawShell = (scene: HouseScene, [x, y]: Point, radius: number): void => {
  const { canvas, palette, sun } = scene;
  const cloth = scene.paints.wall;
  canvas.fill(ellipsePath([x - sun * radius * 0.4, y + 6], radius * 1.1, radius * 0.09), '#2a2018', 0.25);
  const shell = path`M${x - radius} ${y}C${x - radius * 1.08} ${y - radius * 1.36} ${x + radius * 1.08} ${y - radius * 1.36} ${x + radius} ${y}z`;
  const light = [palette.tone(cloth, 1), palette.tone(cloth, 0.6), palette.tone(cloth, 0)];
  canvas.fill(shell, canvas.horizontalGradient(x - radius, x + radius, sun < 0 ? light : light.toReversed()));
  canvas.clipped(shell, () => {
    const ribs = steps(-4, 4, 1).map(
      (rib) =>
        path`M${x} ${y - radius * 0.98}Q${x + rib * radius * 0.3} ${y - radius * 0.6} ${x + rib * radius * 0.27} ${y}`,
    );
    const hoops = [0.3, 0.6].map(
      (share) => path`M${x - radius} ${y - radius * share}q${radius} ${radius * 0.16} ${2 * radius} 0`,
    );
    const seams = { paint: palette.tone('#b9ac98', 0.4), width: 2, opacity: 0.6 };
    canvas.stroke(ribs.join('') + hoops.join(''), seams);
    drawEntrance(scene, [x - radius * 0.18, y], radius);
  });
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
