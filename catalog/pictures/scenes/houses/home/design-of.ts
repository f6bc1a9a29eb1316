import type { Building } from '../../../../facts/buildings.ts';
import { COTTAGE_DESIGNS } from './cottages.ts';
import type { HomeDesign } from './home-design.ts';
import { HOUSE_DESIGNS } from './houses.ts';
import { RETREAT_DESIGNS } from './retreats.ts';
import { RURAL_DESIGNS } from './rural.ts';
import { TINY_DESIGNS } from './tiny.ts';

const DESIGNS = {
  ...HOUSE_DESIGNS,
  ...COTTAGE_DESIGNS,
  ...RETREAT_DESIGNS,
  ...RURAL_DESIGNS,
  ...TINY_DESIGNS,
};

export const designOf = (building: Building): HomeDesign => DESIGNS[building] ?? (DESIGNS.cape as HomeDesign);
