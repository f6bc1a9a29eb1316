import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Context } from '#platform/context';

export const pictureWidths = [60, 320, 640, 960, 1280, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** Density at which a drawing of 1200 units is as wide as the requested picture. */
const drawingWidth = 1200;
const drawingDensity = 72;

const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Rendering one picture uses a core for about ten milliseconds: a page of cards must not use all cores. */
const inTurn = pLimit(2);

const isSvg = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === '<svg';

const render = async (original: Buffer, width: number, format: PictureFormat): Promise<Buffer> => {
  const density = Math.max(drawingDensity, Math.ceil((drawingDensity * width) / drawingWidth));
  const image = sharp(original, isSvg(original) ? { density } : {});
  const sized = width === 60 ? image.resize(width, width, { fit: 'cover' }) : image.resize(width);
  if (format === 'avif') return sized.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === 'webp') return sized.webp({ quality: 80, effort: 2 }).toBuffer();
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
};

export interface PictureRequest {
  id: string;
  width: PictureWidth;
  format: PictureFormat;
}

/**
 * The bytes of a picture in one size, from the file store, or rendered from the original and then stored. `findKey` returns the storage
 * key of the original, or null for an unknown picture; it is called for the first request only.
 */
export const readPicture = async (
  ctx: Context,
  request: PictureRequest,
  findKey: () => Promise<string | null>,
): Promise<{ bytes: Buffer; contentType: string } | null> => {
  const { id, width, format } = request;
  const contentType = contentTypes[format];
  const key = `pictures/${id.slice(0, 2)}/${id}-${width}.${format}`;
  const stored = await ctx.files.read(key);
  if (stored) return { bytes: stored, contentType };
  const originalKey = await findKey();
  const original = originalKey === null ? null : await ctx.files.read(originalKey);
  if (!original) return null;
  const bytes = await inTurn(() => render(original, width, format));
  await ctx.files.write(key, bytes, contentType);
  return { bytes, contentType };
};
