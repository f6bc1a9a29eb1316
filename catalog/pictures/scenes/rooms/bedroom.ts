import {
  type BedPlace,
  drawBed,
  drawBench,
  drawDesk,
  drawHeadboard,
  drawNightstands,
  drawPillows,
  drawPosts,
} from './beds.ts';
import { drawUpperBunk } from './bunk.ts';
import { drawPendantLamp, drawWallArt } from './decor.ts';
import { drawRug } from './furniture.ts';
import { drawPottedPlant } from './potted-plant.ts';
import type { RoomScene } from './room-scene.ts';
import { drawBackWindow } from './windows.ts';

/** A double bed, twin beds, a bed with four posts, or one beside a desk; a single or bunk bed where no wide one is. */
export const drawBedroom = (scene: RoomScene): void => {
  const { random, sun: side, style, secondFabric } = scene;
  const center = -side * (CENTERS[scene.layout % 4] as number);
  if (scene.hasBackWindow) {
    const [columns, rows] = style.hasSteelWindows ? [5, 3] : [random.pick([2, 3]), 1];
    drawBackWindow(scene, {
      x: [center - 1.7, center + 1.7],
      y: [0.95, 2.4],
      columns,
      rows,
      isArched: style.hasArches,
    });
  } else {
    if (random.chance(0.35)) drawWallArt(scene, { x: [center - 0.95, center + 0.95], y: [1.4, 2.25] });
    else
      for (const x of [-0.9, 0.08])
        drawWallArt(scene, { x: [center + x, center + x + 0.82], y: [1.42, 2.3] });
    drawPottedPlant(scene, [side * 2.55, 5.6], random.between(1.2, 1.7));
  }
  drawRug(scene, { x: [center - 1.7, center + 1.7], z: [3.35, 5.4] }, secondFabric);
  drawBeds(scene, center);
  if (random.chance(0.4) && scene.bed !== 'bunk')
    drawPendantLamp(scene, [center, 2.3, 5], { color: secondFabric, radius: 0.28 });
};

const CENTERS = [0.4, 0, 0.15, 1.05] as const;
const DOUBLE = 0.95;
const TWIN = 0.52;

const drawBeds = (scene: RoomScene, center: number): void => {
  const { layout, random, sun } = scene;
  const isTwin = layout % 4 === 1;
  const isNarrow = isTwin || scene.bed !== undefined;
  const half = isNarrow ? TWIN : DOUBLE;
  for (const at of isTwin ? [center - 1.05, center + 1.05] : [center]) {
    const bed: BedPlace = { center: at, half };
    drawHeadboard(scene, bed);
    drawBed(scene, bed);
    drawPillows(scene, bed);
  }
  drawNightstands(scene, { center, half: isTwin ? -0.42 : half });
  if (scene.bed === 'bunk') drawUpperBunk(scene, { center, half });
  if (layout % 4 === 2) drawPosts(scene, center);
  else if (layout % 4 === 3) drawDesk(scene, sun * 1.75);
  else if (!isNarrow && random.chance(0.6)) drawBench(scene, center);
};
