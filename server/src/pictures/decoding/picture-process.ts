import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PictureWidth, RenderedWidth } from '#content/rendering';
import { BackgroundProcess, TookTooLong } from '#platform/background-process/background-process';
import { invalidField } from '#platform/failure';
import { refusedFor } from '../refusal.ts';
import type { PictureTasks } from './picture-tasks.ts';
import type { NormalizedPicture } from './read-picture.ts';

const pictures = new BackgroundProcess<PictureTasks>(new URL('./picture-tasks.ts', import.meta.url));

/** A folder for the time of the work, for files that the process of pictures reads and writes. */
export const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'golark-picture-'));
  try {
    return await work(folder);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
};

/** SHA-256 of a file in hexadecimal. */
export const hashOf = (from: string): Promise<string> => pictures.run('hash', { from });

/** The picture in a file as it is stored. Throws VALIDATION_ERROR (file). */
export const normalize = async (file: { from: string; to: string }): Promise<NormalizedPicture> => {
  const outcome = await pictures.run('normalize', file).catch((error: unknown) => {
    throw error instanceof TookTooLong ? invalidField('file', 'picture_damaged') : error;
  });
  if ('refusal' in outcome) throw refusedFor(outcome.refusal);
  return { ...outcome, bytes: await fs.readFile(file.to) };
};

export const renderWidths = (original: Buffer, widths: readonly PictureWidth[]): Promise<RenderedWidth[]> =>
  inFolder(async (folder) => {
    const from = path.join(folder, 'original');
    await fs.writeFile(from, original);
    return pictures.run('render', { from, widths });
  });
