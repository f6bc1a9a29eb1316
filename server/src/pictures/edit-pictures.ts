import type { BodyOf } from '@golark/contract/call';
import type { orderListingPictures, putListingPicture } from '@golark/contract/listing-pictures/calls';
import type { ListingPictures } from '@golark/contract/listing-pictures/schemas';
import type { PhotoRoom } from '@golark/contract/stays/photo-rooms';
import type { Context } from '#platform/context';
import { Failure, invalidField, notFound } from '#platform/failure';
import type { StoredPhoto } from '#platform/illustrate';
import { listingPhotos, type StayRow } from '#stays';
import { type ListedPhoto, orderVersionOf, pictureVersionOf, presentPictures } from './present-pictures.ts';
import { suggestAlt } from './suggest-alt.ts';

/** The reader sees an earlier state than the stored one, which is returned so that they can decide. */
const changedMeanwhile = (stay: StayRow, photos: readonly ListedPhoto[]): Failure =>
  new Failure('PICTURES_CHANGED', {
    detail: 'Someone else has changed these pictures meanwhile.',
    extra: { current: presentPictures(stay, photos) },
  });

const changePictures = async (
  ctx: Context,
  stay: StayRow,
  change: (photos: ListedPhoto[]) => StoredPhoto[],
): Promise<ListingPictures> => {
  const photos = await ctx.db.transaction().execute((trx) => listingPhotos.change(trx, stay.id, change));
  if (!photos) throw notFound('This listing');
  return presentPictures(stay, photos);
};

const isSameOrder = (photos: readonly ListedPhoto[], order: readonly string[]): boolean =>
  photos.length === order.length && photos.every(({ id }, i) => id === order[i]);

/** Throws PICTURES_CHANGED for an order of other pictures or after another order; the same order again is accepted. */
export const orderPictures = (
  ctx: Context,
  stay: StayRow,
  { version, order }: BodyOf<typeof orderListingPictures>,
): Promise<ListingPictures> =>
  changePictures(ctx, stay, (photos) => {
    if (isSameOrder(photos, order)) return photos;
    if (orderVersionOf(photos) !== version) throw changedMeanwhile(stay, photos);
    const byId = new Map(photos.map((photo) => [photo.id, photo]));
    const ordered = order.flatMap((id) => byId.get(id) ?? []);
    if (ordered.length !== photos.length || order.length !== photos.length)
      throw invalidField('order', 'invalid');
    return ordered;
  });

const sameRoom = (one: PhotoRoom | null, other: PhotoRoom | null): boolean =>
  one?.kind === other?.kind && one?.number === other?.number;

interface PictureChange {
  pictureId: string;
  body: BodyOf<typeof putListingPicture>;
}

/**
 * Changes what is said about a picture. A suggested text follows the room until the host has confirmed one. Throws PICTURES_CHANGED
 * unless it changes what the reader saw, or nothing; NOT_FOUND.
 */
export const describePicture = async (
  ctx: Context,
  stay: StayRow,
  { pictureId, body: { version, alt, room: newRoom } }: PictureChange,
): Promise<ListingPictures> => {
  const suggest = await suggestAlt(ctx.db, stay);
  return changePictures(ctx, stay, (photos) => {
    const photo = photos.find(({ id }) => id === pictureId);
    if (!photo) throw notFound('This picture');
    const room = newRoom === undefined ? photo.room : newRoom;
    const suggested = photo.isAltSuggested && !sameRoom(room, photo.room) ? suggest(room) : {};
    const texts = alt ? { altEn: alt.en, altEs: alt.es, isAltSuggested: false } : suggested;
    const described: ListedPhoto = { ...photo, ...texts, room };
    const isSame = pictureVersionOf(described) === pictureVersionOf(photo);
    if (!isSame && pictureVersionOf(photo) !== version) throw changedMeanwhile(stay, photos);
    return photos.map((one) => (one === photo ? described : one));
  });
};

/** Throws NOT_FOUND, and INVALID_STATE for the last picture: a listing without any is shown nowhere. */
export const deletePicture = (ctx: Context, stay: StayRow, pictureId: string): Promise<ListingPictures> =>
  changePictures(ctx, stay, (photos) => {
    const others = photos.filter(({ id }) => id !== pictureId);
    if (others.length === photos.length) throw notFound('This picture');
    if (others.length === 0)
      throw new Failure('INVALID_STATE', {
        detail: 'A listing needs a picture. Add another one before this one is deleted.',
      });
    return others;
  });
