import { deleteListingPicture } from '@golark/contract/listing-pictures/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInAgain } from '#testing/factories';
import { aPictureTarget, listPicturesOf, recordFiles } from '#testing/picture-uploads';
import {
  addAPicture,
  aPhonePicture,
  beginUpload,
  sendFile,
  sendPart,
  type UploadTarget,
} from '#testing/pictures';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
const { stored, withRecord, partsOf } = recordFiles();
beforeAll(async () => {
  golark = await createTestApp({}, withRecord);
});
afterAll(() => golark.close());

const aTarget = () => aPictureTarget(golark);
const listOf = (target: UploadTarget) => listPicturesOf(golark, target);

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
