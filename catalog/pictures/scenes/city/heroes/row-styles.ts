import type { RowName } from '../../../plans/heroes/city-hero.ts';

/** How a house ends at its top. */
export type Top =
  | 'cornice'
  | 'gable'
  | 'hip'
  | 'mansard'
  | 'dormers'
  | 'stepped'
  | 'false-front'
  | 'deco'
  | 'adobe'
  | 'chalet';

export interface RowStyle {
  colors: readonly string[];
  widths: readonly [number, number];
  floors: readonly [number, number];
  /** height of a floor */
  floor: number;
  tops: readonly Top[];
  windows: 'sash' | 'shutters' | 'bay' | 'arched' | 'band' | 'small';
  ground: 'shop' | 'door' | 'stoop' | 'porch' | 'arcade';
  /** in front of the upper floors */
  balconies?: 'iron' | 'wood';
  trim: string;
  roof: string;
  /** of shutters and doors */
  accents: readonly string[];
  /** the most space between two houses */
  gap?: number;
  hasNeon?: boolean;
  hasSnow?: boolean;
}

const ROWS: Record<RowName, RowStyle> = {
  'pastel-row': {
    colors: ['#f2b8b5', '#f6dfa0', '#a9d2c4', '#f3ede0', '#a8c4e0', '#f0c9a0', '#d9b8d4', '#bcd8a8'],
    widths: [92, 128],
    floors: [3, 4],
    floor: 62,
    tops: ['hip', 'stepped', 'gable', 'cornice'],
    windows: 'shutters',
    ground: 'door',
    trim: '#fbf7ee',
    roof: '#8f6257',
    accents: ['#2f4a44', '#2f3f5a', '#5a2f2f', '#3a3a3a'],
  },
  galleries: {
    colors: ['#d98a5a', '#e6c27a', '#7fae9a', '#c9685a', '#e8dcc0', '#8fa8c0', '#b5788a'],
    widths: [170, 230],
    floors: [2, 3],
    floor: 88,
    tops: ['dormers', 'cornice', 'hip'],
    windows: 'shutters',
    ground: 'arcade',
    balconies: 'iron',
    trim: '#f3ead6',
    roof: '#5f564f',
    accents: ['#1f4a3f', '#24404f', '#3f2a2a'],
  },
  'bay-windows': {
    colors: ['#7fa6b8', '#f0cfa0', '#d98f7f', '#a9b98f', '#e9e0cf', '#c9a3b8', '#8f9fc4'],
    widths: [112, 136],
    floors: [3, 3],
    floor: 66,
    tops: ['gable', 'cornice', 'gable', 'stepped'],
    windows: 'bay',
    ground: 'stoop',
    trim: '#fbf5e8',
    roof: '#54504f',
    accents: ['#5a2f3a', '#2f3f5a', '#3f4a2f'],
  },
  'brick-row': {
    colors: ['#a5533f', '#8f4638', '#b56a50', '#96604a', '#b0705a'],
    widths: [104, 132],
    floors: [3, 4],
    floor: 60,
    tops: ['mansard', 'cornice', 'dormers'],
    windows: 'bay',
    ground: 'stoop',
    trim: '#e6dccb',
    roof: '#4f5660',
    accents: ['#1f2f2a', '#2a2a3a', '#4a1f24'],
  },
  'squares-row': {
    colors: ['#b5705a', '#e3d3b4', '#c9977a', '#9fae9a', '#d8bfa0'],
    widths: [130, 170],
    floors: [2, 3],
    floor: 66,
    tops: ['cornice', 'hip'],
    windows: 'shutters',
    ground: 'stoop',
    balconies: 'iron',
    trim: '#f6efe0',
    roof: '#5f5a55',
    accents: ['#2f4438', '#33413f', '#3a2f2f'],
  },
  'deco-row': {
    colors: ['#f7c9c4', '#bfe3dc', '#fbf3df', '#f9dea0', '#cbd8f2', '#f6d3b8'],
    widths: [168, 214],
    floors: [3, 4],
    floor: 62,
    tops: ['deco'],
    windows: 'band',
    ground: 'shop',
    trim: '#ffffff',
    roof: '#ffffff',
    accents: ['#ee6f91', '#2fb5b5', '#f59a4a', '#7f7fd0'],
  },
  'neon-row': {
    colors: ['#8a4638', '#6f3f36', '#9c5a44', '#5a4a52', '#7a5346'],
    widths: [128, 176],
    floors: [2, 3],
    floor: 76,
    tops: ['cornice', 'stepped', 'cornice'],
    windows: 'arched',
    ground: 'shop',
    trim: '#c9a988',
    roof: '#3a3338',
    hasNeon: true,
    accents: ['#ff4f7b', '#3fd0e6', '#ffc24a', '#b56fff', '#5fe08a'],
  },
  'mountain-village': {
    colors: ['#8a5f42', '#a9764e', '#6f5442', '#b88a5f', '#7d6a58'],
    widths: [148, 200],
    floors: [2, 2],
    floor: 68,
    tops: ['chalet', 'chalet', 'gable'],
    windows: 'small',
    ground: 'shop',
    balconies: 'wood',
    trim: '#f0e2c6',
    roof: '#5a3f38',
    gap: 26,
    accents: ['#b5402f', '#2f6f5a', '#d99a3a'],
  },
  'mining-town': {
    colors: ['#b5483a', '#3f6f86', '#e0b04f', '#5f8a6a', '#e8dcc4', '#8a5a7a', '#c9753f'],
    widths: [104, 140],
    floors: [2, 2],
    floor: 72,
    tops: ['false-front', 'gable', 'false-front'],
    windows: 'sash',
    ground: 'shop',
    trim: '#f6eeda',
    roof: '#6a5a54',
    accents: ['#8f2f2f', '#24506a', '#3f5a3a'],
  },
  'snowy-town': {
    colors: ['#a8483c', '#3f6f86', '#d9a64a', '#5f8a6a', '#d8ccb6', '#8a5a7a'],
    widths: [112, 150],
    floors: [2, 3],
    floor: 66,
    tops: ['gable', 'false-front', 'gable'],
    windows: 'sash',
    ground: 'shop',
    trim: '#f6eeda',
    roof: '#6a5a54',
    hasSnow: true,
    accents: ['#8f2f2f', '#24506a', '#3f5a3a'],
  },
  'adobe-row': {
    colors: ['#c98a62', '#d8a276', '#b97a56', '#dcb088', '#cf9468'],
    widths: [170, 260],
    floors: [1, 2],
    floor: 86,
    tops: ['adobe'],
    windows: 'small',
    ground: 'arcade',
    trim: '#5f8f9a',
    roof: '#a86f4c',
    accents: ['#3f8f9a', '#2f6f86', '#7a4a34'],
  },
  'desert-row': {
    colors: ['#e8cfae', '#dcb794', '#f0e2cc', '#cfa07c'],
    widths: [190, 280],
    floors: [1, 1],
    floor: 78,
    tops: ['hip', 'adobe', 'hip'],
    windows: 'arched',
    ground: 'porch',
    trim: '#fbf3e2',
    roof: '#b8674a',
    gap: 60,
    accents: ['#2f7f86', '#8f4a34'],
  },
  'conch-row': {
    colors: ['#fbf8f0', '#f7e6c4', '#cfe6e2', '#f6d3cc', '#fbf8f0'],
    widths: [150, 196],
    floors: [2, 2],
    floor: 74,
    tops: ['gable', 'hip'],
    windows: 'shutters',
    ground: 'porch',
    balconies: 'wood',
    trim: '#ffffff',
    roof: '#a9b2b5',
    gap: 44,
    accents: ['#2f8f95', '#e07a5f', '#3f7a5a'],
  },
  'river-row': {
    colors: ['#d9b48a', '#c98f6a', '#e8d8bc', '#b57a5f', '#c9a58a'],
    widths: [130, 180],
    floors: [2, 3],
    floor: 70,
    tops: ['stepped', 'hip', 'cornice'],
    windows: 'arched',
    ground: 'arcade',
    balconies: 'iron',
    trim: '#f6ead2',
    roof: '#a8593f',
    accents: ['#2f6f6a', '#8f3f34', '#3f4a6a'],
  },
};

export const styleOfRow = (name: RowName): RowStyle => ROWS[name];
