import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { listingImagesPath } from '@golark/contract/partner-paths';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDemoAccount } from '../server/src/accounts/create-demo-account.ts';
import type { Context } from '../server/src/platform/context.ts';
import { openEmbedded } from '../server/src/platform/database/open-database.ts';
import { aListing } from '../server/testing/factories.ts';
import { aPhonePicture } from '../server/testing/pictures.ts';
import { nowOnTestClock } from '../server/testing/test-now.ts';
import {
  desktopWidth,
  horizontalOverflow,
  phoneWidth,
  untilHydrated,
  type Visit,
  visit,
} from './open-browser.ts';
import { type Golark, serveGolark } from './serve-golark.ts';
import { browser } from './shared-golark.ts';

const partner = {
  role: 'partner',
  email: 'partner@golark.example',
  firstName: 'June',
  lastName: 'Hartley',
  password: 'golark-demo-2026',
} as const;
let golark: Golark;
let listingId: string;

/** A listing for the demo's partner, who has none in the data of these tests. */
const addListing = async (dataDir: string): Promise<string> => {
  const { db, close } = await openEmbedded(dataDir);
  const ctx = { db, config: { passwordHashCost: 'low' }, clock: { now: nowOnTestClock } };
  await createDemoAccount(ctx as unknown as Context, partner);
  const id = await aListing(db, { property_manager_id: 'pm-demo-partner' });
  await close();
  return id;
};

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'golark-pictures-'));
  await cp(inject('filledDataDir'), dataDir, { recursive: true });
  listingId = await addListing(dataDir);
  golark = await serveGolark(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});
afterAll(() => golark.stop());

const open = async (visitor: Visit) => {
  const visited = await visit(browser, golark.url, visitor);
  const answer = await visited.page.request.post('/v1/account/login', {
    data: { email: partner.email, password: partner.password },
    headers: { origin: golark.url },
  });
  expect(answer.status()).toBe(200);
  await visited.page.goto(listingImagesPath(listingId));
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

  await deleteLast(page, before + 1);
  await deleteLast(page, before);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a form without scripts uploads several pictures, and says which one was refused', async () => {
  const { page, context } = await open({ width: phoneWidth, hasScripts: false });
  const before = await cards(page).count();
  const files = [jpeg('porch.jpg', await aPhonePicture(103)), text];
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('1 picture was added.').waitFor();
  expect(await page.getByText(/^notes\.jpg: It isn’t a JPEG/).count()).toBe(1);
  expect(await cards(page).count()).toBe(before + 1);
  expect(await horizontalOverflow(page)).toBe(0);
  await deleteLast(page, before);
  const many = Array.from({ length: 3 }, (_, i) => jpeg(`large${i}.jpg`, Buffer.alloc(9 * 1_048_576, i)));
  await page.locator('input[type=file]').setInputFiles(many);
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByText(/more than 24 MB together/).waitFor();
  await context.close();
});
