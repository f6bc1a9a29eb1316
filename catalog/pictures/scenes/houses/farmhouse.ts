import { buildBlock } from '../../drawing/block.ts';
import { lighter } from '../../drawing/color.ts';
import { buildGable } from '../../drawing/gable.ts';
import { steps } from '../../drawing/numbers.ts';
import { linePath, path } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { castShadow } from '../../drawing/shadow.ts';
import { drawDoor, drawWindow } from '../../drawing/windows-and-doors.ts';
import { buildBarn } from './barn.ts';
import type { House, HouseScene } from './house.ts';
import { isLampOn } from './house.ts';
import { buildPost, drawFootpath, drawLampGlow } from './house-parts.ts';
import { plantBush, plantGrove, plantTree, shadeTree } from './planting.ts';

const REDS = ['#a8402f', '#96392e', '#7a4a3c', '#b8573d', '#efe6d6', '#5d6a60'];

/** A two-story farmhouse with a porch; barn and silo behind it. */
export const farmhouse: House = {
  view: 'country',
  draw(scene) {
    const { stage, random } = scene;
    drawFieldRows(scene);
    const grove = [
      [-20, 54, 9],
      [24, 54, 11],
      [20, 46, 10],
      [-1, 60, 9],
    ] as const;
    plantGrove(scene, grove, shadeTree(scene));
    const { wall, roof } = scene.paints;
    if (random.chance(0.75)) drawSilo(scene);
    stage.place(random.between(-1.6, 0.6), random.between(28, 33), random.between(18, 32));
    buildBarn(scene, random.pick(REDS), roof);
    stage.place(random.between(-9, -7.6), random.between(20.5, 23.5), random.between(14, 26));
    buildFarmhouse(scene, wall, roof);
    stage.resetPlacement();
    plantBush(scene, { x: -10.2, z: 17.6, width: 2 });
    plantBush(scene, { x: -3.4, z: 17.4, width: 1.8 });
    plantTree(scene, shadeTree(scene), [random.between(9.5, 11.5), 18.5, random.between(6, 8.5)]);
    return 'meadow';
  },
};

const drawFieldRows = ({ canvas, palette, stage }: HouseScene): void => {
  const rows = steps(-48, 24, 3).map((x) =>
    linePath([stage.projectWorld([x, 0, 120]), stage.projectWorld([x - 1, 0, 24])]),
  );
  const paint = palette.tone(lighter(palette.land.leaf, 0.02), 0.6, 0.1);
  canvas.stroke(rows.join(''), { paint, width: 5, opacity: 0.4 });
};

const drawSilo = ({ canvas, palette, random, stage, sun }: HouseScene): void => {
  const z = 36;
  const [x, y] = stage.projectWorld([random.between(7.6, 10.4), 0, z]);
  const scale = stage.lens.focalLength / z;
  const [radius, height] = [1.9 * scale, random.between(9.5, 12) * scale];
  const metal = [
    palette.tone('#d9d6cc', 1, 0.1),
    palette.tone('#a9aaa6', 0.4, 0.1),
    palette.tone('#8a8c8c', 0.05, 0.1),
  ];
  const body = canvas.horizontalGradient(x - radius, x + radius, sun < 0 ? metal : metal.toReversed());
  canvas.rectangle([x - radius, y - height, 2 * radius, height], body);
  const roof = path`M${x - radius} ${y - height}a${radius} ${1.7 * scale} 0 0 1 ${2 * Math.round(radius)} 0z`;
  canvas.fill(roof, palette.tone('#b9bdbd', 0.7, 0.1));
  const hoops = steps(0.18, 0.92, 0.18).map(
    (share) => path`M${x - radius} ${y - height * share}h${radius * 2}`,
  );
  canvas.stroke(hoops.join(''), { paint: palette.tone('#7a7c7c', 0.3), width: 1.5, opacity: 0.5 });
};

const buildFarmhouse = (scene: HouseScene, wall: string, roof: string): void => {
  const { stage, random } = scene;
  castShadow(stage, { x: [0, 7], z: [-2, 9], height: 6 });
  drawFootpath(scene, { from: [3.5, -2.2], to: [random.between(-5, -3.6), 4.2], halfWidth: 0.7 });
  const walls = buildGable(stage, {
    body: [0, 0, 0, 7, 5.4, 9],
    rise: random.between(2.4, 3.4),
    wall,
    roof,
    wallLines: scene.paints.lines,
    eaves: 0.4,
    overhang: 0.4,
    trim: '#fffaf0',
  });
  const frame = scene.paints.frame;
  const window = (u: number, v: number) =>
    ({ at: [u, v], size: [1.35, 1.5], frame, frameWidth: 0.07, isLit: isLampOn(scene) }) as const;
  for (const u of [0.9, 4.5]) for (const v of [0.9, 3.6]) drawWindow(walls.front, window(u, v));
  drawWindow(walls.front, { ...window(3.05, 5.8), size: [0.9, 1], columns: 1 });
  drawDoor(walls.front, { at: [2.95, 0], size: [1.05, 2.2], color: scene.paints.door, hasGlass: true });
  for (const u of [1.5, 5.5]) for (const v of [0.9, 3.6]) drawWindow(walls.right, window(u, v));
  walls.drawRoof();
  drawPorch(scene, roof);
};

const drawPorch = (scene: HouseScene, roof: string): void => {
  const { stage, palette } = scene;
  const white = '#f3ede0';
  buildBlock(stage, [-0.3, 0, -2.2, 7.6, 0.35, 2.2], {
    all: '#b7a68c',
    top: '#cbb795',
    front: '#e6dccb',
    isFlat: true,
  });
  for (const x of [0, 2.4, 4.6, 7]) buildPost(scene, { x, z: -2, from: 0.35, to: 2.75, color: white });
  const level = (y: number, z: number): [Point3, Point3] => [
    [-0.4, y, z],
    [7.4, y, z],
  ];
  const sheet = (front: [Point3, Point3], back: [Point3, Point3]): Point3[] => [...front, back[1], back[0]];
  stage.polygon(sheet(level(2.7, -2.4), level(3.3, 0)), palette.tone(roof, 0.85));
  stage.polygon(sheet(level(2.5, -2.4), level(2.72, -2.4)), palette.tone(white, 0.8));
  drawLampGlow(scene, [
    [[3.5, 2, -0.6], 110],
    [[3.5, 0.2, -2.4], 160],
  ]);
};
