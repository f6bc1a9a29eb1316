import { randomUUID } from 'node:crypto';
import { listingImagesPath } from '@golark/contract/partner-paths';
import type { APIRequestContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aPhonePicture } from '../server/testing/pictures.ts';
import { freshEmail, signUpByApi } from './account-steps.ts';
import {
  desktopWidth,
  horizontalOverflow,
  phoneWidth,
  untilHydrated,
  type Visit,
  visit,
} from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

/** A new host with the draft of a listing; returns its id. */
const addListing = async (request: APIRequestContext): Promise<string> => {
  const headers = { origin: golark.url };
  const you = { step: 'you', kind: 'person', publicName: 'June', languages: ['en'], phone: null };
  expect((await request.post('/v1/partner/onboarding', { headers, data: you })).status()).toBe(200);
  const { places } = await (await request.get('/v1/partner/places?q=Boulder')).json();
  const id = randomUUID();
  const [{ cityId, pin }] = places;
  const place = { kind: 'cabin', line1: '4 Pearl Street', zip: null, cityId, pin };
  const made = await request.put('/v1/partner/listings', { headers, data: { id, place } });
  expect(made.status()).toBe(200);
  return id;
};

const open = async (visitor: Visit) => {
  const visited = await visit(browser, golark.url, visitor);
  await signUpByApi(visited.page, golark.url, freshEmail());
  await visited.page.goto(listingImagesPath(await addListing(visited.page.request)));
  return visited;
};

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const text = jpeg('notes.jpg', Buffer.from('a text whose name says that it is a picture'));

const cards = (page: Page) => page.locator('.picture-card');
const texts = (page: Page) => page.locator('.picture-name').allInnerTexts();

/** Deletes what the test has added, which shows that it can be deleted. */
const deleteLast = async (page: Page, expected: number): Promise<void> => {
  await cards(page).last().getByText('Delete', { exact: true }).click();
  await cards(page)
    .last()
    .getByRole('button', { name: /^Delete picture/ })
    .click();
  await page.getByText('The picture is deleted.').waitFor();
  await expect.poll(() => cards(page).count()).toBe(expected);
};

it('a host uploads pictures, and moves one with the keyboard and with the pointer', async () => {
  const { page, context, complaints } = await open({ width: desktopWidth, hasPictures: true });
  await untilHydrated(page);
  const before = await cards(page).count();
  const files = [
    jpeg('porch.jpg', await aPhonePicture(101)),
    text,
    jpeg('loft.jpg', await aPhonePicture(102)),
  ];
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByText('2 pictures are uploaded.').waitFor();
  await page.getByText('It isn’t a JPEG, PNG, WebP or AVIF picture, whatever its name says.').waitFor();
  await expect.poll(() => cards(page).count()).toBe(before + 2);

  const first = (await texts(page))[0]?.replace(/^Picture 1/, '');
  const saved = () => page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Move picture 1', exact: true }).focus();
  await Promise.all([saved(), page.keyboard.press('ArrowRight')]);
  expect((await texts(page))[1]).toBe(`Picture 2${first}`);
  const handle = page.getByRole('button', { name: 'Move picture 2', exact: true });
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await cards(page).first().boundingBox()];
  if (!from || !to) throw new Error('the pictures are not shown');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 5 });
  await Promise.all([saved(), page.mouse.up()]);
  expect((await texts(page))[0]).toBe(`Picture 1${first}`);

  // a listing keeps its last picture
  await deleteLast(page, before + 1);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a form without scripts uploads several pictures, and says which one was refused', async () => {
  const { page, context } = await open({ width: phoneWidth, hasScripts: false });
  const before = await cards(page).count();
  const files = [
    jpeg('porch.jpg', await aPhonePicture(103)),
    jpeg('loft.jpg', await aPhonePicture(104)),
    text,
  ];
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('2 pictures were added.').waitFor();
  expect(await page.getByText(/^notes\.jpg: It isn’t a JPEG/).count()).toBe(1);
  expect(await cards(page).count()).toBe(before + 2);
  expect(await horizontalOverflow(page)).toBe(0);
  await deleteLast(page, before + 1);
  // a browser takes seconds to choose files of this size
  const large = jpeg('large.jpg', Buffer.alloc(25 * 1_048_576));
  const answer = await page.request.post(page.url(), {
    headers: { origin: golark.url },
    multipart: { large },
  });
  expect(await answer.text()).toMatch(/more than 24 MB together/);
  await context.close();
});
