import { buildBlock } from '../../../drawing/block.ts';
import { lighter } from '../../../drawing/color.ts';
import type { Face } from '../../../drawing/face.ts';
import { buildGable } from '../../../drawing/gable.ts';
import { range } from '../../../drawing/numbers.ts';
import { drawHipRoof, drawProfileRoof } from '../../../drawing/roofs.ts';
import { drawDoor, drawWindow } from '../../../drawing/windows-and-doors.ts';
import { type HouseScene, isLampOn } from '../house.ts';
import { buildPost, buildStairs, drawLampGlow } from '../house-parts.ts';
import { plantBushAtHouse } from '../planting.ts';
import type { RowDesign, Unit } from './row-design.ts';

/** Places across the front, width, height, columns and rows of panes. */
const WINDOWS: Record<RowDesign['windows'], readonly [readonly number[], number, number, number, number]> = {
  sash: [[0.27, 0.73], 1.15, 1.75, 1, 2],
  wide: [[0.3, 0.74], 1.7, 1.4, 2, 1],
  glass: [[0.5], 3.4, 1.9, 4, 1],
};

export const drawUnitWindows = (scene: HouseScene, front: Face, { design, wall, floors }: Unit): void => {
  const { paints, canvas } = scene;
  const { unit, rise, storyHeight } = design;
  const [places, width, height, columns, rows] = WINDOWS[design.windows];
  const frame = { frame: paints.frame, frameWidth: 0.09 };
  if (design.hasBay) {
    const top = rise + floors * storyHeight - 0.7;
    front.span([0.25, rise + 0.2, unit * 0.5, top], front.tone(lighter(wall, 0.05)));
  }
  for (const floor of range(floors)) {
    const bottom = rise + floor * storyHeight + 0.75;
    const shown = floor === 0 ? (design.entrance === 'garage' ? [] : [places[0] as number]) : places;
    for (const share of shown) {
      const isOnlyWide = floor === 0 && design.windows === 'glass';
      const wide = isOnlyWide ? 2 : width;
      const u = unit * (isOnlyWide ? 0.27 : share) - wide / 2;
      drawWindow(front, {
        at: [u, bottom],
        size: [wide, height],
        ...(canvas.detail < 0 ? { columns: 1, rows: 1 } : { columns, rows }),
        ...frame,
        isLit: isLampOn(scene),
      });
      if (!design.hasShutters || canvas.detail < 0.3) continue;
      const shutters =
        front.spanPath([u - 0.42, bottom, u - 0.08, bottom + height]) +
        front.spanPath([u + wide + 0.08, bottom, u + wide + 0.42, bottom + height]);
      canvas.fill(shutters, front.tone(paints.door, front.light * 0.85));
    }
  }
};

export const drawUnitTop = (scene: HouseScene, { left, height, wall, design }: Unit): void => {
  const { stage, paints, palette } = scene;
  const { unit, top } = design;
  const body = [left, 0, 0, unit, height, 8] as const;
  const look = { color: paints.roof, trim: palette.land.hasSnow ? '#f7fafc' : paints.trim };
  if (top === 'gable') {
    const gable = buildGable(stage, {
      body: [left + 0.1, height - 0.1, -0.25, unit - 0.2, 0.2, 6],
      rise: unit * 0.42,
      wall,
      roof: paints.roof,
      eaves: 0.15,
      overhang: 0.3,
      trim: look.trim,
    });
    drawWindow(gable.front, {
      at: [unit / 2 - 0.7, 0.3],
      size: [1.2, 1.1],
      frame: paints.frame,
      isLit: isLampOn(scene),
    });
    gable.drawRoof();
  } else if (top === 'mansard') {
    drawHipRoof(stage, { body, rise: 2.3, inset: [0.15, 0.9], ...look, eaves: 0.1 });
    for (const share of [0.27, 0.73]) {
      const box = buildBlock(stage, [left + unit * share - 0.55, height + 0.25, 0, 1.1, 1.45, 0.7], {
        all: paints.trim,
        isFlat: true,
      });
      drawWindow(box.front, {
        at: [0.15, 0.15],
        size: [0.8, 1.1],
        columns: 1,
        frame: paints.frame,
        isLit: isLampOn(scene),
      });
    }
  } else if (top === 'eaves' || top === 'tiles') {
    const profile = [
      [0, 0],
      [4, top === 'tiles' ? 1.3 : 2.3],
      [8, 0],
    ] as const;
    drawProfileRoof(stage, {
      body,
      profile,
      isAlongFront: true,
      isBetween: true,
      ...look,
      eaves: top === 'tiles' ? 0.5 : 0.12,
    });
  } else {
    const paint = top === 'flat' ? paints.frame : paints.trim;
    buildBlock(
      stage,
      [left - 0.04, height - 0.5, -0.38, unit + 0.08, top === 'flat' ? 0.35 : 0.75, 0.4],
      paint,
    );
  }
};

const buildPorch = (scene: HouseScene, left: number, { unit, rise }: RowDesign): void => {
  const { stage, paints } = scene;
  buildBlock(stage, [left + 0.2, 0, -1.7, unit - 0.4, rise, 1.7], {
    all: '#b7a68c',
    top: '#cbb795',
    isFlat: true,
  });
  for (const x of [left + 0.4, left + unit - 0.4])
    buildPost(scene, { x, z: -1.5, from: rise, to: rise + 2.6, color: paints.trim });
  buildBlock(stage, [left + 0.1, rise + 2.6, -1.8, unit - 0.2, 0.28, 1.8], {
    all: paints.trim,
    top: paints.roof,
    isFlat: true,
  });
};

/** The door with its steps, porch or garage. */
export const drawEntrance = (scene: HouseScene, front: Face, { left, design }: Unit): void => {
  const { paints, palette, setting } = scene;
  const { unit, rise, entrance } = design;
  const doorAt = unit - 1.75;
  if (entrance === 'garage') {
    front.span([0.4, 0, 3.4, 2.3], front.tone(paints.trim));
    front.span([0.52, 0, 3.28, 2.2], front.tone('#cfc8ba', front.light * 0.85));
  }
  drawDoor(front, {
    at: [doorAt, rise],
    size: [1.1, 2.3],
    color: paints.door,
    frame: paints.trim,
    hasGlass: true,
  });
  if (entrance === 'porch') buildPorch(scene, left, design);
  const stairs = {
    x: left + doorAt - 0.15,
    width: 1.4,
    z: entrance === 'porch' ? -1.7 : 0,
    height: rise,
    tread: 0.34,
  };
  if (rise > 0.4)
    buildStairs(scene, {
      ...stairs,
      count: scene.canvas.detail < 0.2 ? 1 : Math.ceil(rise / 0.35),
      color: '#cdbfa9',
    });
  if (!palette.land.hasSnow && setting !== 'desert' && entrance !== 'garage')
    plantBushAtHouse(scene, {
      x: left + 1.4,
      z: entrance === 'porch' ? -2 : -0.5,
      width: 1.5,
      color: palette.land.tree,
    });
  drawLampGlow(scene, [[[left + doorAt + 0.5, rise + 2.8, -0.3], 46]]);
};
