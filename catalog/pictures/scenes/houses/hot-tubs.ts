import { buildBlock } from '../../drawing/block.ts';
import { range, steps } from '../../drawing/numbers.ts';
import { ellipsePath, type Point, path } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { tubShapeOf } from '../shape-of-stay.ts';
import type { HouseScene } from './house.ts';

const drawSteam = ({ canvas, random }: HouseScene, [x, y]: Point, radius: number): void => {
  const steam = range(3).map(
    () =>
      path`M${x + random.between(-0.6, 0.5) * radius} ${y - 4}q${random.integer(-14, 14)} ${-0.45 * radius} ${random.integer(-4, 8)} ${-0.9 * radius}`,
  );
  canvas.stroke(steam.join(''), { paint: '#fff', width: radius * 0.11, round: true, opacity: 0.16 });
};

const drawRoundTub = (scene: HouseScene, [x, z]: Point, isStone: boolean): void => {
  const { canvas, palette, stage, sun } = scene;
  const [atX, foot] = stage.project([x, 0, z]);
  const scale = stage.scaleAt([x, 0, z]);
  const radius = 1.1 * scale;
  const flatness = radius * 0.27;
  const rim = foot - 0.85 * scale;
  const shadow = ellipsePath(
    [atX - sun * radius * 0.45, foot + flatness * 0.5],
    radius * 1.35,
    flatness * 1.1,
  );
  canvas.fill(shadow, '#15202a', 0.22);
  const staves = isStone
    ? [palette.tone('#b9b0a2', 1), palette.tone('#8d857a', 0.2)]
    : [palette.tone('#b07a4c', 1), palette.tone('#7a4e33', 0.2)];
  const wood = canvas.horizontalGradient(atX - radius, atX + radius, sun < 0 ? staves : staves.toReversed());
  canvas.fill(
    path`M${atX - radius} ${rim}V${foot}a${radius} ${flatness} 0 0 0 ${2 * radius} 0V${rim}z`,
    wood,
  );
  const seams = steps(-4, 4, 1).map((index) => {
    const bulge = Math.cos(index * 0.36) * flatness;
    return path`M${atX + Math.sin(index * 0.36) * radius} ${rim + bulge}V${foot + bulge}`;
  });
  canvas.stroke(seams.join(''), { paint: palette.tone('#4a3022', 0.2), width: 1.5, opacity: 0.5 });
  canvas.fill(ellipsePath([atX, rim], radius, flatness), palette.tone('#d9b086', 0.9));
  const water = palette.isDark ? '#6fd6d4' : palette.tone('#5cc0c8', 0.9);
  canvas.fill(ellipsePath([atX, rim + 2], radius * 0.86, flatness * 0.8), water);
  drawSteam(scene, [atX, rim], radius);
};

/** A square tub clad with boards, or sunk into a deck. */
const drawSquareTub = (scene: HouseScene, [x, z]: Point, isSunken: boolean): void => {
  const { stage, palette } = scene;
  const [half, height] = [1.15, isSunken ? 0.22 : 0.85];
  if (isSunken)
    buildBlock(stage, [x - 2, 0, z - 1.9, 4, height - 0.02, 3.8], {
      all: '#94704f',
      top: '#b99064',
      isFlat: true,
    });
  else
    buildBlock(stage, [x - half, 0, z - half, half * 2, height, half * 2], {
      all: '#7d5d48',
      top: '#ded8cc',
      lines: [0.2, 'level', 0.35],
    });
  const inner = half - 0.2;
  const water: Point3[] = [
    [x - inner, height, z - inner],
    [x + inner, height, z - inner],
    [x + inner, height, z + inner],
    [x - inner, height, z + inner],
  ];
  stage.polygon(water, palette.isDark ? '#6fd6d4' : palette.tone('#5cc0c8', 0.9));
  drawSteam(scene, stage.project([x, height, z]), 1.1 * stage.scaleAt([x, 0, z]));
};

/** A tub outdoors, of the same shape as in the stay's other pictures. */
export const drawHotTub = (scene: HouseScene, at: Point): void => {
  const shape = tubShapeOf(scene.seed);
  if (shape === 'square' || shape === 'sunken') drawSquareTub(scene, at, shape === 'sunken');
  else drawRoundTub(scene, at, shape === 'stone');
};
