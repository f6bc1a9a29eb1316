import { mixColors, shiftColor } from '../drawing/color.ts';
import type { Region, Season } from '../plans/picture-plan.ts';

/** The colors of ground, plants and water before lighting. */
export interface LandColors {
  rock: string;
  hill: string;
  ground: string;
  tree: string;
  leaf: string;
  sand: string;
  water: string;
  accent: string;
  secondLeaf?: string;
  blossom?: string;
  hasSnow?: boolean;
}

const REGIONS: Record<Region, LandColors> = {
  alpine: {
    rock: '#7a8aa0',
    hill: '#4d7461',
    ground: '#7f9a5c',
    tree: '#2f5a4a',
    leaf: '#7d9a4a',
    sand: '#c9b994',
    water: '#3f8ca0',
    accent: '#c9553d',
  },
  forest: {
    rock: '#6d8a8a',
    hill: '#4a7a5a',
    ground: '#76945a',
    tree: '#2d5d48',
    leaf: '#6f9a4c',
    sand: '#bda982',
    water: '#3c8590',
    accent: '#c8553d',
  },
  coast: {
    rock: '#7d8a8c',
    hill: '#6d8f66',
    ground: '#9cab6c',
    tree: '#3f6a56',
    leaf: '#7f9f5b',
    sand: '#e2cfa2',
    water: '#2f8fae',
    accent: '#d2604a',
  },
  tropics: {
    rock: '#5f8f7c',
    hill: '#4f9464',
    ground: '#7fae63',
    tree: '#2f7a5a',
    leaf: '#5fa556',
    sand: '#f0dcb0',
    water: '#21a5b5',
    accent: '#f0724f',
  },
  desert: {
    rock: '#c2714e',
    hill: '#cf8f63',
    ground: '#dcb183',
    tree: '#5f8060',
    leaf: '#8a9a5c',
    sand: '#e6c295',
    water: '#4aa6a6',
    accent: '#2f8f95',
  },
  prairie: {
    rock: '#8c9a8e',
    hill: '#98a663',
    ground: '#bfb668',
    tree: '#567a4a',
    leaf: '#8aa04c',
    sand: '#d8c38c',
    water: '#5199ae',
    accent: '#b8452f',
  },
  hills: {
    rock: '#8a92a0',
    hill: '#8fa05c',
    ground: '#b3b267',
    tree: '#4b6b48',
    leaf: '#8c9f50',
    sand: '#d9c49a',
    water: '#4a93a8',
    accent: '#9a3f4c',
  },
  south: {
    rock: '#6f8c86',
    hill: '#5f8f60',
    ground: '#86a85c',
    tree: '#3f6f4f',
    leaf: '#7aa04f',
    sand: '#d6c291',
    water: '#4f8f92',
    accent: '#d0694a',
  },
  city: {
    rock: '#7f8ea6',
    hill: '#7f9473',
    ground: '#b9b5ab',
    tree: '#4a735a',
    leaf: '#7f9f57',
    sand: '#cfc6b5',
    water: '#3f87a3',
    accent: '#d0573f',
  },
};

const adjustForSeason = (land: LandColors, season: Season): LandColors => {
  switch (season) {
    case 'spring':
      return {
        ...land,
        ground: shiftColor(land.ground, { lightness: 0.03, chroma: 1.1, hue: 8 }),
        leaf: shiftColor(land.leaf, { lightness: 0.06, chroma: 1.05, hue: 6 }),
        blossom: '#f0b6c0',
      };
    case 'autumn':
      return {
        ...land,
        leaf: '#d98a35',
        secondLeaf: '#c2512e',
        ground: mixColors(land.ground, '#c9a45a', 0.55),
        hill: mixColors(land.hill, '#b9803f', 0.45),
      };
    case 'winter':
      return {
        ...land,
        ground: '#eaf0f3',
        hill: mixColors(land.hill, '#dfe8ee', 0.55),
        leaf: '#8c8478',
        sand: '#e6e6e2',
        hasSnow: true,
      };
    default:
      return land;
  }
};

/** Deserts and the tropics do not change with the season. */
export const landColors = (region: Region, season: Season): LandColors => {
  const land = REGIONS[region];
  return region === 'desert' || region === 'tropics' ? land : adjustForSeason(land, season);
};
