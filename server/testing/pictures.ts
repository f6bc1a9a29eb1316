import sharp, { type Sharp } from 'sharp';

/** Pixels that no encoder makes small: like a photograph, and different for each seed. */
const pixelsOf = (width: number, height: number, seed: number): Buffer => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < pixels.length; i += 1)
    pixels[i] = (i * 31 + ((i >> 8) * seed * 7 + (i >> 13) * 13)) & 0xff;
  return pixels;
};

/** A picture with colors in both directions, to be encoded by a test. */
export const aPicture = ({ width = 960, height = 640, seed = 1 } = {}): Sharp =>
  sharp(pixelsOf(width, height, seed), { raw: { width, height, channels: 3 } });

/** A JPEG as a phone writes it: on its side, with the place where it was taken and other metadata. */
export const aPhonePicture = (seed = 1): Promise<Buffer> =>
  aPicture({ width: 1200, height: 800, seed })
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: 'Golark', Model: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 44/1 21/1', GPSLongitudeRef: 'W' },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
    )
    .jpeg({ quality: 80 })
    .toBuffer();
