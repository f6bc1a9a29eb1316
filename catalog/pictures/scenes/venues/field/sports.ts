import { court } from '../../../../venues/fields/court.ts';
import { diamond } from '../../../../venues/fields/diamond.ts';
import { gridiron } from '../../../../venues/fields/gridiron.ts';
import { pitch } from '../../../../venues/fields/pitch.ts';
import { rink } from '../../../../venues/fields/rink.ts';
import type { FieldShape } from '../../../../venues/layout/draft.ts';
import type { Point } from '../../../drawing/path.ts';

export type Sport = 'hockey' | 'basketball' | 'football' | 'soccer' | 'baseball';

type Paints = Record<FieldShape['role'], string>;

export interface SportFacts {
  field: readonly FieldShape[];
  paints: Paints;
  /** the middle of the ring of seats, and half its size, in meters */
  center: Point;
  half: Point;
  corner: number;
  /** half the length and width of the field of play */
  play: Point;
  isIndoors: boolean;
  /** around the field */
  apron: string;
  /** players of both teams */
  players: number;
}

const FOOT = 0.3048;
const YARD = 0.9144;

const GRASS: Paints = {
  surface: '#ffffff',
  line: '#ffffff',
  accent: '#ffffff',
  'accent-2': '#ffffff',
  stage: '#2a2f3a',
  dirt: '#b98a5e',
  grass: '#4f9a4c',
};
/** The fence of a ballpark: 100 meters to the poles, 122 to center field. */
const FENCE = 'M-71 -71A75 75 0 0 1 71 -71L9 7A12 12 0 0 1 -9 7Z';

export const SPORTS: Record<Sport, SportFacts> = {
  hockey: {
    field: rink([0, 0], FOOT),
    paints: { ...GRASS, surface: '#eef6fb', line: '#d8656a', accent: '#cf2f3a', 'accent-2': '#2f62b5' },
    ...{ center: [0, 0], half: [31.5, 14], corner: 9.5, play: [28, 12], isIndoors: true },
    ...{ apron: '#2a3350', players: 10 },
  },
  basketball: {
    field: court([0, 0], FOOT),
    paints: { ...GRASS, surface: '#dba564', accent: '#b8462f' },
    ...{ center: [0, 0], half: [18, 12], corner: 5, play: [13, 6.5], isIndoors: true },
    ...{ apron: '#2b2740', players: 10 },
  },
  football: {
    field: gridiron([0, 0], YARD),
    paints: GRASS,
    ...{ center: [0, 0], half: [64, 36], corner: 22, play: [40, 21], isIndoors: false },
    ...{ apron: '#3f8044', players: 22 },
  },
  soccer: {
    field: pitch([0, 0], 1),
    paints: GRASS,
    ...{ center: [0, 0], half: [62, 43], corner: 14, play: [45, 29], isIndoors: false },
    ...{ apron: '#3f8044', players: 22 },
  },
  baseball: {
    field: diamond({ home: [0, 0], unit: FOOT, fence: FENCE }),
    paints: GRASS,
    ...{ center: [0, -46], half: [80, 78], corner: 62, play: [60, 60], isIndoors: false },
    ...{ apron: '#3f7d42', players: 10 },
  },
};
