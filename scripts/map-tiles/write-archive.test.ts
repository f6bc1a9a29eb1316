import { type PMTiles, tileIdToZxy } from 'pmtiles';
import { expect, it } from 'vitest';
import { archiveIn } from './archive-in.ts';
import { type Tile, writeArchive } from './write-archive.ts';

const tileAt = (id: number, text: string): Tile => {
  const [z, x, y] = tileIdToZxy(id);
  return { z, x, y, data: new TextEncoder().encode(text) };
};

const textAt = async (archive: PMTiles, { z, x, y }: Tile) => {
  const tile = await archive.getZxy(z, x, y);
  return tile && new TextDecoder().decode(tile.data);
};

it('a reader finds every tile of an archive, also those that share a content', async () => {
  const tiles = Array.from({ length: 300 }, (_, index) =>
    tileAt(index * 3 + (index % 2), index % 5 === 0 ? 'sea' : `land ${index}`.repeat(1 + (index % 97))),
  );
  const run = [70_001, 70_002, 70_003].map((id) => tileAt(id, 'sea'));
  const archive = archiveIn(writeArchive([...run, ...tiles].toReversed(), { name: 'test' }));
  expect(await archive.getMetadata()).toEqual({ name: 'test' });
  for (const tile of [...tiles, ...run])
    expect(await textAt(archive, tile)).toBe(new TextDecoder().decode(tile.data));
  expect(await textAt(archive, tileAt(70_004, ''))).toBeUndefined();
});
