import { buildBlock } from '../../drawing/block.ts';
import { darker, lighter } from '../../drawing/color.ts';
import type { Face } from '../../drawing/face.ts';
import { circlePath } from '../../drawing/path.ts';
import { panePaint } from '../../drawing/windows-and-doors.ts';
import { type House, type HouseScene, placeHouse } from './house.ts';
import { buildPost, drawLampGlow, drawRailing } from './house-parts.ts';
import { drawLounger, drawParasol, drawPool } from './outdoors.ts';
import { plantGrove } from './planting.ts';

const WOODS = ['#a8714a', '#8a5a3c', '#b98a5c', '#5d4a40'];
const STONES = ['#a99a88', '#8d8c88', '#c2a98a', '#b0785a'];
const STEEL = '#33393c';

const WIDTH = 14;

/** A modern house with flat roofs, glass walls, a timber upper floor and a pool in front. */
export const villa: House = {
  view: 'country',
  draw(scene) {
    const { stage, palette } = scene;
    const grove = [
      [-10, 34, 8],
      [10, 30, 9],
      [13.5, 27, 8],
      [16, 34, 10],
    ] as const;
    plantGrove(scene, grove);
    const plaster = scene.paints.wall;
    const extent = { x: [-0.8, 15], z: [-1.9, 8], height: 6.9 } as const;
    placeHouse(scene, extent, { degrees: [12, 27], width: 0.66 });
    stage.ground({ x: [-12, 20], z: [-9, 1] }, palette.tone('#e2d6c0', 0.9));
    buildGroundFloor(scene, plaster);
    buildUpperFloor(scene, plaster);
    drawRailing(scene, {
      from: [-0.6, 3.7, -1.75],
      to: [14.8, 3.7, -1.75],
      hasGlass: true,
      bars: 7,
      color: '#dfe6e6',
    });
    for (const x of [3.3, 14.4])
      buildPost(scene, { x, z: -1.6, from: 0, to: 3.3, width: 0.25, color: plaster });
    drawLampGlow(scene, [[[8.5, 1.4, -1], 190]]);
    if (scene.hasPool) drawPoolside(scene);
    return scene.hasPool ? 'terrace' : 'meadow';
  },
};

const buildGroundFloor = (scene: HouseScene, plaster: string): void => {
  const { stage, random, canvas, palette } = scene;
  const walls = buildBlock(stage, [0, 0.2, 0, WIDTH, 3.1, 8], plaster);
  walls.right.span([1, 0.6, 5.4, 2.6], panePaint(canvas, palette));
  drawGlassFront(scene, walls.front, random.pick(STONES));
  buildBlock(stage, [-0.8, 3.3, -1.9, 15.8, 0.4, 10.4], {
    all: plaster,
    front: '#fbf7ee',
    top: lighter(plaster, 0.03),
    hasBottom: false,
  });
};

const drawGlassFront = ({ canvas, palette }: HouseScene, front: Face, stone: string): void => {
  front.span([0, 0, 3.2, 3.1], front.tone(stone));
  front.span([3.4, 0.08, 13.6, 2.8], panePaint(canvas, palette));
  if (!front.isVisible) return;
  const courses = [0.5, 1, 1.5, 2, 2.5].map((v) =>
    front.line([
      [0, v],
      [3.2, v],
    ]),
  );
  canvas.stroke(courses.join(''), { paint: palette.tone(darker(stone, 0.1), 0.3), width: 1.4, opacity: 0.5 });
  if (palette.lampShare >= 0.35) {
    front.span([4.2, 0.08, 6.4, 0.8], '#8a5a3c', 0.55);
    front.span([10, 1.2, 12, 2.2], '#b5653f', 0.5);
    const [x, y] = front.at([8.4, 2.2]);
    canvas.fill(circlePath(x, y, 7), '#fff6da');
  } else {
    front.polygon(
      [
        [7.7, 0.1],
        [8.3, 0.1],
        [9.5, 2.75],
        [8.9, 2.75],
      ],
      '#fff',
      0.18,
    );
  }
  drawMullions(front, [5.4, 7.5, 9.6, 11.7], [0.08, 2.8]);
};

const drawMullions = (
  face: Face,
  columns: readonly number[],
  [bottom, top]: readonly [number, number],
): void => {
  const { canvas, palette } = face.stage;
  const lines = columns.map((u) =>
    face.line([
      [u, bottom],
      [u, top],
    ]),
  );
  canvas.stroke(lines.join(''), { paint: palette.tone(STEEL, 0.5), width: 3 });
};

const buildUpperFloor = ({ stage, random, canvas, palette }: HouseScene, plaster: string): void => {
  const wood = random.pick(WOODS);
  const left = random.pick([0.6, 3, 5.5]);
  const width = random.pick([7.6, 8.6]);
  const box = buildBlock(stage, [left, 3.7, 0.6, width, 2.9, 6.4], {
    all: wood,
    lines: [0.3, 'upright', 0.3],
  });
  if (box.front.isVisible) {
    box.front.span([0.8, 0.2, 6.8, 2.5], panePaint(canvas, palette));
    drawMullions(box.front, [2.8, 4.8], [0.2, 2.5]);
  }
  const slab = { all: plaster, front: '#fbf7ee', hasBottom: false } as const;
  buildBlock(stage, [left - 0.7, 6.6, -0.6, width + 1.4, 0.34, 8.2], slab);
};

const drawPoolside = (scene: HouseScene): void => {
  const { stage, random, canvas, palette } = scene;
  stage.resetPlacement();
  const left = random.between(-7.4, -5.4);
  drawPool(scene, { x: [left, left + random.between(8, 10)], z: [8, random.between(11.8, 13.4)] });
  if (palette.lampShare >= 0.35) {
    const [x, y] = stage.projectWorld([-0.5, 0, 12.2]);
    canvas.glow({ at: [x, y + 8], radius: 250, radiusY: 40, color: palette.lamp, opacity: 0.35 });
  }
  for (const x of [4.8, 5.9]) drawLounger(scene, [x, 12], palette.land.accent);
  drawParasol(scene, [5.8, 14], random.pick(['#fbf3e2', palette.land.accent, '#e8b04a']));
};
