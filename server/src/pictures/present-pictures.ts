import { createHash } from 'node:crypto';
import { pictureLimits } from '@golark/contract/listing-pictures/rules';
import type { ListingPicture, ListingPictures } from '@golark/contract/listing-pictures/schemas';
import type { listingPhotos, StayRow } from '#stays';

export type ListedPhoto = Awaited<ReturnType<typeof listingPhotos.list>>[number];

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** Differs whenever the order or a picture of the order differs. */
export const orderVersionOf = (photos: readonly ListedPhoto[]): string => hashOf(photos.map(({ id }) => id));

export const pictureVersionOf = ({ altEn, altEs, isAltSuggested, room }: ListedPhoto): string =>
  hashOf([altEn, altEs, isAltSuggested, room]);

export const presentPicture = (photo: ListedPhoto): ListingPicture => ({
  id: photo.id,
  version: pictureVersionOf(photo),
  width: photo.width,
  height: photo.height,
  color: photo.color,
  alt: { en: photo.altEn, es: photo.altEs },
  isAltSuggested: photo.isAltSuggested,
  room: photo.room,
});

export const presentPictures = (
  { id, title, status }: Pick<StayRow, 'id' | 'title' | 'status'>,
  photos: readonly ListedPhoto[],
): ListingPictures => ({
  listingId: id,
  title,
  isDraft: status === 'draft',
  version: orderVersionOf(photos),
  pictures: photos.map(presentPicture),
  maximum: pictureLimits.picturesOfListing,
});
