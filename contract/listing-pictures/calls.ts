import type { Call } from '../call.ts';
import { chunkBytes, chunkType } from './rules.ts';
import type { listingPicturesSchemas } from './schemas.ts';

type Schemas = typeof listingPicturesSchemas;
type PicturesCall<Name extends keyof Schemas> = Call<Schemas[Name], { partner: 'listings.write' }>;

const access = { partner: 'listings.write' } as const;
const path = '/v1/partner/listings/{listingId}/pictures';
const uploadPath = `${path}/uploads/{uploadId}`;

export const listPicturedListings: PicturesCall<'listPicturedListings'> = {
  name: 'listPicturedListings',
  method: 'GET',
  path: '/v1/partner/pictures',
  access,
  status: 200,
};

export const listListingPictures: PicturesCall<'listListingPictures'> = {
  name: 'listListingPictures',
  method: 'GET',
  path,
  access,
  status: 200,
  isOwned: true,
};

/** Search and the pages of the listing change at once. */
export const orderListingPictures: PicturesCall<'orderListingPictures'> = {
  name: 'orderListingPictures',
  method: 'POST',
  path: `${path}/order`,
  access,
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const putListingPicture: PicturesCall<'putListingPicture'> = {
  name: 'putListingPicture',
  method: 'PUT',
  path: `${path}/{pictureId}`,
  access,
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const deleteListingPicture: PicturesCall<'deleteListingPicture'> = {
  name: 'deleteListingPicture',
  method: 'DELETE',
  path: `${path}/{pictureId}`,
  access,
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

export const createPictureUpload: PicturesCall<'createPictureUpload'> = {
  name: 'createPictureUpload',
  method: 'POST',
  path: `${path}/uploads`,
  access,
  status: 201,
  isOwned: true,
  isIdempotent: false,
};

export const getPictureUpload: PicturesCall<'getPictureUpload'> = {
  name: 'getPictureUpload',
  method: 'GET',
  path: uploadPath,
  access,
  status: 200,
  isOwned: true,
};

export const appendPictureUpload: PicturesCall<'appendPictureUpload'> = {
  name: 'appendPictureUpload',
  method: 'PATCH',
  path: uploadPath,
  access,
  status: 204,
  isOwned: true,
  isIdempotent: false,
  accepts: chunkType,
  bodyLimit: chunkBytes.most,
  work: 'parts',
};

export const deletePictureUpload: PicturesCall<'deletePictureUpload'> = {
  name: 'deletePictureUpload',
  method: 'DELETE',
  path: uploadPath,
  access,
  status: 204,
  isOwned: true,
  isIdempotent: false,
};

/** Not idempotent by a key: the upload itself remembers what became of it. */
export const finishPictureUpload: PicturesCall<'finishPictureUpload'> = {
  name: 'finishPictureUpload',
  method: 'POST',
  path: `${uploadPath}/finish`,
  access,
  status: 200,
  isOwned: true,
  isIdempotent: false,
  work: 'uploads',
};
