import { castShadow } from '../../../drawing/shadow.ts';
import { drawHotTub } from '../hot-tubs.ts';
import type { Foreground, House, HouseScene } from '../house.ts';
import { placeHouse } from '../house.ts';
import { drawFootpath, drawLampGlow } from '../house-parts.ts';
import { drawCanoe, drawFirePit, drawPool, drawSkis } from '../outdoors.ts';
import { plantBush, plantBushAtHouse, plantGrove, plantTree, shadeTree } from '../planting.ts';
import { buildBody } from './body.ts';
import { designOf } from './design-of.ts';
import { buildEll } from './ell.ts';
import type { HomeDesign } from './home-design.ts';
import { heightOf } from './measures.ts';
import { drawPorch, PORCH_DEPTHS } from './porches.ts';

/** A detached house that is composed of the parts of its design. */
export const home: House = {
  view: 'country',
  isOnSand: true,
  draw(scene) {
    const { stage, random } = scene;
    const design = designOf(scene.facade.building);
    const [width, depth] = design.size;
    plantGrove(scene, groveAround(scene));
    const extent = {
      x: [-0.9, width + 0.9],
      z: [-PORCH_DEPTHS[design.porch] - (design.ell ? 1 : 0), depth],
      height: heightOf(design) + 0.5,
    } as const;
    placeHouse(scene, extent, {
      degrees: [15, 31],
      width: width > 13 ? 0.68 : width < 6.2 ? 0.44 : 0.58,
      top: 64,
    });
    const doorAt = (width / design.bays) * (design.door + 0.5);
    if (scene.setting !== 'beach')
      drawFootpath(scene, { from: [doorAt, -PORCH_DEPTHS[design.porch]], halfWidth: 0.65 });
    castShadow(stage, { x: [0, width], z: [0, depth], height: 1.4, opacity: 0.25 });
    buildBody(scene, design);
    if (design.ell) buildEll(scene, design);
    drawPorch(scene, design);
    drawLampGlow(scene, [[[doorAt, design.base + 1.9, -1], 120]]);
    plantGarden(scene, design);
    stage.resetPlacement();
    drawYard(scene);
    if (random.chance(0.6) && scene.setting !== 'beach' && !scene.hasHotTub)
      plantTree(scene, shadeTree(scene), [random.between(-8.4, -6.6), 18, random.between(5, 8)]);
    return foregroundOf(scene);
  },
};

const groveAround = ({ canvas, setting, random }: HouseScene) => {
  const isWooded = ['forest', 'alpine', 'ski', 'lake'].includes(setting);
  const isBare = ['beach', 'coast', 'prairie', 'desert'].includes(setting);
  const height = isWooded ? random.between(11, 15) : random.between(7, 10);
  const places = [
    [-12, 40, height],
    [10, 36, height * 1.1],
    [15, 32, height * 0.85],
    [3, 44, height],
    [-6, 46, height * 0.9],
    [18, 42, height * 1.1],
  ] as const;
  return isBare || canvas.detail < 0.6 ? places.slice(0, 3) : places;
};

/** Bushes and flowers along the walls; none on sand, snow or piles. */
const plantGarden = (scene: HouseScene, { size: [width], base, porch }: HomeDesign): void => {
  const { random, palette, setting } = scene;
  if (base > 1.5 || palette.land.hasSnow || setting === 'beach' || scene.canvas.detail < 0) return;
  const { leaf, tree, blossom, accent } = palette.land;
  const z = porch === 'full' || porch === 'double' ? -2.6 : -0.7;
  const colors = [leaf, tree, blossom ?? leaf, random.chance(0.4) ? accent : tree];
  for (const share of [0.06, 0.24, 0.78, 0.95]) {
    if (random.chance(0.25)) continue;
    const color = setting === 'desert' ? '#8a9a6c' : random.pick(colors);
    plantBushAtHouse(scene, { x: width * share, z, width: random.between(1.2, 1.9), color });
  }
};

/** What the stay offers outdoors, at the side of the house. */
const drawYard = (scene: HouseScene): void => {
  const { setting, random, palette } = scene;
  if (scene.hasPool) drawPool(scene, { x: [-6.6, -1.4], z: [9, 12.6] });
  else if (scene.hasHotTub) drawHotTub(scene, [-5, 13.6]);
  else if (setting === 'ski') drawSkis(scene, [-4.8, 12]);
  else if (setting === 'lake' && random.chance(0.6)) drawCanoe(scene, [-4.6, 12], scene.paints.door);
  else if (['forest', 'alpine', 'hills'].includes(setting) && random.chance(0.5))
    drawFirePit(scene, [-4.6, 12]);
  else if (!palette.land.hasSnow && setting !== 'beach') plantBush(scene, { x: -5, z: 14.6, width: 1.8 });
};

const foregroundOf = ({ setting, palette, hasPool }: HouseScene): Foreground => {
  if (palette.land.hasSnow) return 'snow';
  if (hasPool) return 'meadow';
  if (setting === 'beach' || setting === 'coast' || setting === 'tropics') return 'dune';
  if (setting === 'desert') return 'desert';
  return ['forest', 'alpine', 'lake'].includes(setting) ? 'wild' : 'meadow';
};
