import type { Building } from '../../../../facts/buildings.ts';
import { design, type HomeDesign } from './home-design.ts';

const CRAFTED = { windows: 'casement' } as const;
const GLASSY = { windows: 'glass' } as const;

/** Houses of families. */
export const HOUSE_DESIGNS: Partial<Record<Building, HomeDesign>> = {
  colonial: design([12, 8.5], ['gable-side', 2.6], {
    floors: 2,
    bays: 5,
    door: 2,
    porch: 'entry',
    shutters: true,
    chimney: true,
  }),
  foursquare: design([9.4, 9], ['hip', 2.6, 0.8], {
    floors: 2,
    porch: 'full',
    dormers: 1,
    windows: 'wide',
    base: 0.7,
  }),
  cape: design([10.5, 8], ['gable-side', 3.6], {
    porch: 'stoop',
    dormers: 2,
    shutters: true,
    chimney: true,
    storyHeight: 2.6,
  }),
  'gable-front': design([8, 10], ['gable-front', 3.4], { floors: 2, door: 0, porch: 'full' }),
  'ell-house': design([12, 7.5], ['gable-side', 2.8], {
    floors: 2,
    door: 2,
    bays: 4,
    ell: 'left',
    porch: 'full',
  }),
  tudor: design([11.5, 8.5], ['gable-side', 4.2, 0.35], {
    floors: 2,
    bays: 4,
    door: 2,
    ell: 'right',
    chimney: true,
    halfTimbered: true,
    ...CRAFTED,
    storyHeight: 2.7,
  }),
  mission: design([13, 8], ['hip', 1.5, 0.7], {
    bays: 4,
    porch: 'full',
    windows: 'arched',
    ell: 'right',
    storyHeight: 3.1,
  }),
  'modern-shed': design([11, 8.5], ['shed', 2.6, 0.7], {
    floors: 2,
    porch: 'deck',
    ...GLASSY,
    storyHeight: 2.7,
  }),
  'modern-flat': design([12, 8.5], ['flat', 0.4], { floors: 2, porch: 'deck', ...GLASSY, garage: true }),
  gambrel: design([11, 8.5], ['gambrel-side', 3.9, 0.5], {
    bays: 5,
    door: 2,
    porch: 'entry',
    dormers: 3,
    shutters: true,
    chimney: true,
  }),
  saltbox: design([11, 9], ['saltbox', 2.7, 0.35], {
    floors: 2,
    bays: 5,
    door: 2,
    porch: 'none',
    chimney: true,
    storyHeight: 2.6,
  }),
  'queen-anne': design([9.5, 10], ['gable-front', 3.8, 0.45], {
    floors: 2,
    bays: 3,
    door: 1,
    porch: 'full',
    tower: true,
    base: 0.8,
  }),
  mansard: design([10.5, 9.5], ['mansard', 2.7, 0.5], {
    floors: 2,
    porch: 'entry',
    dormers: 3,
    base: 0.8,
    chimney: true,
  }),
};
