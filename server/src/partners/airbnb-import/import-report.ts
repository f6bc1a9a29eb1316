import type { CalendarReport } from './import-calendar.ts';
import type { PlacementMethod } from './place-homes.ts';
import type { NamedRow } from './refuse-row.ts';

export interface ImportReport {
  rows: number;
  added: number;
  updated: number;
  unchanged: number;
  refused: NamedRow[];
  /** Rows that were taken after a repair. */
  repaired: NamedRow[];
  /** How many homes were placed in a city by which method. */
  placed: Record<PlacementMethod, number>;
  /** Homes without a price in the listings file that have one in the calendar file. */
  pricedByCalendar: number;
  calendar?: CalendarReport;
}

export const emptyReport = (): ImportReport => ({
  rows: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  refused: [],
  repaired: [],
  placed: { option: 0, column: 0, district: 0, file: 0, distance: 0 },
  pricedByCalendar: 0,
});
