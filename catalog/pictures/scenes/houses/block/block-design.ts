import type { Building } from '../../../../facts/buildings.ts';

/** A building of several floors on a street as a list of parts; lengths in meters. */
export interface BlockDesign {
  bays: number;
  bay: number;
  depth: number;
  storyHeight: number;
  top: 'cornice' | 'parapet' | 'slab' | 'gables' | 'mansard' | 'tiles' | 'pitched' | 'pueblo';
  ground: 'lobby' | 'shops' | 'same' | 'arcade';
  windows: 'sash' | 'pair' | 'ribbon' | 'french' | 'factory';
  balconies: 'none' | 'each' | 'every-other' | 'porches' | 'corner';
  /** a stripe in the color of the door between the floors */
  bands?: true;
  fireEscape?: true;
  /** an upright sign on the corner */
  sign?: true;
  waterTank?: true;
}

const design = (
  [bays, bay, depth]: readonly [number, number, number],
  [top, ground, windows, balconies]: readonly [
    BlockDesign['top'],
    BlockDesign['ground'],
    BlockDesign['windows'],
    BlockDesign['balconies'],
  ],
  parts: Partial<BlockDesign> = {},
): BlockDesign => ({ bays, bay, depth, storyHeight: 3.1, top, ground, windows, balconies, ...parts });

const HOTEL = { sign: true } as const;

export const BLOCK_DESIGNS: Partial<Record<Building, BlockDesign>> = {
  'walk-up': design([4, 3.2, 12], ['cornice', 'same', 'sash', 'none'], { fireEscape: true }),
  prewar: design([6, 3, 14], ['cornice', 'lobby', 'pair', 'none']),
  'triple-decker': design([3, 3.6, 13], ['slab', 'same', 'sash', 'porches']),
  'deco-block': design([5, 3.4, 12], ['parapet', 'lobby', 'ribbon', 'none'], { bands: true }),
  'corner-shop': design([4, 3.5, 12], ['cornice', 'shops', 'pair', 'none']),
  'glass-block': design([5, 3.8, 13], ['slab', 'lobby', 'ribbon', 'corner']),
  courtyard: design([6, 3.3, 10], ['tiles', 'arcade', 'french', 'every-other']),
  'garden-apartments': design([5, 3.6, 10], ['pitched', 'same', 'pair', 'corner']),
  'gabled-condo': design([4, 4.2, 11], ['gables', 'same', 'french', 'each']),
  'terrace-condo': design([4, 4.4, 12], ['slab', 'lobby', 'french', 'each'], { bands: true }),
  'brick-condo': design([5, 3.8, 12], ['parapet', 'lobby', 'french', 'every-other']),
  'mill-loft': design([7, 3, 12], ['cornice', 'same', 'factory', 'none'], {
    storyHeight: 3.7,
    waterTank: true,
  }),
  'factory-loft': design([4, 4.6, 12], ['parapet', 'shops', 'factory', 'none'], { storyHeight: 3.9 }),
  'corner-hotel': design([6, 3.2, 13], ['cornice', 'shops', 'sash', 'none'], HOTEL),
  'main-street-hotel': design([6, 3.2, 12], ['parapet', 'arcade', 'sash', 'none'], HOTEL),
  'roadside-hotel': design([8, 3.4, 11], ['slab', 'lobby', 'pair', 'none'], { ...HOTEL, bands: true }),
  'lodge-hotel': design([6, 3.6, 12], ['gables', 'lobby', 'french', 'each'], HOTEL),
  'pueblo-hotel': design([6, 3.4, 12], ['pueblo', 'arcade', 'sash', 'none'], HOTEL),
  'deco-hotel': design([6, 3.3, 12], ['parapet', 'lobby', 'ribbon', 'none'], { ...HOTEL, bands: true }),
  'mansard-hotel': design([7, 3.2, 13], ['mansard', 'lobby', 'pair', 'none'], HOTEL),
  'modern-hotel': design([6, 3.6, 12], ['slab', 'lobby', 'ribbon', 'every-other'], HOTEL),
  'brick-inn': design([5, 3.2, 11], ['cornice', 'lobby', 'sash', 'porches']),
};

export const blockDesignOf = (building: Building): BlockDesign =>
  BLOCK_DESIGNS[building] ?? (BLOCK_DESIGNS['walk-up'] as BlockDesign);
