import { alertsPath } from '@golark/contract/alert-paths';
import { changeTripPath } from '@golark/contract/change-paths';
import { eventPath, venuesPath } from '@golark/contract/event-paths';
import type { EventCard } from '@golark/contract/events/schemas';
import { joinedPath, joinPath } from '@golark/contract/join-paths';
import type { Membership } from '@golark/contract/membership/schemas';
import { nodesOf } from '@golark/contract/paging/rules';
import {
  calendarChangesPath,
  calendarFeedsPath,
  calendarPath,
  guestConversationsPath,
  listingImagesPath,
  ownListingPath,
  reservationPath,
  reservationsPath,
  savedRepliesPath,
} from '@golark/contract/partner-paths';
import {
  aboutUsPath,
  accountMembershipPath,
  accountPath,
  becomeHostPath,
  bookingPath,
  confirmEmailPath,
  contactPath,
  controlsPath,
  destinationsPath,
  detailsPath,
  footerCode,
  forgotPasswordPath,
  homePath,
  loginPath,
  membershipPath,
  partnerPath,
  paymentsPath,
  reviewsPath,
  savedPath,
  searchPath,
  sellTicketsPath,
  setPasswordPath,
  settingsPath,
  signupPath,
  stayPath,
  ticketsPath,
  tripPath,
  tripsPath,
  undoEmailPath,
  vipGolfPath,
} from '@golark/contract/paths';
import { saveStays, shareSavedStays } from '@golark/contract/saved/calls';
import { savedSearchesPath, sharedStaysPath } from '@golark/contract/saved-paths';
import { saveSearch } from '@golark/contract/saved-searches/calls';
import type { ListingsPage } from '@golark/contract/tickets/listing-schemas';
import { unsubscribePath } from '@golark/contract/unsubscribe-paths';
import type { BrowserContext, Cookie, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isThorough, oneOf } from '../server/testing/is-thorough.ts';
import { freshEmail, signUpByApi } from './account-steps.ts';
import { expectNothingGraveInBothThemes, gravePoints, labelInName } from './axe.ts';
import { type BookableStay, findBookableStay, findHotel } from './find-stay.ts';
import { bookInsuredTrip } from './insured-trip.ts';
import type { Locale } from './messages.ts';
import {
  desktopWidth,
  heightOf,
  horizontalOverflow,
  phoneWidth,
  untilHydrated,
  type Visit,
  visit,
} from './open-browser.ts';
import { publishHome, requestHome } from './own-home.ts';
import { browser, golark } from './shared-golark.ts';

const narrowest = 320;

let stay: BookableStay;
let hotelId: string;
let sessionCookies: Record<Person, Cookie[]>;
let membershipOrder: string;
let sharedList: string;
let bookingId: string;
let eventId: string;
let homeId: string;
let requestId: string;

type Person = 'guest' | 'member' | 'partner' | 'host';

/** Logs in once for all pages. */
const logIn = async (person: Person): Promise<BrowserContext> => {
  const { page, context } = await visit(browser, golark.url);
  const answer = await page.request.post('/v1/account/login', {
    data: { email: `${person}@golark.example`, password: 'golark-demo-2026' },
    headers: { origin: golark.url },
  });
  expect(answer.status()).toBe(200);
  return context;
};

/** A new account that hosts. */
const becomeHost = async (): Promise<BrowserContext> => {
  const { page, context } = await visit(browser, golark.url);
  await signUpByApi(page, golark.url, freshEmail());
  return context;
};

/** Two stays on the list of the guest, one with dates, a search with its dates, and the path of the link to the stays. */
const shareStays = async ({ request }: BrowserContext): Promise<string> => {
  const headers = { origin: golark.url };
  const dates = { arriveDay: stay.arriveDay, departDay: stay.departDay };
  const stays = [{ globalId: stay.id, dates, savedAmount: stay.total + 4_000 }, { globalId: hotelId }];
  expect((await request.put(saveStays.path, { headers, data: { stays } })).status()).toBe(200);
  const { arriveDay: dateFrom, departDay: dateTo } = dates;
  const data = { name: 'Denver', path: '/s/colorado/denver/', search: { filters: { dateFrom, dateTo } } };
  expect((await request.post(saveSearch.path, { headers, data })).status()).toBe(200);
  const shared = await request.post(shareSavedStays.path, { headers, data: { isShared: true } });
  return sharedStaysPath(String(((await shared.json()) as { shareKey: string }).shareKey));
};

/** An event with listings in several sections of its seat map. */
const findSeatedEvent = async (): Promise<string> => {
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await fetch(`${golark.url}${path}`)).json() as Promise<Answer>;
  const found = await read<{ edges: { node: EventCard }[] }>('/v1/events?pageSize=50');
  for (const { id } of nodesOf(found)) {
    const { sections } = await read<ListingsPage>(`/v1/events/${id}/listings?quantity=2`);
    if (sections.filter(({ fromPrice }) => fromPrice).length > 3) return id;
  }
  throw new Error('no event with tickets in several sections');
};

beforeAll(async () => {
  stay = await findBookableStay(golark.url);
  hotelId = await findHotel(golark.url, stay);
  const [guest, member, partner] = [await logIn('guest'), await logIn('member'), await logIn('partner')];
  sessionCookies = {
    guest: await guest.cookies(),
    member: await member.cookies(),
    partner: await partner.cookies(),
    host: [],
  };
  const answer = await member.request.get('/v1/account/me/membership');
  const membership = (await answer.json()) as Membership;
  membershipOrder = String(membership.invoices[0]?.orderId);
  sharedList = await shareStays(guest);
  const { arriveDay, departDay } = stay;
  eventId = await findSeatedEvent();
  const host = await becomeHost();
  sessionCookies.host = await host.cookies();
  homeId = await publishHome({ request: host.request, url: golark.url });
  requestId = await requestHome({ request: guest.request, url: golark.url }, homeId, {
    arriveDay,
    departDay,
  });
  await host.close();
  bookingId = await bookInsuredTrip(guest, golark.url, { id: hotelId, arriveDay, departDay });
  await Promise.all([guest.close(), member.close(), partner.close()]);
});

afterAll(() => Promise.all([...tabs.values()].map((page) => page.context().close())));

const dated = () => `?dateFrom=${stay.arriveDay}&dateTo=${stay.departDay}`;

interface CheckedPage {
  path: () => string;
  person?: Person;
  /** The parts of another page: only `npm run faults` checks it. */
  isLikeAnother?: true;
}

const pages: Record<string, CheckedPage> = {
  home: { path: () => homePath() },
  search: { path: () => searchPath({ state: 'california', city: 'los-angeles' }, dated()) },
  stay: { path: () => stayPath(stay.id, dated()) },
  hotel: { path: () => stayPath(hotelId, `${dated()}&adults=3`) },
  reviews: { path: () => reviewsPath(stay.id) },
  checkout: { path: () => bookingPath(stay.id, dated()), person: 'guest' },
  'joining Go+': { path: () => joinPath(footerCode), person: 'guest', isLikeAnother: true },
  'Go+ joined': { path: () => joinedPath(membershipOrder), person: 'member' },
  'Go+ of an account': { path: () => accountMembershipPath(), person: 'member', isLikeAnother: true },
  'saved stays': { path: () => savedPath(), person: 'guest' },
  'no saved stays': { path: () => savedPath(), isLikeAnother: true },
  'saved searches': { path: () => savedSearchesPath(), person: 'guest', isLikeAnother: true },
  'a shared list': { path: () => sharedList, isLikeAnother: true },
  trips: { path: () => tripsPath(), person: 'guest' },
  'an insured trip': { path: () => tripPath(bookingId), person: 'guest' },
  'the change of a trip': { path: () => changeTripPath(bookingId), person: 'guest' },
  destinations: { path: () => destinationsPath() },
  tickets: { path: () => ticketsPath('?where=Portland') },
  'an event': { path: () => eventPath(eventId) },
  'events of a city': {
    path: () => searchPath({ state: 'oregon', city: 'portland', offer: 'events' }),
    isLikeAnother: true,
  },
  venues: { path: () => venuesPath(), isLikeAnother: true },
  'selling tickets': { path: () => sellTicketsPath() },
  'Go+': { path: () => membershipPath() },
  'about us': { path: () => aboutUsPath(), isLikeAnother: true },
  hosting: { path: () => becomeHostPath(), isLikeAnother: true },
  golf: { path: () => vipGolfPath(), isLikeAnother: true },
  login: { path: () => loginPath() },
  signup: { path: () => signupPath() },
  'forgotten password': { path: () => forgotPasswordPath(), isLikeAnother: true },
  'new password': { path: () => setPasswordPath('unknown'), isLikeAnother: true },
  'email confirmation': { path: () => confirmEmailPath('unknown'), isLikeAnother: true },
  'undo of an email change': { path: () => undoEmailPath('unknown'), isLikeAnother: true },
  unsubscribing: { path: () => unsubscribePath('unknown'), isLikeAnother: true },
  'alerts of a search': { path: () => alertsPath('unknown'), isLikeAnother: true },
  contact: { path: () => contactPath(), isLikeAnother: true },
  account: { path: () => accountPath(), person: 'guest' },
  details: { path: () => detailsPath('address'), person: 'guest', isLikeAnother: true },
  payments: { path: () => paymentsPath(), person: 'guest' },
  settings: { path: () => settingsPath('two-step'), person: 'guest' },
  'today of a host': { path: () => partnerPath(), person: 'partner' },
  'reservations of a host': { path: () => reservationsPath('upcoming'), person: 'partner' },
  'messages of a host': { path: () => guestConversationsPath(), person: 'partner', isLikeAnother: true },
  'pictures of a host': { path: () => listingImagesPath(), person: 'partner', isLikeAnother: true },
  'a listing of a host': { path: () => ownListingPath(homeId), person: 'host' },
  'the calendar of a host': { path: () => calendarPath(homeId), person: 'host' },
  'the log of a calendar': { path: () => calendarChangesPath(homeId), person: 'host', isLikeAnother: true },
  'calendars of other sites': { path: () => calendarFeedsPath(), person: 'partner', isLikeAnother: true },
  'a request to a host': { path: () => reservationPath(requestId), person: 'host' },
  'saved replies': { path: () => savedRepliesPath(), person: 'partner', isLikeAnother: true },
  controls: { path: () => controlsPath() },
};

/** Rules whose result depends on sizes, or on the parts that only a wide window shows. */
const dependingOnWidth = [
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'button-name',
  'link-name',
  'label',
  labelInName,
  'nested-interactive',
];

const tabs = new Map<string, Page>();

/** One tab for all pages of a visitor: starting a tab takes as long as loading a page. */
const tabOf = async (visitor: Visit, person?: Person): Promise<Page> => {
  const key = JSON.stringify([visitor, person]);
  const opened = tabs.get(key);
  if (opened) return opened;
  const { page, context } = await visit(browser, golark.url, visitor);
  if (person) await context.addCookies(sessionCookies[person]);
  tabs.set(key, page);
  return page;
};

const open = async (name: string, visitor: Visit & { width: number }): Promise<Page> => {
  const { path = () => homePath(), person } = pages[name] ?? {};
  const page = await tabOf(visitor, person);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: visitor.width, height: heightOf(visitor.width) });
  await page.goto(path());
  await untilHydrated(page);
  return page;
};

const expectOneHeading = async (page: Page): Promise<void> =>
  expect(await page.locator('h1').filter({ visible: true }).count()).toBe(1);

const narrowWithLargeText = [360, '200%'] as const;
const largeTexts = isThorough
  ? ([
      [768, '100%'],
      [1024, '100%'],
      narrowWithLargeText,
      [768, '200%'],
      [1024, '200%'],
      [1280, '200%'],
    ] as const)
  : ([[768, '100%'], narrowWithLargeText, [1024, '200%']] as const);

/** A new window, or the one of the phone made wide. */
const openWide = async (name: string, phone: Page, locale: Locale): Promise<Page> => {
  if (isThorough) return open(name, { width: desktopWidth, locale });
  await phone.emulateMedia({ colorScheme: 'light' });
  await phone.setViewportSize({ width: desktopWidth, height: heightOf(desktopWidth) });
  await untilHydrated(phone);
  return phone;
};

const expectRoomForLargeText = async (page: Page): Promise<void> => {
  for (const [width, textSize] of largeTexts) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    expect(await horizontalOverflow(page), `${textSize} at ${width} px`).toBe(0);
  }
};

// a third of the pages in each run, all with `npm run faults`
const checkedPages = oneOf(
  3,
  Object.keys(pages).filter((name) => isThorough || !pages[name]?.isLikeAnother),
);

// texts are longer in Spanish
describe.each(isThorough ? (['en', 'es'] as const) : (['es'] as const))('in %s', (locale) => {
  it.each(checkedPages)(
    'the page %s has one h1 and nothing serious for axe on a phone and in a wide window, and fits any window with text of twice the size',
    async (name) => {
      const phone = await open(name, { width: phoneWidth, locale });
      await expectOneHeading(phone);
      await expectNothingGraveInBothThemes(phone);
      await phone.setViewportSize({ width: narrowest, height: 740 });
      expect(await horizontalOverflow(phone)).toBe(0);
      const wide = await openWide(name, phone, locale);
      await expectOneHeading(wide);
      if (isThorough) await expectNothingGraveInBothThemes(wide);
      else expect(await gravePoints(wide, dependingOnWidth)).toEqual([]);
      await expectRoomForLargeText(wide);
    },
  );
});

it('a search can be made with the keyboard alone', async () => {
  const { page, context } = await visit(browser, golark.url);
  await page.goto(homePath());
  await untilHydrated(page);
  const where = page.getByRole('combobox', { name: 'Where' });
  // asked of the page, not of the field: the list takes the plain field's place once somebody is in it
  const isInField = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'combobox');
  for (let presses = 0; presses < 20 && !(await isInField()); presses++) await page.keyboard.press('Tab');
  expect(await isInField()).toBe(true);
  await page.keyboard.type(stay.place.name);
  await page.getByRole('option', { name: stay.place.label, exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await where.inputValue()).toBe(stay.place.label);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/s\//);
  await context.close();
});
