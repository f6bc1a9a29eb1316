import { seatLabel } from '@golark/contract/events/seat-map-rules';
import { invalidField } from '#platform/failure';
import { parseRanges, type SoldPlaceRow } from '#tickets';

export interface UploadedFile {
  seats: string[];
  content: string;
}

/** Positions of these ranges, in their order. */
export const positionsOf = (ranges: string): number[] =>
  parseRanges(ranges).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));

/**
 * The positions that a file is for, of those that are open; null for standing places, which have no numbers. Throws VALIDATION_ERROR.
 */
export const seatsOfFile = (
  row: Pick<SoldPlaceRow, 'row_label' | 'numbering'>,
  { seats }: UploadedFile,
  { open, path }: { open: readonly number[]; path: string },
): number[] | null => {
  if (row.row_label === '') {
    if (seats.length > 0) throw invalidField(path, 'row_standing');
    return null;
  }
  if (seats.length === 0) throw invalidField(path, 'required');
  const positions = seats.map((seat) => open.find((position) => seatLabel(row.numbering, position) === seat));
  if (new Set(seats).size < seats.length) throw invalidField(path, 'duplicate_items');
  if (positions.some((position) => position === undefined)) throw invalidField(path, 'seats_not_listed');
  return positions as number[];
};
