import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { pipeline, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';

/** One row by its lower-case column names; a row with another number of fields than the header has none. */
export interface CsvRow {
  /** The line in the file on which the row begins; the header is on line 1. */
  line: number;
  fields: Map<string, string> | null;
  /** Bytes of the file, as it lies on the disk, that have been read by now. */
  bytesRead: number;
}

/** The file itself cannot be read to its end: missing, cut short, not CSV, or a column is missing. */
export class UnreadableFile extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreadableFile';
  }
}

const isGzip = async (path: string): Promise<boolean> => {
  const file = await fs.open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
};

/**
 * Bytes to text. PostgreSQL stores no NUL, so it is dropped; a byte that is not UTF-8 becomes U+FFFD, which the reader of
 * a cell refuses or drops: one bad cell must not end an import.
 */
const textDecoder = (): Transform => {
  const decoder = new TextDecoder('utf-8');
  return new Transform({
    decodeStrings: false,
    transform(chunk: Buffer, _encoding, done) {
      done(null, decoder.decode(chunk, { stream: true }).replaceAll('\0', ''));
    },
    flush(done) {
      done(null, decoder.decode());
    },
  });
};

const explain = (error: Error & { code?: string }): UnreadableFile => {
  const { code = '' } = error;
  if (error instanceof UnreadableFile) return error;
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

const fieldsOf = (header: string[], record: string[]): Map<string, string> | null =>
  record.length === header.length ? new Map(header.map((name, i) => [name, record[i] ?? ''])) : null;

/** Rows of a `.csv` or `.csv.gz`, streamed; quoted line breaks belong to their field. Throws UnreadableFile. */
export async function* readCsv(path: string, requiredColumns: string[]): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
  });
  const isPacked = await isGzip(path).catch((error: Error) => {
    throw explain(error);
  });
  const source = createReadStream(path);
  const stages = isPacked ? [source, createGunzip(), textDecoder()] : [source, textDecoder()];
  // the loop below gets the same error
  pipeline([...stages, parser], () => undefined);
  let header: string[] | null = null;
  let lastLine = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const line = lastLine + 1;
      lastLine = info.lines;
      if (header) yield { line, fields: fieldsOf(header, record), bytesRead: source.bytesRead };
      else {
        header = record.map((name) => name.trim().toLowerCase());
        const missing = requiredColumns.filter((column) => !header?.includes(column));
        if (missing.length > 0) throw new UnreadableFile(`The file has no column ${missing.join(', ')}.`);
      }
    }
  } catch (error) {
    throw explain(error as Error);
  }
  if (!header) throw new UnreadableFile('The file is empty.');
}
