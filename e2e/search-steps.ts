import type { Page } from 'playwright-core';
import type { BookableStay } from './find-stay.ts';
import type { Locale } from './messages.ts';
import { messagesOfFile } from './messages.ts';

const anyWordsAfter = (label: string) => new RegExp(`^${label}\\b`);

/** Types the beginning of a place's name and takes the suggestion; a sheet on phones, a list under the field else. */
export const choosePlace = async (page: Page, locale: Locale, stay: BookableStay): Promise<void> => {
  const t = messagesOfFile(locale);
  const typed = stay.place.name.slice(0, -1);
  const field = page.getByRole('combobox', { name: t('search.box.where') });
  if (await field.isVisible()) await field.fill(typed);
  else {
    await page.getByRole('button', { name: anyWordsAfter(t('search.box.where')) }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill(typed);
  }
  await page.getByRole('option', { name: stay.place.label, exact: true }).click();
};

/** Opens the field, turns to the month, presses both days and applies. */
export const chooseDates = async (
  page: Page,
  locale: Locale,
  { field, from, until }: { field: string; from: string; until: string },
): Promise<void> => {
  const t = messagesOfFile(locale);
  await page.getByRole('button', { name: anyWordsAfter(field) }).click();
  const calendar = page.getByRole('dialog', { name: field });
  const days = calendar.locator('[data-date]:not([data-outside-month], [data-disabled])');
  for (const day of [from, until]) {
    const cell = calendar.locator(`[data-date="${day}"]:not([data-outside-month])`);
    await days.first().waitFor();
    while ((await cell.count()) === 0) {
      const shown = await days.first().getAttribute('data-date');
      await calendar.getByRole('button', { name: t('ui.calendar.next') }).click();
      await calendar
        .locator(`[data-date="${shown}"]:not([data-outside-month])`)
        .waitFor({ state: 'detached' });
    }
    await cell.click();
  }
  await calendar.getByRole('button', { name: t('ui.dates.apply') }).click();
  await calendar.waitFor({ state: 'hidden' });
};

export const changeAdults = async (
  page: Page,
  locale: Locale,
  { field, change, done }: { field: string; change: 'more' | 'fewer'; done: string },
): Promise<void> => {
  const t = messagesOfFile(locale);
  await page.getByRole('button', { name: anyWordsAfter(field) }).click();
  const picker = page.getByRole('dialog', { name: field });
  const label = t(`ui.stepper.${change}`).replace('{label}', t('ui.guests.adults'));
  await picker.getByRole('button', { name: label }).click();
  await picker.getByRole('button', { name: done }).click();
  await picker.waitFor({ state: 'hidden' });
};
