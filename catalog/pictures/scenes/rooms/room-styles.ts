import type { RoomStyle } from '../../plans/picture-plan.ts';

export interface StyleColors {
  walls: readonly string[];
  fabrics: readonly string[];
  floor: string;
  wood: string;
  /** color of linen, wool and paper */
  soft: string;
  surface: 'plaster' | 'planks' | 'brick' | 'wainscot';
  hasTiledFloor?: boolean;
  hasSteelWindows?: boolean;
  hasArches?: boolean;
}

export const ROOM_STYLE_COLORS: Record<RoomStyle, StyleColors> = {
  modern: {
    walls: ['#efe9df', '#e3d9c9', '#cfd6cf', '#b8c2bd', '#d9c3b0', '#54686b', '#3f5560'],
    fabrics: ['#c9694a', '#3f6f73', '#d9a441', '#5d7355', '#7d8fa3'],
    floor: '#c79a6b',
    wood: '#b07d4f',
    soft: '#efe7da',
    surface: 'plaster',
  },
  cabin: {
    walls: ['#b98a5c', '#a8764a', '#c49a6c', '#d9bd93'],
    fabrics: ['#a8402f', '#3f5f52', '#c98a35', '#41546b'],
    floor: '#8f623f',
    wood: '#7a4f33',
    soft: '#efe3cc',
    surface: 'planks',
  },
  beach: {
    walls: ['#f4f1ea', '#e3eeee', '#eef0e6', '#d3e3e6'],
    fabrics: ['#4f93a8', '#e8a48a', '#e5c26b', '#7fb5a8'],
    floor: '#dcc3a0',
    wood: '#d3b088',
    soft: '#fbf7ef',
    surface: 'planks',
  },
  loft: {
    walls: ['#a8604a', '#98533f', '#b5765a', '#d3c6b8'],
    fabrics: ['#8a5a3c', '#2f4f5a', '#c9a04a', '#56655a'],
    floor: '#9a938b',
    wood: '#6d4f3c',
    soft: '#e3ddd2',
    surface: 'brick',
    hasSteelWindows: true,
  },
  desert: {
    walls: ['#efd9bf', '#e6c7a6', '#f2e2cd', '#d9a98a'],
    fabrics: ['#c9694a', '#2f8f95', '#e0a94a', '#8a9a6c'],
    floor: '#c98662',
    wood: '#a06a43',
    soft: '#f6ead8',
    surface: 'plaster',
    hasTiledFloor: true,
    hasArches: true,
  },
  classic: {
    walls: ['#d5dcd6', '#e6ddcb', '#b9c5cc', '#c9b7a8', '#6f8278', '#d9c0bc'],
    fabrics: ['#34598a', '#7a3f4c', '#c9a04a', '#4f6f5a'],
    floor: '#a8744a',
    wood: '#8a5a3c',
    soft: '#f1ebdf',
    surface: 'wainscot',
  },
};
