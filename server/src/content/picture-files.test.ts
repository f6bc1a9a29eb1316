import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Context } from '#platform/context';
import { illustrateWithDrawings, withDrawings } from '#platform/files/drawing-files';
import { localFiles } from '#platform/files/local-files';
import { type PictureRequest, renderPicture } from './picture-files.ts';

const ctx = { files: withDrawings(localFiles(fs.mkdtempSync(path.join(os.tmpdir(), 'golark-pictures-')))) };

const firstPhotoOf = (propertyType: string): string =>
  illustrateWithDrawings({
    ...{ id: `stay-${propertyType}`, propertyType, stateId: 'ny', cityPopulation: 90_000, isCoastal: false },
    ...{ amenities: ['pool', 'hot-tub'], bedrooms: 2, latitude: 42 },
  })[0]?.storageKey ?? '';

const render = async (propertyType: string, size: Omit<PictureRequest, 'id'>): Promise<Buffer | null> =>
  renderPicture(ctx as unknown as Context, { id: propertyType, ...size }, async () =>
    firstPhotoOf(propertyType),
  );

test('the largest picture of a card has at most 25 kB, in both formats of the web', async () => {
  for (const type of ['house', 'apartment', 'cabin', 'inn', 'townhouse', 'hotel'])
    expect((await render(type, { width: 960, format: 'webp' }))?.length, type).toBeLessThan(25_000);
  for (const type of ['house', 'apartment'])
    expect((await render(type, { width: 640, format: 'avif' }))?.length, type).toBeLessThan(25_000);
});

test('a card with very many details is stored in a lower quality', async () => {
  const busy = illustrateWithDrawings({
    ...{ id: 'condo-10', propertyType: 'condo', stateId: 'fl', cityPopulation: 90_000, isCoastal: true },
    ...{ amenities: ['beachfront', 'pool'], bedrooms: 2, latitude: 26, longitude: -80.2 },
  })[0]?.storageKey;
  const original = (await ctx.files.read(busy ?? '')) ?? Buffer.alloc(0);
  const plain = await sharp(original, { density: 72 })
    .resize(960)
    .webp({ quality: 68, effort: 2 })
    .toBuffer();
  expect(plain.length).toBeGreaterThan(25_000);
  const card = await renderPicture(
    ctx as unknown as Context,
    { id: 'busy', width: 960, format: 'webp' },
    async () => busy ?? null,
  );
  expect(card?.length).toBeLessThanOrEqual(25_000);
  expect((await sharp(card ?? '').metadata()).width).toBe(960);
});

test('a picture is drawn once, and read from the store afterwards', async () => {
  const first = await render('cottage', { width: 320, format: 'webp' });
  const again = await renderPicture(
    ctx as unknown as Context,
    { id: 'cottage', width: 320, format: 'webp' },
    () => Promise.reject(new Error('drawn again')),
  );
  expect(again).toEqual(first);
});
