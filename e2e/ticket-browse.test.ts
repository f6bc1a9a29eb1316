import { venueCalendarPath, venuePath } from '@golark/contract/event-paths';
import { nodesOf } from '@golark/contract/paging/rules';
import { searchPath, ticketsPath } from '@golark/contract/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { messagesOfFile } from './messages.ts';
import { horizontalOverflow, phoneWidth, untilHydrated, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

interface VenueOfCatalog {
  id: string;
  slug: string;
  name: string;
  city: { name: string; slug: string };
  state: { name: string; slug: string };
}

const t = messagesOfFile('en');
let venue: VenueOfCatalog;

beforeAll(async () => {
  const answer = await fetch(`${golark.url}/v1/venues`);
  const [first] = nodesOf((await answer.json()) as { edges: { node: VenueOfCatalog }[] });
  if (!first) throw new Error('the catalog has no venues');
  venue = first;
});

const answerAt = async (path: string): Promise<string> => {
  const { status, headers } = await fetch(`${golark.url}${path}`, { redirect: 'manual' });
  return `${status} ${headers.get('location') ?? ''}`.trim();
};

describe('the paths of tickets', () => {
  it.each([
    ['/tickets/sports/hockey/portland/?priceTo=50', '301 /tickets/sports/hockey/?priceTo=50'],
    ['/tickets/sports/hockey/this-weekend/', '200'],
    ['/tickets/sports/today/', '200'],
    ['/tickets/sports/parking/', '301 /tickets/sports/'],
    ['/tickets/Sports/HOCKEY/?q=Rail', '301 /tickets/sports/hockey/?q=Rail'],
    ['/tickets/hockey/', '302 /tickets/sports/hockey/'],
    ['/tickets/sports/rock/', '404'],
    ['/tickets/nonsense/', '404'],
    ['/tickets/venue/nobody-knows/', '404'],
    ['/tickets/performer/nobody-knows/', '404'],
    ['/tickets/categories/', '200'],
    ['/tickets/sell/', '200'],
    // as the form sends it without JavaScript
    ['/tickets/?q=&where=Denver&when=today', '302 /tickets/today/?where=Denver'],
    ['/s/events/', '302 /s/'],
    ['/s/events/nowhere/', '404'],
  ])('%s: %s', async (path, answer) => {
    expect(await answerAt(path)).toBe(answer);
  });

  it('a venue has one address, and its dates are a calendar file in UTC', async () => {
    expect(await answerAt(`/tickets/venue/${venue.id}/`)).toBe(`301 ${venuePath(venue.slug)}`);
    const file = await fetch(`${golark.url}${venueCalendarPath(venue.slug)}`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const lines = (await file.text()).split('\r\n');
    const starts = lines.filter((line) => line.startsWith('DTSTART'));
    expect(starts.length).toBeGreaterThan(0);
    for (const line of starts) expect(line).toMatch(/^DTSTART:\d{8}T\d{6}Z$/);
    expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(starts.length);
  });
});

describe('browsing', () => {
  it('goes from a category to a time and back, and keeps the place', async () => {
    const { page, context, complaints } = await visit(browser, golark.url, { width: phoneWidth });
    const where = String(new URLSearchParams({ where: venue.city.name }));
    await page.goto(ticketsPath(`?${where}`));
    await untilHydrated(page);
    await page.getByRole('heading', { level: 1, name: `Tickets near ${venue.city.name}` }).waitFor();
    await page.getByRole('link', { name: /^Concerts/ }).click();
    await page.waitForURL(`**/tickets/concerts/?${where}`);
    // the links of the page before remain until React has replaced them, which is after the address has changed
    await page.getByRole('heading', { level: 1, name: `Concert tickets near ${venue.city.name}` }).waitFor();
    await page.getByRole('link', { name: t('ticketBrowse.form.times.this-month'), exact: true }).click();
    await page.waitForURL(`**/tickets/concerts/this-month/?${where}`);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(`**/tickets/concerts/?${where}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('suggests a venue, which the keyboard opens', async () => {
    const { page, context } = await visit(browser, golark.url);
    await page.goto(ticketsPath());
    await untilHydrated(page);
    const field = page.getByLabel(t('ticketBrowse.form.what'));
    await field.focus();
    await page.keyboard.type(venue.name);
    const group = page.getByRole('group', { name: t('search.box.events') });
    const option = group.getByRole('option', { name: venue.name }).first();
    await option.waitFor();
    while ((await option.getAttribute('data-focused')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${venuePath(venue.slug)}`);
    await context.close();
  });
});

describe('the search of events', () => {
  it('has a list and a map, filters that can be removed, and leads to stays in the same place', async () => {
    const { page, context, complaints } = await visit(browser, golark.url);
    const place = { state: venue.state.slug, city: venue.city.slug };
    const path = searchPath({ ...place, offer: 'events' });
    await page.goto(path);
    await untilHydrated(page);
    await page.locator('.price-pin').first().waitFor();
    const venuesOfCards = await page
      .locator('.search-hit')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-stay')));
    const pinned = await page
      .locator('.price-pin')
      .evaluateAll((pins) => pins.map((pin) => pin.getAttribute('data-stay')));
    expect(new Set(pinned).size).toBe(pinned.length);
    for (const id of pinned) expect(venuesOfCards).toContain(id);
    await page.getByRole('link', { name: /^Up to \$100/ }).click();
    await page.waitForURL(`**${path}?priceTo=100`);
    await page.locator('a[aria-current]', { hasText: 'Up to $100' }).click();
    await page.waitForURL(`**${path}`);
    await page.goto(`${path}?dateFrom=2027-01-08&dateTo=2027-01-10`);
    await page
      .getByRole('navigation', { name: t('search.offers.label') })
      .getByRole('link', { name: t('search.offers.stays') })
      .click();
    await page.waitForURL(`**${searchPath(place)}?dateFrom=2027-01-08&dateTo=2027-01-10`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
