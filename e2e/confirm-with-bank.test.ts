import { bookingPath } from '@golark/contract/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshEmail, open, signUpByApi } from './account-steps.ts';
import { areNightsFree, type BookableStay, findBookableStay } from './find-stay.ts';
import { dollars, type Locale, messagesOfFile } from './messages.ts';
import { combinations, desktopWidth, horizontalOverflow, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const bankCard = '4000 0027 6000 3184';

let stay: BookableStay;

beforeAll(async () => {
  stay = await findBookableStay(golark.url);
});

const visibleText = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).filter({ visible: true });

/** Pays with a card whose bank asks for 3-D Secure and ends on the trip's page, which leads to the bank. */
const payWithBankCard = async (page: Page, locale: Locale): Promise<void> => {
  const t = messagesOfFile(locale);
  await signUpByApi(page, golark.url, freshEmail());
  const dates = `?dateFrom=${stay.arriveDay}&dateTo=${stay.departDay}&adults=${stay.adults}`;
  await open(page, bookingPath(stay.id, dates));
  await page.locator('[name=cardNumber]').fill(bankCard);
  await page.locator('[name=cardExpiry]').fill('0930');
  await page.locator('[name=cvc]').fill('123');
  const pay = t('booking.pay').replace('{amount}', dollars(stay.total));
  await page.getByRole('button', { name: pay }).filter({ visible: true }).click();
  await page.waitForURL(/\/account\/trips\/[^/]+\/$/);
  await visibleText(page, t('payments.bank.title')).waitFor();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await areNightsFree(golark.url, stay)).toBe(false);
  await page.getByRole('link', { name: t('payments.bank.open') }).click();
  await page.waitForURL(/\/dev\/sandbox\/3ds\//);
};

describe.each(combinations({ width: desktopWidth, locale: 'es' }))(
  'a payment that the bank asks to confirm, at $width px in $locale',
  ({ width, locale }) => {
    it('is declined when the buyer fails to confirm it, and the nights stay held', async () => {
      const { page, context } = await visit(browser, golark.url, { width, locale });
      const t = messagesOfFile(locale);
      await payWithBankCard(page, locale);
      await page.getByRole('button', { name: 'Fail' }).click();
      await visibleText(page, t('trips.paymentFailed')).first().waitFor();
      expect(await areNightsFree(golark.url, stay)).toBe(false);
      await context.close();
      stay = await findBookableStay(golark.url);
    });

    it('confirms the booking when the buyer confirms it', async () => {
      const { page, context, complaints } = await visit(browser, golark.url, { width, locale });
      const t = messagesOfFile(locale);
      await payWithBankCard(page, locale);
      await page.getByRole('button', { name: 'Complete' }).click();
      await visibleText(page, t('trips.states.CONFIRMED')).first().waitFor();
      expect(complaints).toEqual([]);
      await context.close();
      stay = await findBookableStay(golark.url);
    });
  },
);

it('can be confirmed without JavaScript', async () => {
  const { page, context } = await visit(browser, golark.url, { locale: 'en' });
  const t = messagesOfFile('en');
  await payWithBankCard(page, 'en');
  const bank = page.url();
  const cookies = await context.cookies();
  await context.close();
  const plain = await visit(browser, golark.url, { locale: 'en', hasScripts: false });
  await plain.context.addCookies(cookies);
  await plain.page.goto(bank);
  await plain.page.getByRole('button', { name: 'Complete' }).click();
  const check = plain.page.getByRole('button', { name: t('payments.bank.check') });
  const confirmed = visibleText(plain.page, t('trips.states.CONFIRMED')).first();
  await check.or(confirmed).first().waitFor();
  // the webhook may have confirmed the booking already
  if (await check.isVisible()) await check.click();
  await confirmed.waitFor();
  await plain.context.close();
});
