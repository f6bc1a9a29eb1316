import type { Building } from '../../../../facts/buildings.ts';
import { design, type HomeDesign } from './home-design.ts';

const CRAFTED = { windows: 'casement' } as const;
const ARCHED = { windows: 'arched' } as const;

/** Ranches, chalets, villas and houses of adobe. */
export const RURAL_DESIGNS: Partial<Record<Building, HomeDesign>> = {
  'log-ranch': design([16, 8], ['gable-side', 2.6, 0.8], {
    bays: 5,
    door: 2,
    porch: 'full',
    chimney: true,
    ...CRAFTED,
  }),
  'stone-ranch': design([15, 8.5], ['gable-side', 2.2, 0.7], {
    bays: 4,
    door: 2,
    porch: 'gable',
    ell: 'left',
    chimney: true,
  }),
  'hip-ranch': design([16, 8], ['hip', 1.9, 0.9], {
    bays: 5,
    door: 2,
    porch: 'entry',
    windows: 'wide',
    shutters: true,
  }),
  bunkhouse: design([14, 6.5], ['saltbox', 2.4, 0.6], { bays: 4, door: 1, porch: 'full', ...CRAFTED }),
  'ranch-barn': design([11, 10], ['gambrel-front', 4.4, 0.5], { bays: 3, porch: 'full', windows: 'wide' }),
  'balcony-chalet': design([12, 10], ['gable-front', 3.6, 1.2], {
    floors: 2,
    bays: 4,
    door: 1,
    porch: 'double',
    ...CRAFTED,
  }),
  'steep-chalet': design([9, 10], ['gable-front', 5.4, 0.9], {
    floors: 2,
    bays: 3,
    porch: 'deck',
    windows: 'glass',
    chimney: true,
    storyHeight: 2.6,
  }),
  'stone-chalet': design([12, 9], ['gable-side', 3.4, 1.1], {
    floors: 2,
    bays: 4,
    door: 1,
    porch: 'entry',
    shutters: true,
    chimney: true,
    ...CRAFTED,
  }),
  'arcade-villa': design([14, 9], ['hip', 1.8, 0.8], {
    floors: 2,
    bays: 5,
    door: 2,
    porch: 'double',
    ...ARCHED,
  }),
  'country-villa': design([13, 9], ['hip', 2, 0.6], {
    floors: 2,
    bays: 4,
    door: 1,
    porch: 'entry',
    tower: true,
    shutters: true,
  }),
  'pueblo-house': design([12, 8], ['parapet', 0.8], {
    bays: 4,
    door: 1,
    porch: 'none',
    ...CRAFTED,
    storyHeight: 2.8,
  }),
  'two-story-adobe': design([11, 8.5], ['parapet', 0.7], { floors: 2, bays: 3, porch: 'full', ...CRAFTED }),
  'territorial-house': design([14, 8], ['flat', 0.45], {
    bays: 4,
    door: 1,
    porch: 'full',
    shutters: true,
    storyHeight: 3,
  }),
};
