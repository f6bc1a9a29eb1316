import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { fieldRule, repeatErrors } from '../errors/rules.ts';
import { photoRooms } from '../stays/photo-rooms.ts';
import { AnyText, Text } from '../text/schemas.ts';
import { pictureLimits } from './rules.ts';

const longestText = 300;

export const PictureRoom = z.strictObject({
  kind: z.enum(photoRooms),
  /** Distinguishes the bedrooms of a place with several; null where there is nothing to distinguish. */
  number: z.int().min(1).max(50).nullable(),
});

/** A picture of a listing as its host edits it. */
export const ListingPicture = z.strictObject({
  /** The id in `/pictures/{id}/{width}.webp`. */
  id: z.string(),
  /** The version of what its host can change: a change that names an older one is refused. */
  version: z.string(),
  width: z.int(),
  height: z.int(),
  /** The dominant color, `#rrggbb`. */
  color: z.string(),
  /** A description of the picture: the text for people who cannot see it, and the caption. */
  alt: z.strictObject({ en: z.string(), es: z.string() }),
  /** The texts were made from the facts of the listing; the host has not confirmed them. */
  isAltSuggested: z.boolean(),
  room: PictureRoom.nullable(),
});
export type ListingPicture = z.infer<typeof ListingPicture>;

/** All pictures of a listing in order; the first one is its cover. */
export const ListingPictures = z.strictObject({
  listingId: z.string(),
  title: z.string(),
  /** It was never published: pictures are one step of writing it. */
  isDraft: z.boolean(),
  /** The version of the order: a new order that names an older one is refused. */
  version: z.string(),
  pictures: z.array(ListingPicture),
  /** How many pictures a listing can have. */
  maximum: z.int(),
});
export type ListingPictures = z.infer<typeof ListingPictures>;

/** Someone else has changed the pictures meanwhile; nothing was stored. */
const changed = { PICTURES_CHANGED: z.object({ current: ListingPictures }) };

const ListingParams = z.object({ listingId: AnyText(200) });
const PictureParams = z.object({ listingId: AnyText(200), pictureId: AnyText(200) });
const UploadParams = z.object({ listingId: AnyText(200), uploadId: AnyText(100) });

const Version = AnyText(100);

/** How far an upload is. */
export const PictureUpload = z.strictObject({
  id: z.string(),
  byteCount: z.int(),
  receivedBytes: z.int(),
  /** When it is removed if it has not ended. */
  expiresAt: z.string(),
  isFinished: z.boolean(),
});
export type PictureUpload = z.infer<typeof PictureUpload>;

/** A listing of the host with what is known of its pictures. */
export const PicturedListing = z.strictObject({
  listingId: z.string(),
  title: z.string(),
  count: z.int(),
  cover: z.strictObject({ id: z.string(), alt: z.string() }).nullable(),
});
export type PicturedListing = z.infer<typeof PicturedListing>;

export const listingPicturesSchemas = {
  listPicturedListings: {
    summary:
      'The listings of the acting host with their covers and numbers of pictures, the fewest pictures first.',
    response: z.strictObject({ listings: z.array(PicturedListing) }),
    errors: {},
  },
  listListingPictures: {
    summary: 'The pictures of a listing in order, with their texts in both languages.',
    params: ListingParams,
    response: ListingPictures,
    errors: { NOT_FOUND: null },
  },
  orderListingPictures: {
    summary: 'Put the pictures of a listing in another order. The first one is the cover.',
    params: ListingParams,
    body: z.strictObject({
      version: Version,
      /** The ids of all pictures. */
      order: z
        .array(AnyText(200))
        .max(pictureLimits.picturesOfListing * 2)
        .refine((order) => new Set(order).size === order.length, fieldRule('picture_twice')),
    }),
    response: ListingPictures,
    errors: { NOT_FOUND: null, ...changed },
  },
  putListingPicture: {
    summary: 'Change the text of a picture in both languages, or its room.',
    params: PictureParams,
    body: z.strictObject({
      version: Version,
      /** Confirms or changes the texts; without it, a suggested text stays one, and follows the room. */
      alt: z.strictObject({ en: Text(longestText), es: Text(longestText) }).optional(),
      /** Without it, the room stays. */
      room: PictureRoom.nullable().optional(),
    }),
    response: ListingPictures,
    errors: { NOT_FOUND: null, ...changed },
  },
  deleteListingPicture: {
    summary: 'Delete a picture. Trips that were booked with it as the cover still show it.',
    params: PictureParams,
    response: ListingPictures,
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  createPictureUpload: {
    summary:
      'Begin an upload with the tus protocol 1.0 (creation, termination, expiration): `Upload-Length` is the size of the file, `Location` of the response its address.',
    params: ListingParams,
    response: z.strictObject({ upload: PictureUpload }),
    errors: { NOT_FOUND: null },
  },
  getPictureUpload: {
    summary: 'How much of an upload was received, also in `Upload-Offset`. HEAD returns the headers only.',
    params: UploadParams,
    response: z.strictObject({ upload: PictureUpload }),
    errors: { NOT_FOUND: null },
  },
  appendPictureUpload: {
    summary:
      'Append up to 1 MiB to an upload; `Upload-Offset` is where it begins. An interrupted request appends nothing.',
    params: UploadParams,
    response: null,
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
  deletePictureUpload: {
    summary: 'Give up an upload that has not ended.',
    params: UploadParams,
    response: null,
    errors: { NOT_FOUND: null },
  },
  finishPictureUpload: {
    summary:
      'Add the uploaded picture to the listing. Repeated calls have no further effect; without any, it is added a minute after its last byte.',
    params: UploadParams,
    response: z.strictObject({ picture: ListingPicture }),
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
} as const satisfies Record<string, CallSchemas>;
