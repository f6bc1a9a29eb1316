import { importLimits } from './import-limits.ts';
import { UnreadableFile } from './open-text.ts';

export interface NamedRow {
  line: number;
  externalId?: string;
  reason: string;
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
