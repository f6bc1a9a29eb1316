import { COLORS_BY_MATERIAL, hexOfWall, isPaint, type WallColor } from '../../../../facts/colors.ts';
import { buildBlock } from '../../../drawing/block.ts';
import { darker, mixColors } from '../../../drawing/color.ts';
import { drawMasonry } from '../../../drawing/masonry.ts';
import { range } from '../../../drawing/numbers.ts';
import type { House, HouseScene } from '../house.ts';
import { plantTreeAtHouse, shadeTree } from '../planting.ts';
import { drawCar } from '../street.ts';
import { type RowDesign, rowDesignOf, type Unit } from './row-design.ts';
import { drawEntrance, drawUnitTop, drawUnitWindows } from './unit-parts.ts';

const UNITS = 6;
/** The houses in the middle of the picture. */
const OWN = 2;

/** A row of houses, seen along the street; the one in the middle is the stay. */
export const row: House = {
  view: 'street',
  hidesHorizon: true,
  draw(scene) {
    const { stage, random, palette, canvas, facade } = scene;
    const design = rowDesignOf(facade.building);
    const middle = design.unit * (OWN + 0.7);
    stage.place(-middle + random.between(-1.6, 0.6), random.between(23, 26), random.between(6, 14));
    stage.ground(
      { x: [-12, 52], z: [-3.6, 0] },
      palette.tone(palette.land.hasSnow ? '#e6ebf0' : '#cfc7ba', 0.8),
    );
    for (const unit of backToFront(scene, planUnits(scene, design))) buildUnit(scene, unit);
    const asphalt = canvas.verticalGradient(600, 800, [
      palette.tone('#77777c', 0.7),
      palette.tone('#4f5058', 0.4),
    ]);
    stage.ground({ x: [-12, 52], z: [-13, -3.6] }, asphalt);
    stage.ground({ x: [-12, 52], z: [-3.9, -3.6] }, palette.tone('#e6ded0', 0.8));
    for (const x of [24, 6.4])
      if (random.chance(0.75))
        plantTreeAtHouse(scene, shadeTree(scene), [
          x + random.between(-1.6, 1.6),
          -2.9,
          random.between(4.6, 6.2),
        ]);
    const [carX, carY] = stage.project([random.pick([4, 20, 24]), 0, -4.6]);
    drawCar(scene, [carX, carY], stage.scaleAt([12, 0, -4.6]) * 0.95);
    return 'none';
  },
};

/** Painted houses next door are paler than the stay, so that its color is the one that is seen. */
const muted = (color: WallColor): string =>
  isPaint(color) ? mixColors(hexOfWall(color), '#cdc6b8', 0.5) : hexOfWall(color);

const planUnits = ({ random, facade, paints }: HouseScene, design: RowDesign): Unit[] => {
  const { material, color, floors } = facade;
  const others = COLORS_BY_MATERIAL[material].filter((other) => other !== color);
  return range(UNITS).map((index) => {
    const isOwn = index === OWN || design.isUniform;
    const other = others.length ? muted(random.pick(others)) : paints.wall;
    return {
      left: index * design.unit,
      height: floors * design.storyHeight + design.rise + (design.isUniform ? 0 : random.between(0, 0.7)),
      wall: isOwn ? paints.wall : other,
      design,
      floors,
    };
  });
};

/** Sorts from both ends toward the viewer, so that nearer stoops cover farther ones. */
const backToFront = ({ stage }: HouseScene, units: readonly Unit[]): Unit[] => {
  const isLeft = ({ left, design }: Unit) => stage.toWorld([left + design.unit / 2, 0, 0])[0] < 0;
  return [...units.filter(isLeft), ...units.filter((unit) => !isLeft(unit)).toReversed()];
};

const buildUnit = (scene: HouseScene, unit: Unit): void => {
  const { stage, paints, facade, random } = scene;
  const { left, height, wall, design } = unit;
  const { front } = buildBlock(stage, [left, 0, 0, design.unit, height, 10], {
    all: wall,
    side: darker(wall, 0.04),
    top: '#6d6a68',
    ...(paints.lines ? { lines: paints.lines } : {}),
  });
  if (!front.isVisible) return;
  const { material } = facade;
  if (material === 'brick' || material === 'stone' || material === 'shingle')
    drawMasonry(front, { size: [design.unit, height * 0.6], color: wall, kind: material }, random);
  front.span([0, 0, design.unit, Math.max(0.3, design.rise)], front.tone(darker(wall, 0.08)));
  drawUnitWindows(scene, front, unit);
  drawUnitTop(scene, unit);
  drawEntrance(scene, front, unit);
};
