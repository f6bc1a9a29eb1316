import path from 'node:path';
import { eventPath } from '@golark/contract/event-paths';
import { nodesOf } from '@golark/contract/paging/rules';
import {
  aboutUsPath,
  homePath,
  loginPath,
  membershipPath,
  searchPath,
  stayPath,
  ticketsPath,
} from '@golark/contract/paths';
import { expect, it } from 'vitest';
import { scriptsOfPage } from '../bench/page-scripts.ts';
import { oneOf } from '../server/testing/is-thorough.ts';
import { messagesOfFile } from './messages.ts';
import { desktopWidth, phoneWidth, untilHydrated, untilStarted, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const buildDir = path.resolve(import.meta.dirname, '../web/build');

it('a stored page runs all of its scripts, also when it is in the browser’s cache, and no other one', async () => {
  const { page, context, complaints } = await visit(browser, golark.url);
  await page.addInitScript(() => {
    const refusals: string[] = [];
    Object.assign(window, { refusals });
    document.addEventListener('securitypolicyviolation', (event) => refusals.push(event.sourceFile));
  });
  const stays = await page.request.post('/v1/properties/search', { data: { pageSize: 1 } });
  const { properties } = (await stays.json()) as { properties: { id: string }[] };
  const found = await page.request.get('/v1/events');
  const [event] = nodesOf((await found.json()) as { edges: { node: { id: string } }[] });
  const addresses = [
    ...[homePath(), ticketsPath(), membershipPath(), loginPath(), stayPath(properties[0]?.id ?? '')],
    ...[searchPath({ state: 'california', city: 'los-angeles' }), eventPath(event?.id ?? '')],
  ];
  const visited = oneOf(3, addresses);
  for (const address of visited) {
    for (const _visit of [1, 2]) {
      await page.goto(address);
      await untilHydrated(page);
      const refusals = await page.evaluate(() => {
        const { refusals } = window as unknown as { refusals: string[] };
        const before = [...refusals];
        const injected = Object.assign(document.createElement('script'), { textContent: 'injected = true' });
        document.body.append(injected);
        return { before, isInjected: 'injected' in window };
      });
      expect(refusals, address).toEqual({ before: [], isInjected: false });
    }
  }
  // the injected ones
  expect(complaints.filter((text) => !text.includes('inline script'))).toEqual([]);
  expect(complaints).toHaveLength(visited.length * 2);
  await context.close();
});

it('text typed before hydration is preserved with focus and caret', async () => {
  const { page, context, complaints } = await visit(browser, golark.url);
  let letScriptsCome = () => {};
  const typed = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(homePath(), { waitUntil: 'commit' });
  const where = page.getByRole('combobox', { name: 'Where' });
  // a click waits for the styles, as a person does; a focus without them scrolls the page
  await where.click();
  await page.keyboard.type('Chicgo');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  letScriptsCome();
  // no place has this spelling, so the list that takes over may have no entry
  await page.getByRole('combobox', { name: 'Where', expanded: true }).waitFor();
  await page.keyboard.type('a');
  expect(await where.inputValue()).toBe('Chicago');
  await page.getByRole('option', { name: 'Chicago, Illinois', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('the list opens and stays open for a field at the edge of the window', async () => {
  const { page, context, complaints } = await visit(browser, golark.url);
  await page.goto(homePath());
  await untilHydrated(page);
  const where = page.getByRole('combobox', { name: 'Where' });
  await where.evaluate((field) => {
    window.scrollTo({ top: field.getBoundingClientRect().top + 5, behavior: 'instant' });
    field.focus({ preventScroll: true });
  });
  await page.getByRole('listbox').waitFor();
  const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await page.evaluate(twoFrames);
  expect(await where.getAttribute('aria-expanded')).toBe('true');
  expect(complaints).toEqual([]);
  await context.close();
});

it.each([phoneWidth, desktopWidth])(
  'at %i px nothing moves when the list takes the field over',
  async (width) => {
    const { page, context } = await visit(browser, golark.url, { width });
    await page.goto(homePath());
    await untilHydrated(page);
    const box = page.locator('.search-box');
    const before = await box.boundingBox();
    await page.getByRole('combobox', { name: 'Where' }).focus();
    await page.getByRole('listbox').waitFor();
    expect((await box.boundingBox())?.height).toBe(before?.height);
    if (width === desktopWidth) {
      // the list opens above, because there is no room below
      const list = await page.getByRole('listbox').boundingBox();
      const label = await box.locator('.field-label').first().boundingBox();
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(label?.y ?? 0);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect((await box.boundingBox())?.height).toBe(before?.height);
    await context.close();
  },
);

it.each([homePath(), loginPath(), '/no/such/page/'])(
  '%s runs no script but those that are weighed',
  async (address) => {
    const { page, context } = await visit(browser, golark.url, { hasPictures: true });
    // what a page starts a second or more after it is shown (prefetches, background tasks) is not part of the first
    // load, but begins before a loaded machine is idle
    await page.addInitScript(() => {
      const original = window.setTimeout;
      window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
        delay >= 1_000 ? 0 : original(handler, delay, ...rest)) as typeof window.setTimeout;
    });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(address);
    await untilStarted(page);
    await page.waitForLoadState('networkidle');
    const { addresses } = await scriptsOfPage(buildDir, address);
    expect([...new Set(fetched)].sort()).toEqual(addresses.sort());
    await context.close();
  },
);

const heroPicture = '**/pictures/scene.hero-dawn/**';
const isScript = (address: string) => /\/assets\/[^/]+\.js$/.test(address);

it('modules load after the first picture', async () => {
  const { page, context, complaints } = await visit(browser, golark.url, {
    width: phoneWidth,
    hasPictures: true,
  });
  // without the timer that ends the wait
  await page.addInitScript(() => {
    const original = window.setTimeout;
    window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
      delay >= 1_000 ? 0 : original(handler, delay, ...rest)) as typeof window.setTimeout;
  });
  let letPictureCome = () => {};
  const checked = new Promise<void>((resolve) => {
    letPictureCome = resolve;
  });
  await page.route(heroPicture, async (route) => {
    await checked;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (isScript(request.url())) scripts.push(request.url());
  });
  await page.goto(homePath(), { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Where' }).waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  expect(scripts).toEqual([]);
  letPictureCome();
  await untilStarted(page);
  expect(scripts.length).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a picture that does not arrive holds the modules up for a while only', async () => {
  const { page, context } = await visit(browser, golark.url, { hasPictures: true });
  await page.route(heroPicture, () => {});
  await page.goto(homePath(), { waitUntil: 'commit' });
  await untilHydrated(page);
  await context.close();
});

it('modules do not wait for pictures when the page is used', async () => {
  const { page, context } = await visit(browser, golark.url, { hasPictures: true });
  // no timer runs
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(heroPicture, () => {});
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (isScript(request.url())) scripts.push(request.url());
  });
  await page.goto(homePath(), { waitUntil: 'commit' });
  const where = page.getByRole('combobox', { name: 'Where' });
  await where.waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  expect(scripts).toEqual([]);
  await where.focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await context.close();
});

it('a press right after the first page leads to the heading of the next one', async () => {
  const { page, context, complaints } = await visit(browser, golark.url);
  // the background tasks never come by themselves
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(homePath());
  await page.getByRole('combobox', { name: 'Where' }).focus();
  await untilHydrated(page);
  await page.locator(`header a[href="${ticketsPath()}"]`).first().click();
  await page.waitForURL(`**${ticketsPath()}`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(complaints).toEqual([]);
  await context.close();
});

it('a button that is pressed before its code is loaded opens its panel then', async () => {
  const { page, context, complaints } = await visit(browser, golark.url, {
    width: phoneWidth,
  });
  let letCodeCome = () => {};
  const pressed = new Promise<void>((resolve) => {
    letCodeCome = resolve;
  });
  await page.route('**/assets/home-content-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(homePath());
  await untilStarted(page);
  await page.getByRole('button', { name: 'Who' }).click();
  letCodeCome();
  await page.getByRole('dialog', { name: 'Who' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('a part of a page whose code fails to load stays as it was; its buttons load the page again', async () => {
  const { page, context } = await visit(browser, golark.url);
  await page.route('**/assets/home-content-*.js', (route) => route.abort());
  await page.goto(homePath());
  await untilStarted(page);
  const who = page.getByRole('button', { name: 'Who' });
  await who.hover();
  let reloads = 0;
  page.on('framenavigated', () => {
    reloads++;
  });
  // the code is requested more than once before it counts as missing
  const press = async () => {
    await who.click();
    return reloads;
  };
  await expect.poll(press).toBe(1);
  await page.unroute('**/assets/home-content-*.js');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Who' }).click();
  await page.getByRole('dialog', { name: 'Who' }).waitFor();
  await context.close();
});

it('nothing moves while the parts of a page load their code', async () => {
  const { page, context } = await visit(browser, golark.url, { width: phoneWidth, hasPictures: true });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const stays = await page.request.post('/v1/properties/search', { data: { pageSize: 1 } });
  const { properties } = (await stays.json()) as { properties: { id: string }[] };
  for (const address of [homePath(), stayPath(properties[0]?.id ?? '')]) {
    await page.goto(address);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), address).toEqual(
      [],
    );
  }
  await context.close();
});

it('a page works without its messages, and hydrates when they are loaded', async () => {
  const { page, context } = await visit(browser, golark.url);
  await page.route('**/_i18n/**', (route) => route.abort());
  await page.goto(homePath());
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await page.waitForURL(`**${loginPath()}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.unroute('**/_i18n/**');
  await untilHydrated(page);
  await context.close();
});

it('another language loads its own file, once', async () => {
  const { page, context, complaints } = await visit(browser, golark.url);
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_i18n/')) files.push(pathname);
  });
  await page.goto(homePath());
  await untilHydrated(page);
  await page.locator('.site-header summary:visible').first().click();
  await page.getByRole('button', { name: 'Español' }).filter({ visible: true }).click();
  const heading = page.getByRole('heading', { level: 1, name: messagesOfFile('es')('home.heading') });
  await heading.waitFor();
  await untilHydrated(page);
  expect(files.map((file) => file.replace(/[0-9a-f]{8}(?:-[0-9a-f]{8})*/, 'hash'))).toEqual([
    '/_i18n/hash/en/messages.json',
    '/_i18n/hash/es/messages.json',
  ]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a page loads its own messages only, and a navigation those that are missing', async () => {
  const { page, context, complaints } = await visit(browser, golark.url);
  const namespaces: string[][] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/_i18n/'))
      namespaces.push(Object.keys((await response.json()) as object));
  });
  await page.goto(aboutUsPath());
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await page.getByRole('heading', { level: 1, name: messagesOfFile('en')('accounts.login.title') }).waitFor();
  await expect
    .poll(() => namespaces)
    .toEqual([
      ['about', 'chrome', 'ui'],
      ['accounts', 'fields'],
    ]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a language changed in another tab is used by the next page', async () => {
  const { page, context, complaints } = await visit(browser, golark.url);
  await page.goto(homePath());
  await untilHydrated(page);
  await context.addCookies([{ name: 'golark_locale', value: 'es', url: golark.url }]);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await page.getByRole('heading', { level: 1, name: messagesOfFile('es')('accounts.login.title') }).waitFor();
  expect(await page.title()).toContain(messagesOfFile('es')('accounts.headTitles.login'));
  expect(complaints).toEqual([]);
  await context.close();
});

it('icons are one file; without it, a button without text shows its label', async () => {
  const { page, context, complaints } = await visit(browser, golark.url);
  const sprites: string[] = [];
  page.on('response', (answer) => {
    if (/icons-\w+\.svg$/.test(answer.url())) sprites.push(answer.headers()['cache-control'] ?? '');
  });
  await page.goto(homePath());
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(new Set(sprites)).toEqual(new Set(['public, max-age=31536000, immutable']));
  const globe = page.locator('.site-header summary .icon').filter({ visible: true });
  expect(await globe.evaluate((icon) => (icon as SVGGraphicsElement).getBBox().width)).toBeGreaterThan(10);
  expect(await page.locator('html').getAttribute('data-icons')).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();

  const without = await visit(browser, golark.url);
  await without.page.route('**/icons-*.svg', (route) => route.abort());
  await without.page.goto(homePath());
  await without.page.locator('html[data-icons=missing]').waitFor();
  const menu = without.page.locator('.site-header summary').filter({ visible: true });
  const words = await menu.evaluate((button) => getComputedStyle(button, '::after').content);
  expect(words).toBe('"Language and color mode"');
  await without.context.close();
});
