import {
  findPhotoKey,
  findTitle,
  isPhotoUsed,
  listPhotos,
  listPhotosOfHost,
  listRemovedPhotos,
} from './list-photos.ts';
import { changePhotos, forgetRemovedPhoto, retainRemovedPhoto } from './save-photos.ts';

/** The photos of listings for other features: those that a listing shows, and those that it has shown. */
export const listingPhotos = {
  list: listPhotos,
  listOfHost: listPhotosOfHost,
  titleOf: findTitle,
  change: changePhotos,
  findKey: findPhotoKey,
  isUsed: isPhotoUsed,
  listRemoved: listRemovedPhotos,
  forgetRemoved: forgetRemovedPhoto,
  retainRemoved: retainRemovedPhoto,
} as const;
