import sharp, { type Sharp } from 'sharp';

export const pictureWidths = [60, 320, 640, 960, 1024, 1280, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = 'avif' | 'webp' | 'jpg';

export interface Rendering {
  width: PictureWidth;
  format: PictureFormat;
}

/** Its pictures are squares. */
const iconWidth = 60;
/** Density at which a drawing of 1200 units is as wide as the requested picture. */
const drawingWidth = 1200;
const drawingDensity = 72;

/**
 * A picture of 640 pixels takes at most 60 ms of a core, and a card on a phone (960 pixels) or a city (1024) has at most 25 kB: at higher
 * effort AVIF needs twice that time, and at this one it is no smaller than WebP. See docs/decisions/0042.
 */
const avifOptions = { quality: 50, effort: 0, chromaSubsampling: '4:2:0' } as const;
/** The qualities to try until a picture of a card is small enough. Photographs have more details than drawings, and fewer bytes would blur them. */
const cards = {
  drawing: { bytes: 25_000, qualities: [68, 54, 40, 26] },
  photo: { bytes: 90_000, qualities: [68, 54] },
} as const;
const largestCard = 1024;
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

/** A picture of a page from its original. */
export const render = (original: Buffer, rendering: Rendering): Promise<Buffer> => {
  const isDrawing = isSvg(original);
  const density = Math.max(drawingDensity, Math.ceil((drawingDensity * rendering.width) / drawingWidth));
  return encode(sharp(original, isDrawing ? { density } : {}), rendering, isDrawing ? 'drawing' : 'photo');
};

/** The widest picture of a page as pixels: the photograph is decoded once for all of them. */
const decodeOnce = async (original: Buffer): Promise<Sharp> => {
  const width = Math.max(...pictureWidths);
  const { data, info } = await sharp(original)
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
};

export interface RenderedWidth {
  width: PictureWidth;
  bytes: Buffer;
}

/** The pictures of pages with these widths as WebP, from an original that is a photograph. */
export const renderPages = async (
  original: Buffer,
  widths: readonly PictureWidth[],
): Promise<RenderedWidth[]> => {
  const pixels = await decodeOnce(original);
  const rendered: RenderedWidth[] = [];
  for (const width of widths)
    rendered.push({ width, bytes: await encode(pixels.clone(), { width, format: 'webp' }, 'photo') });
  return rendered;
};
