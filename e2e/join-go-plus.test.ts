import { joinPath } from '@golark/contract/join-paths';
import type { Membership } from '@golark/contract/membership/schemas';
import { accountMembershipPath, bookingPath, footerCode, stayPath } from '@golark/contract/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshEmail, open, seen, signUpByApi } from './account-steps.ts';
import { findMemberStays, type MemberStay } from './find-stay.ts';
import { dollars, type Locale, messagesOfFile } from './messages.ts';
import { combinations, horizontalOverflow, phoneWidth, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const [declinedCard, goodCard, bankCard] = ['4000000000000002', '4242424242424242', '4000002760003184'];
const firstPrice = 5900;

let stays: MemberStay[];

beforeAll(async () => {
  stays = await findMemberStays(golark.url, firstPrice + 100);
  expect(stays.length).toBeGreaterThan(3);
});

/** Each stay is booked once. */
const nextStay = (): MemberStay => stays.pop() as MemberStay;

const person = async (visitor: { width?: number; locale?: Locale; hasScripts?: boolean }) => {
  const visited = await visit(browser, golark.url, visitor);
  await signUpByApi(visited.page, golark.url, freshEmail());
  return visited;
};

const membershipOf = async (page: Page): Promise<Membership> =>
  (await (await page.request.get('/v1/account/me/membership')).json()) as Membership;

const fillCard = async (page: Page, number: string): Promise<void> => {
  const other = page.locator('label', { has: page.locator('[name=payWith][value=new][type=radio]') });
  if (await other.count()) await other.click();
  await page.locator('[name=cardNumber]').fill(number);
  await page.locator('[name=cardExpiry]').fill('09/30');
  await page.locator('[name=cvc]').fill('123');
};

const submit = (page: Page, words: string) =>
  page.getByRole('button', { name: words }).filter({ visible: true }).click();

const joinFor = (locale: Locale, amount = firstPrice): string =>
  messagesOfFile(locale)('joinMembership.pay').replace('{amount}', dollars(amount));

const consent = (page: Page) => page.locator('label', { has: page.locator('[name=renewalConsent]') });

/** A tab on the page of a stay whose watch over the session has begun. */
const openStayInTab = async (page: Page, stay: MemberStay): Promise<Page> => {
  const tab = await page.context().newPage();
  const watch = tab.waitForResponse(/app-start/);
  await tab.goto(stayPath(stay.id, stay.dates));
  await watch;
  await seen(tab, dollars(stay.total));
  // browsers throttle tabs in the background
  await page.bringToFront();
  return tab;
};

/** Cancels Go+, undoes that, and refunds it, which is allowed because nothing was booked with it. */
const cancelKeepAndRefund = async (page: Page, locale: Locale): Promise<void> => {
  const t = messagesOfFile(locale);
  await open(page, accountMembershipPath());
  expect(await horizontalOverflow(page)).toBe(0);
  await page.locator('#cancel summary .button').click();
  await submit(page, t('ownMembership.cancel.submit'));
  await seen(page, t('ownMembership.status.badges.ending'));
  expect((await membershipOf(page)).subscription).toMatchObject({
    status: 'ACTIVE',
    cancelAtPeriodEnd: true,
  });
  await submit(page, t('ownMembership.keep.submit'));
  await seen(page, t('ownMembership.status.badges.active'));
  expect((await membershipOf(page)).subscription).toMatchObject({ cancelAtPeriodEnd: false, renews: true });
  await page.locator('#refund summary .button').click();
  await submit(page, t('ownMembership.refund.submit').replace('{amount}', dollars(firstPrice)));
  await seen(page, t('ownMembership.status.badges.over'));
  expect(await horizontalOverflow(page)).toBe(0);
  expect((await membershipOf(page)).subscription?.status).toBe('EXPIRED');
};

describe.each(combinations({ width: phoneWidth, locale: 'es' }))(
  'Go+ at $width px in $locale',
  ({ width, locale }) => {
    const t = messagesOfFile(locale);

    it('is bought with a code and a consent after a declined card, lowers prices in every tab, and is canceled', async () => {
      const { page, context, complaints } = await person({ width, locale });
      const stay = nextStay();
      const reader = await openStayInTab(page, stay);
      await open(page, joinPath(footerCode, stayPath(stay.id, stay.dates)));
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await page.locator('[name=renewalConsent]').isChecked()).toBe(false);
      await consent(page).click();
      await fillCard(page, declinedCard);
      await submit(page, joinFor(locale));
      await seen(page, t('payments.declined'));
      expect(await page.locator('[name=cvc]').inputValue()).toBe('');
      expect(await page.locator('[name=renewalConsent]').isChecked()).toBe(true);
      await fillCard(page, goodCard);
      await submit(page, joinFor(locale));
      await seen(page, t('joinMembership.confirmation.joined'));
      expect(await horizontalOverflow(page)).toBe(0);
      await seen(reader, dollars(stay.memberTotal));
      await page.getByRole('link', { name: t('joinMembership.next.stay') }).click();
      await page.waitForURL(/\/property\//);
      await seen(page, dollars(stay.memberTotal));
      const { subscription, invoices } = await membershipOf(page);
      expect(subscription).toMatchObject({ status: 'ACTIVE', renews: true });
      expect(invoices.map(({ total, status }) => [total.amount, status])).toEqual([[firstPrice, 'PAID']]);
      await cancelKeepAndRefund(page, locale);
      await seen(reader, dollars(stay.total));
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('is bought once the bank has confirmed the payment, and leads back to where it was needed', async () => {
      const { page, context, complaints } = await person({ width, locale });
      const stay = nextStay();
      await open(page, joinPath(footerCode, bookingPath(stay.id, stay.dates)));
      await fillCard(page, bankCard);
      await submit(page, joinFor(locale));
      await page.getByRole('link', { name: t('payments.bank.open') }).click();
      await page.waitForURL(/\/dev\/sandbox\/3ds\//);
      await page.getByRole('button', { name: 'Complete' }).click();
      await seen(page, t('joinMembership.confirmation.joined'));
      await seen(page, t('joinMembership.confirmation.ends'));
      await page.getByRole('link', { name: t('joinMembership.next.booking') }).click();
      await page.waitForURL(/\/booking\//);
      await seen(page, dollars(stay.memberTotal));
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('is joined inside the checkout with one payment, and keeps what was typed', async () => {
      const { page, context, complaints } = await person({ width, locale });
      const stay = nextStay();
      const together = stay.memberTotal + firstPrice;
      const pay = (amount: number) => t('booking.pay').replace('{amount}', dollars(amount));
      await open(page, bookingPath(stay.id, stay.dates));
      await page.locator('.note-to-host > summary').click();
      await page.locator('[name=note]').fill('Two of us.');
      await page
        .getByRole('button', { name: pay(stay.total) })
        .filter({ visible: true })
        .waitFor();
      await page.locator('.go-plus-choice .needs-scripts label').click();
      await page
        .getByRole('button', { name: pay(together) })
        .filter({ visible: true })
        .waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await page.locator('[name=note]').inputValue()).toBe('Two of us.');
      await fillCard(page, declinedCard);
      await submit(page, pay(together));
      await seen(page, t('payments.declined'));
      await fillCard(page, goodCard);
      await submit(page, pay(together));
      await page.waitForURL(/\/account\/trips\//);
      await seen(page, t('trips.booked'));
      const { subscription, savings } = await membershipOf(page);
      expect(subscription).toMatchObject({ status: 'ACTIVE', renews: false });
      expect(savings.current.amount).toBe(stay.total - stay.memberTotal);
      await open(page, accountMembershipPath());
      await seen(page, dollars(stay.total - stay.memberTotal));
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

it('everything works without JavaScript', async () => {
  const { page, context } = await person({ width: phoneWidth, hasScripts: false });
  const t = messagesOfFile('en');
  const stay = nextStay();
  const together = stay.memberTotal + firstPrice;
  await page.goto(bookingPath(stay.id, stay.dates));
  await page.getByRole('link', { name: t('booking.goPlus.add') }).click();
  await page.waitForURL(/goPlus=1/);
  await page.locator('[name=renewalConsent]').check({ force: true });
  await fillCard(page, goodCard);
  await submit(page, t('booking.pay').replace('{amount}', dollars(together)));
  await page.waitForURL(/\/account\/trips\//);
  await page.goto(accountMembershipPath('cancel'));
  const confirm = page.getByRole('button', { name: t('ownMembership.cancel.submit') });
  expect(await confirm.isVisible()).toBe(false);
  await page.locator('#cancel summary .button').click();
  await confirm.click();
  await seen(page, t('ownMembership.status.badges.ending'));
  expect((await membershipOf(page)).subscription?.cancelAtPeriodEnd).toBe(true);
  await context.close();
});
