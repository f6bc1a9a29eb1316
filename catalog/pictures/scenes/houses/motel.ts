import { buildBlock } from '../../drawing/block.ts';
import { lighter } from '../../drawing/color.ts';
import type { Face } from '../../drawing/face.ts';
import { buildGable } from '../../drawing/gable.ts';
import { drawMasonry } from '../../drawing/masonry.ts';
import { range } from '../../drawing/numbers.ts';
import { type Point, path } from '../../drawing/path.ts';
import { drawHipRoof, drawProfileRoof } from '../../drawing/roofs.ts';
import { drawDoor, drawWindow, panePaint } from '../../drawing/windows-and-doors.ts';
import { type House, type HouseScene, isLampOn, placeHouse } from './house.ts';
import { buildPost, buildStairs, drawLampGlow, drawRailing } from './house-parts.ts';
import { MOTEL_DESIGNS, type MotelDesign } from './motel-designs.ts';
import { drawSign } from './motel-sign.ts';
import { drawPool } from './outdoors.ts';
import { plantGrove } from './planting.ts';
import { drawCar } from './street.ts';

const ACCENTS = ['#d9553f', '#2f8f95', '#e0903f', '#5d7a8a', '#c2527a'];

const ROOM_WIDTH = 4;
const STORY_HEIGHT = 2.9;
const DEPTH = 8;
/** between the cabins of a court, in meters */
const GAP = 3.4;
const CABIN_WIDTH = 5.2;

interface Motel {
  design: MotelDesign;
  length: number;
  accent: string;
}

/** Rooms with doors to a parking lot, and a sign by the road. */
export const motel: House = {
  view: 'country',
  draw(scene) {
    const { stage, random, palette } = scene;
    const design = MOTEL_DESIGNS[scene.facade.building] ?? (MOTEL_DESIGNS.motel as MotelDesign);
    plantGrove(scene, [
      [-14, 52, 8],
      [12, 48, 9],
      [18, 52, 8],
      [2, 56, 8],
    ]);
    const length = design.isCourt
      ? design.rooms * (CABIN_WIDTH + GAP) - GAP
      : design.rooms * ROOM_WIDTH + (design.hasOffice ? 5 : 0);
    const place: Motel = { design, length, accent: random.pick(ACCENTS) };
    const height = design.floors * STORY_HEIGHT + 1.4;
    const extent = { x: [0, length], z: [-2.6, DEPTH], height } as const;
    placeHouse(scene, extent, { degrees: [12, 22], width: 0.68, top: 110 });
    stage.ground({ x: [-14, length + 16], z: [-16, -2.2] }, palette.tone('#8d8a86', 0.7));
    drawParkingLines(scene, length);
    if (design.isCourt) buildCourt(scene, place);
    else buildRow(scene, place);
    drawLampGlow(
      scene,
      [0.16, 0.5, 0.84].map((share) => [[length * share, 2.4, -1], 90] as const),
    );
    parkCar(scene, place);
    stage.resetPlacement();
    if (scene.hasPool) drawPool(scene, { x: [-2.2, 4.4], z: [10.5, 14] });
    drawSign(scene, design.sign, place.accent);
    return palette.region === 'desert' ? 'desert' : scene.facade.flora === 'palm' ? 'terrace' : 'meadow';
  },
};

const buildRow = (scene: HouseScene, place: Motel): void => {
  const { stage, paints, facade, random } = scene;
  const { design, length } = place;
  const left = design.hasOffice ? 5 : 0;
  const height = STORY_HEIGHT * design.floors + (design.roof === 'parapet' ? 0.7 : 0);
  const walls = buildBlock(stage, [left, 0, 0, length - left, height, DEPTH], {
    all: paints.wall,
    ...(paints.lines ? { lines: paints.lines } : {}),
  });
  if (facade.material === 'brick') {
    const brick = { color: paints.wall, kind: 'brick' } as const;
    drawMasonry(walls.front, { ...brick, size: [length - left, height] }, random);
    drawMasonry(walls.right, { ...brick, size: [DEPTH, height] }, random);
  }
  for (const floor of range(design.floors)) {
    drawDoors(scene, walls.front, { floor, place });
    drawWindow(walls.right, {
      at: [3, floor * STORY_HEIGHT + 0.9],
      size: [1.8, 1.2],
      columns: 2,
      rows: 1,
      isLit: isLampOn(scene),
    });
  }
  if (design.floors === 2) drawGallery(scene, place);
  else drawWalkway(scene, place, left);
  drawRoof(scene, place, left);
  if (design.hasOffice) buildOffice(scene, place);
};

const drawDoors = (
  scene: HouseScene,
  front: Face,
  { floor, place: { design, accent } }: { floor: number; place: Motel },
): void => {
  const v = floor * STORY_HEIGHT;
  for (const room of range(design.rooms))
    drawWindow(front, {
      at: [room * ROOM_WIDTH + 0.5, v + 0.8],
      size: [1.6, 1.3],
      columns: 2,
      rows: 1,
      frame: scene.paints.frame,
      isLit: isLampOn(scene),
    });
  for (const room of range(design.rooms))
    drawDoor(front, { at: [room * ROOM_WIDTH + 2.5, v + 0.05], size: [0.95, 2.1], color: accent });
};

const POST = '#f2ead9';

const drawPosts = (scene: HouseScene, { design, length }: Motel, left: number): void => {
  for (const post of range(design.rooms + 1)) {
    const x = Math.min(length - 0.1, left + 0.1 + (post * (length - left)) / design.rooms);
    buildPost(scene, {
      x,
      z: -1.8,
      from: 0.1,
      to: STORY_HEIGHT * design.floors - 0.1,
      width: 0.14,
      color: POST,
    });
  }
};

const drawWalkway = (scene: HouseScene, place: Motel, left: number): void => {
  buildBlock(scene.stage, [left, 0, -1.9, place.length - left, 0.12, 1.9], '#cfc4b2');
  if (place.design.roof !== 'parapet') drawPosts(scene, place, left);
};

const drawGallery = (scene: HouseScene, place: Motel): void => {
  const { stage } = scene;
  const { length, accent } = place;
  buildBlock(stage, [0, 0, -1.9, length, 0.12, 1.9], '#cfc4b2');
  buildBlock(stage, [0, STORY_HEIGHT - 0.12, -1.9, length, 0.2, 1.9], {
    all: POST,
    bottom: '#a89a86',
    isFlat: true,
  });
  drawPosts(scene, place, 0);
  const y = STORY_HEIGHT + 0.08;
  drawRailing(scene, {
    from: [0, y, -1.85],
    to: [length, y, -1.85],
    bars: 36,
    color: scene.facade.material === 'timber' ? '#8a6548' : accent,
  });
  const stairs = { x: -1.6, width: 1.5, z: -0.4, height: STORY_HEIGHT, count: 8, tread: 0.34 };
  buildStairs(scene, { ...stairs, color: '#d3c6b2' });
};

const PORCH = 2.2;

const drawRoof = ({ stage, paints, palette }: HouseScene, place: Motel, left: number): void => {
  const { design, length, accent } = place;
  const height = STORY_HEIGHT * design.floors;
  if (design.roof === 'parapet') return;
  if (design.roof === 'flat') {
    const color = palette.land.hasSnow ? paints.roof : lighter(accent, 0.02);
    const roof = { all: color, front: accent, hasBottom: false, isFlat: true };
    buildBlock(stage, [left - 0.4, height, -PORCH, length - left + 0.8, 0.4, DEPTH + PORCH + 0.4], roof);
    return;
  }
  const body = [left, 0, -PORCH + 0.4, length - left, height, DEPTH + PORCH - 0.4] as const;
  const look = { color: paints.roof, trim: palette.land.hasSnow ? '#f7fafc' : paints.trim, eaves: 0.5 };
  if (design.roof === 'hip') drawHipRoof(stage, { body, rise: 1.5, inset: [4, 4.4], ...look });
  else {
    const profile: Point[] = [
      [0, 0],
      [body[5] / 2, 1.9],
      [body[5], 0],
    ];
    drawProfileRoof(stage, { body, profile, isAlongFront: true, ...look });
  }
};

/** A taller block with a glass front and a roof that stands out. */
const buildOffice = ({ stage, canvas, palette, paints }: HouseScene, { accent }: Motel): void => {
  const walls = buildBlock(stage, [0, 0, -2.4, 5, 4.4, DEPTH], { all: paints.wall });
  walls.front.span([0.4, 0.1, 4.6, 2.9], panePaint(canvas, palette));
  const bars = [1.45, 2.5, 3.55].map((u) =>
    walls.front.line([
      [u, 0.1],
      [u, 2.9],
    ]),
  );
  if (walls.front.isVisible)
    canvas.stroke(bars.join(''), { paint: walls.front.tone(paints.frame), width: 3 });
  const roof = { all: accent, top: lighter(accent, 0.08), isFlat: true };
  buildBlock(stage, [-0.8, 4.4, -3.6, 6.6, 0.35, DEPTH + 1.6], roof);
};

/** Small houses in a row, each with a roof of its own. */
const buildCourt = (scene: HouseScene, { design, accent }: Motel): void => {
  const { stage, paints, palette } = scene;
  for (const index of range(design.rooms)) {
    const left = index * (CABIN_WIDTH + GAP);
    const cabin = buildGable(stage, {
      body: [left, 0, 0, CABIN_WIDTH, 2.6, 5.6],
      rise: 1.9,
      wall: paints.wall,
      roof: paints.roof,
      ...(paints.lines ? { wallLines: paints.lines } : {}),
      overhang: 0.9,
      trim: palette.land.hasSnow ? '#f7fafc' : paints.trim,
    });
    drawDoor(cabin.front, { at: [0.7, 0], size: [1, 2.1], color: accent, frame: paints.trim });
    const isLit = isLampOn(scene);
    drawWindow(cabin.front, { at: [2.4, 0.8], size: [2, 1.3], columns: 2, frame: paints.frame, isLit });
    cabin.drawRoof();
    buildBlock(stage, [left + 0.2, 0, -1.1, CABIN_WIDTH - 0.4, 0.14, 1.1], '#cfc4b2');
  }
};

const drawParkingLines = ({ canvas, palette, stage }: HouseScene, length: number): void => {
  const lines = range(Math.round(length / 3) + 1).map((index) => {
    const x = -1 + index * 3;
    const [backX, backY] = stage.project([x, 0, -2.6]);
    const [frontX, frontY] = stage.project([x - 0.6, 0, -6.6]);
    return path`M${backX} ${backY}L${frontX} ${frontY}`;
  });
  canvas.stroke(lines.join(''), { paint: palette.tone('#f4efe4', 0.8), width: 3, opacity: 0.75 });
};

/** A guest's car on the lot. */
const parkCar = (scene: HouseScene, { length }: Motel): void => {
  const { stage, random } = scene;
  if (scene.hasPool || !random.chance(0.7)) return;
  const x = length * random.between(0.55, 0.85);
  drawCar(scene, stage.project([x, 0, -5.6]), stage.scaleAt([x, 0, -5.6]));
};
