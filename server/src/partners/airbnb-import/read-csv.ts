import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import { importLimits } from './import-limits.ts';
import { openText, UnreadableFile } from './open-text.ts';

/** The cells by their lower-case column names, or why the row has none. */
type Cells = { fields: Map<string, string> } | { fields: null; problem: string };

export type CsvRow = Cells & {
  /** The line in the file on which the row begins; the header is on line 1. */
  line: number;
  /** Bytes of the file, as it lies on the disk, that have been read by now. */
  bytesRead: number;
};

const explain = (error: Error & { code?: string }, name: string): UnreadableFile => {
  const { code = '' } = error;
  if (error instanceof UnreadableFile) return error;
  if (code === 'CSV_MAX_RECORD_SIZE')
    return new UnreadableFile(
      `A row of ${name} is longer than ${importLimits.rowBytes / 1024 ** 2} MiB, which is the limit; a quotation mark may be missing.`,
      { cause: error },
    );
  if (code === 'ENOENT') return new UnreadableFile('There is no such file.', { cause: error });
  if (code === 'EISDIR') return new UnreadableFile('It is a folder, not a file.', { cause: error });
  if (code === 'EACCES') return new UnreadableFile('The file may not be read.', { cause: error });
  if (code === 'Z_BUF_ERROR')
    return new UnreadableFile('The file is cut short: its end is missing.', { cause: error });
  if (code.startsWith('Z_'))
    return new UnreadableFile('The file is damaged: it cannot be unpacked.', { cause: error });
  return new UnreadableFile(`The file is not readable as CSV: ${error.message}`, { cause: error });
};

interface Parsed {
  record: string[];
  info: { lines: number };
}

const cellsOf = (header: string[], record: string[]): Cells => {
  if (record.length !== header.length)
    return { fields: null, problem: 'The row has another number of fields than the header.' };
  const tooLong = record.findIndex((cell) => cell.length > importLimits.cellLength);
  if (tooLong === -1) return { fields: new Map(header.map((name, i) => [name, record[i] ?? ''])) };
  const column = header[tooLong]?.slice(0, 60);
  return {
    fields: null,
    problem: `The field ${column} has more than ${importLimits.cellLength} characters.`,
  };
};

const readHeader = (record: string[], requiredColumns: string[]): string[] => {
  const { columns } = importLimits;
  if (record.length > columns) throw new UnreadableFile(`The file has more than ${columns} columns.`);
  const header = record.map((name) => name.trim().toLowerCase());
  const missing = requiredColumns.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new UnreadableFile(`The file has no column ${missing.join(', ')}.`);
  return header;
};

interface Wanted {
  requiredColumns: string[];
  mostRows: number;
}

/** Rows of a `.csv` or `.csv.gz`, streamed; quoted line breaks belong to their field. Throws UnreadableFile. */
export async function* readCsv(path: string, wanted: Wanted): AsyncGenerator<CsvRow> {
  const name = basename(path);
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: importLimits.rowBytes,
  });
  const [source, ...stages] = await openText(path).catch((error: Error) => {
    throw explain(error, name);
  });
  // the loop below gets the same error
  pipeline([source, ...stages, parser], () => undefined);
  let header: string[] | null = null;
  let lastLine = 0;
  let rows = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const line = lastLine + 1;
      lastLine = info.lines;
      if (!header) header = readHeader(record, wanted.requiredColumns);
      else if (rows === wanted.mostRows)
        throw new UnreadableFile(`${name} has more than ${wanted.mostRows} rows, which is the limit.`);
      else {
        rows += 1;
        yield { line, ...cellsOf(header, record), bytesRead: source.bytesRead };
      }
    }
  } catch (error) {
    throw explain(error as Error, name);
  }
  if (!header) throw new UnreadableFile('The file is empty.');
}
