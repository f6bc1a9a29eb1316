import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktopWidth, openBrowser, phoneWidth, untilAlive, visit } from './open-browser.ts';
import { type Golark, serveGolark } from './serve-golark.ts';

let golark: Golark;
let browser: Browser;

beforeAll(async () => {
  [golark, browser] = await Promise.all([serveGolark(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await golark?.stop();
});

it('what was typed before the scripts came is kept, and so are the focus and the caret', async () => {
  const { page, context, complaints } = await visit(browser, golark.url);
  let letScriptsCome = () => {};
  const typed = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const where = page.getByRole('combobox', { name: 'Where' });
  await where.focus();
  await page.keyboard.type('Chicgo');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  letScriptsCome();
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type('a');
  expect(await where.inputValue()).toBe('Chicago');
  await page.getByRole('option', { name: 'Chicago, Illinois' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it.each([phoneWidth, desktopWidth])(
  'at %i px nothing moves when the list takes the field over',
  async (width) => {
    const { page, context } = await visit(browser, golark.url, { width });
    await page.goto('/');
    await untilAlive(page);
    const box = page.locator('.search-box');
    const before = await box.boundingBox();
    await page.getByRole('combobox', { name: 'Where' }).focus();
    await page.getByRole('listbox').waitFor();
    expect((await box.boundingBox())?.height).toBe(before?.height);
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect((await box.boundingBox())?.height).toBe(before?.height);
    await context.close();
  },
);
