import http from 'node:http';
import type net from 'node:net';
import {
  deleteListingPicture,
  getPictureUpload,
  listListingPictures,
} from '@golark/contract/listing-pictures/calls';
import { chunkBytes, pictureBytes, pictureLimits, tusVersion } from '@golark/contract/listing-pictures/rules';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHost, aListing, logInAgain } from '#testing/factories';
import {
  addAPicture,
  anUploadRow,
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
/** Keys of the files that exist. */
const stored = new Set<string>();
/** Uploads that were read and whose picture was not written yet. */
const decoding = { now: 0, most: 0 };
beforeAll(async () => {
  golark = await createTestApp({}, ({ files }) => ({
    files: {
      read: async (key) => {
        if (key.startsWith('uploads/')) decoding.now += 1;
        decoding.most = Math.max(decoding.most, decoding.now);
        return files.read(key);
      },
      write: async (key, bytes, contentType) => {
        if (key.startsWith('originals/')) decoding.now -= 1;
        await files.write(key, bytes, contentType);
        stored.add(key);
      },
      erase: async (key) => {
        await files.erase(key);
        stored.delete(key);
      },
    },
  }));
  await golark.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => golark.close());

const aTarget = async (): Promise<UploadTarget & { hostId: string }> => {
  const { host, hostId } = await aHost(golark);
  return { as: host, hostId, listingId: await aListing(golark.ctx.db, { property_manager_id: hostId }) };
};

const listOf = async ({ listingId, as }: UploadTarget) =>
  (await golark.call(listListingPictures, { params: { listingId }, as })).body.pictures;

const partsOf = (url: string): string[] =>
  [...stored].filter((key) => key.includes(url.split('/').at(-1) ?? '-'));

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

test('an upload whose page was closed after the last byte is added a minute later, and rendered for pages', async () => {
  const target = await aTarget();
  const before = (await listOf(target)).length;
  await golark.passMinutes(2);
  await sendFile(golark, target, await aPhonePicture(17));
  expect(await golark.passMinutes(2)).toEqual(['pictures.finish-upload', 'pictures.render']);
  const pictures = await listOf(target);
  expect(pictures).toHaveLength(before + 1);
  const rendered = [...stored].filter((key) => key.includes(pictures.at(-1)?.id ?? '-'));
  const widths = rendered.map((key) => key.split('-').at(-1));
  expect(widths).toEqual(['640.webp', '320.webp', '960.webp', '1280.webp', '1600.webp', '60.webp']);
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

test('sizes, numbers and headers above their limits are refused with the limit', async () => {
  const target = await aTarget();
  const tooBig = await beginUpload(golark, target, pictureBytes + 1);
  expect(tooBig.json().errors).toMatchObject([{ code: 'picture_too_big', params: { maximum: 20 } }]);
  const url = String((await beginUpload(golark, target, 10)).headers['location']);
  expect((await finishUpload(golark, target, url)).statusCode).toBe(409);
  const tooMuch = await sendPart(golark, target, { url, offset: 0, bytes: Buffer.alloc(11) });
  expect(tooMuch.statusCode).toBe(422);
  const large = { url, offset: 0, bytes: Buffer.alloc(chunkBytes.most + 1) };
  expect((await sendPart(golark, target, large)).statusCode).toBe(413);
  const headers = { authorization: `Bearer ${target.as.token.jwt}` };
  const address = `/v1/partner/listings/${target.listingId}/pictures/uploads`;
  for (const length of ['', '0', '-1', '1e9', 'x'])
    expect(
      (
        await golark.app.inject({
          method: 'POST',
          url: address,
          headers: { ...headers, 'upload-length': length },
        })
      ).json(),
    ).toMatchObject({ code: 'BAD_INPUT', errors: [{ path: 'Upload-Length' }] });
  const json = await golark.app.inject({
    method: 'PATCH',
    url,
    headers: { ...headers, 'upload-offset': '0' },
    payload: {},
  });
  expect(json.statusCode).toBe(415);
});

test('bytes are accepted by the call of uploads only', async () => {
  const { as, listingId } = await aTarget();
  const response = await golark.app.inject({
    method: 'POST',
    url: `/v1/partner/listings/${listingId}/pictures/order`,
    headers: { authorization: `Bearer ${as.token.jwt}`, 'content-type': 'application/offset+octet-stream' },
    payload: Buffer.from('{}'),
  });
  expect(response.statusCode).toBe(415);
});

test('a host may begin so many uploads in an hour, and so many that have not ended; others are not limited', async () => {
  const target = await aTarget();
  for (let i = 0; i < pictureLimits.openUploads; i += 1) await anUploadRow(golark, target);
  const open = await beginUpload(golark, target, 100);
  expect([open.statusCode, open.json().limit]).toEqual([429, pictureLimits.openUploads]);
  await golark.ctx.db
    .updateTable('picture_uploads')
    .set({ received_bytes: 100, finished_at: golark.clock.now() })
    .where('property_manager_id', '=', target.hostId)
    .execute();
  for (let i = pictureLimits.openUploads; i < pictureLimits.uploadsInHour; i += 1)
    await anUploadRow(golark, target);
  const many = await beginUpload(golark, target, 100);
  expect([many.statusCode, many.json().limit]).toEqual([429, pictureLimits.uploadsInHour]);
  expect(many.json().detail).toContain('300');
  expect(Number(many.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await beginUpload(golark, await aTarget(), 100)).statusCode).toBe(201);
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

test('uploads are removed after a day with all that was received', async () => {
  const target = await aTarget();
  const unfinished = String((await beginUpload(golark, target, 5000)).headers['location']);
  await sendPart(golark, target, { url: unfinished, offset: 0, bytes: Buffer.alloc(1000) });
  expect(partsOf(unfinished)).toHaveLength(1);
  const added = await addAPicture(golark, target, await aPhonePicture(23));
  await golark.passMinutes(24 * 60 - 1);
  await golark.runRecurring('pictures.remove-uploads');
  expect(partsOf(unfinished)).toHaveLength(1);
  await golark.passMinutes(2);
  await golark.runRecurring('pictures.remove-uploads');
  expect(partsOf(unfinished)).toEqual([]);
  const as = await logInAgain(golark, target.as);
  const next = { url: unfinished, offset: 1000, bytes: Buffer.alloc(1) };
  expect((await sendPart(golark, { as }, next)).statusCode).toBe(404);
  expect((await golark.app.inject(`/pictures/${added}/320.webp`)).statusCode).toBe(200);
});

test('the files of a deleted picture are erased after a week, and its address then shows nothing', async () => {
  const target = await aTarget();
  const { listingId, as } = target;
  const added = await addAPicture(golark, target, await aPhonePicture(29));
  await golark.runJobs();
  const filesOf = () => [...stored].filter((key) => key.includes(added) || key.startsWith('originals/'));
  const originals = filesOf().filter((key) => key.startsWith('originals/')).length;
  await golark.call(deleteListingPicture, { params: { listingId, pictureId: added }, as });
  await golark.runRecurring('pictures.erase-removed');
  expect((await golark.app.inject(`/pictures/${added}/320.webp`)).statusCode).toBe(200);
  // the database counts from its own clock
  await golark.ctx.db
    .updateTable('removed_photos')
    .set({ removed_at: new Date(0) })
    .execute();
  await golark.runRecurring('pictures.erase-removed');
  expect(filesOf().some((key) => key.includes(added))).toBe(false);
  expect(filesOf()).toHaveLength(originals - 1);
  expect((await golark.app.inject(`/pictures/${added}/320.webp`)).statusCode).toBe(404);
});
