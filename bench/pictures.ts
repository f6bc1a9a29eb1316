import { renderAhead } from '../server/src/content/picture-files.ts';
import { renderPages } from '../server/src/content/rendering/render-picture.ts';
import { readPicture } from '../server/src/pictures/decoding/read-picture.ts';
import type { Files } from '../server/src/platform/files/files.ts';
import { aPhotograph, resizeWithSharpAlone } from '../server/testing/sample-photograph.ts';
import { formatMilliseconds, type Result } from './results.ts';

const budget = { max: 1.5 };
const rounds = 9;
const inMemory = (): Pick<Files, 'read' | 'write'> => {
  const files = new Map<string, Buffer>();
  return {
    read: async (key) => files.get(key) ?? null,
    write: async (key, bytes) => void files.set(key, bytes),
  };
};

/** Our own work: checks, the stored original, the color, and the pictures of pages. */
const withAllChecks = async (photograph: Buffer): Promise<void> => {
  const files = inMemory();
  const { bytes } = await readPicture(photograph);
  await files.write('original', bytes, 'image/jpeg');
  await renderAhead({ files }, 'listing.photo', (widths) => renderPages(bytes, widths));
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** A picture of 12 megapixels is checked, stored and ready in all sizes of pages, compared with `sharp` making only the sizes. */
export const benchPictures = async (): Promise<Result[]> => {
  const photograph = await aPhotograph();
  const times = { alone: [] as number[], all: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, work] of [
      ['alone', resizeWithSharpAlone],
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
