import { randomFillSync } from 'node:crypto';
import { pictureBytes, pictureLimits } from '@golark/contract/listing-pictures/rules';
import sharp from 'sharp';

/** The shape of a photograph. */
const width = 8660;
const size = { width, height: Math.floor((pictureLimits.megapixels * 1_000_000) / width) };
/** Leaves nine tenths of the allowed bytes to noise, which no encoder makes smaller. */
const quality = 50;
const markBytes = 4;

/** The rest of the allowed bytes are zeros after the end of the picture. */
const encode = async (noise: Buffer, progressive: boolean): Promise<Buffer> => {
  const picture = await sharp(noise, { raw: { ...size, channels: 3 } })
    .jpeg({ quality, progressive })
    .toBuffer();
  if (picture.length > pictureBytes - markBytes) throw new Error('the picture has more bytes than allowed');
  return Buffer.concat([picture], pictureBytes);
};

/** The bytes `from` to `until` of the file with this number. */
export type ReadPicture = (n: number, range: { from: number; until: number }) => Buffer;

/**
 * Pictures with the most pixels and the most bytes that are allowed. Every other one is progressive, which takes the most memory; each is
 * another file by its last bytes.
 */
export const makeLargestPictures = async (): Promise<ReadPicture> => {
  const noise = randomFillSync(Buffer.alloc(size.width * size.height * 3));
  const pictures = [await encode(noise, false), await encode(noise, true)];
  return (n, { from, until }) => {
    const part = Buffer.from((pictures[n % pictures.length] as Buffer).subarray(from, until));
    if (until === pictureBytes) part.writeUInt32BE(n, part.length - markBytes);
    return part;
  };
};
