import { addDays } from '@golark/contract/dates/rules';
import { monthOf } from '@golark/contract/host-calendar/rules';
import { calendarPath, reservationPath, reservationsPath } from '@golark/contract/partner-paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testDay } from '../server/testing/test-now.ts';
import { freshEmail, open, signUpByApi } from './account-steps.ts';
import { desktopWidth, visit } from './open-browser.ts';
import { publishHome, requestHome } from './own-home.ts';
import { browser, golark } from './shared-golark.ts';

/** In a month without the day on which the tests begin, so that the calendar opens with its first day. */
const first = addDays(`${monthOf(testDay(62))}-01`, 7);

const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

/** Presses a key until the focus is where it should be. */
const press = async (page: Page, key: string, until: () => Promise<boolean>): Promise<void> => {
  for (let presses = 0; !(await until()); presses++) {
    expect(presses).toBeLessThan(40);
    await page.keyboard.press(key);
  }
};

const isFocused = (page: Page, selector: string) => () =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Selects nights in the grid without a pointer, and goes to their editor. */
const selectByKeyboard = async (page: Page, from: string, weeks: number): Promise<void> => {
  await press(page, 'Tab', isFocused(page, '[role=gridcell]'));
  await press(page, 'ArrowDown', async () =>
    page.evaluate(
      (day) => String(document.activeElement?.getAttribute('data-day')) >= day,
      addDays(from, -6),
    ),
  );
  await press(page, 'ArrowRight', isFocused(page, `[data-day="${from}"]`));
  for (let week = 0; week < weeks; week++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, 'Tab', isFocused(page, '#nights-editor [name="price"]'));
};

it('a host changes nights by keyboard, sees a request arrive, accepts it and answers its guest', async () => {
  const { page, context, complaints } = await visit(browser, golark.url, { width: desktopWidth });
  await signUpByApi(page, golark.url, freshEmail());
  const id = await publishHome({ request: page.request, url: golark.url });
  const guest = await visit(browser, golark.url);
  await signUpByApi(guest.page, golark.url, freshEmail());

  await open(page, calendarPath(id, { month: monthOf(first) }));
  await selectByKeyboard(page, first, 1);
  await page.keyboard.type('180');
  await page.keyboard.press('Enter');
  await page.getByText('The nights are changed.').waitFor();
  for (const day of [first, addDays(first, 7)]) await cell(page, day).getByText('$180').last().waitFor();

  const blocked = addDays(first, 10);
  await open(page, calendarPath(id, { month: monthOf(first) }));
  await selectByKeyboard(page, blocked, 0);
  await press(page, 'Tab', isFocused(page, '[name="do"][value="block"]'));
  await page.keyboard.press('Enter');
  await page.locator('[data-kind="block"]').first().waitFor();
  expect(await cell(page, blocked).getAttribute('data-state')).toBe('blocked');

  const dates = { arriveDay: first, departDay: addDays(first, 3) };
  const bookingId = await requestHome({ request: guest.page.request, url: golark.url }, id, dates);
  await page.locator('.calendar-bar[data-kind="request"]').first().waitFor();
  await cell(page, first).getByText('Rosa').first().waitFor();

  await open(page, reservationsPath('requests'));
  await page.getByRole('button', { name: 'Accept the request of Rosa Trujillo' }).click();
  await page.getByText('The request is accepted.').waitFor();
  await open(page, reservationPath(bookingId));
  await page.getByLabel('Message', { exact: true }).fill('The key is under the blue pot.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('The key is under the blue pot.').first().waitFor();
  const trips = await (await guest.page.request.get('/v1/bookings/upcoming')).json();
  expect(JSON.stringify(trips)).toContain(bookingId);
  expect(complaints).toEqual([]);
  await Promise.all([context.close(), guest.context.close()]);
});
