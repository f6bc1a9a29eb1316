import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PictureWidth, RenderedWidth } from '#content/rendering';
import { BackgroundProcess, TookTooLong } from '#platform/background-process/background-process';
import type { Context } from '#platform/context';
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

/** SHA-256 of a file in parts, in hexadecimal. */
export const hashOf = (parts: string[]): Promise<string> => pictures.run('hash', { parts });

/** A picture as it is stored, in a file. */
export type NormalizedFile = Omit<NormalizedPicture, 'bytes'> & { file: string };

/** Encodes the picture of a file in parts anew, at a path. Throws VALIDATION_ERROR (file). */
export const normalize = async (parts: string[], to: string): Promise<NormalizedFile> => {
  const outcome = await pictures.run('normalize', { parts, to }).catch((error: unknown) => {
    throw error instanceof TookTooLong ? invalidField('file', 'picture_damaged') : error;
  });
  if ('refusal' in outcome) throw refusedFor(outcome.refusal);
  return { ...outcome, file: to };
};

/** Renders widths of a stored original. */
export const renderOriginal =
  ({ files }: Pick<Context, 'files'>, storageKey: string) =>
  (widths: readonly PictureWidth[]): Promise<RenderedWidth[]> =>
    inFolder(async (folder) => {
      const from = path.join(folder, 'original');
      return (await files.copyOut(storageKey, from)) ? pictures.run('render', { from, widths }) : [];
    });
