import type { Time } from '../plans/picture-plan.ts';

/** Colors from the zenith to the horizon. */
export type Sky = readonly [zenith: string, high: string, low: string, horizon: string];

const SKIES: Record<Time, readonly Sky[]> = {
  day: [
    ['#3f8cc4', '#7fbde0', '#c4e3ea', '#f2efdf'],
    ['#2f86a3', '#6cb9c2', '#b9ded3', '#f5edd2'],
    ['#5697d0', '#98c6e6', '#d2e8f0', '#fbf3e2'],
    ['#2b78b8', '#5fa6d8', '#a9d3ea', '#e3f0ee'],
    ['#4a9bb8', '#8cc8d2', '#cfe6dc', '#fdf0d0'],
    ['#7d9dbb', '#aec3d3', '#d6dfe2', '#f2ebdd'],
  ],
  dawn: [
    ['#6583b4', '#aaaed2', '#f1c3b8', '#fde5c4'],
    ['#6fa5ba', '#b5d0cc', '#f5dcbc', '#fcebd0'],
    ['#7d86b9', '#c9aac6', '#f6bfae', '#fddcae'],
    ['#4f8fae', '#9cc6c8', '#f3d6b4', '#ffd9a3'],
    ['#8a94c4', '#d0b6cf', '#fac7bf', '#fff0d8'],
  ],
  golden: [
    ['#3f7f9c', '#93bcb2', '#f3d295', '#f6ab62'],
    ['#5273a2', '#b7a0b8', '#f2b48f', '#fbd28c'],
    ['#dd7f5c', '#eea066', '#f8c87f', '#fde9b6'],
    ['#2f7f86', '#8fbfb0', '#f3dfae', '#f8c27f'],
    ['#c76f7a', '#e99a7c', '#f7c489', '#fdeabd'],
    ['#4b86b5', '#a9c4c9', '#f7dca6', '#fbb76c'],
  ],
  dusk: [
    ['#1e3060', '#54528f', '#c47190', '#f7ac7c'],
    ['#173552', '#31657b', '#d98f76', '#f8c48e'],
    ['#2d2553', '#6c4583', '#d96a7e', '#fcb076'],
    ['#1b2b4f', '#3f5f8d', '#9c8fb4', '#f3bfa2'],
    ['#3a2148', '#8a3f6b', '#e3746a', '#ffc07a'],
  ],
  night: [
    ['#0b1636', '#172c5f', '#2d4e82', '#5b7ca3'],
    ['#0a1c2f', '#133e54', '#256671', '#649a90'],
    ['#171132', '#2d245b', '#514389', '#8d74ac'],
    ['#081226', '#10264a', '#27497a', '#8a8fb0'],
  ],
  mist: [
    ['#8fa8b6', '#b1c4ca', '#d3dddb', '#eeece2'],
    ['#9aa9b8', '#bcc5cc', '#dcd9d6', '#f1e8dc'],
    ['#83a3a8', '#a9c2c0', '#d0dccf', '#f3ecd6'],
    ['#a3a4bb', '#c4bfcc', '#e0d5d4', '#f7e6d6'],
  ],
};

export const skiesAt = (time: Time): readonly Sky[] => SKIES[time];

/** Skies for deserts by day. */
export const DESERT_DAY_SKIES: readonly Sky[] = [
  ['#3d93b8', '#86c3cf', '#d5e3d0', '#fbe9c9'],
  ['#2f83bd', '#79b7dc', '#c9dedb', '#f8e3c2'],
  ['#5aa0c0', '#a3cdd0', '#e3e4cb', '#fce0b4'],
];
