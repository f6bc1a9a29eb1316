// The process that decodes pictures.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { type PictureWidth, type RenderedWidth, renderPages } from '#content/rendering';
import { serveTasks } from '#platform/background-process/serve-tasks';
import { type Refusal, refusalOf } from '../refusal.ts';
import { type NormalizedPicture, readPicture } from './read-picture.ts';

/** A file can be made so that it takes very long to decode; a real one takes two seconds. */
const mostProcessorSeconds = 30;

/** Files are named and not sent: copying their bytes would hold up the requests of the server. */
const pictureTasks = {
  hash: async ({ from }: { from: string }): Promise<string> =>
    createHash('sha256')
      .update(await fs.readFile(from))
      .digest('hex'),

  normalize: async ({
    from,
    to,
  }: {
    from: string;
    to: string;
  }): Promise<Omit<NormalizedPicture, 'bytes'> | { refusal: Refusal }> => {
    try {
      const { bytes, ...rest } = await readPicture(await fs.readFile(from));
      await fs.writeFile(to, bytes);
      return rest;
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      return { refusal };
    }
  },

  render: async ({
    from,
    widths,
  }: {
    from: string;
    widths: readonly PictureWidth[];
  }): Promise<RenderedWidth[]> => renderPages(await fs.readFile(from), widths),
};
export type PictureTasks = typeof pictureTasks;

serveTasks(pictureTasks, { mostProcessorSeconds });
