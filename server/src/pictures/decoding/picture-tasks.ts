// The process that decodes pictures.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { type PictureWidth, type RenderedWidth, renderPages } from '#content/rendering';
import { serveTasks } from '#platform/background-process/serve-tasks';
import { type Refusal, refusalOf } from '../refusal.ts';
import { type NormalizedPicture, readPicture } from './read-picture.ts';

/** A file can be made so that it takes very long to decode; a real one takes two seconds. */
const mostProcessorSeconds = 30;

const join = async (parts: readonly string[]): Promise<Buffer> =>
  Buffer.concat(await Promise.all(parts.map((part) => fs.readFile(part))));

/** Files are named and not sent: bytes that the server loads hold up its requests while their memory is collected. */
const pictureTasks = {
  hash: async ({ parts }: { parts: string[] }): Promise<string> => {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(await fs.readFile(part));
    return hash.digest('hex');
  },

  normalize: async ({
    parts,
    to,
  }: {
    parts: string[];
    to: string;
  }): Promise<Omit<NormalizedPicture, 'bytes'> | { refusal: Refusal }> => {
    try {
      const { bytes, ...rest } = await readPicture(await join(parts));
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
