import { rowLabel, seatLabel } from '@golark/contract/events/seat-map-rules';
import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import type { TicketListing } from '@golark/contract/tickets/listing-schemas';

export type DrawnSeat = { x: number; y: number; listing: TicketListing | null };
export type DrawnRow = { label: string; y: number; seats: DrawnSeat[] };
export type DrawnSection = { width: number; height: number; rows: DrawnRow[] };

const pitch = 14;
const rowHeight = 16;
const labelWidth = 30;

/**
 * Every seat of a section, row by row from the front, with the listing that sells it. Rows are centered: the drawing says
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
  const widest = Math.max(...rows.seats);
  const drawn = rows.seats.map((count, index): DrawnRow => {
    const label = rowLabel(rows, index);
    const y = index * rowHeight + rowHeight / 2;
    const left = labelWidth + ((widest - count) * pitch) / 2;
    const seats = Array.from({ length: count }, (_, position): DrawnSeat => {
      const name = seatLabel(rows.numbering, position);
      const x = left + position * pitch + pitch / 2;
      return { x, y, listing: sold.get(`${label} ${name}`) ?? null };
    });
    return { label, y, seats };
  });
  return { width: labelWidth + widest * pitch + 4, height: rows.seats.length * rowHeight, rows: drawn };
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
