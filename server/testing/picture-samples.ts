import { chunkType } from '@golark/contract/listing-pictures/rules';
import { sql } from 'kysely';
import type { Sample, Scene } from './authorization-scene.ts';
import { aListing, aPropertyManager } from './factories.ts';
import { anUploadRow } from './pictures.ts';

const listingOf = async ({ golark, hostId }: Scene): Promise<string> => {
  await aPropertyManager(golark.ctx.db, hostId);
  return aListing(golark.ctx.db, { property_manager_id: hostId });
};

const photosOf = async ({ golark }: Scene, listingId: string) => {
  const { rows } = await sql<{ id: string }>`
    SELECT photo_id(listing_id, storage_key) AS id FROM listing_photos WHERE listing_id = ${listingId} ORDER BY position`.execute(
    golark.ctx.db,
  );
  return rows.map(({ id }) => id);
};

const anUpload = async (scene: Scene): Promise<{ listingId: string; uploadId: string }> => {
  const listingId = await listingOf(scene);
  const { golark, hostId } = scene;
  return { listingId, uploadId: await anUploadRow(golark, { listingId, hostId }) };
};

const pictureOf = async (scene: Scene): Promise<{ listingId: string; pictureId: string }> => {
  const listingId = await listingOf(scene);
  return { listingId, pictureId: (await photosOf(scene, listingId))[0] ?? '' };
};

/** Requests for the calls about pictures of listings. */
export const pictureSamples: Record<string, (scene: Scene) => Promise<Sample> | Sample> = {
  listPicturedListings: () => ({}),
  listListingPictures: async (scene) => ({ params: { listingId: await listingOf(scene) } }),
  // the order that it has already needs no version
  orderListingPictures: async (scene) => {
    const listingId = await listingOf(scene);
    return { params: { listingId }, body: { version: 'any', order: await photosOf(scene, listingId) } };
  },
  putListingPicture: async (scene) => ({ params: await pictureOf(scene), body: { version: 'any' } }),
  deleteListingPicture: async (scene) => ({ params: await pictureOf(scene) }),
  createPictureUpload: async (scene) => ({
    params: { listingId: await listingOf(scene) },
    headers: { 'upload-length': '100' },
  }),
  getPictureUpload: async (scene) => ({ params: await anUpload(scene) }),
  appendPictureUpload: async (scene) => ({
    params: await anUpload(scene),
    headers: { 'upload-offset': '0', 'content-type': chunkType },
    body: Buffer.from('part'),
  }),
  deletePictureUpload: async (scene) => ({ params: await anUpload(scene) }),
  // not all bytes were received
  finishPictureUpload: async (scene) => ({ params: await anUpload(scene), expectedStatus: 409 }),
};
