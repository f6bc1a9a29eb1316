import type { SeatMap, SeatRows } from '../../../contract/events/seat-map-schemas.ts';
import type { Tier } from '../../../contract/events/seat-map-terms.ts';
import type { Point } from '../../pictures/drawing/path.ts';
import type { Random } from '../../pictures/drawing/random.ts';
import type { Piece } from '../geometry/piece.ts';

export type FieldShape = SeatMap['field'][number];

/** A section before its seats are counted. */
export interface SectionDraft {
  label: string;
  tier: Tier;
  piece: Piece;
  /** 0 (level with the field or stage) to 1 (the last row of the highest tier) */
  height: number;
  /** null for a standing area */
  rows: Pick<SeatRows, 'labeling' | 'numbering' | 'first'> | null;
  /** seats or places for its area, compared with other sections: 1 unless it is more or less crowded */
  density: number;
  /** how good its view is, 0 to 1 */
  quality: number;
  /** a fixed number of seats in each row, such as those at a table */
  fixedSeats?: readonly number[];
}

/** A venue before its seats are counted. */
export interface VenueDraft {
  width: number;
  height: number;
  field: FieldShape[];
  sections: SectionDraft[];
  /** what everybody looks at */
  action: Point;
}

export interface VenueFacts {
  capacity: number;
  random: Random;
}

export type VenueShape = (facts: VenueFacts) => VenueDraft;

export const WIDTH = 720;

export const NUMBERED_ROWS = { labeling: 'numbers', numbering: 'from-1', first: 1 } as const;
