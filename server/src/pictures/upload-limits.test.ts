import { chunkBytes, pictureBytes, pictureLimits } from '@golark/contract/listing-pictures/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPictureTarget } from '#testing/picture-uploads';
import { anUploadRow, beginUpload, finishUpload, sendPart } from '#testing/pictures';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const aTarget = () => aPictureTarget(golark);

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
