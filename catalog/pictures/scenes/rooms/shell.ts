import { darker, lighter } from '../../drawing/color.ts';
import { steps } from '../../drawing/numbers.ts';
import { linePath, type Point, path, rectanglePath } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { BACK, CEILING, HALF_WIDTH, project, type RoomScene } from './room-scene.ts';

const WHITE = '#f6f1e8';
const NEAR = 0.9;

/** Ceiling, floor and three walls in one-point perspective. */
export const drawShell = (scene: RoomScene, isTiled: boolean): void => {
  drawCeiling(scene);
  drawFloor(scene, isTiled);
  drawWalls(scene);
  if (isTiled) drawTiles(scene);
  else if (scene.style.surface === 'planks') drawPlanks(scene);
  else if (scene.style.surface === 'brick') drawBricks(scene);
  else if (scene.style.surface === 'wainscot') drawWainscot(scene);
  drawBaseboard(scene);
};

const fillQuad = (scene: RoomScene, corners: readonly Point3[], paint: string): void => {
  scene.canvas.polygon(
    corners.map((corner) => project(scene, corner)),
    paint,
  );
};

const drawCeiling = (scene: RoomScene): void => {
  const { canvas, palette, random, style } = scene;
  const isTimber = style.surface === 'brick' || (style.surface === 'planks' && random.chance(0.6));
  const color = isTimber ? style.wood : WHITE;
  const across = (y: number, z: number): Point3[] => [
    [-HALF_WIDTH, y, z],
    [HALF_WIDTH, y, z],
  ];
  const quad = (far: Point3[], near: Point3[]) => [...far, ...near.toReversed()];
  const bottom = project(scene, [0, CEILING, BACK])[1];
  const stops = [palette.tone(darker(color, 0.06), 0.25), palette.tone(color, 0.6)];
  fillQuad(
    scene,
    quad(across(CEILING, BACK), across(CEILING, NEAR)),
    canvas.verticalGradient(0, bottom, stops),
  );
  if (!isTimber) return;
  for (const z of [5.6, 4.5, 3.4, 2.5]) {
    fillQuad(
      scene,
      quad(across(CEILING, z), across(CEILING, z - 0.22)),
      palette.tone(darker(color, 0.1), 0.2),
    );
    const beam = quad(across(CEILING, z - 0.22), across(CEILING - 0.18, z - 0.22));
    fillQuad(scene, beam, palette.tone(darker(color, 0.04), 0.55));
  }
};

const drawFloor = (scene: RoomScene, isTiled: boolean): void => {
  const { canvas, palette, style } = scene;
  const color = isTiled ? '#d9d3c8' : style.floor;
  const corners: Point3[] = [
    [-HALF_WIDTH, 0, BACK],
    [HALF_WIDTH, 0, BACK],
    [HALF_WIDTH, 0, NEAR],
    [-HALF_WIDTH, 0, NEAR],
  ];
  const top = project(scene, [0, 0, BACK])[1];
  const stops = [palette.tone(color, 0.95), palette.tone(darker(color, 0.05), 0.55)];
  fillQuad(scene, corners, canvas.verticalGradient(top, 800, stops));
  const along = (x: number, near: number) =>
    linePath([project(scene, [x, 0, BACK]), project(scene, [x, 0, near])]);
  const across = (z: number) =>
    linePath([project(scene, [-HALF_WIDTH, 0, z]), project(scene, [HALF_WIDTH, 0, z])]);
  let joints = '';
  if (isTiled || style.hasTiledFloor) {
    joints = steps(-HALF_WIDTH, HALF_WIDTH, 0.62)
      .map((x) => along(x, 2.2))
      .join('');
    joints += steps(2.4, BACK - 0.1, 0.6)
      .map(across)
      .join('');
  } else if (!style.hasSteelWindows) {
    joints = steps(0.2 - HALF_WIDTH, HALF_WIDTH, 0.34)
      .map((x) => along(x, 2))
      .join('');
  }
  canvas.stroke(joints, { paint: palette.tone(darker(color, 0.12), 0.4), width: 1.6, opacity: 0.38 });
};

/** The wall with the window is in shade; the opposite wall is lit. */
const drawWalls = (scene: RoomScene): void => {
  const { canvas, palette, sun, wall } = scene;
  const edges = [-1, 1].map((side) => project(scene, [side * HALF_WIDTH, 0, BACK])[0]) as [number, number];
  for (const [index, side] of [-1, 1].entries()) {
    const x = side * HALF_WIDTH;
    const light = side === sun ? 0.25 : 0.85;
    const corners: Point3[] = [
      [x, 0, BACK],
      [x, CEILING, BACK],
      [x, CEILING, NEAR],
      [x, 0, NEAR],
    ];
    const stops = [palette.tone(darker(wall, 0.04), light * 0.6), palette.tone(wall, light)];
    fillQuad(scene, corners, canvas.horizontalGradient(side < 0 ? 0 : 1200, edges[index] as number, stops));
  }
  const back: Point3[] = [
    [-HALF_WIDTH, 0, BACK],
    [-HALF_WIDTH, CEILING, BACK],
    [HALF_WIDTH, CEILING, BACK],
    [HALF_WIDTH, 0, BACK],
  ];
  const [from, to] = sun < 0 ? edges : [edges[1], edges[0]];
  const stops = [palette.tone(wall, 0.48), palette.tone(lighter(wall, 0.02), 0.8)];
  fillQuad(scene, back, canvas.horizontalGradient(from, to, stops));
  for (const side of [-1, 1]) drawCornerShade(scene, side);
};

const drawCornerShade = (scene: RoomScene, side: number): void => {
  const x = side * HALF_WIDTH;
  const inner = x - side * 0.35;
  const [edge] = project(scene, [x, 0, BACK]);
  const corners: Point3[] = [
    [x, 0, BACK],
    [x, CEILING, BACK],
    [inner, CEILING, BACK],
    [inner, 0, BACK],
  ];
  const shade = scene.canvas.horizontalGradient(edge, edge - side * 55, [
    ['#1a1020', 0.16],
    ['#1a1020', 0],
  ]);
  fillQuad(scene, corners, shade);
};

/** Path of a line at height `y` along the three walls. */
const lineAroundWalls = (scene: RoomScene, y: number): string => {
  const corners: Point3[] = [
    [-HALF_WIDTH, y, 1.4],
    [-HALF_WIDTH, y, BACK],
    [HALF_WIDTH, y, BACK],
    [HALF_WIDTH, y, 1.4],
  ];
  return linePath(corners.map((corner): Point => project(scene, corner)));
};

const drawPlanks = (scene: RoomScene): void => {
  const { canvas, palette, wall } = scene;
  const joints = steps(0.24, CEILING - 0.1, 0.24).map((y) => lineAroundWalls(scene, y));
  canvas.stroke(joints.join(''), { paint: palette.tone(darker(wall, 0.14), 0.3), width: 1.6, opacity: 0.35 });
};

/** Only some bricks are drawn, because a full pattern shimmers at small sizes. */
const drawBricks = (scene: RoomScene): void => {
  const { canvas, palette, random, wall } = scene;
  let bricks = '';
  for (const y of steps(0.1, CEILING - 0.05, 0.14)) {
    let x = random.between(0.1, 1.5) - HALF_WIDTH;
    while (x < HALF_WIDTH - 0.4) {
      const [atX, atY] = project(scene, [x, y, BACK]);
      bricks += path`M${atX} ${atY}h${random.integer(22, 40)}`;
      x += random.between(0.6, 2.1) * (canvas.detail > 0.2 ? 1 : 1.7);
    }
  }
  canvas.stroke(bricks, { paint: palette.tone(darker(wall, 0.09), 0.5), width: 8, opacity: 0.4 });
};

const drawTiles = (scene: RoomScene): void => {
  const { canvas, palette } = scene;
  const rows = steps(0.35, 2.1, 0.35).map((y) => lineAroundWalls(scene, y));
  const columns = steps(0.35 - HALF_WIDTH, HALF_WIDTH, 0.35).map((x) =>
    linePath([project(scene, [x, 0, BACK]), project(scene, [x, 2.1, BACK])]),
  );
  canvas.stroke(rows.join('') + columns.join(''), {
    paint: palette.tone('#ffffff', 0.9),
    width: 1.5,
    opacity: 0.5,
  });
};

const drawWainscot = (scene: RoomScene): void => {
  const { canvas, palette } = scene;
  const band = (bottom: number, top: number): Point3[] => [
    [-HALF_WIDTH, bottom, BACK],
    [-HALF_WIDTH, top, BACK],
    [HALF_WIDTH, top, BACK],
    [HALF_WIDTH, bottom, BACK],
  ];
  fillQuad(scene, band(0, 1), palette.tone('#f4efe6', 0.62));
  const panels = steps(0.25 - HALF_WIDTH, HALF_WIDTH - 0.6, 0.78).map((x) => {
    const [left, top] = project(scene, [x, 0.85, BACK]);
    const [right, bottom] = project(scene, [x + 0.56, 0.22, BACK]);
    return rectanglePath([left, top, right - left, bottom - top]);
  });
  canvas.stroke(panels.join(''), { paint: palette.tone('#cfc7ba', 0.4), width: 2 });
  fillQuad(scene, band(1, 1.06), palette.tone('#fbf7ef', 0.8));
};

const drawBaseboard = (scene: RoomScene): void => {
  const { canvas, palette, style } = scene;
  const isTimber = style.surface === 'planks' || style.surface === 'brick';
  canvas.stroke(lineAroundWalls(scene, 0.06), {
    paint: palette.tone(isTimber ? style.wood : '#fbf7ef', 0.55),
    width: 11,
  });
};
