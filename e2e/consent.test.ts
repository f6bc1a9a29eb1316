import {
  aboutUsPath,
  homePath,
  savedPath,
  setPasswordPath,
  signupPath,
  stayPath,
} from '@golark/contract/paths';
import { sharedStaysPath } from '@golark/contract/saved-paths';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { signUpByApi } from './account-steps.ts';
import { findBookableStay } from './find-stay.ts';
import { visit } from './open-browser.ts';
import { type Golark, serveGolark } from './serve-golark.ts';
import { browser } from './shared-golark.ts';

let golark: Golark;

const settings = {
  TAG_MANAGER_ID: 'GTM-TEST1',
  ANALYTICS_KEY: 'phc_test',
  ANALYTICS_HOST: 'https://analytics.example',
  MARKETING_SCRIPT_URL: 'https://marketing.example/script.js',
  MARKETING_SCRIPT_GLOBAL: 'tellMarketing',
};

beforeAll(async () => {
  golark = await serveGolark(inject('filledDataDir'), settings);
});

afterAll(() => golark?.stop());

interface Measured {
  /** Every address outside of the site that was asked for. */
  others: string[];
  /** What the analytics service was sent. */
  sent: string[];
}

/** Other people's servers, as far as a page can tell. */
const standIn = async (context: BrowserContext): Promise<Measured> => {
  const measured: Measured = { others: [], sent: [] };
  await context.route(
    (url) => url.origin !== golark.url,
    async (route) => {
      const { host } = new URL(route.request().url());
      measured.others.push(host);
      if (host === 'analytics.example') {
        const body = route.request().postDataBuffer();
        if (body) measured.sent.push(body.toString());
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
        await route.fulfill({ status: 200, headers, contentType: 'application/json', body: '{}' });
        return;
      }
      const body =
        host === 'marketing.example'
          ? 'window.told = []; window.tellMarketing = (name) => window.told.push(name);'
          : '';
      await route.fulfill({ status: 200, contentType: 'text/javascript', body });
    },
  );
  return measured;
};

const banner = (page: Page) => page.getByRole('region', { name: 'Allow analytics?' });
const policyOf = async (page: Page, path: string) =>
  (await page.goto(path))?.headers()['content-security-policy'] ?? '';
const untilStarted = (page: Page) => page.waitForResponse(/app-start/);

it('loads no third-party scripts before consent or after a refusal', async () => {
  const { page, context } = await visit(browser, golark.url);
  const measured = await standIn(context);
  const started = untilStarted(page);
  expect(await policyOf(page, aboutUsPath())).not.toContain('.example');
  await started;
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await page.waitForURL(`**${aboutUsPath()}`);
  await untilStarted(page);
  await page.waitForLoadState('networkidle');
  expect(await banner(page).count()).toBe(0);
  expect(measured.others).toEqual([]);
  await context.close();
});

it('reports pages, stays and sign-ups to each service after consent, without personal data', async () => {
  const stay = await findBookableStay(golark.url);
  const { page, context, complaints } = await visit(browser, golark.url);
  const measured = await standIn(context);
  await page.goto(homePath('?utm_source=mail'));
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => measured.sent.join()).toContain('Visit Home Page');
  expect(await policyOf(page, stayPath(stay.id))).toContain('https://analytics.example');
  await expect.poll(() => measured.sent.join()).toContain('Viewed Product');
  expect(measured.sent.join()).toContain(stay.id);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told?: string[] }).told))
    .toContain('Viewed Product');
  expect(
    await page.evaluate(() => (window as unknown as { dataLayer: { event?: string }[] }).dataLayer),
  ).toContainEqual(expect.objectContaining({ event: 'Viewed Product' }));

  await page.goto(signupPath());
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Last name').fill('Ortega');
  await page.getByLabel('Email').fill('measured@example.com');
  await page.getByLabel('Password', { exact: true }).fill('metolius-at-nine');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${golark.url}${homePath()}`);
  await expect.poll(() => measured.sent.join()).toContain('Signup');
  await expect.poll(() => measured.sent.join()).toContain('isMember');
  const sent = measured.sent.join();
  for (const secret of ['Maya', 'Ortega', 'measured@example.com', 'metolius'])
    expect(sent).not.toContain(secret);
  expect(new Set(measured.others)).toEqual(
    new Set(['www.googletagmanager.com', 'analytics.example', 'marketing.example']),
  );
  expect(complaints).toEqual([]);
  await context.close();
});

it('works without JavaScript, and never reports pages with a token in their address', async () => {
  const { page, context } = await visit(browser, golark.url, { hasScripts: false });
  await page.goto(aboutUsPath());
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(`**${aboutUsPath()}`);
  expect(await banner(page).count()).toBe(0);
  await context.close();

  const other = await visit(browser, golark.url);
  const measured = await standIn(other.context);
  await other.context.addCookies([{ name: 'golark_consent', value: 'granted', url: golark.url }]);
  const started = untilStarted(other.page);
  expect(await policyOf(other.page, setPasswordPath('a-secret-token'))).not.toContain('.example');
  await started;
  await other.page.waitForLoadState('networkidle');
  expect(measured.others).toEqual([]);
  await other.context.close();
});

it('leaves the services behind on the way to a page with a secret', async () => {
  const { page, context } = await visit(browser, golark.url);
  const measured = await standIn(context);
  await context.addCookies([{ name: 'golark_consent', value: 'granted', url: golark.url }]);
  await signUpByApi(page, golark.url, 'shares@example.com');
  const answer = await page.request.post(`${golark.url}/v1/saved-stays/share`, {
    data: { isShared: true },
    headers: { origin: golark.url },
  });
  const { shareKey } = (await answer.json()) as { shareKey: string };
  await page.goto(savedPath());
  const told = () => page.evaluate(() => typeof (window as unknown as { told?: string[] }).told);
  await expect.poll(told).toBe('object');
  await page.locator(`a[href="${sharedStaysPath(shareKey)}"]`).click();
  await page.waitForURL(`**${sharedStaysPath(shareKey)}`);
  expect([await told(), measured.sent.join().includes(shareKey)]).toEqual(['undefined', false]);
  await context.close();
});
