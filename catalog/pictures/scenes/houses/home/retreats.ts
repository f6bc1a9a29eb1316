import type { Building } from '../../../../facts/buildings.ts';
import { design, type HomeDesign } from './home-design.ts';

const CRAFTED = { windows: 'casement' } as const;
const GLASSY = { windows: 'glass' } as const;

/** Houses by the sea, cabins and inns. */
export const RETREAT_DESIGNS: Partial<Record<Building, HomeDesign>> = {
  'stilt-hip': design([10, 9], ['hip', 2.4, 0.8], { base: 2.4, bays: 3, porch: 'full', windows: 'wide' }),
  'stilt-gambrel': design([9, 9], ['gambrel-front', 3.8, 0.5], {
    base: 2.4,
    bays: 3,
    porch: 'deck',
    windows: 'wide',
  }),
  'stilt-modern': design([11, 8], ['flat', 0.5], { base: 2.4, bays: 3, porch: 'deck', ...GLASSY }),
  'shingle-beach': design([11.5, 9], ['gambrel-side', 3.8, 0.6], {
    floors: 1,
    bays: 4,
    porch: 'full',
    dormers: 2,
    windows: 'wide',
    base: 0.6,
    chimney: true,
  }),
  'porch-cabin': design([10.5, 7.5], ['gable-side', 3.1, 0.8], {
    bays: 3,
    porch: 'full',
    chimney: true,
    ...CRAFTED,
  }),
  'saltbox-cabin': design([9.5, 8], ['saltbox', 3, 0.6], {
    bays: 3,
    porch: 'deck',
    ...CRAFTED,
    chimney: true,
    storyHeight: 3.3,
  }),
  'gambrel-cabin': design([8.2, 9], ['gambrel-front', 4, 0.6], {
    bays: 3,
    porch: 'full',
    ...CRAFTED,
    chimney: true,
  }),
  'shed-cabin': design([10, 7.5], ['shed', 2.3, 0.8], { bays: 3, porch: 'deck', ...GLASSY }),
  'ell-cabin': design([11.5, 7], ['gable-side', 3, 0.7], {
    bays: 3,
    door: 2,
    ell: 'left',
    porch: 'full',
    chimney: true,
    ...CRAFTED,
  }),
  'loft-cabin': design([8.6, 9], ['gable-front', 5, 0.8], {
    bays: 3,
    porch: 'deck',
    ...GLASSY,
    chimney: true,
    storyHeight: 2.7,
  }),
  'stone-cabin': design([9.6, 7.5], ['gable-side', 3.4, 0.5], {
    bays: 3,
    porch: 'stoop',
    chimney: true,
    shutters: true,
    ...CRAFTED,
  }),
  'colonial-inn': design([17, 9.5], ['gable-side', 2.9], {
    floors: 2,
    bays: 7,
    door: 3,
    porch: 'entry',
    shutters: true,
    chimney: true,
    dormers: 3,
  }),
  'porch-inn': design([15, 9.5], ['hip', 2.6, 0.9], {
    floors: 2,
    bays: 5,
    door: 2,
    porch: 'double',
    base: 0.7,
  }),
  'gambrel-inn': design([15, 9.5], ['gambrel-side', 4, 0.6], {
    bays: 5,
    door: 2,
    porch: 'full',
    dormers: 4,
    chimney: true,
  }),
  'shingle-inn': design([16, 9.5], ['gable-side', 3.6, 0.7], {
    floors: 2,
    bays: 5,
    door: 2,
    porch: 'full',
    ell: 'right',
    chimney: true,
    windows: 'wide',
  }),
  'stone-inn': design([14, 9], ['gable-side', 3.2, 0.4], {
    floors: 2,
    bays: 5,
    door: 2,
    porch: 'stoop',
    shutters: true,
    chimney: true,
  }),
  'tudor-inn': design([15, 9.5], ['gable-side', 4.2, 0.4], {
    floors: 2,
    bays: 5,
    door: 2,
    ell: 'left',
    halfTimbered: true,
    chimney: true,
    ...CRAFTED,
  }),
};
