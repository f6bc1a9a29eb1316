import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const headerBytes = { woff: 44, sfnt: 12 };
const entryBytes = { woff: 20, sfnt: 16 };
const signature = 0x774f4646;

interface Table {
  tag: number;
  checksum: number;
  bytes: Buffer;
}

const readTable = (file: Buffer, at: number): Table => {
  const [tag, offset, size, fullSize, checksum] = [0, 4, 8, 12, 16].map((field) =>
    file.readUInt32BE(at + field),
  );
  if (tag === undefined || checksum === undefined || offset === undefined || size === undefined)
    throw new Error('an entry of a font is cut off');
  const stored = file.subarray(offset, offset + size);
  return { tag, checksum, bytes: size === fullSize ? stored : inflateSync(stored) };
};

const padded = (size: number): number => Math.ceil(size / 4) * 4;

/**
 * The font in a WOFF file (https://www.w3.org/TR/WOFF/) without compression. The library inflates the whole table of
 * glyphs for each glyph that it draws, which takes 0.1 s for a large font.
 */
export const readWoff = (file: string): Buffer => {
  const woff = readFileSync(file);
  if (woff.readUInt32BE(0) !== signature) throw new Error(`${file} is not a WOFF file`);
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) =>
    readTable(woff, headerBytes.woff + i * entryBytes.woff),
  );
  const directory = Buffer.alloc(headerBytes.sfnt + count * entryBytes.sfnt);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  let offset = directory.length;
  tables.forEach(({ tag, checksum, bytes }, i) => {
    const fields = [tag, checksum, offset, bytes.length];
    for (const [k, field] of fields.entries())
      directory.writeUInt32BE(field, headerBytes.sfnt + i * entryBytes.sfnt + k * 4);
    offset += padded(bytes.length);
  });
  return Buffer.concat([
    directory,
    ...tables.flatMap(({ bytes }) => [bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]),
  ]);
};
