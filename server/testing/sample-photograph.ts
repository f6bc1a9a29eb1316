import sharp from 'sharp';

/** As a phone takes it: 12 megapixels. */
const size = { width: 4032, height: 3024 };
const widths = [640, 320, 960, 1280, 1600, 60];
const webp = { quality: 60, effort: 2 };

/** Soft colors with the noise of a sensor, which no encoder makes as small as a drawing. */
export const aPhotograph = async (): Promise<Buffer> => {
  const colors = Buffer.from([40, 90, 160, 230, 190, 120, 60, 120, 70, 240, 240, 230]);
  const soft = sharp(colors, { raw: { width: 2, height: 2, channels: 3 } }).resize({
    ...size,
    kernel: 'cubic',
    fit: 'fill',
  });
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  return sharp(await soft.png().toBuffer())
    .composite([{ input: grain, blend: 'soft-light' }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 44/1 21/1' } })
    .jpeg({ quality: 90 })
    .toBuffer();
};

/** Makes the sizes of pages and nothing else, as a measure of what takes longer. */
export const resizeWithSharpAlone = async (photograph: Buffer): Promise<void> => {
  for (const width of widths)
    await sharp(photograph)
      .autoOrient()
      .resize(width, width === 60 ? 60 : null)
      .webp(webp)
      .toBuffer();
};
