import { inflateSync, constants as zlib } from 'node:zlib';

/** A file may cost so much before it is known whether it is one of tickets; real ones cost far less. */
const limits = {
  /** All streams together. */
  unpackedBytes: 96 * 1024 * 1024,
  streams: 10_000,
  dictionaryLength: 16 * 1024,
  dictionariesLength: 8 * 1024 * 1024,
  /** Processor time of this thread. */
  milliseconds: 2000,
} as const;

/** How much longer the output of a filter can be than its input; those that aren't listed are not read. */
const growth: Readonly<Record<string, number>> = {
  ASCIIHexDecode: 1,
  AHx: 1,
  ASCII85Decode: 4,
  A85: 4,
  RunLengthDecode: 64,
  RL: 64,
  LZWDecode: 2600,
  LZW: 2600,
  // pictures, which nothing here unpacks
  DCTDecode: 1,
  DCT: 1,
  JPXDecode: 1,
  CCITTFaxDecode: 1,
  CCF: 1,
  JBIG2Decode: 1,
  Crypt: 1,
};
const isFlate = (filter: string): boolean => filter === 'FlateDecode' || filter === 'Fl';

/** Names with letters written as `#46` mean the same. */
const unescaped = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The filters of a dictionary; null if its text doesn't name them. */
const filtersOf = (dictionary: string): string[] | null => {
  const text = unescaped(dictionary);
  const keys = text.match(/\/(Filter|F)\s*(?=[/[\d])/g) ?? [];
  const values = [...text.matchAll(/\/(?:Filter|F)\s*(\[[^\]]{0,500}\]|\/[A-Za-z0-9]+)/g)];
  if (values.length < keys.length) return null;
  return values.flatMap(([, value = '']) =>
    [...value.matchAll(/\/([A-Za-z0-9]+)/g)].map(([, name = '']) => name),
  );
};

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** The bytes of a compressed stream that begins here; null if none does. Throws for more than `most` bytes. */
const inflated = (bytes: Uint8Array, most: number): Uint8Array | null => {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most), finishFlush: zlib.Z_SYNC_FLUSH });
  } catch (error) {
    if (isTooLong(error)) throw new Error('unpacks to too much', { cause: error });
    return null;
  }
};

/** Bytes of one stream behind its filters, at most. Throws for more than `most`. */
const unpackedLength = (start: Uint8Array, filters: readonly string[], most: number): number => {
  let data: Uint8Array | null = start;
  let length = start.length;
  for (const filter of filters) {
    if (!isFlate(filter)) {
      length *= growth[filter] ?? Infinity;
      // after a filter that isn't run here, what follows can't be measured
      data = growth[filter] === 1 && filters.length === 1 ? data : null;
    } else if (data === null) length *= 1032;
    else {
      data = inflated(data, most);
      length = data?.length ?? 0;
    }
    if (length > most) throw new Error('unpacks to too much');
  }
  return length;
};

/** Throws once this thread has worked for longer than a file may take. */
const startTimer = (milliseconds: number): (() => void) => {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    if ((user + system) / 1000 > milliseconds) throw new Error('takes too long');
  };
};

/** Finds the next `endstream`, also for many streams that have none. */
const endsOf = (text: string): ((start: number) => number | undefined) => {
  let next = -1;
  return (start) => {
    if (next < start) next = text.indexOf('endstream', start);
    if (next < 0) next = text.length;
    return next === text.length ? undefined : next;
  };
};

/**
 * Throws for a PDF whose streams unpack to more than 96 MiB together, before anything unpacks them, and for one that has too many to find out
 * within two seconds. It reads the file as text, because a parser unpacks some streams to know what is in the file.
 */
export const assertWithinBudget = (
  bytes: Uint8Array,
  { milliseconds }: { milliseconds: number } = limits,
): void => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const assertInTime = startTimer(milliseconds);
  const endOf = endsOf(text);
  let left: number = limits.unpackedBytes;
  let streams = 0;
  let dictionaries = 0;
  for (const { index } of text.matchAll(/(?<!end)stream\r?\n?/g)) {
    const before = text.slice(Math.max(index - limits.dictionaryLength, 0), index);
    const dictionary = before.slice(Math.max(before.lastIndexOf('obj'), 0));
    streams += 1;
    dictionaries += dictionary.length;
    if (streams > limits.streams || dictionaries > limits.dictionariesLength)
      throw new Error('has too many streams');
    assertInTime();
    if (!dictionary.includes('<<')) continue;
    const filters = filtersOf(dictionary);
    if (filters === null) throw new Error('has filters that are named elsewhere');
    const start = index + (/^stream\r?\n?/.exec(text.slice(index, index + 8))?.[0].length ?? 0);
    const raw = bytes.subarray(start, endOf(start));
    // compressed data ends itself: a file can say that it ends earlier
    const source = isFlate(filters[0] ?? '') ? bytes.subarray(start) : raw;
    if (filters.length > 0) left -= unpackedLength(source, filters, left);
  }
};
