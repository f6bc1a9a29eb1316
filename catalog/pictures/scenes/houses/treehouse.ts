import { buildBlock } from '../../drawing/block.ts';
import { lighter } from '../../drawing/color.ts';
import { buildFace, type Face, spanCorners, wallShape } from '../../drawing/face.ts';
import { buildGable } from '../../drawing/gable.ts';
import { clamp, range } from '../../drawing/numbers.ts';
import { circlePath, curvePath, ellipsePath, linePath, type Point, path } from '../../drawing/path.ts';
import { drawProfileRoof } from '../../drawing/roofs.ts';
import { drawDoor, drawWindow } from '../../drawing/windows-and-doors.ts';
import { clumpPath } from '../plants/clump.ts';
import type { House, HouseScene } from './house.ts';
import { buildPost, drawLampGlow, drawRailing } from './house-parts.ts';
import { drawStringLights } from './outdoors.ts';
import { TREEHOUSE_DESIGNS, type TreehouseDesign } from './treehouse-designs.ts';

const TRIM = '#e6d3b0';

const FLOOR = 3.9;
const WIDTH = 5.2;
const TREE_AT = 20;

/** A small house on a platform around a tree or on stilts between trees, below their canopy. */
export const treehouse: House = {
  view: 'country',
  draw(scene) {
    const { stage, random } = scene;
    const design =
      TREEHOUSE_DESIGNS[scene.facade.building] ?? (TREEHOUSE_DESIGNS.treehouse as TreehouseDesign);
    drawFarTrunks(scene);
    drawCanopy(scene);
    const x = random.between(0, 1.6);
    const trunks = design.support === 'tree' ? [x] : [x - 4.6, x + 4.9];
    for (const trunk of trunks) drawTree(scene, trunk);
    stage.place(x - 4.2, TREE_AT - 1.9, random.between(10, 19));
    if (design.support === 'tree') drawBraces(scene);
    else drawStilts(scene);
    buildBlock(stage, [-0.6, FLOOR - 0.3, -1.4, 9, 0.3, 6.4], {
      all: '#7d5a42',
      front: '#946b4c',
      top: '#b58a62',
      bottom: '#4a3528',
    });
    buildCabin(scene, design);
    drawPlatformRails(scene);
    if (design.stairs === 'ladder') drawLadder(scene);
    else drawStairway(scene);
    stage.resetPlacement();
    return scene.palette.land.hasSnow ? 'snow' : 'fern';
  },
};

const drawStilts = (scene: HouseScene): void => {
  for (const z of [4.4, -1])
    for (const x of [0, 3.9, 7.8])
      buildPost(scene, { x, z, from: 0, to: FLOOR - 0.3, width: 0.26, color: '#6a4a36' });
};

/** A stair with a handrail from the right end of the platform to the ground. */
const drawStairway = ({ canvas, palette, stage }: HouseScene): void => {
  const at = (share: number, up: number, z: number): Point =>
    stage.project([8.4 + share * 4.2, FLOOR * (1 - share) + up, z]);
  const count = 11;
  const treads = range(count).map((index) => {
    const share = (index + 0.5) / count;
    return linePath([at(share, 0, -1.3), at(share, 0, -0.2)]);
  });
  const strings = [-0.2, -1.3].map((z) => linePath([at(0, -0.1, z), at(1, -0.1, z)]));
  canvas.stroke(treads.join(''), { paint: palette.tone('#c2976a', 0.8), width: 6 });
  canvas.stroke(strings.join(''), { paint: palette.tone('#7d5a42', 0.6), width: 8 });
  const posts = [0, 0.33, 0.66, 1].map((share) => linePath([at(share, 0, -1.3), at(share, 0.95, -1.3)]));
  canvas.stroke(posts.join('') + linePath([at(0, 0.95, -1.3), at(1, 0.95, -1.3)]), {
    paint: palette.tone('#d9b98a', 0.7),
    width: 3.5,
  });
};

const drawFarTrunks = ({ canvas, palette, random, stage }: HouseScene): void => {
  for (const z of [50, 46, 46, 42, 40, 32]) {
    const x = random.between(-0.42, 0.42) * z;
    const [atX, atY] = stage.projectWorld([x, 0, z]);
    const scale = stage.lens.focalLength / z;
    const trunk: Point[] = [
      [atX - scale * 0.5, atY],
      [atX - scale * 0.32, 0],
      [atX + scale * 0.32, 0],
      [atX + scale * 0.55, atY],
    ];
    canvas.polygon(trunk, palette.tone('#5f4a3c', 0.35, clamp((z - 14) / 50, 0, 0.7)));
  }
};

const drawCanopy = ({ canvas, palette, random, sun }: HouseScene): void => {
  const leaf = palette.season === 'autumn' ? palette.land.leaf : palette.land.tree;
  const row = (y: number, size: number) =>
    range(10)
      .map((index) => {
        const x = index * 132 - 10 + random.between(-24, 24);
        const at: Point = [x, y + random.between(-26, 26) + Math.abs(x - 620) * 0.04];
        return clumpPath(random, { at, radii: [size * random.between(1.1, 1.5), size], lobes: 8 });
      })
      .join('');
  canvas.fill(row(26, 88), palette.tone(leaf, 0.2, 0.3));
  canvas.fill(row(-14, 78), palette.tone(lighter(leaf, 0.03), 0.5, 0.22));
  const lights = range(9).map((index) =>
    clumpPath(random, { at: [index * 145 + sun * 26, random.between(-20, 30)], radii: [54, 26], lobes: 6 }),
  );
  canvas.fill(lights.join(''), palette.tone(lighter(leaf, 0.05), 0.9, 0.18), 0.7);
};

const drawTree = ({ canvas, palette, random, stage, sun }: HouseScene, at: number): void => {
  const [x, y] = stage.projectWorld([at, 0, TREE_AT]);
  const scale = stage.lens.focalLength / TREE_AT;
  const left: Point[] = [
    [x - scale * 0.95, y + 8],
    [x - scale * 0.62, y - scale * 1.2],
    [x - scale * 0.55, -20],
  ];
  const right: Point[] = [
    [x + scale * 0.5, -20],
    [x + scale * 0.62, y - scale * 1.2],
    [x + scale * 1.05, y + 10],
  ];
  const barkLight = [
    palette.tone('#8a6a50', 0.95),
    palette.tone('#5a4235', 0.35),
    palette.tone('#3f2f28', 0.1),
  ];
  const bark = canvas.horizontalGradient(
    x - scale * 0.7,
    x + scale * 0.7,
    sun < 0 ? barkLight : barkLight.toReversed(),
  );
  canvas.fill(`${curvePath(left)}${curvePath(right).replace('M', 'L')}z`, bark);
  const furrows = range(14).map(
    () =>
      path`M${x + random.between(-0.5, 0.5) * scale} ${random.between(20, y - 60)}q${random.integer(-4, 4)} 24 ${random.integer(-3, 3)} ${random.integer(40, 90)}`,
  );
  canvas.stroke(furrows.join(''), {
    paint: palette.tone('#33261f', 0.1),
    width: 2.5,
    opacity: 0.4,
    round: true,
  });
  canvas.fill(ellipsePath([x - sun * 70, y + 10], 210, 20), palette.tone('#1f2c22', 0), 0.3);
};

const drawBraces = ({ canvas, palette, stage }: HouseScene): void => {
  const braces = [0.2, 7.6].map((x) =>
    linePath([stage.project([x, FLOOR, 0]), stage.project([4.1, 1.7, 1.4])]),
  );
  canvas.stroke(braces.join(''), { paint: palette.tone('#6a4a36', 0.35), width: 13, round: true });
};

const buildCabin = (scene: HouseScene, design: TreehouseDesign): void => {
  const { palette } = scene;
  const isLit = palette.lampShare >= 0.3;
  const walls = design.roof === 'shed' ? buildShed(scene) : buildGabled(scene, design);
  drawDoor(walls.front, {
    at: [0.5, 0],
    size: [1, 2.05],
    color: scene.paints.door,
    frame: TRIM,
    hasGlass: true,
  });
  const wide = design.roof === 'tent' ? 1.5 : 2.4;
  drawWindow(walls.front, { at: [2.2, 0.8], size: [wide, 1.25], columns: 3, frame: TRIM, isLit });
  if (design.roof === 'gable') drawRoundWindow(scene, walls.front);
  if (design.roof !== 'tent')
    drawWindow(walls.right, { at: [1.2, 0.8], size: [1.8, 1.25], frame: TRIM, isLit });
  walls.drawRoof();
  drawLampGlow(scene, [[[3.6, FLOOR + 1.4, -0.4], 190]]);
};

/** A gable above walls, or a steep roof down to the platform. */
const buildGabled = ({ stage, random, paints }: HouseScene, { roof }: TreehouseDesign) =>
  buildGable(stage, {
    body: [1.9, FLOOR, 0.6, WIDTH, roof === 'tent' ? 0.3 : 2.5, 4.2],
    rise: roof === 'tent' ? random.between(5, 5.6) : random.between(1.6, 2.5),
    wall: paints.wall,
    roof: paints.roof,
    wallLines: [0.3, random.chance(0.6) ? 'upright' : 'level', 0.3],
    eaves: 0.55,
    overhang: 0.7,
    trim: TRIM,
  });

/** A box below a roof that rises to the front. */
const buildShed = ({ stage, paints }: HouseScene) => {
  const height = 3.3;
  const body = [1.9, FLOOR, 0.6, WIDTH, height - 0.7, 4.2] as const;
  const style = { material: paints.wall, lines: paints.lines };
  const side: Point[] = [
    [0, 0],
    [4.2, 0],
    [4.2, height - 0.7],
    [0, height],
  ];
  const right = buildFace(stage, wallShape([1.9 + WIDTH, FLOOR, 0.6], [0, 0, 1], side), style);
  const front = buildFace(
    stage,
    wallShape([1.9, FLOOR, 0.6], [1, 0, 0], spanCorners([0, 0, WIDTH, height])),
    style,
  );
  const profile: Point[] = [
    [0, 0.7],
    [4.2, 0],
  ];
  const drawRoof = stage.bindPlacement(() =>
    drawProfileRoof(stage, { body, profile, isAlongFront: true, color: paints.roof, trim: TRIM, eaves: 0.6 }),
  );
  return { front, right, drawRoof };
};

const drawRoundWindow = ({ canvas, palette }: HouseScene, front: Face): void => {
  if (!front.isVisible) return;
  const at: Point = [WIDTH / 2, 3.1];
  const [x, y] = front.at(at);
  const scale = front.scale(at);
  canvas.fill(circlePath(x, y, scale * 0.46), front.tone(TRIM));
  canvas.fill(
    circlePath(x, y, scale * 0.35),
    palette.lampShare >= 0.3 ? palette.lampCore : palette.tone('#5d8196', 0.6),
  );
};

const drawPlatformRails = (scene: HouseScene): void => {
  drawRailing(scene, { from: [-0.55, FLOOR, -1.35], to: [8.35, FLOOR, -1.35], bars: 20, color: '#d9b98a' });
  drawRailing(scene, { from: [8.35, FLOOR, -1.35], to: [8.35, FLOOR, 4], bars: 9, color: '#c2a074' });
  for (const x of [-0.5, 8.3])
    buildPost(scene, { x, z: -1.3, from: FLOOR, to: FLOOR + 2.3, width: 0.1, color: '#6a4a36' });
  const lights = { count: 8, sag: 0.35 };
  drawStringLights(scene, { ...lights, from: [-0.5, FLOOR + 2.2, -1.3], to: [4.2, FLOOR + 2.7, -1.3] });
  drawStringLights(scene, { ...lights, from: [4.2, FLOOR + 2.7, -1.3], to: [8.3, FLOOR + 2.2, -1.3] });
};

const drawLadder = ({ canvas, palette, stage }: HouseScene): void => {
  const [topX, topY] = stage.project([-0.2, FLOOR, -1.2]);
  const [footX, footY] = stage.project([-2.9, 0, -2.6]);
  const steps = range(10).map((index) => {
    const share = (index + 1) / 11;
    return path`M${topX + (footX - topX) * share} ${topY + (footY - topY) * share}l40 5`;
  });
  const sides = path`M${topX} ${topY}L${footX} ${footY}M${topX + 40} ${topY + 5}L${footX + 40} ${footY + 5}`;
  canvas.stroke(sides, { paint: palette.tone('#7d5a42', 0.6), width: 8, round: true });
  canvas.stroke(steps.join(''), { paint: palette.tone('#c2976a', 0.8), width: 6 });
};
