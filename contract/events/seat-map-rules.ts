import { isSpace } from '../tickets/rules.ts';
import type { AccessibleBay, SeatRows, SeatSection } from './seat-map-schemas.ts';
import type { SeatNumbering } from './seat-map-terms.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const letterLabel = (index: number): string => {
  const letter = letters[index % letters.length] ?? '';
  return letter.repeat(Math.floor(index / letters.length) + 1);
};

/** The label of a row by its index from the front: `12`, `AA`. */
export const rowLabel = (rows: SeatRows, index: number): string =>
  rows.labeling === 'numbers' ? String(rows.first + index) : letterLabel(rows.first - 1 + index);

export const rowLabels = (rows: SeatRows): string[] => rows.seats.map((_, index) => rowLabel(rows, index));

const numberAt = {
  'from-1': (position: number) => position + 1,
  odd: (position: number) => position * 2 + 1,
  even: (position: number) => position * 2 + 2,
  'from-101': (position: number) => position + 101,
} as const;

/** The number on a seat by its position in the row. In an accessible bay, and standing, seats count from 1. */
export const seatLabel = (numbering: SeatNumbering, position: number): string =>
  String(numberAt[numbering](position));

/** The numbers of the wheelchair spaces among positions of a row; none in a row that is no bay. */
export const spacesAmong = (
  { numbering, companions }: { numbering: SeatNumbering; companions: number | null },
  positions: readonly number[],
): string[] =>
  companions === null
    ? []
    : positions
        .filter((position) => isSpace(position, companions))
        .map((position) => seatLabel(numbering, position));

/** Wheelchair spaces and companion seats of a bay. */
export const seatsOfBay = ({ spaces, companions }: Pick<AccessibleBay, 'spaces' | 'companions'>): number =>
  spaces * (1 + companions);

/** Seats or standing places of a section, with those of its accessible bays. */
export const capacityOf = ({ rows, places, bays }: SeatSection): number =>
  places +
  (rows?.seats ?? []).reduce((sum, seats) => sum + seats, 0) +
  bays.reduce((sum, bay) => sum + seatsOfBay(bay), 0);

/** In an orchestra, the fifth to the twelfth row are best: in front of them one looks up to the stage. */
const bestOrchestraRows = [5, 12] as const;

/** 0 for the best row of a section, 1 for its worst. */
const depthOfRow = ({ tier, rows }: SeatSection, rowIndex: number): number => {
  const count = rows?.seats.length ?? 1;
  if (!rows || count === 1) return 0.5;
  if (tier !== 'orchestra') return rowIndex / (count - 1);
  const [first, last] = bestOrchestraRows;
  const row = rows.first + rowIndex;
  if (row < first) return (first - row) / first;
  return Math.max(0, (row - last) / Math.max(1, rows.first + count - 1 - last));
};

/** How good a row is, 0 to 1: the front rows of a section are better than its last ones, except in an orchestra. */
export const qualityOfRow = (section: SeatSection, rowIndex: number): number =>
  Math.min(1, Math.max(0, section.quality + 0.12 * (0.5 - depthOfRow(section, rowIndex))));
