import {
  bookingPath,
  detailsPath,
  homePath,
  reviewsPath,
  searchPath,
  signupPath,
  stayPath,
  tripsPath,
} from '@golark/contract/paths';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { freshEmail, password, signUpByApi } from './account-steps.ts';
import { areNightsFree, type BookableStay, findBookableStay } from './find-stay.ts';
import { dollars } from './messages.ts';
import { phoneWidth, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const email = freshEmail();
let stay: BookableStay;

beforeAll(async () => {
  stay = await findBookableStay(golark.url);
  const { page, context } = await visit(browser, golark.url);
  await signUpByApi(page, golark.url, email);
  await context.close();
});

const plainPage = () => visit(browser, golark.url, { width: phoneWidth, hasScripts: false });
const stayQuery = () => `dateFrom=${stay.arriveDay}&dateTo=${stay.departDay}&adults=${stay.adults}`;

const logIn = async (page: Page): Promise<void> => {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
};

it('people with one name sign up with it', async () => {
  const { page, context } = await plainPage();
  await page.goto(signupPath(detailsPath()));
  await page.fill('[name=firstName]', 'Sukarno');
  await page.getByLabel('I have one name').check();
  expect(await page.locator('[name=lastName]').isVisible()).toBe(false);
  await page.fill('[name=email]', freshEmail());
  await page.fill('[name=password]', password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/account\/details\/$/);
  await page.getByText('Sukarno', { exact: true }).filter({ visible: true }).first().waitFor();
  await context.close();
});

it('the search form finds the place that was typed', async () => {
  const { page, context } = await plainPage();
  await page.goto(homePath());
  await page.locator('form [name=q]').fill(stay.place.name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/\/s\/[a-z-]+\/[a-z-]+\//);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(stay.place.name);
  expect(await page.locator('article').count()).toBeGreaterThan(0);
  await context.close();
});

it('an unknown place shows the form again', async () => {
  const { page, context } = await plainPage();
  await page.goto(searchPath(null, '?q=zzzzqqqq'));
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('zzzzqqqq');
  await page.locator('form [name=q]').waitFor();
  await context.close();
});

it('a stay with dates in its address shows its total, another rate and the way to book it', async () => {
  const { page, context } = await plainPage();
  await page.goto(stayPath(stay.id, `?${stayQuery()}`));
  await page.getByText(dollars(stay.total), { exact: true }).filter({ visible: true }).first().waitFor();
  await page.getByRole('link', { name: /^Non-refundable/ }).click();
  await page.waitForURL(/ratePlan=non-refundable/);
  await page
    .getByText(/^Non-refundable rate \(/)
    .first()
    .waitFor();
  expect(await page.locator('form [name=ratePlan]').inputValue()).toBe('non-refundable');
  await page.getByRole('link', { name: 'Reserve', exact: true }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/booking\/\?.*ratePlan=non-refundable/);
  await page.locator('[name=password]').waitFor();
  await context.close();
});

it('all reviews of a stay can be read, sorted and searched', async () => {
  const { page, context } = await plainPage();
  const found = await page.request.post('/v1/properties/search', { data: { pageSize: 50 } });
  const { properties } = (await found.json()) as { properties: { id: string; reviewCount: number }[] };
  const reviewed = properties.sort((a, b) => b.reviewCount - a.reviewCount)[0] ?? { id: '', reviewCount: 0 };
  expect(reviewed.reviewCount).toBeGreaterThan(12);
  await page.goto(stayPath(reviewed.id, `?${stayQuery()}`));
  await page.getByRole('link', { name: `Show all ${reviewed.reviewCount} reviews` }).click();
  await page.waitForURL(`**${reviewsPath(reviewed.id)}?${stayQuery()}`);
  let read = await page.locator('.stay-reviews > li').count();
  for (let number = 2; number <= Math.ceil(reviewed.reviewCount / 12); number++) {
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(new RegExp(`page=${number}$`));
    read += await page.locator('.stay-reviews > li').count();
  }
  expect(read).toBe(reviewed.reviewCount);
  await page.locator('[name=sort]').selectOption('lowest');
  await page.locator('[name=q]').fill('zzqq');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('No reviews match.').waitFor();
  const kept = new URL(page.url()).searchParams;
  expect([kept.get('sort'), kept.get('adults')]).toEqual(['lowest', `${stay.adults}`]);
  await context.close();
});

it('logging in leads back to the checkout, and the checkout books', async () => {
  const { page, context } = await plainPage();
  await page.goto(bookingPath(stay.id, `?${stayQuery()}&ratePlan=non-refundable`));
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill('wrong-but-long');
  await page.locator('main form button[type=submit]').click();
  await page.getByText('Email address or password is wrong.').waitFor();
  expect(await page.locator('[name=email]').inputValue()).toBe(email);
  await logIn(page);
  await page.waitForURL(/\/booking\/\?.*ratePlan=non-refundable&quote=/);
  await page
    .getByRole('link', { name: /Free cancellation until/ })
    .first()
    .click();
  await page.waitForURL((url) => !url.searchParams.has('ratePlan') && url.searchParams.has('quote'));
  const newCard = page.locator('[name=payWith][value=new][type=radio]');
  if (await newCard.count()) await newCard.check({ force: true });
  await page.locator('[name=cardNumber]').fill('4000000000000002');
  await page.locator('[name=cardExpiry]').fill('09/30');
  await page.locator('[name=cvc]').fill('123');
  await page.locator('.note-to-host > summary').click();
  await page.locator('[name=note]').fill('We arrive late.');
  await page
    .getByRole('button', { name: `Pay ${dollars(stay.total)}` })
    .filter({ visible: true })
    .click();
  await page.getByText('Payment declined. Nothing was charged.').first().waitFor();
  expect(await page.locator('[name=note]').inputValue()).toBe('We arrive late.');
  if (await newCard.count()) await newCard.check({ force: true });
  await page.locator('[name=cardNumber]').fill('4242424242424242');
  await page.locator('[name=cardExpiry]').fill('09/30');
  await page.locator('[name=cvc]').fill('123');
  await page
    .getByRole('button', { name: `Pay ${dollars(stay.total)}` })
    .filter({ visible: true })
    .click();
  await page.waitForURL(/\/account\/trips\//);
  await page.getByText('Your stay is confirmed.').waitFor();
  await context.close();
});

it('a trip gets more nights by two forms, the price first', async () => {
  const { page, context } = await plainPage();
  await page.goto(tripsPath());
  await logIn(page);
  await page.waitForURL(`**${tripsPath()}`);
  await page.getByRole('link', { name: 'Open trip' }).first().click();
  await page.getByRole('link', { name: /^Change dates or guests/ }).click();
  await page.waitForURL(/\/change\/$/);
  await page.locator('input[name=dateTo]').fill(stay.laterDepartDay);
  await page.getByRole('button', { name: 'See the new price' }).click();
  await page.getByRole('button', { name: /^Pay \$[\d,.]+ and change$/ }).click();
  await page.getByText('Your trip is changed.').waitFor();
  await context.close();
});

it('a trip is canceled with its refund, by a form that asks first', async () => {
  const { page, context } = await plainPage();
  await page.goto(tripsPath());
  await logIn(page);
  await page.waitForURL(`**${tripsPath()}`);
  await page.getByRole('link', { name: 'Open trip' }).first().click();
  const open = page.locator('summary', { hasText: 'Cancel this trip' });
  const refund = /\$[\d,.]+/.exec((await open.textContent()) ?? '')?.[0];
  const confirm = page.getByRole('button', { name: `Cancel and get ${refund} back`, exact: true });
  expect(await confirm.isVisible()).toBe(false);
  await open.click();
  await confirm.click();
  await page.getByText('Canceled', { exact: true }).filter({ visible: true }).first().waitFor();
  // the browser under test parses noscript as if scripts were on
  expect(await page.content()).toContain('Trip canceled');
  expect(await open.count()).toBe(0);
  await page.goto(tripsPath('canceled'));
  await page.getByRole('link', { name: 'Open trip' }).first().waitFor();
  expect(await areNightsFree(golark.url, stay)).toBe(true);
  await context.close();
});
