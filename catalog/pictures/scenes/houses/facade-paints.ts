import { DOORS, hexOfWall, ROOFS } from '../../../facts/colors.ts';
import type { Facade } from '../../../facts/look.ts';
import type { Material } from '../../../facts/materials.ts';
import type { LinePattern } from '../../drawing/face.ts';
import type { Palette } from '../../light/palette.ts';

/** The colors of a facade before lighting. */
export interface FacadePaints {
  wall: string;
  roof: string;
  /** of eaves, posts and cornices */
  trim: string;
  /** of windows */
  frame: string;
  door: string;
  /** joints of boards or courses */
  lines: LinePattern | undefined;
}

const LINES: Partial<Record<Material, LinePattern>> = {
  clapboard: [0.22, 'level', 0.22],
  board: [0.42, 'upright', 0.26],
  shingle: [0.3, 'level', 0.3],
  brick: [0.26, 'level', 0.22],
  timber: [0.3, 'level', 0.34],
  log: [0.34, 'level', 0.5],
  panel: [1.3, 'upright', 0.2],
};

const SNOW = '#eef3f6';
const WHITE = '#f7f2e6';
const DARK = '#39434a';

const PALE_WALLS = ['white', 'cream', 'ivory', 'sand'];
const DARK_TRIMMED: readonly Material[] = ['panel', 'timber'];

/** Snow covers every roof, and windows stand out from pale walls. */
export const paintsOf = ({ material, color, roof, door }: Facade, { land }: Palette): FacadePaints => {
  const isPale = PALE_WALLS.includes(color);
  const isDarkTrimmed = DARK_TRIMMED.includes(material);
  return {
    wall: hexOfWall(color),
    roof: land.hasSnow ? SNOW : ROOFS[roof],
    trim: isDarkTrimmed ? '#4a4038' : WHITE,
    frame: isPale || isDarkTrimmed ? DARK : WHITE,
    door: DOORS[door],
    lines: LINES[material],
  };
};
