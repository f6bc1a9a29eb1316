import { z } from 'zod';
import { mostCompanions } from '../tickets/rules.ts';
import { rowLabelings, seatNumberings, tiers } from './seat-map-terms.ts';

/** Coordinates of the drawing; `d` is an SVG path of absolute commands with at most one decimal. */
const Coordinate = z.tuple([z.number(), z.number()]);

/**
 * The rows of a section from the front to the back. `seats` has the number of seats of each row; a seat's position in its
 * row counts from 0, from the left as seen from the field or stage.
 */
export const SeatRows = z.strictObject({
  labeling: z.enum(rowLabelings),
  /** Number of the first row: with `numbers`, 5 means that row 5 is the front row. */
  first: z.int().min(1),
  numbering: z.enum(seatNumberings),
  seats: z.array(z.int().min(1).max(400)).min(1).max(120),
});

export type SeatRows = z.infer<typeof SeatRows>;

/**
 * Wheelchair spaces in a row, each followed by its companion seats. With 3 of these, position 0 is a space, 1 to 3 are its
 * companion seats, and 4 is the next space.
 */
export const AccessibleBay = z.strictObject({
  /** As on the ticket: `Bay 103A`. Unique in the venue, and different from every row label of its section. */
  label: z.string(),
  spaces: z.int().min(1).max(20),
  /** Companion seats of each space. */
  companions: z.int().min(1).max(mostCompanions),
  at: Coordinate,
});

export type AccessibleBay = z.infer<typeof AccessibleBay>;

export const SeatSection = z.strictObject({
  /** Unique in the map, URL-safe: `108`, `orchestra-left`. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** As on the ticket: `108`, `Orchestra Left`. */
  label: z.string(),
  tier: z.enum(tiers),
  outline: z.string(),
  labelAt: Coordinate,
  /** Degrees clockwise from the top of the drawing, as seen from the center of the field or stage: for arrow keys. */
  angle: z.number().min(0).lt(360),
  /** 0 to 1 in the venue: how near and central the view of its middle is. */
  quality: z.number().min(0).max(1),
  /** What one can see from it, for its drawing; distance and height are shares of the venue's largest. */
  viewpoint: z.strictObject({ angle: z.number(), distance: z.number(), height: z.number() }),
  /** null for a standing area. */
  rows: SeatRows.nullable(),
  /** Standing places; 0 for a section with rows. */
  places: z.int().min(0),
  bays: z.array(AccessibleBay),
});

export type SeatSection = z.infer<typeof SeatSection>;

/** A line or surface of the field or stage, drawn in the given order below the sections. */
const FieldShape = z.strictObject({
  role: z.enum(['surface', 'line', 'accent', 'accent-2', 'stage', 'dirt', 'grass']),
  d: z.string(),
});

/** The plan of a venue: what is drawn, and every seat that it has. */
export const SeatMap = z.strictObject({
  width: z.number(),
  height: z.number(),
  field: z.array(FieldShape),
  sections: z.array(SeatSection).min(1),
});

export type SeatMap = z.infer<typeof SeatMap>;
