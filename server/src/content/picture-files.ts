import sharp, { type Sharp } from 'sharp';
import type { Context } from '#platform/context';

export const pictureWidths = [60, 320, 640, 960, 1280, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** Its pictures are squares. */
const iconWidth = 60;
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
/** The qualities to try until a picture of a card is small enough. Photographs have more details than drawings, and fewer bytes would blur them. */
const cards = {
  drawing: { bytes: 25_000, qualities: [68, 54, 40, 26] },
  photo: { bytes: 90_000, qualities: [68, 54] },
} as const;
const largestCard = 960;
const largeQuality = 60;

type Kind = keyof typeof cards;

const toWebp = async (image: Sharp, width: number, kind: Kind): Promise<Buffer> => {
  if (width > largestCard) return image.webp({ quality: largeQuality, effort: 2 }).toBuffer();
  let bytes = Buffer.alloc(0);
  for (const quality of cards[kind].qualities) {
    bytes = await image.clone().webp({ quality, effort: 2 }).toBuffer();
    if (bytes.length <= cards[kind].bytes) break;
  }
  return bytes;
};

const isSvg = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === '<svg';

/** Photographs are never enlarged: a browser does that as well, with fewer bytes. */
const resized = (image: Sharp, width: number, kind: Kind): Sharp =>
  width === iconWidth
    ? image.resize(width, width, { fit: 'cover' })
    : image.resize({ width, withoutEnlargement: kind === 'photo' });

const encode = (image: Sharp, { width, format }: Rendering, kind: Kind): Promise<Buffer> => {
  const sized = resized(image, width, kind);
  if (format === 'avif') return sized.avif(avifOptions).toBuffer();
  if (format === 'webp') return toWebp(sized, width, kind);
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
};

const render = (original: Buffer, rendering: Rendering): Promise<Buffer> => {
  const isDrawing = isSvg(original);
  const density = Math.max(drawingDensity, Math.ceil((drawingDensity * rendering.width) / drawingWidth));
  return encode(sharp(original, isDrawing ? { density } : {}), rendering, isDrawing ? 'drawing' : 'photo');
};

interface Rendering {
  width: PictureWidth;
  format: PictureFormat;
}

export interface PictureRequest extends Rendering {
  id: string;
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
  const bytes = await render(original, request);
  await ctx.files.write(key, bytes, contentTypeOf(request));
  return bytes;
};

/** The pictures of pages in the order in which they are shown: cards and the first page of a stay, then larger ones. */
const renderedAhead: readonly PictureWidth[] = [640, 320, 960, 1280, 1600, 60];

/** The widest picture of a page as pixels: the photograph is decoded once for all of them. */
const decodeOnce = async (original: Buffer): Promise<Sharp> => {
  const width = Math.max(...pictureWidths);
  const { data, info } = await sharp(original)
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
};

/** Renders the pictures of pages that are not stored yet. Others are rendered when they are requested. */
export const renderAhead = async (
  { files }: Pick<Context, 'files'>,
  { id, storageKey }: { id: string; storageKey: string },
): Promise<void> => {
  const original = await files.read(storageKey);
  if (!original) return;
  const pixels = await decodeOnce(original);
  for (const width of renderedAhead) {
    const request = { id, width, format: 'webp' } as const;
    const key = pictureKeyOf(request);
    if (await files.read(key)) continue;
    await files.write(key, await encode(pixels.clone(), request, 'photo'), contentTypeOf(request));
  }
};

/** Erases everything that was rendered of a picture. */
export const eraseRenderings = async ({ files }: Pick<Context, 'files'>, id: string): Promise<void> => {
  for (const width of pictureWidths)
    for (const format of Object.keys(contentTypes) as PictureFormat[])
      await files.erase(pictureKeyOf({ id, width, format }));
};
