import type { Building } from '../../../../facts/buildings.ts';
import { design, type HomeDesign } from './home-design.ts';

const CRAFTED = { windows: 'casement' } as const;
const GLASSY = { windows: 'glass' } as const;

/** Tiny houses on a foundation. */
export const TINY_DESIGNS: Partial<Record<Building, HomeDesign>> = {
  'tiny-gable': design([4.2, 6.4], ['gable-front', 2.5, 0.35], {
    bays: 2,
    door: 0,
    porch: 'stoop',
    ...CRAFTED,
  }),
  'tiny-porch': design([4.6, 6], ['gable-front', 2.2, 0.4], {
    bays: 2,
    door: 1,
    porch: 'full',
    storyHeight: 2.7,
  }),
  'tiny-saltbox': design([6, 4.6], ['saltbox', 2, 0.4], {
    bays: 2,
    door: 1,
    porch: 'stoop',
    ...CRAFTED,
    chimney: true,
  }),
  'tiny-shed': design([6.1, 3.8], ['shed', 1.5, 0.5], { bays: 2, door: 1, porch: 'deck', ...GLASSY }),
  'tiny-gambrel': design([4.8, 5.6], ['gambrel-front', 2.9, 0.35], {
    bays: 2,
    door: 1,
    porch: 'stoop',
    ...CRAFTED,
  }),
  'tiny-box': design([6.1, 3.4], ['flat', 0.25], { bays: 2, door: 0, porch: 'deck', ...GLASSY }),
  'tiny-loft': design([4.4, 5.4], ['gable-front', 4.2, 0.35], {
    bays: 2,
    door: 0,
    porch: 'stoop',
    ...GLASSY,
    storyHeight: 2.5,
  }),
};
