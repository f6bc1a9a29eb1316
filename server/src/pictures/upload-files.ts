import path from 'node:path';
import type { Context } from '#platform/context';
import type { UploadRow } from './uploads-store.ts';

const partKey = (id: string, number: number): string => `uploads/${id}/${number}`;

export const writePart = (
  { files }: Pick<Context, 'files'>,
  { id, number, bytes }: { id: string; number: number; bytes: Buffer },
): Promise<void> => files.write(partKey(id, number), bytes, 'application/octet-stream');

/**
 * Copies the parts of an uploaded file into a folder and returns their paths in order. Throws if one is missing, as it is after another
 * request has finished the upload.
 */
export const copyParts = (
  { files }: Pick<Context, 'files'>,
  { id, parts }: Pick<UploadRow, 'id' | 'parts'>,
  folder: string,
): Promise<string[]> =>
  Promise.all(
    parts.map(async (number) => {
      const to = path.join(folder, String(number));
      if (await files.copyOut(partKey(id, number), to)) return to;
      throw new Error(`part ${number} of the upload ${id} is missing`);
    }),
  );

export const erasePart = ({ files }: Pick<Context, 'files'>, id: string, number: number): Promise<void> =>
  files.erase(partKey(id, number));

/** Erases every file that a part of the upload may have. */
export const eraseParts = async (
  { files }: Pick<Context, 'files'>,
  { id, part_count }: Pick<UploadRow, 'id' | 'part_count'>,
): Promise<void> => {
  for (let number = 1; number <= part_count; number += 1) await files.erase(partKey(id, number));
};
