export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

const mostBrands = 16;

/** The brands of an ISO media file, the main one first; empty for all other files. */
const brandsOf = (bytes: Buffer): string[] => {
  if (!startsWith(bytes, 'ftyp', 4)) return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 8 + 4 * mostBrands);
  const brands: string[] = [];
  // the version of the main brand is in between
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
};

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

/**
 * What a file is by its first bytes, whatever its name says. `heic` is named because phones write it and the decoder here has no HEVC;
 * `animated` is a sequence of AVIF frames; null is no format of a picture that pages can use.
 */
export const pictureFormatOf = (bytes: Buffer): PictureFormat | 'heic' | 'animated' | null => {
  if (bytes.length < 16) return null;
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  const brands = brandsOf(bytes);
  if (brands[0] === 'avis') return 'animated';
  if (brands.some((brand) => heicBrands.has(brand))) return 'heic';
  return brands.includes('avif') ? 'avif' : null;
};

/** Whether a PNG has the chunk that announces an animation; it comes before the pixels. */
export const isAnimatedPng = (bytes: Buffer): boolean => {
  for (let at = 8; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
};
