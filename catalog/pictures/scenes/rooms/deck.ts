import { darker, lighter } from '../../drawing/color.ts';
import { range, steps } from '../../drawing/numbers.ts';
import { curvePath, linePath, type Point, path } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { drawRoomBlock, type FloorArea, project, type RoomScene } from './room-scene.ts';

/** Distance of the deck's far edge from the viewer, in meters. */
export const DECK_EDGE = 6.8;
const DECK_NEAR = 0.9;
const HALF = 9;

export const floorQuad = (scene: RoomScene, { x, z }: FloorArea): Point[] => {
  const corners: Point3[] = [
    [x[0], 0, z[1]],
    [x[1], 0, z[1]],
    [x[1], 0, z[0]],
    [x[0], 0, z[0]],
  ];
  return corners.map((corner) => project(scene, corner));
};

export const drawDeckFloor = (scene: RoomScene): void => {
  const { canvas, outside, random } = scene;
  const wood = random.pick(['#b98a5c', '#a8764a', '#cbb295', '#8d6a4c', '#9a938b']);
  const top = project(scene, [0, 0, DECK_EDGE])[1];
  const stops = [outside.tone(wood, 0.95), outside.tone(darker(wood, 0.06), 0.45)];
  const area = { x: [-HALF, HALF], z: [DECK_NEAR, DECK_EDGE] } as const;
  canvas.polygon(floorQuad(scene, area), canvas.verticalGradient(top, 800, stops));
  const boards = steps(-HALF, HALF, 0.3).map((x) =>
    linePath([project(scene, [x, 0, DECK_EDGE]), project(scene, [x, 0, 1.8])]),
  );
  const joint = { paint: outside.tone(darker(wood, 0.16), 0.3), width: 1.8, opacity: 0.45 };
  canvas.stroke(boards.join(''), joint);
};

export const drawDeckRail = (scene: RoomScene): void => {
  const { canvas, outside, random, style } = scene;
  const top = project(scene, [0, 1.02, DECK_EDGE])[1];
  const foot = project(scene, [0, 0, DECK_EDGE])[1];
  const hasGlass = random.chance(0.5);
  const bars = steps(-4.2, 4.2, hasGlass ? 1.4 : canvas.detail > 0.2 ? 0.19 : 0.27).map(
    (x) => path`M${project(scene, [x, 0, DECK_EDGE])[0]} ${top}V${foot}`,
  );
  if (hasGlass) canvas.rectangle([0, top, 1200, foot - top], '#fff', 0.12);
  const steel = '#59636a';
  canvas.stroke(bars.join(''), {
    paint: outside.tone(hasGlass ? steel : style.wood, 0.5),
    width: hasGlass ? 6 : 4,
  });
  if (!hasGlass)
    canvas.stroke(path`M0 ${foot - 12}h1200`, { paint: outside.tone(style.wood, 0.6), width: 8 });
  const rail = hasGlass ? steel : lighter(style.wood, 0.05);
  canvas.stroke(path`M0 ${top}h1200`, { paint: outside.tone(rail, 0.85), width: 11 });
};

/** A patch of low sunlight on the boards. */
export const drawSunlightOnDeck = (scene: RoomScene): void => {
  const { canvas, outside, sun } = scene;
  const patch: Point3[] = [
    [sun * 3, 0, DECK_EDGE],
    [sun, 0, DECK_EDGE],
    [-sun * 2.4, 0, 2],
    [sun * 1.4, 0, 2],
  ];
  canvas.polygon(
    patch.map((corner) => project(scene, corner)),
    outside.glowColor,
    outside.isNight ? 0.04 : 0.14,
  );
};

/** Posts, a beam and rafters that frame the view, with lights along the beam. */
export const buildPergola = (scene: RoomScene): void => {
  const { canvas, outside, style } = scene;
  for (const x of [-3.5, 3.5]) drawRoomBlock(scene, [x - 0.11, x + 0.11, 0, 2.9, 6.3, 6.5], style.wood);
  const beam: Point3[] = [
    [-HALF, 2.75, 6.3],
    [HALF, 2.75, 6.3],
    [HALF, 2.95, 6.3],
    [-HALF, 2.95, 6.3],
  ];
  canvas.polygon(
    beam.map((corner) => project(scene, corner)),
    outside.tone(style.wood, 0.55),
  );
  for (const index of steps(-6, 6, 1)) {
    const x = index * 0.75;
    const rafter: Point3[] = [
      [x - 0.06, 2.95, 6.4],
      [x + 0.06, 2.95, 6.4],
      [x + 0.06, 2.95, 1.2],
      [x - 0.06, 2.95, 1.2],
    ];
    canvas.polygon(
      rafter.map((corner) => project(scene, corner)),
      outside.tone(darker(style.wood, 0.08), index % 2 ? 0.2 : 0.28),
    );
  }
  drawPergolaLights(scene);
};

const drawPergolaLights = (scene: RoomScene): void => {
  const { canvas, palette } = scene;
  const line = range(13).map((index): Point => {
    const sag = 0.28 * Math.abs(Math.sin((index / 4) * Math.PI));
    return project(scene, [index * 0.567 - 3.4, 2.62 - sag, 6]);
  });
  const bulbs = line.map(([x, y]): Point => [x, y + 6]);
  canvas.stroke(curvePath(line), { paint: '#2b2624', width: 2 });
  if (palette.hasLampsOn) canvas.dots(bulbs, 20, { paint: palette.lamp, opacity: 0.25 });
  canvas.dots(bulbs, 6, { paint: palette.hasLampsOn ? '#fff3cf' : '#f6ecd0' });
};
