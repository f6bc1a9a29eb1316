import type { FieldErrorCode, FieldErrorParams } from '@golark/contract/errors/rules';
import { qualityOfRow, rowLabels, seatLabel, seatsOfBay } from '@golark/contract/events/seat-map-rules';
import type { SeatMap, SeatSection } from '@golark/contract/events/seat-map-schemas';
import type { SeatNumbering } from '@golark/contract/events/seat-map-terms';
import { isSpace, mostTickets, type SeatRange } from '@golark/contract/tickets/rules';

/** What is wrong with a field of the request. */
export interface Fault {
  path: string;
  code: FieldErrorCode;
  params?: FieldErrorParams;
}

/** Seats as a seller names them: the labels of the plan. */
export interface NamedSeats {
  sectionId: string;
  row: string | null;
  seats: { from: string; to: string } | null;
  quantity?: number | undefined;
}

/** A row of the plan, an accessible bay or a standing area. */
export interface FoundRow {
  section: SeatSection;
  /** Empty for a standing area. */
  rowLabel: string;
  /** From the front; null for a bay and for a standing area. */
  rowIndex: number | null;
  numbering: SeatNumbering;
  /** In a bay, how many companion seats follow each wheelchair space; null for any other row. */
  companions: number | null;
  /** How many seats it has; of a standing area the places. */
  seatCount: number;
  quality: number;
}

export type Found<T> = { ok: true; value: T } | { ok: false; fault: Fault };

const found = <T>(value: T): Found<T> => ({ ok: true, value });
const fault = (
  path: string,
  code: FieldErrorCode,
  params: FieldErrorParams = {},
): { ok: false; fault: Fault } => ({
  ok: false,
  fault: { path, code, params },
});

const bayOf = (section: SeatSection, label: string): Found<FoundRow> | null => {
  const bay = section.bays.find((one) => one.label === label);
  if (!bay) return null;
  return found({
    ...{ section, rowLabel: label, rowIndex: null, numbering: 'from-1', companions: bay.companions },
    ...{ seatCount: seatsOfBay(bay), quality: section.quality },
  });
};

/** The row, bay or standing area that is meant. */
export const findRow = (
  { sections }: SeatMap,
  { sectionId, row }: Pick<NamedSeats, 'sectionId' | 'row'>,
): Found<FoundRow> => {
  const section = sections.find(({ id }) => id === sectionId);
  if (!section) return fault('sectionId', 'section_unknown');
  const { rows, quality } = section;
  if (row === null) {
    if (rows) return fault('row', 'required');
    return found({
      ...{ section, rowLabel: '', rowIndex: null, numbering: 'from-1', companions: null },
      ...{ seatCount: section.places, quality },
    });
  }
  const rowIndex = rows ? rowLabels(rows).indexOf(row) : -1;
  if (!rows || rowIndex < 0)
    return bayOf(section, row) ?? fault('row', rows ? 'row_unknown' : 'row_standing');
  return found({
    ...{ section, rowLabel: row, rowIndex, numbering: rows.numbering, companions: null },
    ...{ seatCount: rows.seats[rowIndex] ?? 0, quality: qualityOfRow(section, rowIndex) },
  });
};

const positionOf = ({ numbering, seatCount }: FoundRow, label: string): number | null => {
  for (let position = 0; position < seatCount; position++)
    if (seatLabel(numbering, position) === label) return position;
  return null;
};

const rangeOf = (row: FoundRow, seats: { from: string; to: string }): Found<SeatRange> => {
  const [from, last] = [positionOf(row, seats.from), positionOf(row, seats.to)];
  if (from === null || last === null) {
    const ends = { first: seatLabel(row.numbering, 0), last: seatLabel(row.numbering, row.seatCount - 1) };
    return fault(from === null ? 'seats.from' : 'seats.to', 'seats_unknown', ends);
  }
  if (last < from) return fault('seats.to', 'seats_order');
  const range = { from, to: last + 1 };
  if (range.to - from > mostTickets) return fault('seats.to', 'seats_too_many', { maximum: mostTickets });
  // companion seats are sold with their space
  if (row.companions !== null && !isSpace(from, row.companions)) return fault('seats.from', 'seats_space');
  return found(range);
};

/** The positions in the row; null for places of a standing area, which have no numbers. */
export const findSeats = (
  row: FoundRow,
  { seats, quantity }: Pick<NamedSeats, 'seats' | 'quantity'>,
): Found<{ seats: SeatRange | null; count: number }> => {
  if (row.rowLabel === '') {
    if (seats !== null) return fault('seats', 'row_standing');
    if (quantity === undefined) return fault('quantity', 'required');
    const maximum = Math.min(mostTickets, row.seatCount);
    if (quantity > maximum) return fault('quantity', 'seats_too_many', { maximum });
    return found({ seats: null, count: quantity });
  }
  if (seats === null) return fault('seats', 'required');
  const range = rangeOf(row, seats);
  return range.ok ? found({ seats: range.value, count: range.value.to - range.value.from }) : range;
};
