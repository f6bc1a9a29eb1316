import type { ToneName } from '../../plans/heroes/city-hero.ts';

type Tones = readonly [string, string, string, string];

/** The walls of towers and shops. */
export const TONES: Record<ToneName, Tones> = {
  cool: ['#8fa3b8', '#6f87a3', '#a9b8c4', '#5d7590'],
  warm: ['#c9a98c', '#b58a6f', '#d9c2a5', '#98705c'],
  sand: ['#dcc2a2', '#cfa784', '#e8d8c0', '#b98f74'],
  brick: ['#a8604a', '#c08a68', '#8a5246', '#d2ad88'],
  pale: ['#e3ddd2', '#c9d2d4', '#f0e3d0', '#aebfc4'],
};
