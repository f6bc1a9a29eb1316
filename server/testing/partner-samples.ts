import { randomUUID } from 'node:crypto';
import { bookStay } from '@golark/contract/booking/calls';
import { isSandboxPayouts } from '../src/payouts/provider/sandbox.ts';
import type { Sample, Scene } from './authorization-scene.ts';
import { calendarFeedSamples } from './calendar-feed-samples.ts';
import { aBookingBody, aListing, aPlace, aPropertyManager, aQuote, type ListingChange } from './factories.ts';
import { hostCalendarSamples } from './host-calendar-samples.ts';
import { aPlaceInput } from './own-listings.ts';

const listingOfHost = async ({ golark, hostId }: Scene, change: ListingChange = {}): Promise<string> => {
  await aPropertyManager(golark.ctx.db, hostId);
  return aListing(golark.ctx.db, { ...change, property_manager_id: hostId });
};

const bookingOfHost =
  (change: { is_instant_book?: boolean } = {}) =>
  async (scene: Scene): Promise<Sample> => {
    const { golark, owner } = scene;
    const quote = await aQuote(golark, await listingOfHost(scene, change), { as: owner });
    const { body } = await golark.call(bookStay, { body: aBookingBody(quote), as: owner });
    return { params: { bookingId: body.booking.id } };
  };
const requestOfHost = bookingOfHost({ is_instant_book: false });

const unpublishedOfHost = async (scene: Scene): Promise<string> => {
  const { golark } = scene;
  const id = await listingOfHost(scene);
  await golark.ctx.db.updateTable('listings').set({ status: 'unpublished' }).where('id', '=', id).execute();
  return id;
};

/** Requests for the calls of hosts. */
export const partnerSamples: Record<string, (scene: Scene) => Promise<Sample> | Sample> = {
  getHostDay: () => ({}),
  getOnboarding: () => ({}),
  saveOnboarding: () => ({
    body: {
      ...{ step: 'you', kind: 'person', publicName: 'June', languages: ['en'] },
      phone: '+1 303 555 0163',
    },
  }),
  getPayoutAccount: () => ({}),
  openPayoutPage: async ({ golark, hostId }) => {
    await aPropertyManager(golark.ctx.db, hostId);
    return {};
  },
  receivePayoutEvent: ({ golark: { ctx } }) => {
    const { payoutProvider } = ctx;
    if (!isSandboxPayouts(payoutProvider)) throw new Error('the provider is no sandbox');
    const event = { id: `evt_${randomUUID()}`, accountId: `acct_${randomUUID()}` };
    const { rawBody, headers } = payoutProvider.signEvent(event);
    return { params: { provider: 'sandbox' }, headers, body: rawBody };
  },
  listOwnListings: () => ({}),
  findPlaces: async ({ golark }) => {
    await aPlace(golark.ctx.db);
    return { query: { q: 'Denver' } };
  },
  createDraft: async ({ golark, hostId }) => {
    await aPlace(golark.ctx.db);
    await aPropertyManager(golark.ctx.db, hostId);
    return { body: { id: randomUUID(), place: aPlaceInput() } };
  },
  getOwnListing: async (scene) => ({ params: { listingId: await listingOfHost(scene) } }),
  saveSection: async (scene) => ({
    params: { listingId: await listingOfHost(scene) },
    body: { section: 'amenities', version: 0, values: { amenities: ['pool'] } },
  }),
  duplicateListing: async (scene) => ({
    params: { listingId: await listingOfHost(scene) },
    body: { id: randomUUID() },
  }),
  deleteOwnListing: async (scene) => ({ params: { listingId: await listingOfHost(scene) } }),
  publishListing: async (scene) => ({ params: { listingId: await unpublishedOfHost(scene) } }),
  unpublishListing: async (scene) => ({ params: { listingId: await listingOfHost(scene) } }),
  previewPrice: async (scene) => ({ params: { listingId: await listingOfHost(scene) }, body: {} }),
  listReservations: () => ({}),
  exportReservations: () => ({}),
  getReservation: requestOfHost,
  putReservationNote: async (scene) => ({
    ...(await requestOfHost(scene)),
    body: { text: 'Comes by train' },
  }),
  getReservationMessages: requestOfHost,
  messageGuest: async (scene) => ({ ...(await requestOfHost(scene)), body: { text: 'Welcome' } }),
  acceptReservation: requestOfHost,
  declineReservation: async (scene) => ({ ...(await requestOfHost(scene)), body: { reason: 'dates' } }),
  cancelReservation: bookingOfHost(),
  ...calendarFeedSamples,
  ...hostCalendarSamples,
  getListingArrival: async (scene) => ({ params: { listingId: await listingOfHost(scene) } }),
  putListingArrival: async (scene) => ({
    params: { listingId: await listingOfHost(scene) },
    body: { address: { line1: '4 Pearl Street', zip: '80302' } },
  }),
  getListingParts: async (scene) => ({ params: { listingId: await listingOfHost(scene) } }),
  getListingLinks: async (scene) => ({ params: { listingId: await listingOfHost(scene) } }),
  putListingParts: async (scene) => ({
    params: { listingId: await listingOfHost(scene) },
    body: { parts: [await listingOfHost(scene)] },
  }),
  getStayRules: async (scene) => ({ params: { listingId: await listingOfHost(scene) } }),
  putStayRules: async (scene) => ({
    params: { listingId: await listingOfHost(scene) },
    body: { minStayArrival: 2, maxStay: 28 },
  }),
  putMemberDiscount: async (scene) => ({
    params: { listingId: await listingOfHost(scene) },
    body: { funder: 'platform' },
  }),
  getPriceRules: async (scene) => ({ params: { listingId: await listingOfHost(scene) } }),
  putPriceRules: async (scene) => ({
    params: { listingId: await listingOfHost(scene) },
    body: {
      discounts: { weeklyPercent: 5, monthlyPercent: 0, lastMinute: null, earlyBooking: null },
      fees: { cleaning: null, pets: null, extraGuests: null, mandatory: [] },
    },
  }),
  getReservationReview: requestOfHost,
  reviewGuest: async (scene) => ({
    ...(await requestOfHost(scene)),
    body: { rating: 5, text: 'Great' },
    expectedStatus: 409,
  }),
};
