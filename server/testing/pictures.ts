import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { chunkBytes, chunkType, tusVersion } from '@golark/contract/listing-pictures/rules';
import sharp, { type Sharp } from 'sharp';
import type { TestApp } from './test-app.ts';

/** Stripes, different for each seed: noise would take an encoder four times as long. */
const pixelsOf = (width: number, height: number, seed: number): Buffer => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < pixels.length; i += 1) {
    const at = Math.floor(i / 3);
    const [x, y] = [at % width, Math.floor(at / width)];
    pixels[i] = ((x * (1 + (i % 3)) + y * seed) >> 3) & 0xff;
  }
  return pixels;
};

/** A picture with colors in both directions, to be encoded by a test. */
export const aPicture = ({ width = 960, height = 640, seed = 1 } = {}): Sharp =>
  sharp(pixelsOf(width, height, seed), { raw: { width, height, channels: 3 } });

/** A JPEG as a phone writes it: on its side, with the place where it was taken and other metadata. */
export const aPhonePicture = (seed = 1): Promise<Buffer> =>
  aPicture({ width: 960, height: 640, seed })
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

export interface UploadTarget {
  listingId: string;
  as: LoginResult;
}

const uploadsOf = (listingId: string): string => `/v1/partner/listings/${listingId}/pictures/uploads`;

const headersOf = ({ as }: Pick<UploadTarget, 'as'>) => ({ authorization: `Bearer ${as.token.jwt}` });

/** Begins an upload; returns the response. */
export const beginUpload = (
  { app }: Pick<TestApp, 'app'>,
  { listingId, as }: UploadTarget,
  byteCount: number,
) =>
  app.inject({
    method: 'POST',
    url: uploadsOf(listingId),
    headers: { ...headersOf({ as }), 'upload-length': String(byteCount), 'tus-resumable': tusVersion },
  });

/** Sends bytes from an offset on to an upload. */
export const sendPart = (
  { app }: Pick<TestApp, 'app'>,
  { as }: Pick<UploadTarget, 'as'>,
  { url, offset, bytes }: { url: string; offset: number; bytes: Buffer },
) =>
  app.inject({
    method: 'PATCH',
    url,
    headers: { ...headersOf({ as }), 'content-type': chunkType, 'upload-offset': String(offset) },
    payload: bytes,
  });

/** Uploads a whole file; returns the address of the upload. */
export const sendFile = async (
  golark: Pick<TestApp, 'app'>,
  target: UploadTarget,
  file: Buffer,
): Promise<string> => {
  const url = String((await beginUpload(golark, target, file.length)).headers['location']);
  for (let offset = 0; offset < file.length; offset += chunkBytes.most)
    await sendPart(golark, target, { url, offset, bytes: file.subarray(offset, offset + chunkBytes.most) });
  return url;
};

export const finishUpload = ({ app }: Pick<TestApp, 'app'>, { as }: Pick<UploadTarget, 'as'>, url: string) =>
  app.inject({ method: 'POST', url: `${url}/finish`, headers: headersOf({ as }) });

/** Uploads a picture and adds it to a listing; returns its id. */
export const addAPicture = async (golark: TestApp, target: UploadTarget, file: Buffer): Promise<string> => {
  const response = await finishUpload(golark, target, await sendFile(golark, target, file));
  return response.json().picture.id;
};

/** An upload whose row says that so many of its bytes were received, without files. */
export const anUploadRow = async (
  { ctx }: Pick<TestApp, 'ctx'>,
  { listingId, hostId, isReceived = false }: { listingId: string; hostId: string; isReceived?: boolean },
): Promise<string> => {
  const id = randomUUID();
  await ctx.db
    .insertInto('picture_uploads')
    .values({
      id,
      listing_id: listingId,
      property_manager_id: hostId,
      byte_count: 100,
      received_bytes: isReceived ? 100 : 0,
      created_at: ctx.clock.now(),
    })
    .execute();
  return id;
};
