import sharp from 'sharp';
import { renderAhead } from '../server/src/content/picture-files.ts';
import { readPicture } from '../server/src/pictures/read-picture.ts';
import type { Files } from '../server/src/platform/files/files.ts';
import { formatMilliseconds, type Result } from './results.ts';

const budget = { max: 1.5 };
const rounds = 9;
/** As a phone takes it: 12 megapixels. */
const size = { width: 4032, height: 3024 };
const widths = [640, 320, 960, 1280, 1600, 60];
const webp = { quality: 60, effort: 2 };

/** Soft colors with the noise of a sensor, which no encoder makes as small as a drawing. */
const aPhotograph = async (): Promise<Buffer> => {
  const colors = Buffer.from([40, 90, 160, 230, 190, 120, 60, 120, 70, 240, 240, 230]);
  const soft = sharp(colors, { raw: { width: 2, height: 2, channels: 3 } }).resize({
    ...size,
    kernel: 'cubic',
    fit: 'fill',
  });
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  return sharp(await soft.png().toBuffer())
    .composite([{ input: grain, blend: 'soft-light' }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 44/1 21/1' } })
    .jpeg({ quality: 90 })
    .toBuffer();
};

const inMemory = (): Files => {
  const files = new Map<string, Buffer>();
  return {
    read: async (key) => files.get(key) ?? null,
    write: async (key, bytes) => void files.set(key, bytes),
    erase: async (key) => void files.delete(key),
  };
};

/** What a program would do that only makes the sizes. */
const withSharpAlone = async (photograph: Buffer): Promise<void> => {
  for (const width of widths)
    await sharp(photograph)
      .autoOrient()
      .resize(width, width === 60 ? 60 : null)
      .webp(webp)
      .toBuffer();
};

/** What the product does: checks, the stored original, the color, and the pictures of pages. */
const withAllChecks = async (photograph: Buffer): Promise<void> => {
  const files = inMemory();
  const { bytes } = await readPicture(photograph);
  await files.write('original', bytes, 'image/jpeg');
  await renderAhead({ files }, { id: 'listing.photo', storageKey: 'original' });
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** A picture of 12 megapixels is checked, stored and ready in all sizes of pages, compared with `sharp` making only the sizes. */
export const benchPictures = async (): Promise<Result[]> => {
  const photograph = await aPhotograph();
  const times = { alone: [] as number[], all: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, work] of [
      ['alone', withSharpAlone],
      ['all', withAllChecks],
    ] as const) {
      const startedAt = performance.now();
      await work(photograph);
      times[name].push(performance.now() - startedAt);
    }
  }
  const [alone, all] = [median(times.alone), median(times.all)];
  return [
    {
      name: 'pictures',
      subject: `12 megapixels checked, stored and in all sizes: ${formatMilliseconds(all)}`,
      baseline: `sharp alone: ${formatMilliseconds(alone)}`,
      ratio: all / alone,
      budget,
    },
  ];
};
