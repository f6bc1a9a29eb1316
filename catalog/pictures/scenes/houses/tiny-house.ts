import { buildBlock } from '../../drawing/block.ts';
import { darker, lighter } from '../../drawing/color.ts';
import { buildFace, type Face, spanCorners, wallShape } from '../../drawing/face.ts';
import { steps } from '../../drawing/numbers.ts';
import { circlePath } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { drawDoor, drawWindow } from '../../drawing/windows-and-doors.ts';
import { drawHotTub } from './hot-tubs.ts';
import { type House, type HouseScene, isLampOn, placeHouse } from './house.ts';
import { buildPost, drawFootpath, drawLampGlow } from './house-parts.ts';
import { drawFirePit, drawStringLights } from './outdoors.ts';
import { plantGrove } from './planting.ts';

const WOODS = ['#b98a5c', '#8f623f', '#d3b088'];
const FRAME = '#2b3134';

const LENGTH = 7;
const DEPTH = 2.8;
const FLOOR = 0.6;
const HIGH = 3.7;
const LOW = 2.7;

/** A house on a trailer with a shed roof and a deck in front. */
export const tinyHouse: House = {
  view: 'country',
  draw(scene) {
    const { stage } = scene;
    plantGrove(scene, [
      [-8, 30, 8],
      [6.5, 26, 9],
      [9, 22, 7.5],
      [12, 30, 10],
      [-11, 26, 8],
    ]);
    const extent = { x: [-0.3, LENGTH + 0.4], z: [-1.9, DEPTH], height: 4.4 } as const;
    placeHouse(scene, extent, { degrees: [16, 28], width: 0.56, top: 120 });
    drawFootpath(scene, { from: [2.6, -1.9], halfWidth: 0.5 });
    drawTrailer(scene);
    drawWalls(scene, scene.paints.wall);
    drawRoof(scene, scene.paints.roof);
    drawDeck(scene);
    stage.resetPlacement();
    if (scene.hasHotTub) drawHotTub(scene, [-5.2, 13.4]);
    else drawFirePit(scene, [-4.9, 13.4]);
    return scene.setting === 'desert' ? 'desert' : 'wild';
  },
};

const drawTrailer = ({ canvas, palette, stage }: HouseScene): void => {
  const dark: Point3[] = [
    [0.2, 0, 0.3],
    [6.8, 0, 0.3],
    [6.8, FLOOR, 0.3],
    [0.2, FLOOR, 0.3],
  ];
  stage.polygon(dark, palette.tone('#241f1d', 0.1), 0.8);
  for (const x of [4.7, 5.6]) {
    const [atX, atY] = stage.project([x, 0.38, 0]);
    const scale = stage.scaleAt([x, 0, 0]);
    canvas.fill(circlePath(atX, atY, scale * 0.38), palette.tone('#2b2b2e', 0.4));
    canvas.fill(circlePath(atX, atY, scale * 0.18), palette.tone('#b9b5ad', 0.6));
  }
};

const drawWalls = (scene: HouseScene, color: string): void => {
  const { stage, random, palette } = scene;
  const coat = { material: color, lines: [0.22, random.chance(0.6) ? 'upright' : 'level', 0.34] } as const;
  const corners = [...spanCorners([0, 0, LENGTH, LOW]).slice(0, 3), [0, HIGH] as const];
  const front = buildFace(stage, wallShape([0, FLOOR, 0], [1, 0, 0], corners), coat);
  const side = buildFace(
    stage,
    wallShape([LENGTH, FLOOR, 0], [0, 0, 1], spanCorners([0, 0, DEPTH, LOW])),
    coat,
  );
  drawTimberPanel(scene, front);
  const isLit = palette.lampShare >= 0.3;
  const common = { frame: FRAME, rows: 1 } as const;
  drawWindow(front, { ...common, at: [0.9, 0.15], size: [2, 2.15], isLit, hasSill: false });
  drawWindow(front, { ...common, at: [1.1, 2.55], size: [1.9, 0.55], isLit, hasSill: false });
  drawDoor(front, {
    at: [3.15, 0],
    size: [0.85, 2.05],
    color: scene.paints.door,
    frame: FRAME,
    hasGlass: true,
  });
  drawWindow(front, { ...common, at: [4.9, 1], size: [1.5, 1.1], columns: 1, isLit: isLampOn(scene) });
  drawWindow(side, { ...common, at: [0.6, 1], size: [1.4, 1.1], columns: 1, isLit: isLampOn(scene) });
};

const drawTimberPanel = ({ canvas, random }: HouseScene, front: Face): void => {
  if (!front.isVisible) return;
  const wood = random.pick(WOODS);
  front.polygon(
    [
      [0.6, 0],
      [4.2, 0],
      [4.2, 3.05],
      [0.6, 3.45],
    ],
    front.tone(wood),
  );
  const boards = steps(0.96, 3.9, 0.36).map((u) =>
    front.line([
      [u, 0],
      [u, 3.45 - (u - 0.6) * 0.11],
    ]),
  );
  canvas.stroke(boards.join(''), { paint: front.tone(darker(wood, 0.14), 0.3), width: 1.2, opacity: 0.5 });
};

const drawRoof = ({ palette, stage }: HouseScene, color: string): void => {
  const [front, back] = [-0.4, DEPTH + 0.3];
  const [left, right] = [-0.35, LENGTH + 0.4];
  const [high, low, edge] = [FLOOR + HIGH + 0.05, FLOOR + LOW - 0.05, 0.2];
  const side: Point3[] = [
    [right, low, front],
    [right, low, back],
    [right, low + edge, back],
    [right, low + edge, front],
  ];
  const verge: Point3[] = [
    [left, high, front],
    [right, low, front],
    [right, low + edge, front],
    [left, high + edge, front],
  ];
  stage.polygon(side, palette.tone(lighter(color, 0.02), 0.3));
  stage.polygon(verge, palette.tone(lighter(color, 0.1), 0.8));
};

const drawDeck = (scene: HouseScene): void => {
  const { stage, palette } = scene;
  const deck = { all: '#94704f', front: '#86644a', top: '#c9a074', lines: [0.14, 'level', 0.2] } as const;
  buildBlock(stage, [0.2, 0, -1.9, 4.4, 0.38, 1.9], deck);
  buildBlock(stage, [2.4, 0, -2.4, 1.4, 0.2, 0.5], '#b08a62');
  for (const x of [0.5, 1.5]) {
    const back: Point3[] = [
      [x, 0.7, -0.75],
      [x + 0.6, 0.7, -0.75],
      [x + 0.6, 1.35, -0.6],
      [x, 1.35, -0.6],
    ];
    stage.polygon(back, palette.tone(palette.land.accent, 0.9));
    buildBlock(stage, [x, 0.62, -1.3, 0.6, 0.1, 0.6], '#e9dcc4');
  }
  drawLampGlow(scene, [[[2.4, 1.6, -0.5], 200]]);
  for (const x of [0.2, 4.6])
    buildPost(scene, { x, z: -1.8, from: 0.4, to: 3.5, width: 0.09, color: '#5a4436' });
  drawStringLights(scene, { from: [0.2, 3.5, -1.8], to: [4.6, 3.4, -1.8], count: 9, sag: 0.3 });
};
