import sharp, { type Sharp } from 'sharp';
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

/**
 * A picture of 640 pixels takes at most 60 ms of a core, and a card on a phone (960 pixels) has at most 25 kB: at higher
 * effort AVIF needs twice that time, and at this one it is no smaller than WebP. See docs/decisions/0042.
 */
const avifOptions = { quality: 50, effort: 0, chromaSubsampling: '4:2:0' } as const;
/** The qualities to try for a card until it is small enough; one for larger pictures. */
const webpQualities = (width: number): readonly number[] => (width > 960 ? [60] : [68, 54, 40, 26]);
const cardBytes = 25_000;

const toWebp = async (image: Sharp, width: number): Promise<Buffer> => {
  let bytes = Buffer.alloc(0);
  for (const quality of webpQualities(width)) {
    bytes = await image.clone().webp({ quality, effort: 2 }).toBuffer();
    if (bytes.length <= cardBytes) break;
  }
  return bytes;
};

const isSvg = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === '<svg';

const render = async (original: Buffer, width: number, format: PictureFormat): Promise<Buffer> => {
  const density = Math.max(drawingDensity, Math.ceil((drawingDensity * width) / drawingWidth));
  const image = sharp(original, isSvg(original) ? { density } : {});
  const sized = width === 60 ? image.resize(width, width, { fit: 'cover' }) : image.resize(width);
  if (format === 'avif') return sized.avif(avifOptions).toBuffer();
  if (format === 'webp') return toWebp(sized, width);
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
};

export interface PictureRequest {
  id: string;
  width: PictureWidth;
  format: PictureFormat;
}

export const contentTypeOf = ({ format }: PictureRequest): string => contentTypes[format];

/** Where the rendered picture is stored. */
export const pictureKeyOf = ({ id, width, format }: PictureRequest): string =>
  `pictures/${id.slice(0, 2)}/${id}-${width}.${format}`;

/**
 * Renders a picture from its original and stores it. `findKey` returns the storage key of the original, or null for an
 * unknown picture.
 */
export const renderPicture = async (
  ctx: Context,
  request: PictureRequest,
  findKey: () => Promise<string | null>,
): Promise<Buffer | null> => {
  const key = pictureKeyOf(request);
  // another request may have stored it since this one looked
  const stored = await ctx.files.read(key);
  if (stored) return stored;
  const originalKey = await findKey();
  const original = originalKey === null ? null : await ctx.files.read(originalKey);
  if (!original) return null;
  const bytes = await render(original, request.width, request.format);
  await ctx.files.write(key, bytes, contentTypeOf(request));
  return bytes;
};
