import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lookOfStay, planStayPictures } from '@golark/catalog/pictures';
import { expect, test } from 'vitest';
import { illustrateWithDrawings, withDrawings } from './drawing-files.ts';
import { drawingKeyOf, planOfDrawingKey } from './drawing-key.ts';
import { localFiles } from './local-files.ts';

const facts = {
  id: 'q1w2e3r4t5',
  propertyType: 'cabin',
  stateId: 'co',
  cityPopulation: 9000,
  isCoastal: false,
  amenities: ['hot-tub', 'fireplace', 'pool'],
  bedrooms: 3,
};
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-drawings-'));
const files = withDrawings(localFiles(dir));

test('a key contains everything that its picture is drawn from', () => {
  for (const type of ['cabin', 'loft', 'villa', 'hotel', 'house'])
    for (const amenities of [[], ['hot-tub'], ['pool'], ['pool', 'hot-tub', 'fireplace']]) {
      const stay = { id: 'a-b_c', type, amenities, bedrooms: 2 };
      const look = lookOfStay({ ...stay, stateId: 'ca', population: 90_000 });
      for (const plan of planStayPictures({ ...stay, look }))
        expect(planOfDrawingKey(drawingKeyOf(plan))).toEqual(plan);
    }
});

test('keys of stays that were saved before they had a facade still have a picture', async () => {
  for (const key of [
    'drawing/1/house/bungalow/suburb/day/city/summer/plain/q1w2e3r4t5/0',
    'drawing/1/house/adobe/desert/golden/desert/summer/tub-pool/q1w2e3r4t5/0',
    'drawing/1/house/hotel/beach/dusk/tropics/summer/pool/q1w2e3r4t5/0',
    'drawing/1/room/hot-tub/forest/cabin/night/forest/autumn/fireplace/q1w2e3r4t5/3',
    'drawing/1/room/bathroom/desert/desert/day/desert/summer/plain/q1w2e3r4t5/4',
  ])
    expect((await files.read(key))?.toString(), key).toMatch(/^<svg/);
});

test('the picture of a city on the plains has no mountains, that of one below them has', () => {
  const planOfCity = (key: string) => planOfDrawingKey(`drawing/city/${key}`);
  expect(planOfCity('co-lamar/co/lamar/7800/plain/38.09,-102.62')).not.toMatchObject({ setting: 'mountain' });
  expect(planOfCity('co-golden/co/golden/20000/plain/39.76,-105.22')).toMatchObject({ setting: 'mountain' });
  expect(planOfCity('co-golden/co/golden/20000/plain')).toMatchObject({ setting: 'mountain' });
});

test('a drawing follows the material, the color and the place that the host names', () => {
  const [photo] = illustrateWithDrawings({
    ...facts,
    title: 'Blue cottage on the lake',
    propertyType: 'cottage',
  });
  expect(planOfDrawingKey(photo?.storageKey ?? '')).toMatchObject({
    setting: 'lake',
    facade: { color: 'blue' },
  });
  const [brick] = illustrateWithDrawings({ ...facts, title: 'Brick townhouse', propertyType: 'townhouse' });
  expect(planOfDrawingKey(brick?.storageKey ?? '')).toMatchObject({ facade: { material: 'brick' } });
});

test('a stay has five to seven photos, described in both languages, the same each time', () => {
  const photos = illustrateWithDrawings(facts);
  expect(photos.length).toBeGreaterThanOrEqual(5);
  expect(new Set(photos.map(({ storageKey }) => storageKey)).size).toBe(photos.length);
  for (const photo of photos) {
    expect(photo).toMatchObject({ width: 1200, height: 800, color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    expect([photo.altEn, photo.altEs]).toEqual([
      expect.stringMatching(/^Illustration/),
      expect.stringMatching(/^Ilustración/),
    ]);
  }
  expect(illustrateWithDrawings(facts)).toEqual(photos);
});

test('drawings are drawn when they are read, and cannot be written', async () => {
  const [photo] = illustrateWithDrawings(facts);
  const bytes = await files.read(photo?.storageKey ?? '');
  expect(bytes?.toString()).toMatch(/^<svg/);
  expect(fs.readdirSync(dir)).toEqual([]);
  expect(() => files.write('drawing/1/house/x', Buffer.from(''), 'image/svg+xml')).toThrow('not written');
});

test('a key of no known drawing has no picture', async () => {
  for (const key of [
    'drawing/scene/constructor',
    'drawing/scene/nothing',
    'drawing/99/house/cabin',
    'drawing/',
  ])
    expect(await files.read(key), key).toBeNull();
});

test('other keys are those of the store', async () => {
  await files.write('pictures/ab/c.webp', Buffer.from('x'), 'image/webp');
  expect(await files.read('pictures/ab/c.webp')).toEqual(Buffer.from('x'));
});
