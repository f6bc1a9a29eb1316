import { FieldProblem, type ScheduleProblem } from '../schedule.ts';

interface Numbered {
  line: number;
}

/** Converts each row; one that cannot be read becomes a problem. */
export const readEach = <Row extends Numbered, Entry>(
  rows: readonly Row[],
  convert: (row: Row) => Entry,
): { read: Entry[]; problems: ScheduleProblem[] } => {
  const read: Entry[] = [];
  const problems: ScheduleProblem[] = [];
  for (const row of rows) {
    try {
      read.push(convert(row));
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error;
      problems.push({ line: row.line, field: error.field, reason: error.message });
    }
  }
  return { read, problems };
};
