import { createReadStream, type ReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { basename } from 'node:path';
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { importLimits } from './import-limits.ts';

/** The file itself cannot be read to its end: missing, cut short, not CSV, beyond a limit, or a column is missing. */
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

/** Ends the stream with an error at more text than a file may have, in all or for the bytes that were read of it. */
const bounded = (source: ReadStream, name: string): Transform => {
  const { textBytes, ratio, ratioFromBytes } = importLimits;
  let bytes = 0;
  const excess = (): UnreadableFile | null => {
    if (bytes > textBytes)
      return new UnreadableFile(
        `${name} has more than ${textBytes / 1024 ** 3} GiB of text, which is the limit.`,
      );
    if (bytes <= Math.max(ratioFromBytes, source.bytesRead * ratio)) return null;
    return new UnreadableFile(
      `${name} grows to more than ${ratio} times its size when it is unpacked, which is the limit.`,
    );
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const error = excess();
      if (error) done(error);
      else done(null, chunk);
    },
  });
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

/** The stages that read a file, packed or not, as text within the limits; the first one counts its bytes. */
export const openText = async (path: string): Promise<[ReadStream, ...Transform[]]> => {
  const isPacked = await isGzip(path);
  const source = createReadStream(path);
  const unpacked = isPacked ? [createGunzip()] : [];
  return [source, ...unpacked, bounded(source, basename(path)), textDecoder()];
};
