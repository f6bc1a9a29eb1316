import http from 'node:http';
import type net from 'node:net';
import { getPictureUpload } from '@golark/contract/listing-pictures/calls';
import { chunkBytes, tusVersion } from '@golark/contract/listing-pictures/rules';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPictureTarget, listPicturesOf, recordFiles } from '#testing/picture-uploads';
import {
  addAPicture,
  aPhonePicture,
  aPicture,
  beginUpload,
  finishUpload,
  sendFile,
  sendPart,
  type UploadTarget,
} from '#testing/pictures';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
const { decoding, withRecord, partsOf } = recordFiles();
beforeAll(async () => {
  golark = await createTestApp({}, withRecord);
  await golark.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => golark.close());

const aTarget = () => aPictureTarget(golark);
const listOf = (target: UploadTarget) => listPicturesOf(golark, target);

const originOf = (): string => `http://127.0.0.1:${(golark.app.server.address() as net.AddressInfo).port}`;

/** Uploads as the page does, over a socket; `onChunk` is called after each request, with all bytes that the server has. */
const uploadWithTus = (
  target: UploadTarget,
  file: Buffer,
  { path, onChunk }: { path?: string; onChunk?: (upload: Upload, received: number) => void } = {},
): Promise<string> => {
  const done = Promise.withResolvers<string>();
  const upload: Upload = new Upload(file, {
    ...(path
      ? { uploadUrl: originOf() + path }
      : { endpoint: `${originOf()}/v1/partner/listings/${target.listingId}/pictures/uploads` }),
    headers: { authorization: `Bearer ${target.as.token.jwt}` },
    chunkSize: chunkBytes.ofPage,
    retryDelays: [0, 0, 0],
    onChunkComplete: (_size, received) => onChunk?.(upload, received),
    onSuccess: () => done.resolve(new URL(upload.url ?? '').pathname),
    onError: done.reject,
  });
  upload.start();
  return done.promise;
};

test('a file that is sent with the client of the page becomes the last picture of the listing', async () => {
  const target = await aTarget();
  const before = await listOf(target);
  const file = await aPhonePicture(7);
  const url = await uploadWithTus(target, file);
  const { picture } = (await finishUpload(golark, target, url)).json();
  expect(picture).toMatchObject({ width: 640, height: 960, isAltSuggested: true, room: null });
  expect(picture.alt).toEqual({ en: 'Cedar cabin in Denver', es: 'Cedar cabin (es) en Denver' });
  expect((await listOf(target)).map(({ id }) => id)).toEqual([...before.map(({ id }) => id), picture.id]);
  expect(partsOf(url)).toEqual([]);
  const shown = await golark.app.inject({ url: `/pictures/${picture.id}/640.webp` });
  const { width, height, exif } = await sharp(shown.rawPayload).metadata();
  expect([shown.statusCode, width, height, exif]).toEqual([200, 640, 960, undefined]);
});

test('an upload continues where it stopped, in another client that knows its address', async () => {
  const target = await aTarget();
  const file = await aPicture({ width: 1200, height: 800 }).png({ compressionLevel: 0 }).toBuffer();
  expect(file.length).toBeGreaterThan(5 * chunkBytes.ofPage);
  const path = await new Promise<string>((resolve) => {
    const stop = (upload: Upload) =>
      void upload.abort().then(() => resolve(new URL(upload.url ?? '').pathname));
    void uploadWithTus(target, file, { onChunk: stop });
  });
  const params = { listingId: target.listingId, uploadId: path.split('/').at(-1) ?? '' };
  const { upload } = (await golark.call(getPictureUpload, { params, as: target.as })).body;
  expect(upload.receivedBytes).toBeGreaterThanOrEqual(chunkBytes.ofPage);
  const received: number[] = [];
  await uploadWithTus(target, file, { path, onChunk: (_upload, bytes) => received.push(bytes) });
  expect(received[0]).toBe(upload.receivedBytes + chunkBytes.ofPage);
  expect((await finishUpload(golark, target, path)).statusCode).toBe(200);
});

test('the bytes of a request whose connection was lost are sent again from the last whole part', async () => {
  const target = await aTarget();
  const file = await aPhonePicture(3);
  const url = String((await beginUpload(golark, target, file.length)).headers['location']);
  const half = Math.floor(file.length / 2);
  expect((await sendPart(golark, target, { url, offset: 0, bytes: file.subarray(0, half) })).statusCode).toBe(
    204,
  );
  const { port } = golark.app.server.address() as net.AddressInfo;
  const lost = http.request({
    ...{ port, host: '127.0.0.1', path: url, method: 'PATCH' },
    headers: {
      authorization: `Bearer ${target.as.token.jwt}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': half,
      'content-length': file.length - half,
    },
  });
  lost.on('error', () => undefined);
  await new Promise((resolve) => lost.write(file.subarray(half, half + 1000), resolve));
  lost.destroy();
  const head = await golark.app.inject({
    method: 'HEAD',
    url,
    headers: { authorization: `Bearer ${target.as.token.jwt}`, 'tus-resumable': tusVersion },
  });
  expect(head).toMatchObject({ statusCode: 200, body: '' });
  expect(head.headers).toMatchObject({ 'upload-offset': String(half), 'upload-length': String(file.length) });
  // another offset is a conflict, whether it is before or after what was received
  for (const offset of [0, half + 1])
    expect((await sendPart(golark, target, { url, offset, bytes: file.subarray(offset) })).statusCode).toBe(
      409,
    );
  expect((await sendPart(golark, target, { url, offset: half, bytes: file.subarray(half) })).statusCode).toBe(
    204,
  );
  expect((await finishUpload(golark, target, url)).statusCode).toBe(200);
});

test('an upload that is finished several times at once adds one picture', async () => {
  const target = await aTarget();
  const before = (await listOf(target)).length;
  const url = await sendFile(golark, target, await aPhonePicture(11));
  const responses = await Promise.all([1, 2, 3].map(() => finishUpload(golark, target, url)));
  await golark.passMinutes(2);
  responses.push(await finishUpload(golark, target, url));
  expect(new Set(responses.map((response) => response.json().picture.id)).size).toBe(1);
  expect(await listOf(target)).toHaveLength(before + 1);
});

test('of 50 uploads that end at once, one is in memory and decoded at a time', async () => {
  const target = await aTarget();
  const files = await Promise.all(
    Array.from({ length: 50 }, (_, seed) =>
      aPicture({ width: 640, height: 40, seed: seed + 100 })
        .jpeg()
        .toBuffer(),
    ),
  );
  const urls = await Promise.all(files.map((file) => sendFile(golark, target, file)));
  decoding.now = 0;
  decoding.most = 0;
  const finish = async (url: string): Promise<number> => {
    for (;;) {
      const { statusCode } = await finishUpload(golark, target, url);
      // too many wait: the client tries again
      if (statusCode !== 503) return statusCode;
    }
  };
  expect(new Set(await Promise.all(urls.map(finish)))).toEqual(new Set([200]));
  expect(decoding.most).toBe(1);
});

test('the same file again is the picture that the listing has', async () => {
  const target = await aTarget();
  const file = await aPhonePicture(13);
  const first = await addAPicture(golark, target, file);
  const count = (await listOf(target)).length;
  expect(await addAPicture(golark, target, file)).toBe(first);
  expect(await listOf(target)).toHaveLength(count);
});

test('a file that is refused says why, also when it is asked again, and leaves nothing', async () => {
  const target = await aTarget();
  const before = await listOf(target);
  const url = await sendFile(golark, target, Buffer.from('a text that is named beach.jpg'));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const response = await finishUpload(golark, target, url);
    expect([response.statusCode, response.json().errors]).toMatchObject([
      422,
      [{ path: 'file', code: 'picture_format' }],
    ]);
  }
  expect(await golark.passMinutes(2)).toContain('pictures.finish-upload');
  expect(await listOf(target)).toEqual(before);
  expect(partsOf(url)).toEqual([]);
});

test('an upload of another host and of another listing does not exist', async () => {
  const target = await aTarget();
  const other = await aTarget();
  const url = await sendFile(golark, target, await aPhonePicture(19));
  const moved = url.replace(target.listingId, other.listingId);
  expect((await finishUpload(golark, other, url)).statusCode).toBe(404);
  expect((await finishUpload(golark, other, moved)).statusCode).toBe(404);
  expect((await finishUpload(golark, target, moved)).statusCode).toBe(404);
  expect((await beginUpload(golark, { ...other, listingId: target.listingId }, 100)).statusCode).toBe(404);
  expect((await finishUpload(golark, target, url)).statusCode).toBe(200);
});
