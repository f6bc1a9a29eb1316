import type { Fields } from '../read-values.ts';
import type { ReadSchedule } from '../schedule.ts';

/** A row of a CSV file by its lower-case column names. */
export interface Row {
  line: number;
  fields: Fields;
}

/** One of the CSV forms; it is recognized by its columns. */
export interface CsvFormat {
  columns: readonly string[];
  /** Reads all rows at once, because a row can depend on others. */
  read(rows: readonly Row[]): ReadSchedule;
}
