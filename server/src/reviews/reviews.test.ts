import { deleteAccount, exportAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { instantInZone } from '@golark/contract/dates/rules';
import { getHost } from '@golark/contract/hosts/calls';
import {
  getBookingReview,
  getReservationReview,
  reviewGuest,
  reviewStay,
} from '@golark/contract/reviews/calls';
import { getProperty, listReviews } from '@golark/contract/stays/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveListings } from '#stays';
import {
  aBookingBody,
  aHost,
  aListing,
  anAccount,
  aQuote,
  type ListingChange,
  listingInput,
  logInAgain,
  someDates,
} from '#testing/factories';
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testNow } from '#testing/test-now';

let golark: TestApp;
let host: LoginResult;
let hostId: string;
let guest: LoginResult;
let listingId: string;
let bookingId: string;
let email: string;
let count = 0;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const checkOut = instantInZone(someDates.departDay, '11:00', 'America/Denver');
const day = 86_400_000;
const at = async (instant: number): Promise<void> => {
  golark.clock.set(new Date(instant).toISOString());
  [guest, host] = await Promise.all([logInAgain(golark, guest), logInAgain(golark, host)]);
};

const stayWith = async (change: ListingChange): Promise<void> => {
  golark.clock.set(testNow);
  ({ host, hostId } = await aHost(golark));
  guest = await anAccount(golark, { locale: 'es' });
  listingId = await aListing(golark.ctx.db, { ...change, property_manager_id: hostId });
  count += 1;
  email = `reviewer-${count}@example.com`;
  const body = aBookingBody(await aQuote(golark, listingId, { as: guest }));
  const booked = await golark.call(bookStay, {
    ...{ as: guest, body: { ...body, guest: { ...body.guest, email } } },
  });
  bookingId = booked.body.booking.id;
};
beforeEach(() => stayWith({ quality: 4, review_count: 1 }));

const fromGuest = (text = 'A quiet cabin', as = guest) =>
  golark.call(reviewStay, {
    ...{ as, params: { bookingId } },
    body: { rating: 5, text, praised: ['location', 'cleanliness'], criticized: ['value'] },
  });
const fromHost = (text = 'A tidy guest') =>
  golark.call(reviewGuest, { as: host, params: { bookingId }, body: { rating: 5, text } });
const ofGuest = async () => (await golark.call(getBookingReview, { as: guest, params: { bookingId } })).body;
const ofHost = async () =>
  (await golark.call(getReservationReview, { as: host, params: { bookingId } })).body;
const shown = async () => {
  const [property, list, profile] = await Promise.all([
    golark.call(getProperty, { params: { globalId: listingId } }),
    golark.call(listReviews, { params: { globalId: listingId }, query: {} }),
    golark.call(getHost, { params: { hostId } }),
  ]);
  const { rating, reviewCount, reviews } = property.body;
  const texts = list.body.edges.map(({ node }) => node.text);
  expect(reviews.map(({ text }) => text)).toEqual(texts);
  expect(profile.body).toMatchObject({ rating, reviewCount });
  return { rating, reviewCount, texts, topics: list.body.breakdown.topics.length };
};
const hidden = { rating: 4, reviewCount: 1, texts: [], topics: 0 };
const published = { rating: 4.5, reviewCount: 2, texts: ['A quiet cabin'], topics: 3 };

describe('a review', () => {
  it('is hidden until both are written, and then counts, once', async () => {
    await at(checkOut.getTime());
    expect(await ofGuest()).toMatchObject({ isOpen: true, own: null, isPublished: false });
    expect((await fromGuest()).body).toMatchObject({ isOpen: false, isPublished: false, own: { rating: 5 } });
    expect(await shown()).toEqual(hidden);
    expect(await ofHost()).toMatchObject({ isOpen: true, isPublished: false, fromGuest: null });
    expect((await fromHost()).body).toMatchObject({
      ...{ isPublished: true, own: { text: 'A tidy guest' } },
      fromGuest: { text: 'A quiet cabin', criticized: ['value'] },
    });
    expect((await ofGuest()).fromHost).toMatchObject({ text: 'A tidy guest' });
    expect(await shown()).toEqual(published);
    await golark.runRecurring('reviews.count-published');
    expect(await shown()).toEqual(published);
  });

  it('is published by the clock after 14 days, before any job has run, and is counted once by the job', async () => {
    await at(checkOut.getTime());
    await fromGuest();
    await at(checkOut.getTime() + 14 * day - 1000);
    expect(await shown()).toEqual(hidden);
    await golark.runRecurring('reviews.count-published');
    expect(await shown()).toEqual(hidden);
    await at(checkOut.getTime() + 14 * day);
    expect(await shown()).toEqual(published);
    expect(await ofHost()).toMatchObject({ isOpen: false, isPublished: true, fromGuest: { rating: 5 } });
    await golark.runRecurring('reviews.count-published');
    await golark.runRecurring('reviews.count-published');
    expect(await shown()).toEqual(published);
    const listing = golark.ctx.db.selectFrom('listings').select(['quality', 'review_count']);
    expect(await listing.where('id', '=', listingId).executeTakeFirst()).toEqual({
      quality: 4.5,
      review_count: 2,
    });
  });

  it('is the rating of a listing without one', async () => {
    await stayWith({ quality: null, review_count: 0 });
    await at(checkOut.getTime());
    await fromGuest();
    await fromHost();
    expect(await shown()).toMatchObject({ rating: 5, reviewCount: 1 });
  });

  it('is counted again when the source of the listing sets its rating', async () => {
    await at(checkOut.getTime());
    await fromGuest();
    await fromHost();
    const change = { id: listingId, property_manager_id: hostId, quality: 4, review_count: 3 };
    await golark.ctx.db.transaction().execute((trx) => saveListings(trx, [listingInput(change)]));
    expect(await shown()).toMatchObject({ rating: 4.25, reviewCount: 4 });
    await golark.runRecurring('reviews.count-published');
    expect(await shown()).toMatchObject({ rating: 4.25, reviewCount: 4 });
  });

  it('is written once, also by ten requests at once with the other side', async () => {
    await at(checkOut.getTime());
    const responses = await Promise.all([
      ...Array.from({ length: 10 }, (_, i) => fromGuest(`Text ${i}`)),
      ...Array.from({ length: 10 }, (_, i) => fromHost(`Text ${i}`)),
    ]);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(18);
    await golark.runRecurring('reviews.count-published');
    expect(await shown()).toMatchObject({ rating: 4.5, reviewCount: 2, topics: 3 });
  });

  it('is refused before check-out, after 14 days, for a canceled stay and from somebody else', async () => {
    const codes = async () => [(await fromGuest()).problem.code, (await fromHost()).problem.code];
    await at(checkOut.getTime() - 1000);
    expect(await codes()).toEqual(['INVALID_STATE', 'INVALID_STATE']);
    await at(checkOut.getTime() + 14 * day);
    expect(await codes()).toEqual(['INVALID_STATE', 'INVALID_STATE']);
    const stranger = await anAccount(golark);
    expect((await fromGuest('Mine', stranger)).status).toBe(404);
    await at(Date.parse(testNow));
    await golark.call(cancelBooking, { as: guest, params: { bookingId } });
    await at(checkOut.getTime() + day);
    expect(await codes()).toEqual(['INVALID_STATE', 'INVALID_STATE']);
  });

  it('names the field that is wrong', async () => {
    await at(checkOut.getTime());
    const send = async (change: object) => {
      const body = { rating: 5, text: 'Fine', ...change };
      const { problem } = await golark.call(reviewStay, { as: guest, params: { bookingId }, body });
      return problem.errors?.[0]?.path;
    };
    expect(await send({ rating: 6 })).toBe('rating');
    expect(await send({ text: ' ' })).toBe('text');
    expect(await send({ praised: ['value'], criticized: ['value'] })).toBe('praised');
  });

  it('stays without its author when the account is deleted, and what the host wrote is deleted', async () => {
    await at(checkOut.getTime());
    await fromGuest();
    const part = async () => (await golark.call(exportAccount, { as: guest })).body;
    expect(await part()).toMatchObject({ reviewsWritten: [{ text: 'A quiet cabin' }], reviewsReceived: [] });
    await fromHost();
    expect(await part()).toMatchObject({ reviewsReceived: [{ text: 'A tidy guest' }] });
    await at(checkOut.getTime() + day);
    const removed = await golark.call(deleteAccount, { as: guest, body: { password: 'metolius-at-nine' } });
    expect(removed.status).toBe(204);
    const { body } = await golark.call(getProperty, { params: { globalId: listingId } });
    expect(body.reviews).toMatchObject([{ authorName: 'Golark', text: 'A quiet cabin' }]);
    expect(await ofHost()).toMatchObject({ own: null, fromGuest: { text: 'A quiet cabin' } });
    expect((await fromHost()).problem.code).toBe('INVALID_STATE');
  });
});

describe('the invitation', () => {
  const invitations = async () =>
    (await emailsTo(golark, email)).filter(({ subject }) => /^How was/.test(subject));
  const minutesTo = (instant: number) => (instant - golark.clock.now().getTime()) / 60_000;

  it('is sent at check-out, once, and leads to the trip', async () => {
    await golark.runJobs();
    await golark.passMinutes(minutesTo(checkOut.getTime()) - 1);
    expect(await invitations()).toEqual([]);
    await golark.passMinutes(1);
    await golark.runRecurring('reviews.enqueue-invitations');
    await golark.runJobs();
    const [invitation, ...others] = await invitations();
    expect(others).toEqual([]);
    expect(invitation?.text).toContain(`/account/trips/${bookingId}/#review`);
    expect(invitation?.kind).toBe('reviewInvitations');
  });

  it('is not sent for a canceled stay, nor before check-out', async () => {
    await golark.runJobs();
    await golark.call(cancelBooking, { as: guest, params: { bookingId } });
    await golark.passMinutes(minutesTo(checkOut.getTime()) + 1);
    expect(await invitations()).toEqual([]);
  });
});
