import { addDays, dayInZone } from '@golark/contract/dates/rules';
import { joinPath } from '@golark/contract/join-paths';
import { membershipPath, stayPath } from '@golark/contract/paths';
import type { PropertyHit } from '@golark/contract/search/schemas';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nowOnTestClock } from '../server/testing/test-now.ts';
import { seen } from './account-steps.ts';
import { dollars, messagesOfFile } from './messages.ts';
import { phoneWidth, untilHydrated, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const arriveDay = addDays(dayInZone(nowOnTestClock(), 'America/Los_Angeles'), 50);
const stayQuery = `?dateFrom=${arriveDay}&dateTo=${addDays(arriveDay, 3)}`;

/** Stays that are free for three nights: one with a member price, and one without. */
const findStays = async () => {
  const dates = { dateFrom: arriveDay, dateTo: addDays(arriveDay, 3) };
  const found = await fetch(`${golark.url}/v1/properties/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageSize: 100, filters: { ...dates, guests: { adults: 2 } } }),
  });
  const { properties } = (await found.json()) as { properties: PropertyHit[] };
  const savedOn = ({ savings }: PropertyHit) => savings?.amount ?? 0;
  const cheaper = properties.find((hit) => savedOn(hit) > 0);
  const same = properties.find((hit) => savedOn(hit) === 0);
  if (!cheaper?.memberTotal || !same) throw new Error('every stay, or none, has a member price');
  return { cheaper, memberTotal: cheaper.memberTotal.amount, same };
};

const logIn = async (page: Page, email: string): Promise<void> => {
  const data = { email, password: 'golark-demo-2026' };
  const headers = { origin: golark.url };
  expect((await page.request.post('/v1/account/login', { data, headers })).status()).toBe(200);
};

/** What the calculator says is left, or missing. */
const resultOf = (page: Page) => page.locator('.calculator-result [data-total]').textContent();

describe('without scripts', () => {
  it('a typed code leads to its page, and the way back to the booking stays', async () => {
    const { page, context } = await visit(browser, golark.url, { width: phoneWidth, hasScripts: false });
    const next = stayPath('st_1', stayQuery);
    await page.goto(membershipPath('nope', next));
    await seen(page, 'We don’t know the code NOPE. Check the spelling, or join at the regular price.');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      golark.url + membershipPath(''),
    );
    await page.getByRole('textbox', { name: 'Code' }).fill('go2025');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(`**${membershipPath('GO2025', next)}`);
    await seen(page, '$20 off the first year');
    expect(await page.getByRole('link', { name: 'Join for $59' }).getAttribute('href')).toBe(
      joinPath('GO2025', next),
    );
    await page.getByRole('link', { name: 'Remove the code GO2025' }).click();
    await page.waitForURL(`**${membershipPath('', next)}`);
    await page.getByRole('link', { name: 'Join for $79' }).waitFor();
    await context.close();
  });

  it('the calculator calculates with its button', async () => {
    const { page, context } = await visit(browser, golark.url, { width: phoneWidth, hasScripts: false });
    await page.goto(membershipPath());
    const before = await resultOf(page);
    await page.getByRole('slider', { name: 'Nights away in a year' }).press('End');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.waitForURL(/\/membership\/GO2025\/\?nights=30&rate=210$/);
    expect(await page.getByRole('slider', { name: 'Nights away in a year' }).inputValue()).toBe('30');
    expect(await resultOf(page)).not.toBe(before);
    await context.close();
  });
});

describe('with scripts', () => {
  it('the calculator follows the keyboard without loading anything', async () => {
    const { page, context, complaints } = await visit(browser, golark.url);
    // what every page loads a while after it is shown
    const started = page.waitForResponse(/app-start/);
    await page.goto(membershipPath());
    await untilHydrated(page);
    await started;
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const before = await resultOf(page);
    await page.getByRole('slider', { name: 'Nights away in a year' }).press('Home');
    await seen(page, 'You’d be behind by');
    expect(await resultOf(page)).toBe(`You’d be behind by${dollars(5900)}`);
    for (let presses = 0; presses < 8; presses++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => resultOf(page)).toBe(before);
    expect(await page.getByRole('button', { name: 'Calculate' }).isVisible()).toBe(false);
    expect([page.url(), requests, complaints]).toEqual([golark.url + membershipPath(), [], []]);
    await context.close();
  });

  it('a code is typed on a phone in Spanish, whatever its case', async () => {
    const word = messagesOfFile('es');
    const { page, context } = await visit(browser, golark.url, { width: phoneWidth, locale: 'es' });
    await page.goto(membershipPath(''));
    await untilHydrated(page);
    await page.getByText(word('plan.code.have')).click();
    await page.getByRole('textbox', { name: word('plan.code.field') }).fill('go2025');
    await page.getByRole('button', { name: word('plan.code.apply') }).click();
    await page.waitForURL(`**${membershipPath('GO2025')}`);
    await page.getByRole('link', { name: 'Unirme por $59' }).waitFor();
    await context.close();
  });
});

describe('a stay', () => {
  it('says what members would pay, and leads to the plan and back', async () => {
    const { page, context } = await visit(browser, golark.url);
    const { cheaper, memberTotal, same } = await findStays();
    await page.goto(stayPath(cheaper.id, stayQuery));
    await untilHydrated(page);
    const panel = page.getByRole('region', { name: messagesOfFile('en')('stays.quote.label'), exact: true });
    await panel.getByText(`Go+ members pay ${dollars(memberTotal, 0)} for this stay`).waitFor();
    expect(await panel.textContent()).toContain('Go+ costs $59 in the first year');
    await panel.getByRole('link', { name: messagesOfFile('en')('stays.quote.memberHow') }).click();
    await page.waitForURL(/\/membership\/GO2025\/\?next=/);
    const join = await page.getByRole('link', { name: 'Join for $59' }).getAttribute('href');
    expect(new URL(join ?? '', golark.url).searchParams.get('next')).toBe(stayPath(cheaper.id, stayQuery));
    await page.goto(stayPath(same.id, stayQuery));
    // other stays nearby may have one
    expect(await page.locator('.property-body').textContent()).not.toContain('Go+');
    await context.close();
  });

  it('has the member’s price for members, whose plan page has their own state', async () => {
    const { page, context } = await visit(browser, golark.url);
    await logIn(page, 'member@golark.example');
    const { cheaper, memberTotal } = await findStays();
    await page.goto(stayPath(cheaper.id, stayQuery));
    await page.getByText(dollars(memberTotal), { exact: true }).first().waitFor();
    expect(await page.getByText('Go+ costs').count()).toBe(0);
    await page.goto(membershipPath());
    await page.getByRole('heading', { name: messagesOfFile('en')('plan.own.member') }).waitFor();
    expect(await page.getByRole('link', { name: /^Join/ }).count()).toBe(0);
    await context.close();
  });
});
