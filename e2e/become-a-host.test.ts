import { becomeHostPath, homePath } from '@golark/contract/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aPhonePicture } from '../server/testing/pictures.ts';
import { freshEmail, open, signUpByApi } from './account-steps.ts';
import { desktopWidth, horizontalOverflow, phoneWidth, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

/** How each page of the way goes on. */
const goOn = async (page: Page, to: string): Promise<void> => {
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('heading', { level: 1, name: to, exact: true }).waitFor();
};

/** The pages of the sandbox stand in for those of the company that pays hosts. */
const choosePayouts = async (page: Page, outcome: string): Promise<void> => {
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Continue to the test page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sandbox: payout account' }).waitFor();
  await page.getByRole('button', { name: outcome }).click();
  await page.getByRole('heading', { level: 1, name: 'Where are you paid?' }).waitFor();
};

const answerOnboarding = async (page: Page, { isVerified }: { isVerified: boolean }): Promise<void> => {
  await page.getByLabel('Name that guests see').fill('Maya’s places');
  await page.getByLabel('Phone').fill('+1 503 555 0163');
  await goOn(page, 'How do you host?');
  await goOn(page, 'Where are you paid?');
  await choosePayouts(page, isVerified ? 'Verified' : 'More information needed');
  await page.getByText(isVerified ? 'account ending in 6789' : 'A document, such as an ID').waitFor();
  await page.getByRole('link', { name: isVerified ? 'Continue' : 'Do this later', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'You’re a host' }).waitFor();
  expect(await page.getByText('You haven’t said where you’re paid.').count()).toBe(isVerified ? 0 : 1);
  await page.getByRole('link', { name: 'Create your first listing' }).click();
  await page.getByRole('heading', { level: 1, name: 'New listing' }).waitFor();
};

const fillPlaceAndRooms = async (page: Page): Promise<void> => {
  await page.getByLabel('Kind of place').selectOption('cabin');
  await page.getByLabel('Street and number').fill('4 Pearl Street');
  await page.getByLabel('Town').fill('Boulder, Colorado');
  // the pin is in the middle of the town until the host moves it
  await goOn(page, 'Kind and place');
  await goOn(page, 'Guests, rooms and beds');
  // a room without a bed is refused at its place
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('group', { name: 'Bedroom 1' }).getByText(/bed/i).last().waitFor();
  await page.getByRole('group', { name: 'Bedroom 1' }).getByLabel('Queen bed', { exact: true }).fill('1');
  await goOn(page, 'Amenities');
};

const addPictures = async (page: Page, count: number): Promise<void> => {
  const files = await Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `room-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await aPhonePicture(200 + index),
    })),
  );
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByText(`${count} pictures are uploaded.`).waitFor();
  await page.getByRole('link', { name: 'Continue with your listing' }).click();
  await page.getByRole('heading', { level: 1, name: 'Title and description' }).waitFor();
};

it('a new account becomes a host and publishes a home, step by step', async () => {
  const { page, context, complaints } = await visit(browser, golark.url, {
    width: desktopWidth,
    hasPictures: true,
  });
  await signUpByApi(page, golark.url, freshEmail());
  await open(page, becomeHostPath());
  await page.getByRole('main').locator('a[href^="/partner/onboarding/"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Who hosts?' }).waitFor();
  await answerOnboarding(page, { isVerified: true });
  await fillPlaceAndRooms(page);
  await page.getByLabel('Wi-Fi', { exact: true }).check();
  await goOn(page, 'Pictures');
  await addPictures(page, 3);
  const english = page.getByRole('group', { name: 'English' });
  await english.getByLabel('Title').fill('Cabin above the creek');
  await english.getByLabel('Description').fill('Two rooms, a stove, and the sound of water.');
  await goOn(page, 'Price');
  await page.getByLabel('Price for a night ($)').fill('120');
  await page.getByLabel('Friday and Saturday nights ($)').fill('150');
  await page.getByText('You get').first().waitFor();
  await goOn(page, 'Rules');
  await goOn(page, 'Review and publish');
  await page.getByText('Nothing is missing. This is what guests will see.').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cabin above the creek' }).waitFor();
  const stay = await page.getByRole('link', { name: 'See it as guests do' }).getAttribute('href');

  const visitor = await visit(browser, golark.url, { width: phoneWidth });
  await visitor.page.goto(String(stay));
  await visitor.page.getByRole('heading', { level: 1, name: 'Cabin above the creek' }).waitFor();
  await visitor.context.close();
  expect(complaints).toEqual([]);
  await context.close();
});

it('the way to a listing works without scripts, and continues at the first open step', async () => {
  const { page, context } = await visit(browser, golark.url, { width: phoneWidth, hasScripts: false });
  await signUpByApi(page, golark.url, freshEmail());
  await page.goto('/partner/');
  await page.getByRole('heading', { level: 1, name: 'Who hosts?' }).waitFor();
  await answerOnboarding(page, { isVerified: false });
  await fillPlaceAndRooms(page);
  await page.goto(homePath());
  await page.goto('/partner/listings/');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 1, name: 'Amenities' }).waitFor();
  await page.goto(page.url().replace('/amenities/', '/photos/'));
  await page.getByRole('heading', { level: 1, name: 'Pictures' }).waitFor();
  await context.close();
});
