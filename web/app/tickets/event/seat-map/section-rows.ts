import { rowLabel, seatLabel, seatsOfBay } from '@golark/contract/events/seat-map-rules';
import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import type { SeatNumbering } from '@golark/contract/events/seat-map-terms';
import type { TicketListing } from '@golark/contract/tickets/listing-schemas';
import { isSpace } from '@golark/contract/tickets/rules';

export type DrawnSeat = { x: number; y: number; isSpace: boolean; listing: TicketListing | null };
export type DrawnRow = { label: string; isBay: boolean; y: number; seats: DrawnSeat[] };
export type DrawnSection = { width: number; height: number; rows: DrawnRow[] };

type PlannedRow = { label: string; count: number; numbering: SeatNumbering; companions: number | null };

const pitch = 14;
const rowHeight = 16;
const labelWidth = 30;

/**
 * Every seat of a section, row by row from the front and then its bays, with the listing that sells it. Rows are centered: the drawing says
 * where seats are in their row, not how wide the section is.
 */
export const drawSection = (
  section: SeatSection,
  listings: readonly TicketListing[],
): DrawnSection | null => {
  const { rows } = section;
  if (!rows) return null;
  const sold = new Map<string, TicketListing>();
  for (const listing of listings)
    if (listing.place.sectionId === section.id)
      for (const seat of listing.place.seats) sold.set(`${listing.place.row} ${seat}`, listing);
  const all: PlannedRow[] = [
    ...rows.seats.map((count, index) => ({
      label: rowLabel(rows, index),
      count,
      numbering: rows.numbering,
      companions: null,
    })),
    ...section.bays.map((bay) => ({
      label: bay.label,
      count: seatsOfBay(bay),
      numbering: 'from-1' as const,
      companions: bay.companions,
    })),
  ];
  const widest = Math.max(...all.map(({ count }) => count));
  const drawn = all.map(({ label, count, numbering, companions }, index): DrawnRow => {
    const y = index * rowHeight + rowHeight / 2;
    const left = labelWidth + ((widest - count) * pitch) / 2;
    const seats = Array.from({ length: count }, (_, position): DrawnSeat => {
      const name = seatLabel(numbering, position);
      const x = left + position * pitch + pitch / 2;
      const isSpaceHere = companions !== null && isSpace(position, companions);
      return { x, y, isSpace: isSpaceHere, listing: sold.get(`${label} ${name}`) ?? null };
    });
    return { label, isBay: companions !== null, y, seats };
  });
  return { width: labelWidth + widest * pitch + 4, height: all.length * rowHeight, rows: drawn };
};

/** One stop of the arrow keys for each listing in a section: along its row, or to the nearest one in another row. */
export const listingBeside = (
  drawn: DrawnSection,
  id: string,
  step: { along: number } | { rows: number },
): string => {
  const stops = drawn.rows
    .map(({ seats }) => {
      const found = new Map<string, number>();
      for (const { listing, x } of seats) if (listing && !found.has(listing.id)) found.set(listing.id, x);
      return [...found];
    })
    .filter((row) => row.length > 0);
  const at = stops.findIndex((row) => row.some(([listing]) => listing === id));
  const row = stops[at] ?? [];
  const index = row.findIndex(([listing]) => listing === id);
  if ('along' in step) return row[index + step.along]?.[0] ?? id;
  const [, x = 0] = row[index] ?? [];
  const next = stops[at + step.rows] ?? [];
  return next.toSorted(([, a], [, b]) => Math.abs(a - x) - Math.abs(b - x))[0]?.[0] ?? id;
};
