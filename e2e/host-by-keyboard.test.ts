import { addDays } from '@golark/contract/dates/rules';
import { monthOf } from '@golark/contract/host-calendar/rules';
import type { OwnListingDetails } from '@golark/contract/own-listings/schemas';
import {
  calendarPath,
  ownListingPath,
  reservationPath,
  reservationsPath,
} from '@golark/contract/partner-paths';
import { becomeHostPath, stayPath } from '@golark/contract/paths';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isThorough } from '../server/testing/is-thorough.ts';
import { aPhonePicture } from '../server/testing/pictures.ts';
import { testDay } from '../server/testing/test-now.ts';
import { freshEmail, open, signUpByApi } from './account-steps.ts';
import { expectNothingGrave } from './axe.ts';
import { checkWithSpace, chooseWithArrows, pressEnter, typeInto } from './by-keyboard.ts';
import { messagesOfFile } from './messages.ts';
import { combinations, horizontalOverflow, visit } from './open-browser.ts';
import { requestHome } from './own-home.ts';
import { type Golark, serveGolark } from './serve-golark.ts';
import { browser } from './shared-golark.ts';

const pictureCount = 10;
/** In a month without the day on which the tests begin. */
const first = addDays(`${monthOf(testDay(62))}-01`, 7);
const stay = { arriveDay: first, departDay: addDays(first, 3) };

/** As an English keyboard types it into a field for a day: `01082027`. */
const typed = (day: string): string => day.slice(5, 7) + day.slice(8) + day.slice(0, 4);

type Words = ReturnType<typeof messagesOfFile>;
type Host = { page: Page; t: Words };

/** A page as it should be, before its host goes on. */
const expectGood = async (page: Page): Promise<void> => {
  expect(await horizontalOverflow(page)).toBe(0);
  await expectNothingGrave(page);
};

const named = (page: Page, name: string) => page.locator(`main [name="${name}"]:not([type=hidden])`);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const goOn = async ({ page, t }: Host, to: string): Promise<void> => {
  await expectGood(page);
  await pressEnter(page.getByRole('button', { name: t('ownListings.saveAndContinue') }));
  await heading(page, to).waitFor();
};

const becomeHost = async (host: Host, booking: 'instant' | 'request'): Promise<void> => {
  const { page, t } = host;
  await open(page, becomeHostPath());
  await pressEnter(page.locator('main a[href^="/partner/onboarding/"]').first());
  await heading(page, t('onboarding.you.title')).waitFor();
  await typeInto(named(page, 'publicName'), 'June');
  await typeInto(named(page, 'phone'), '+1 503 555 0163');
  await goOn(host, t('onboarding.hosting.title'));
  await chooseWithArrows(page.getByRole('radio', { name: t(`onboarding.hosting.bookings.${booking}`) }));
  await goOn(host, t('onboarding.payouts.title'));
  await expectGood(page);
  await pressEnter(page.getByRole('link', { name: t('onboarding.payouts.later'), exact: true }));
  await heading(page, t('onboarding.done.title')).waitFor();
  await expectGood(page);
  await pressEnter(page.getByRole('link', { name: t('onboarding.done.newListing') }));
  await heading(page, t('ownListings.newTitle')).waitFor();
};

const describePlace = async (host: Host, kind: string): Promise<void> => {
  const { page, t } = host;
  await typeInto(named(page, 'kind'), t(`stays.types.${kind}`));
  await typeInto(named(page, 'line1'), '4 Pearl Street');
  await typeInto(named(page, 'town'), 'Boulder, Colorado');
  await typeInto(named(page, 'neighborhood'), 'Whittier');
  await goOn(host, t('ownListings.titles.place'));
  await goOn(host, t('ownListings.titles.rooms'));
};

const describeRoomTypes = async ({ page, t }: Host, names: readonly string[]): Promise<void> => {
  for (const [i, name] of names.entries()) {
    if (i > 0) await pressEnter(page.getByRole('button', { name: t('ownListings.rooms.addRoomType') }));
    await typeInto(named(page, `rooms.${i}.nameEn`), name);
    await typeInto(named(page, `rooms.${i}.beds.queen`), '1');
  }
  // what only the last ones have
  await pressEnter(page.locator('main details > summary').last());
  await checkWithSpace(named(page, `rooms.${names.length - 1}.amenities.balcony`));
};

/** Chooses files in the window that Enter opens. */
const addPictures = async ({ page, t }: Host): Promise<void> => {
  const files = await Promise.all(
    Array.from({ length: pictureCount }, async (_, index) => ({
      name: `room-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await aPhonePicture(400 + index),
    })),
  );
  const chooser = page.waitForEvent('filechooser');
  await pressEnter(page.locator('input[type=file]'));
  await (await chooser).setFiles(files);
  await expect.poll(() => page.locator('.picture-card').count(), { timeout: 60_000 }).toBe(pictureCount);
  await expectGood(page);
  await pressEnter(page.getByRole('link', { name: t('images.continueDraft') }));
};

const writeAndPrice = async (host: Host, roomTypes: number): Promise<void> => {
  const { page, t } = host;
  await heading(page, t('ownListings.titles.texts')).waitFor();
  await typeInto(named(page, 'en.title'), 'Cabin above the creek');
  await typeInto(named(page, 'en.description'), 'Two rooms, a stove, and the sound of water.');
  await goOn(host, t('ownListings.titles.price'));
  for (let i = 0; i < roomTypes; i++) {
    await typeInto(named(page, `rooms.${i}.nightly`), '120');
    await typeInto(named(page, `rooms.${i}.weekendNightly`), '150');
  }
  await goOn(host, t('ownListings.titles.rules'));
  await goOn(host, t('ownListings.titles.review'));
};

/** Publishes what was described, and returns its id. */
const publish = async ({ page, t }: Host): Promise<string> => {
  await expectGood(page);
  await pressEnter(page.getByRole('button', { name: t('ownListings.publish'), exact: true }));
  await page.waitForURL(/\/partner\/listings\/[^/]+\/$/);
  return new URL(page.url()).pathname.split('/')[3] ?? '';
};

const addSeason = async ({ page, t }: Host, id: string): Promise<void> => {
  await open(page, ownListingPath(id));
  const seasons = page.locator('#seasons');
  await pressEnter(seasons.locator('summary').first());
  await pressEnter(seasons.getByRole('button', { name: t('listingPrices.seasons.add') }));
  await typeInto(named(page, 'seasons.0.firstNight'), typed(addDays(first, 30)));
  await typeInto(named(page, 'seasons.0.lastNight'), typed(addDays(first, 60)));
  await typeInto(named(page, 'seasons.0.rates.0.nightly'), '210');
  await pressEnter(seasons.getByRole('button', { name: t('ownListings.save'), exact: true }));
  await seasons.getByText(t('ownListings.saved')).waitFor();
  await expectGood(page);
};

const blockWeek = async ({ page, t }: Host, id: string): Promise<void> => {
  await open(page, calendarPath(id, { month: monthOf(first) }));
  const dates = page.locator('form', {
    has: page.getByRole('button', { name: t('hostCalendar.dates.select') }),
  });
  await typeInto(dates.locator('[name=first]'), typed(addDays(first, 7)));
  await typeInto(dates.locator('[name=last]'), typed(addDays(first, 13)));
  await pressEnter(dates.getByRole('button', { name: t('hostCalendar.dates.select') }));
  await pressEnter(page.locator('#nights-editor [name="do"][value="block"]'));
  await page.getByText(t('hostCalendar.done.edit-nights')).waitFor();
  for (const days of [7, 13])
    await page.locator(`[data-day="${addDays(first, days)}"][data-state="blocked"]`).waitFor();
  await expectGood(page);
};

const acceptAndAnswer = async ({ page, t }: Host, bookingId: string): Promise<void> => {
  await open(page, reservationsPath('requests'));
  await expectGood(page);
  const accept = t('partner.answer.acceptNamed').replace('{guest}', 'Rosa Trujillo');
  await pressEnter(page.getByRole('button', { name: accept }));
  await page.getByText(t('partner.done.accept-request.title')).waitFor();
  await open(page, reservationPath(bookingId));
  await typeInto(
    page.getByLabel(t('conversations.form.label'), { exact: true }),
    'The key is under the pot.',
  );
  await pressEnter(page.getByRole('button', { name: t('conversations.form.send') }));
  await page.getByText('The key is under the pot.').first().waitFor();
  await expectGood(page);
};

const reviewGuest = async ({ page, t }: Host, bookingId: string): Promise<void> => {
  await open(page, reservationPath(bookingId));
  await chooseWithArrows(page.getByRole('radio', { name: t('partner.page.review.ratings.4') }));
  await typeInto(page.locator('#review [name=text]'), 'Left the place as they found it.');
  await pressEnter(page.getByRole('button', { name: t('partner.page.review.send') }));
  await page.getByRole('heading', { name: t('partner.page.review.yours') }).waitFor();
  await page.getByText('Left the place as they found it.').waitFor();
  await expectGood(page);
};

/** Goes from the rooms to the published listing, and returns its id. */
const finishListing = async (
  host: Host,
  { amenity, roomTypes }: { amenity: string; roomTypes: number },
): Promise<string> => {
  const { page, t } = host;
  await goOn(host, t('ownListings.titles.amenities'));
  await checkWithSpace(named(page, `amenities.${amenity}`));
  await goOn(host, t('images.title'));
  await addPictures(host);
  await writeAndPrice(host, roomTypes);
  return publish(host);
};

const cases = combinations().map((each, i) => ({ ...each, theme: i % 3 === 0 ? 'light' : 'dark' }) as const);

type Case = (typeof cases)[number];

// minutes long, and made of parts that the other journeys cover: it runs with `npm run faults` only
describe.skipIf(!isThorough)('by keyboard alone', () => {
  let golark: Golark;
  beforeAll(async () => {
    golark = await serveGolark(inject('filledDataDir'));
  });
  afterAll(() => golark.stop());

  /** A new account that has become a host, and what its window complains about. */
  const aNewHost = async (visitor: Case, booking: 'instant' | 'request') => {
    const visited = await visit(browser, golark.url, { ...visitor, hasPictures: true });
    const host = { page: visited.page, t: messagesOfFile(visitor.locale) };
    await signUpByApi(visited.page, golark.url, freshEmail());
    await becomeHost(host, booking);
    return { ...visited, host };
  };
  const aGuest = async () => {
    const { page, context } = await visit(browser, golark.url);
    await signUpByApi(page, golark.url, freshEmail());
    return { page, context, at: { request: page.request, url: golark.url } };
  };

  it.each(cases)(
    'a host hosts a first guest, from the first page to the review: $width px, $locale, $theme',
    async (visitor) => {
      const { page, host, context, complaints } = await aNewHost(visitor, 'request');
      await describePlace(host, 'cabin');
      await typeInto(named(page, 'bedrooms.0.queen'), '1');
      const id = await finishListing(host, { amenity: 'wifi', roomTypes: 1 });
      await addSeason(host, id);
      await blockWeek(host, id);

      const guest = await aGuest();
      const bookingId = await requestHome(guest.at, id, stay);
      await acceptAndAnswer(host, bookingId);

      await golark.restart({ GOLARK_NOW: `${addDays(stay.departDay, 2)}T18:00:00Z` });
      await reviewGuest(host, bookingId);
      await golark.restart({});
      expect(complaints).toEqual([]);
      await Promise.all([context.close(), guest.context.close()]);
    },
    600_000,
  );

  it.each(cases)(
    'the last room of a hotel with three room types is sold once: $width px, $locale, $theme',
    async (visitor) => {
      const { page, host, context, complaints } = await aNewHost(visitor, 'instant');
      await describePlace(host, 'hotel');
      await describeRoomTypes(host, ['Garden room', 'Street room', 'Attic room']);
      const id = await finishListing(host, { amenity: 'elevator', roomTypes: 3 });

      const guest = await aGuest();
      for (const _room of [1, 2, 3]) await requestHome(guest.at, id, stay);
      const query = new URLSearchParams({ ...stay, numAdults: '2' });
      const refused = await guest.page.request.get(`/v1/property/${id}/quote?${query}`);
      expect([refused.status(), (await refused.json()).code]).toEqual([409, 'DATES_UNAVAILABLE']);
      await open(guest.page, stayPath(id, `?dateFrom=${stay.arriveDay}&dateTo=${stay.departDay}&adults=2`));
      await guest.page.getByText(messagesOfFile('en')('stays.rules.taken')).first().waitFor();
      const details = await page.request.get(`/v1/partner/listings/${id}`);
      const { sections } = (await details.json()) as OwnListingDetails;
      for (const { roomTypeId } of sections.price.values?.rooms ?? []) {
        await open(page, calendarPath(id, { month: monthOf(first), room: roomTypeId }));
        await page.locator(`[data-day="${first}"][data-state="sold"]`).waitFor();
      }
      await expectGood(page);
      expect(complaints).toEqual([]);
      await Promise.all([context.close(), guest.context.close()]);
    },
    600_000,
  );
});
