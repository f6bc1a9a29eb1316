import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

/** A vector tile, not compressed. */
export type Tile = { z: number; x: number; y: number; data: Uint8Array };

type Entry = { id: number; offset: number; length: number; run: number };

const headerBytes = 127;
/** A reader asks for the header and the directory together; a larger directory would need leaves. */
const directoryLimit = 16_384 - headerBytes;

const varint = (value: number, into: number[]): void => {
  let rest = value;
  while (rest >= 0x80) {
    into.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  into.push(rest);
};

const directoryOf = (entries: readonly Entry[]): Buffer => {
  const bytes: number[] = [];
  varint(entries.length, bytes);
  let last = 0;
  for (const { id } of entries) {
    varint(id - last, bytes);
    last = id;
  }
  for (const { run } of entries) varint(run, bytes);
  for (const { length } of entries) varint(length, bytes);
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1];
    varint(before && offset === before.offset + before.length ? 0 : offset + 1, bytes);
  }
  return gzipSync(Uint8Array.from(bytes), { level: 9 });
};

const placeTiles = (tiles: readonly Tile[]) => {
  const stored = new Map<string, { offset: number; length: number }>();
  const contents: Buffer[] = [];
  const entries: Entry[] = [];
  let end = 0;
  const ordered = tiles.map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), data: tile.data }));
  for (const { id, data } of ordered.toSorted((one, other) => one.id - other.id)) {
    const content = gzipSync(data, { level: 9 });
    const key = content.toString('base64');
    const at = stored.get(key) ?? { offset: end, length: content.length };
    if (!stored.has(key)) {
      stored.set(key, at);
      contents.push(content);
      end += content.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === at.offset && last.id + last.run === id) last.run++;
    else entries.push({ id, ...at, run: 1 });
  }
  return { entries, data: Buffer.concat(contents), contentCount: contents.length };
};

const headerOf = (sizes: readonly number[], counts: readonly number[]) => {
  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  let [at, offset] = [8, headerBytes];
  for (const size of sizes) {
    header.writeBigUInt64LE(BigInt(offset), at);
    header.writeBigUInt64LE(BigInt(size), at + 8);
    [at, offset] = [at + 16, offset + size];
  }
  for (const count of counts) {
    header.writeBigUInt64LE(BigInt(count), at);
    at += 8;
  }
  // clustered; directories and tiles in gzip; vector tiles
  for (const [index, value] of [1, 2, 2, 1].entries()) header.writeUInt8(value, 96 + index);
  return header;
};

/** An archive in the format of PMTiles 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). */
export const writeArchive = (tiles: readonly Tile[], metadata: object): Buffer => {
  const { entries, data, contentCount } = placeTiles(tiles);
  const directory = directoryOf(entries);
  if (directory.length > directoryLimit)
    throw new Error(`a directory of ${directory.length} bytes is too large`);
  const described = gzipSync(JSON.stringify(metadata), { level: 9 });
  const header = headerOf(
    [directory.length, described.length, 0, data.length],
    [tiles.length, entries.length, contentCount],
  );
  const zooms = tiles.map(({ z }) => z);
  header.writeUInt8(Math.min(...zooms), 100);
  header.writeUInt8(Math.max(...zooms), 101);
  header.writeInt32LE(-1_800_000_000, 102);
  header.writeInt32LE(-850_000_000, 106);
  header.writeInt32LE(1_800_000_000, 110);
  header.writeInt32LE(850_000_000, 114);
  return Buffer.concat([header, directory, described, data]);
};
