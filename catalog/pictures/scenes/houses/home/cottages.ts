import type { Building } from '../../../../facts/buildings.ts';
import { design, type HomeDesign } from './home-design.ts';

const CRAFTED = { windows: 'casement' } as const;
const GLASSY = { windows: 'glass' } as const;

/** Cottages, guesthouses and bungalows. */
export const COTTAGE_DESIGNS: Partial<Record<Building, HomeDesign>> = {
  'hip-cottage': design([10, 8], ['hip', 2.7, 0.6], { bays: 3, porch: 'entry', shutters: true }),
  'steep-cottage': design([7.6, 8.5], ['gable-front', 4.8, 0.35], {
    bays: 2,
    door: 0,
    porch: 'stoop',
    chimney: true,
    ...CRAFTED,
    storyHeight: 2.6,
  }),
  'ell-cottage': design([10.5, 7], ['gable-side', 2.7], { bays: 3, door: 2, ell: 'left', porch: 'full' }),
  'saltbox-cottage': design([8.6, 7], ['saltbox', 2.5, 0.35], {
    bays: 3,
    porch: 'stoop',
    chimney: true,
    shutters: true,
  }),
  'gambrel-cottage': design([7.8, 9], ['gambrel-front', 4.2, 0.4], {
    bays: 3,
    porch: 'stoop',
    shutters: true,
    storyHeight: 2.5,
  }),
  'dormer-cottage': design([11, 7.5], ['gable-side', 3.7, 0.45], {
    porch: 'full',
    dormers: 3,
    storyHeight: 2.6,
    bays: 4,
  }),
  'porch-cottage': design([8.6, 9], ['gable-front', 2.6, 0.5], { porch: 'full', bays: 3, windows: 'wide' }),
  shotgun: design([5.6, 13], ['gable-front', 2.2, 0.5], {
    porch: 'full',
    bays: 2,
    door: 0,
    shutters: true,
    base: 0.7,
    storyHeight: 3.1,
  }),
  'garage-apartment': design([7.6, 7.4], ['gable-front', 2.6, 0.45], {
    floors: 2,
    bays: 2,
    door: 1,
    garage: true,
    porch: 'none',
    storyHeight: 2.7,
  }),
  'garden-studio': design([8.4, 5.6], ['shed', 1.5, 0.6], { bays: 3, porch: 'deck', ...GLASSY }),
  'mini-barn': design([7, 8], ['gambrel-front', 3.2, 0.4], { bays: 2, door: 0, porch: 'stoop', ...CRAFTED }),
  'flat-studio': design([8.4, 6], ['flat', 0.35], { bays: 3, porch: 'deck', ...GLASSY, storyHeight: 3 }),
  casita: design([8.6, 6.5], ['hip', 1.4, 0.5], { bays: 3, porch: 'entry', windows: 'arched' }),
  'wide-bungalow': design([12.5, 9], ['gable-side', 3, 0.9], {
    bays: 4,
    porch: 'full',
    dormers: 1,
    windows: 'wide',
    base: 0.6,
  }),
  'brick-bungalow': design([9, 11], ['hip', 2.6, 0.7], {
    bays: 3,
    door: 2,
    porch: 'stoop',
    windows: 'wide',
    base: 0.9,
    dormers: 1,
  }),
  'airplane-bungalow': design([11.5, 9], ['gable-side', 2.1, 0.9], {
    bays: 4,
    porch: 'gable',
    windows: 'wide',
    upper: true,
  }),
  'stucco-bungalow': design([10.5, 8.5], ['gable-side', 1.7, 0.6], {
    bays: 3,
    ell: 'right',
    porch: 'stoop',
    windows: 'arched',
  }),
  'hip-bungalow': design([11, 9], ['hip', 2.2, 0.9], { bays: 3, porch: 'full', windows: 'wide', base: 0.6 }),
};
