import { pictureBytes, pictureLimits } from '@golark/contract/listing-pictures/rules';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { type Failure, invalidField } from '#platform/failure';
import { findOtherFormat } from './find-other-format.ts';
import { isAnimatedPng, pictureFormatOf } from './picture-format.ts';

/** A picture as it is stored. */
export interface NormalizedPicture {
  /** JPEG without metadata. */
  bytes: Buffer;
  width: number;
  height: number;
  /** The dominant color as `#rrggbb`. */
  color: string;
}

const field = 'file';
const damaged = (): Failure => invalidField(field, 'picture_damaged');

const mostPixels = pictureLimits.megapixels * 1_000_000;
/** More than any page shows; of larger pictures only this much is stored. */
const storedSide = 4096;
const storedQuality = 90;

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true });

const assertFormat = (bytes: Buffer): void => {
  const format = pictureFormatOf(bytes);
  if (format === null) throw invalidField(field, 'picture_format');
  if (format === 'heic') throw invalidField(field, 'picture_heic');
  if (format === 'animated' || (format === 'png' && isAnimatedPng(bytes)))
    throw invalidField(field, 'picture_animated');
};

/** Reads the header only: what it announces is checked before a pixel is decoded. */
const assertSize = ({ width = 0, height = 0, pages = 1 }: Metadata): void => {
  if (pages > 1) throw invalidField(field, 'picture_animated');
  if (width * height > mostPixels)
    throw invalidField(field, 'picture_too_many_pixels', { maximum: pictureLimits.megapixels });
  if (Math.max(width, height) < pictureLimits.longSide)
    throw invalidField(field, 'picture_too_small', { minimum: pictureLimits.longSide });
};

const hex = (value: number): string => value.toString(16).padStart(2, '0');

const colorOf = async (bytes: Buffer): Promise<string> => {
  const small = await sharp(bytes).resize(64, 64, { fit: 'inside' }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
};

/** Applies the orientation and converts to sRGB; neither metadata nor what is hidden between pixels is written. */
const encode = async (bytes: Buffer): Promise<Omit<NormalizedPicture, 'color'>> => {
  const limits = { width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true } as const;
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize(limits)
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .jpeg({ quality: storedQuality, optimiseCoding: false })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};

/** Rejects a file by what it contains. Throws VALIDATION_ERROR (file) with the reason. */
export const assertPicture = async (bytes: Buffer): Promise<void> => {
  if (bytes.length > pictureBytes)
    throw invalidField(field, 'picture_too_big', { maximum: pictureLimits.megabytes });
  assertFormat(bytes);
  const other = await findOtherFormat(bytes);
  if (other) throw invalidField(field, 'picture_other_format', { format: other });
  // the header is read without the limit of pixels, so that the error can name it
  const metadata = await sharp(bytes, { failOn: 'error', limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  assertSize(metadata);
};

/**
 * Checks an uploaded file and encodes it anew: upright, in sRGB, without metadata. Throws VALIDATION_ERROR (file). The process of pictures
 * runs it.
 */
export const readPicture = async (bytes: Buffer): Promise<NormalizedPicture> => {
  await assertPicture(bytes);
  const encoded = await encode(bytes).catch(() => {
    throw damaged();
  });
  return { ...encoded, color: await colorOf(encoded.bytes) };
};
