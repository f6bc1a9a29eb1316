import { type Point, path } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';

export const openingOf = ({ palette }: Scene): string =>
  palette.lampShare > 0.4 ? palette.lamp : palette.tone('#4a5a66', 0.4);

export const archOf = (x: number, bottom: number, [wide, tall]: Point): string =>
  path`M${x - wide / 2} ${bottom}v${-tall + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${tall - wide / 2}z`;
