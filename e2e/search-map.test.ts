import { stayPath } from '@golark/contract/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { oneOf } from '../server/testing/is-thorough.ts';
import { type BookableStay, findBookableStay } from './find-stay.ts';
import { messagesOfFile } from './messages.ts';
import { horizontalOverflow, phoneWidth, untilHydrated, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const t = messagesOfFile('en');
let stay: BookableStay;
let path: string;

beforeAll(async () => {
  stay = await findBookableStay(golark.url);
  const slug = (words: string) => words.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const state = stay.place.label.slice(stay.place.name.length + 2);
  path = `/s/${slug(state)}/${slug(stay.place.name)}/?dateFrom=${stay.arriveDay}&dateTo=${stay.departDay}`;
});

const pins = (page: Page) => page.locator('.price-pin');
const cards = (page: Page) => page.locator('.search-hit');

const openMap = async (width = 1280, locale: 'en' | 'es' = 'en', query = '') => {
  const visited = await visit(browser, golark.url, { width, locale });
  await visited.page.goto(`${path}${query}`);
  await untilHydrated(visited.page);
  if (width < 1024)
    await visited.page.getByRole('button', { name: messagesOfFile(locale)('map.open'), exact: true }).click();
  await pins(visited.page).first().waitFor();
  return visited;
};

/** Opens the first picture of a stay's tour alone, and moves the strip as a finger does. */
const swipeToSecondPicture = async (page: Page): Promise<void> => {
  await page.locator('.photo-tour .photo').first().click();
  const strip = page.locator('.photo-strip');
  await strip.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
  const count = await strip.locator('li').count();
  await page.locator('.photo-viewer').getByText(`2 of ${count}`, { exact: true }).waitFor();
};

/** The pairs of pins, named by their stays, that cover the same pixels. */
const overlapsOf = (page: Page) =>
  pins(page).evaluateAll((elements) => {
    const boxes = elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { id: element.getAttribute('data-stay'), left, right, top, bottom };
    });
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${one.id} ${other.id}`),
    );
  });

/** The totals of the cards that have a pin of their own, on their cards and on their pins. */
const totalsOfSinglePins = async (page: Page) => {
  const onPins = await pins(page).evaluateAll((elements) =>
    elements
      .filter((element) => element.getAttribute('data-count') === '1')
      .map((element) => [element.getAttribute('data-stay'), element.textContent] as const),
  );
  const totals = await cards(page).evaluateAll((elements) =>
    elements.map((element) => [
      element.getAttribute('data-stay'),
      element.querySelector('.price b')?.textContent,
    ]),
  );
  const ids = new Set(totals.map(([id]) => id));
  const shown = new Map(onPins.filter(([id]) => ids.has(id)));
  return { pins: [...shown], cards: totals.filter(([id]) => shown.has(id ?? null)) };
};

/** A pin of one stay whose card is on the page. */
const firstSinglePin = async (page: Page) => {
  const { pins: found } = await totalsOfSinglePins(page);
  const [first] = found;
  if (!first) throw new Error('no stay has a pin of its own');
  return page.locator(`.price-pin[data-stay="${first[0]}"]`);
};

/** How many stays are on the map, in pins and in the button for those farther away. */
const countOnMap = (page: Page) =>
  page.locator('.map-marks').evaluate((marks) => {
    const more = Number(/\d+/.exec(marks.querySelector('.map-more')?.textContent ?? '0')?.[0]);
    const counts = [...marks.querySelectorAll('.price-pin')].map((pin) =>
      Number(pin.getAttribute('data-count')),
    );
    return counts.reduce((sum, count) => sum + count, more);
  });

const totalOf = async (page: Page) => Number(/\d+/.exec((await page.locator('h1').textContent()) ?? '')?.[0]);

describe('the map of the search page', () => {
  it('has every stay of the search, with the total of its card, and the base map without errors', async () => {
    const { page, context, complaints } = await openMap(1280, 'en', '&radius=1000000');
    const total = await totalOf(page);
    expect(total).toBeGreaterThan(await cards(page).count());
    await expect.poll(() => countOnMap(page)).toBe(total);
    const totals = await totalsOfSinglePins(page);
    expect(totals.pins.length).toBeGreaterThan(0);
    expect(totals.pins).toEqual(totals.cards);
    await page.locator('.map-ground canvas').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(oneOf(2, [360, 1280]))(
    'has no two pins that overlap at %i px, in either language',
    async (width) => {
      for (const locale of ['en', 'es'] as const) {
        const { page, context } = await openMap(width, locale);
        const total = await totalOf(page);
        await expect.poll(() => countOnMap(page)).toBe(total);
        expect(await overlapsOf(page)).toEqual([]);
        const more = page.locator('.map-more');
        if (await more.isVisible()) await more.click();
        await more.waitFor({ state: 'detached' });
        expect(await countOnMap(page)).toBe(total);
        expect(await overlapsOf(page)).toEqual([]);
        await context.close();
      }
    },
  );

  it('marks the pin of the hovered card, and the card of the hovered pin', async () => {
    const { page, context } = await openMap();
    const pin = await firstSinglePin(page);
    const id = await pin.getAttribute('data-stay');
    const card = page.locator(`.search-hit[data-stay="${id}"]`);
    await card.hover();
    await page.locator(`.price-pin[data-stay="${id}"][data-marked]`).waitFor();
    await page.mouse.move(5, 5);
    await page.locator(`.price-pin[data-stay="${id}"]:not([data-marked])`).waitFor();
    await pin.focus();
    await page.locator(`.search-hit[data-stay="${id}"][data-marked]`).waitFor();
    expect(await page.locator('.search-hit[data-marked]').count()).toBe(1);
    expect(await card.locator('h3').textContent()).toBe(
      (await pin.getAttribute('aria-label'))?.replace(/^.*? total, /, ''),
    );
    await context.close();
  });

  it('can be used with the keyboard alone: a pin opens a card that links to the stay', async () => {
    const { page, context } = await openMap();
    const follow = page.getByRole('checkbox', { name: t('map.follow') });
    const pin = await firstSinglePin(page);
    await pin.focus();
    const id = await pin.getAttribute('data-stay');
    await page.keyboard.press('Enter');
    const link = page.locator('.map-card').getByRole('link');
    await link.waitFor();
    expect(await link.getAttribute('href')).toContain(`/property/${id}/`);
    await follow.focus();
    await page.keyboard.press('Tab');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await context.close();
  });

  it('searches the shown area after a move, only if that option is on', async () => {
    const { page, context, complaints } = await openMap();
    await page.locator('.map-ground canvas').waitFor();
    const before = await page.locator('h1').textContent();
    await page.getByRole('button', { name: t('map.zoomIn') }).click();
    await page.waitForURL(/bounds=-?[\d.]+,-?[\d.]+,-?[\d.]+,-?[\d.]+/);
    await page.locator('h1', { hasText: 'in this area of the map' }).waitFor();
    // it zooms in on a stay, not on an empty place between them
    expect(await pins(page).count()).toBeGreaterThan(0);
    expect(before).not.toContain('in this area');
    expect(page.url()).toContain(`dateFrom=${stay.arriveDay}`);
    const followed = page.url();
    await page.getByText(t('map.follow')).click();
    const frame = await page.locator('.map-frame').boundingBox();
    if (!frame) throw new Error('the map has no box');
    await page.mouse.move(frame.x + 200, frame.y + 400);
    await page.mouse.down();
    await page.mouse.move(frame.x + 260, frame.y + 340, { steps: 4 });
    await page.mouse.up();
    await page.getByText(t('map.follow')).click();
    expect(page.url()).toBe(followed);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is closed by Back on a phone, as the gallery of a stay is, and open again after a stay', async () => {
    const { page, context, complaints } = await openMap(phoneWidth);
    const dialog = page.getByRole('dialog');
    await page.locator('.map-ground canvas').waitFor();
    const results = page.url();
    // the router would load the page's data again
    const loads: string[] = [];
    page.on('request', (request) => /\/s\/.*\.data/.test(request.url()) && loads.push(request.url()));
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(results);
    expect(loads).toEqual([]);
    await page.getByRole('button', { name: t('map.open'), exact: true }).click();
    await pins(page).first().waitFor();
    await (await firstSinglePin(page)).press('Enter');
    await page.locator('.map-ground canvas').waitFor();
    await page.locator('.map-rail li:has(:focus)').getByRole('link').click();
    const pictures = page.locator('.gallery-pictures button');
    await pictures.first().waitFor();
    // smooth scrolling would still be on its way from where the last page was
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await pictures.first().click();
    await dialog.waitFor();
    await swipeToSecondPicture(page);
    await page.goBack();
    await page.locator('.photo-viewer').waitFor({ state: 'detached' });
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toContain('/property/');
    await page.goBack();
    await pins(page).first().waitFor();
    expect(page.url()).toBe(results);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('fills a phone and goes back to the list', async () => {
    const { page, context, complaints } = await openMap(phoneWidth);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await pins(page).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: t('map.list'), exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await cards(page).first().isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the map of a stay', () => {
  it('shows the approximate location when it is scrolled into view', async () => {
    const { page, context, complaints } = await visit(browser, golark.url);
    await page.goto(stayPath(stay.id));
    await untilHydrated(page);
    expect(await page.locator('.map-area').count()).toBe(0);
    await page.locator('.stay-map').scrollIntoViewIfNeeded();
    await page.locator('.map-area').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
