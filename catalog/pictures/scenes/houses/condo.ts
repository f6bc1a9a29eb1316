import { buildBlock } from '../../drawing/block.ts';
import { lighter } from '../../drawing/color.ts';
import type { Face } from '../../drawing/face.ts';
import { range } from '../../drawing/numbers.ts';
import { drawWindow } from '../../drawing/windows-and-doors.ts';
import { drawShrub } from '../plants/undergrowth.ts';
import { type House, type HouseScene, isLampOn, placeHouse } from './house.ts';
import { drawLampGlow, drawRailings, drawRoad, drawStreetLamp, type Railing } from './house-parts.ts';
import { plantBushAtHouse, plantTreeAtHouse, shadeTree } from './planting.ts';

const ACCENTS = ['#b5704c', '#3f5d66', '#a8714a', '#56685c', '#8a4a40', '#d9b27a'];
const FRAME = '#2f3437';
const SLAB = '#f6f1e6';

const STORY_HEIGHT = 3.1;
const DEPTH = 12;

type Rhythm = 'striped' | 'plain' | 'banded' | 'corner';

interface Building {
  wall: string;
  accent: string;
  floors: number;
  bays: number;
  width: number;
  rhythm: Rhythm;
}

/** Four to seven floors with balconies, on a street. */
export const condo: House = {
  view: 'street',
  draw(scene) {
    const { stage, random, paints } = scene;
    const bays = random.integer(3, 5);
    const building: Building = {
      wall: paints.wall,
      accent: random.pick(ACCENTS),
      floors: scene.facade.floors,
      bays,
      width: bays * 4.25,
      rhythm: random.pick(['striped', 'plain', 'banded', 'corner']),
    };
    const height = building.floors * STORY_HEIGHT;
    const extent = { x: [0, building.width], z: [-1.5, DEPTH], height: height + 1 } as const;
    placeHouse(scene, extent, { degrees: [20, 35], width: 0.62, top: 60 });
    buildBlock(stage, [building.width * 0.3, height + 0.4, 3, 6, 2.2, 5], { all: building.accent });
    const top = lighter(building.wall, 0.03);
    const walls = buildBlock(stage, [0, 0, 0, building.width, height, DEPTH], { all: building.wall, top });
    drawSide(scene, walls.right, building.floors);
    drawFront(scene, walls.front, building);
    drawBalconies(scene, building);
    const roof = { all: SLAB, front: '#fbf7ee', isFlat: true, hasBottom: false };
    buildBlock(stage, [-0.5, height, -0.9, building.width + 1, 0.4, DEPTH + 1.4], roof);
    drawLampGlow(scene, [[[building.width / 2, 1.5, -1], 160]]);
    drawStreet(scene, building.width);
    return 'none';
  },
};

const drawSide = (scene: HouseScene, side: Face, floors: number): void => {
  for (const floor of range(floors)) {
    for (const column of range(3)) {
      const window = {
        at: [column * 4 + 1.12, floor * STORY_HEIGHT + 0.8],
        size: [1.8, 1.6],
        rows: 1,
      } as const;
      drawWindow(side, { ...window, frame: FRAME, frameWidth: 0.05, isLit: isLampOn(scene) });
    }
  }
};

const drawFront = (
  scene: HouseScene,
  front: Face,
  { accent, floors, bays, width, rhythm }: Building,
): void => {
  const bay = width / bays;
  const paint = front.tone(accent);
  const height = floors * STORY_HEIGHT;
  if (rhythm === 'striped')
    for (const index of range(bays))
      if (index % 2 === 0) front.span([index * bay, 0, (index + 1) * bay, height], paint);
  if (rhythm === 'banded')
    for (const floor of range(floors))
      front.span([0, floor * STORY_HEIGHT - 0.1, width, floor * STORY_HEIGHT + 0.5], paint);
  if (rhythm === 'corner') front.span([width - bay, 0, width, height], paint);
  front.span([0, 0, width, 0.4], front.tone('#8a8680'));
  for (const floor of range(floors)) {
    for (const index of range(bays)) {
      const window = {
        at: [index * bay + 0.6, floor * STORY_HEIGHT + 0.1],
        size: [bay - 1.2, 2.35],
        columns: 3,
        rows: 1,
      } as const;
      drawWindow(front, {
        ...window,
        frame: FRAME,
        frameWidth: 0.05,
        hasSill: false,
        isLit: isLampOn(scene),
      });
    }
  }
};

const drawBalconies = (scene: HouseScene, { floors, bays, width, rhythm }: Building): void => {
  const { canvas, stage, random } = scene;
  const bay = width / bays;
  const hasGlass = random.chance(0.6);
  const isStaggered = rhythm === 'plain' && random.chance(0.6);
  const look = { bars: hasGlass ? 3 : 9, height: 0.95, hasGlass, color: '#4a5255' };
  const railings: Railing[] = [];
  for (const floor of range(floors).slice(1)) {
    for (const index of range(bays).toReversed()) {
      if (isStaggered && (floor + index) % 2 === 0) continue;
      const y = floor * STORY_HEIGHT;
      const [left, right] = [index * bay + 0.3, (index + 1) * bay - 0.3];
      const slab = {
        all: SLAB,
        bottom: '#b9ac98',
        isFlat: true,
        hasTop: false,
        hasBottom: canvas.detail > 0.2,
      };
      buildBlock(stage, [left, y - 0.12, -1.5, right - left, 0.2, 1.5], slab);
      railings.push({ ...look, from: [left, y + 0.08, -1.45], to: [right, y + 0.08, -1.45] });
      const hasPlant = random.chance(0.3);
      const at = stage.project([left + 0.6, y + 0.1, -1.1]);
      if (hasPlant && canvas.detail > 0.2)
        drawShrub(scene, { at, width: stage.scaleAt([left, 0, -1.1]) * 0.9 });
    }
  }
  drawRailings(scene, railings);
};

const drawStreet = (scene: HouseScene, width: number): void => {
  const { stage, random, palette } = scene;
  const isWarm = scene.facade.flora === 'palm';
  for (const index of range(6)) {
    plantBushAtHouse(scene, {
      x: index * (width / 5.4) + 0.4,
      z: -2.2,
      width: 2.2,
      color: palette.land.tree,
    });
  }
  const curbY = Math.max(stage.project([0, 0, -4])[1], stage.project([0, 0, 0])[1] + 30);
  drawRoad(scene, curbY);
  const [lampX, lampY] = stage.project([-6, 0, -3]);
  drawStreetLamp(scene, [lampX - 30, lampY], 190);
  for (const x of [-3.5, width + 0.5]) {
    if (!random.chance(0.85)) continue;
    const height = isWarm ? random.between(7, 10) : random.between(5, 7);
    plantTreeAtHouse(scene, shadeTree(scene), [x, -4, height]);
  }
};
