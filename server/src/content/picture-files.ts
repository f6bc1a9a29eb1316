import { drawPicture, type PicturePlan } from '@golark/catalog/pictures';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Context } from '#platform/context';

export const pictureWidths = [60, 320, 640, 960, 1280, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** Density at which a drawing of 1200 units is as wide as the picture asked for. */
const drawingWidth = 1200;
const drawingDensity = 72;

const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Rendering takes a core for some ten milliseconds: a page of cards must not take them all. */
const inTurn = pLimit(2);

const render = async (plan: PicturePlan, width: number, format: PictureFormat): Promise<Buffer> => {
  const density = Math.max(drawingDensity, Math.ceil((drawingDensity * width) / drawingWidth));
  const image = sharp(Buffer.from(drawPicture(plan)), { density });
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

/** The bytes of a drawn picture: from the file store, or drawn now and kept there. `planOf` gives null for no such picture. */
export const readPicture = async (
  ctx: Context,
  request: PictureRequest,
  planOf: () => Promise<PicturePlan | null>,
): Promise<{ bytes: Buffer; contentType: string } | null> => {
  const { id, width, format } = request;
  const contentType = contentTypes[format];
  const key = `pictures/${id.slice(0, 2)}/${id}-${width}.${format}`;
  const kept = await ctx.files.read(key);
  if (kept) return { bytes: kept, contentType };
  const plan = await planOf();
  if (!plan) return null;
  const bytes = await inTurn(() => render(plan, width, format));
  await ctx.files.write(key, bytes, contentType);
  return { bytes, contentType };
};
