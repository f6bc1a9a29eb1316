import type { CalendarReport } from './import-calendar.ts';
import { importLimits } from './import-limits.ts';
import { UnreadableFile } from './open-text.ts';
import type { PlacementMethod } from './place-homes.ts';

export interface NamedRow {
  line: number;
  externalId?: string;
  reason: string;
}

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

/** The start of a cell, copied: a slice would keep the whole cell in memory. */
const startOf = (cell: string): string => Buffer.from(cell.slice(0, 60)).toString();

/** Adds a row to those that were refused. Throws UnreadableFile when there are too many to be worth reading on. */
export const refuseRow = (refused: NamedRow[], { line, externalId, reason }: NamedRow): void => {
  const { refusedRows } = importLimits;
  if (refused.length === refusedRows)
    throw new UnreadableFile(`More than ${refusedRows} rows are refused, which is the limit.`);
  refused.push({ line, ...(externalId === undefined ? {} : { externalId: startOf(externalId) }), reason });
};

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
