import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Failure } from '#platform/failure';
import { aPhonePicture, aPicture } from '#testing/pictures';
import { readPicture } from './read-picture.ts';

/** The code with which a file is refused; the names of the error's parameters make it a sentence. */
const refusalOf = async (bytes: Buffer): Promise<string | undefined> => {
  const failure: unknown = await readPicture(bytes).catch((error: unknown) => error);
  if (!(failure instanceof Failure))
    throw new Error('the file was accepted, or the check broke', { cause: failure });
  expect(failure.details.errors?.[0]?.path).toBe('file');
  return failure.details.errors?.[0]?.code;
};

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a picture in %s is stored as JPEG of the same size',
  async (format) => {
    const { bytes, width, height, color } = await readPicture(
      await aPicture()
        .toFormat(format, format === 'avif' ? { effort: 0 } : {})
        .toBuffer(),
    );
    expect([width, height]).toEqual([960, 640]);
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  },
);

test('a picture is turned upright, and its place and all other metadata are removed', async () => {
  const uploaded = await aPhonePicture();
  const before = await sharp(uploaded).metadata();
  expect([before.exif, before.xmp, before.orientation].every(Boolean)).toBe(true);
  const { bytes, width, height } = await readPicture(uploaded);
  expect([width, height]).toEqual([640, 960]);
  const { exif, xmp, icc, iptc, orientation, comments } = await sharp(bytes).metadata();
  expect([exif, xmp, icc, iptc, orientation, comments]).toEqual(Array(6).fill(undefined));
  for (const text of ['Golark', 'Exif\0\0', 'xmpmeta']) expect(bytes.includes(text)).toBe(false);
});

test('colors of another profile are converted to sRGB', async () => {
  const wide = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#00ff00' } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const cmyk = await sharp(wide).toColorspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
  for (const uploaded of [wide, cmyk]) {
    const metadata = await sharp((await readPicture(uploaded)).bytes).metadata();
    expect([metadata.space, metadata.channels, metadata.icc]).toEqual(['srgb', 3, undefined]);
  }
});

test('the dominant color is that of most pixels, and transparent ones are white', async () => {
  const red = {
    create: { width: 700, height: 700, channels: 4, background: { r: 200, g: 16, b: 24, alpha: 1 } },
  } as const;
  const { color } = await readPicture(await sharp(red).png().toBuffer());
  expect(color).toMatch(/^#[c-d][0-9a-f][01][0-9a-f][12][0-9a-f]$/);
  const clear = { create: { ...red.create, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const;
  expect((await readPicture(await sharp(clear).png().toBuffer())).color).toMatch(
    /^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/,
  );
});

test('more than 4096 pixels of a side are not stored', async () => {
  const large = sharp({ create: { width: 6000, height: 3000, channels: 3, background: '#456' } });
  const { width, height } = await readPicture(await large.jpeg().toBuffer());
  expect([width, height]).toEqual([4096, 2048]);
});

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc(body), body.length + 4);
  return framed;
};
const crc = (bytes: Buffer): number => {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
};
/** A PNG whose header announces a size, with as few bytes of pixels as wanted. */
const pngOf = (width: number, height: number, before: Buffer = Buffer.alloc(0)): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const pixels = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    before,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(200),
]);
const sequence = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypavis\0\0\0\0mif1avif', 'latin1'),
  Buffer.alloc(200),
]);

test('a file that is no picture of an accepted format is refused, whatever its name says', async () => {
  const gif = await aPicture().gif().toBuffer();
  const tiff = await aPicture().tiff().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
  for (const bytes of [Buffer.from('not a picture at all, but a long text'), gif, tiff, svg, Buffer.alloc(0)])
    expect(await refusalOf(bytes)).toBe('picture_format');
  expect(await refusalOf(heic)).toBe('picture_heic');
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that was cut off is refused', async (format) => {
  const whole = await aPicture()
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();
  for (const share of [0.1, 0.5, 0.95])
    expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * share)))).toBe('picture_damaged');
});

test('a bomb is refused by its header, before a pixel is decoded', async () => {
  expect(await refusalOf(pngOf(14_000, 14_000))).toBe('picture_too_many_pixels');
  expect(await refusalOf(pngOf(100_000, 100_000))).toMatch(/picture_(too_many_pixels|damaged)/);
  expect(await refusalOf(pngOf(7000, 7000))).toBe('picture_damaged');
});

test('animations are refused', async () => {
  const frames = await Promise.all([1, 2].map((seed) => aPicture({ seed }).png().toBuffer()));
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await refusalOf(animated)).toBe('picture_animated');
  expect(await refusalOf(pngOf(960, 640, chunk('acTL', Buffer.alloc(8))))).toBe('picture_animated');
  expect(await refusalOf(sequence)).toBe('picture_animated');
});

test('a picture of fewer than 640 pixels on its longer side is refused', async () => {
  expect(await refusalOf(await aPicture({ width: 639, height: 600 }).jpeg().toBuffer())).toBe(
    'picture_too_small',
  );
  expect(await readPicture(await aPicture({ width: 100, height: 640 }).jpeg().toBuffer())).toMatchObject({
    height: 640,
  });
});

const zip = Buffer.concat([
  Buffer.from('PK\x03\x04hello', 'latin1'),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
]);

test.each([
  ['HTML', Buffer.from('<html><script>alert(1)</script>')],
  ['HTML', Buffer.concat([Buffer.alloc(1_048_570, 65), Buffer.from('<SCRIPT src=x>')])],
  ['PHP', Buffer.from('<?php system($_GET[0]);')],
  ['ZIP', zip],
])('a picture that is %s as well is refused (%#)', async (_what, tail) => {
  const picture = await aPicture().jpeg().toBuffer();
  expect(await refusalOf(Buffer.concat([picture, tail]))).toBe('picture_other_format');
});

test('a picture that is a PDF as well is refused', async () => {
  const picture = await aPicture().jpeg().toBuffer();
  const comment = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj');
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
  const mixed = Buffer.concat([picture.subarray(0, 2), segment, picture.subarray(2)]);
  expect(await refusalOf(mixed)).toBe('picture_other_format');
});

test('what a file hides after its pixels is not stored', async () => {
  const picture = await aPicture().jpeg().toBuffer();
  const { bytes } = await readPicture(Buffer.concat([picture, Buffer.from('a film of the same moment')]));
  expect(bytes.includes('film')).toBe(false);
});
