import { homePath, searchPath, stayPath } from '@golark/contract/paths';
import { expect, it } from 'vitest';
import { desktopWidth, horizontalOverflow, phoneWidth, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

it.each([
  ['no page', '/no/such/page/'],
  ['an unknown stay', stayPath('nosuchstay')],
  ['an unknown place', searchPath({ state: 'oregon', city: 'atlantis' })],
])('answers %s with the page that has gone traveling', async (_what, path) => {
  for (const width of [phoneWidth, desktopWidth]) {
    const { page, context } = await visit(browser, golark.url, { width });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(await page.title()).toBe('404 Not Found');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This page has gone traveling');
    const main = page.getByRole('main');
    await main.getByText('Error 404', { exact: true }).waitFor();
    await main
      .getByText("We can't seem to find the page you're looking for. Try search for something else.", {
        exact: true,
      })
      .waitFor();
    expect(await horizontalOverflow(page)).toBe(0);
    await main.getByRole('link', { name: 'Go to Home page' }).click();
    await page.waitForURL(`${golark.url}${homePath()}`);
    await context.close();
  }
});

it('is in Spanish for visitors who read Spanish', async () => {
  const { page, context } = await visit(browser, golark.url, { locale: 'es' });
  const answer = await page.goto('/no/such/page/');
  expect(answer?.status()).toBe(404);
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toContain('traveling');
  await context.close();
});

it('names the path of an address that no page can have', async () => {
  const answer = await fetch(`${golark.url}/property/a%20b/`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Page Not Found: /property/a%20b/');
});

it('sends crawlers no error page', async () => {
  const answer = await fetch(`${golark.url}/no/such/page/`, {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await answer.text()).toBe('');
});

it('redirects upper case under /destinations/ to lower case and preserves the query', async () => {
  const answer = await fetch(`${golark.url}/destinations/Oregon/BEND/?Page=2&q=A`, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/destinations/oregon/bend/?Page=2&q=A');
});
