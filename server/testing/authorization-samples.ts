import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import { quoteBookingChange } from '@golark/contract/booking-changes/calls';
import { addDays } from '@golark/contract/dates/rules';
import { listCards, saveCard } from '@golark/contract/payments/calls';
import { issueInvoice } from '@golark/contract/receipts/calls';
import { listSessions } from '@golark/contract/sessions/calls';
import { sql } from 'kysely';
import { isSandbox } from '../src/payments/gateway/sandbox.ts';
import { accountSamples } from './account-samples.ts';
import type { Sample, Scene } from './authorization-scene.ts';
import { conversationSamples } from './conversation-samples.ts';
import { anEvent, aVenue } from './event-factories.ts';
import {
  aBookingBody,
  aListing,
  anAccount,
  aPropertyManager,
  aQuote,
  goodCard,
  logInAgain,
  makeMember,
  someDates,
} from './factories.ts';
import { insuranceSamples } from './insurance-samples.ts';
import { partnerSamples } from './partner-samples.ts';
import { pictureSamples } from './picture-samples.ts';
import { queueSamples } from './queue-samples.ts';
import { savedSamples } from './saved-samples.ts';
import { savedSearchSamples } from './saved-search-samples.ts';
import { searchSamples } from './search-samples.ts';
import { sellingSamples } from './selling-samples.ts';
import type { TestApp } from './test-app.ts';
import { ownerSamples } from './ticket-owner-samples.ts';
import { aBrowser, aGame, aHold, seatsForSale } from './tickets.ts';

export type { Sample, Scene };

const password = 'metolius-at-nine';
const fresh = () => `fresh-${randomUUID()}@example.com`;
const ofStay = async ({ golark }: Scene): Promise<Sample> => ({
  params: { globalId: await aListing(golark.ctx.db) },
});
const withDates = async (scene: Scene): Promise<Sample> => ({
  ...(await ofStay(scene)),
  query: { ...someDates, numAdults: '2' },
});
const anotherSession = async (golark: TestApp, owner: LoginResult) => {
  await logInAgain(golark, owner);
  const { body } = await golark.call(listSessions, { as: owner });
  return body.sessions.find((session) => !session.current)?.id ?? '';
};

/** The same one each time: new ones are limited. */
const savedCardOf = async ({ golark, owner }: Pick<Scene, 'golark' | 'owner'>): Promise<string> => {
  const { body } = await golark.call(listCards, { as: owner });
  const [known] = body.cards;
  return known?.id ?? (await golark.call(saveCard, { as: owner, body: goodCard })).body.card.id;
};

const onePerson = { numAdults: 1, numChildren: 0, numInfants: 0, numPets: 0 };

const bookAsOwner = async ({ golark, owner }: Scene): Promise<Booking> => {
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as: owner });
  const { quoteId, guest } = aBookingBody(quote);
  const input = { quoteId, guest, savedCardId: await savedCardOf({ golark, owner }) };
  return (await golark.call(bookStay, { body: input, as: owner })).body.booking;
};

const ownBooking = async (scene: Scene): Promise<Sample> => ({
  params: { bookingId: (await bookAsOwner(scene)).id },
});

const ownOrder = async (scene: Scene) => ({ params: { orderId: (await bookAsOwner(scene)).orderId } });

const buyer = { companyName: 'Oak & Co', address: '1 Main Street', taxNumber: null };

const ownInvoice = async (scene: Scene): Promise<Sample> => {
  const order = { ...(await ownOrder(scene)), as: scene.owner };
  const { body } = await scene.golark.call(issueInvoice, { ...order, body: buyer });
  return { params: { number: body.invoices[0]?.number ?? '' } };
};

/** Makes the caller a member, or ends that, whatever their role. */
const withMembership = async ({ golark, actor }: Scene, isMember: boolean): Promise<void> => {
  if (!actor) return;
  const { accountId } = actor.account;
  const { db } = golark.ctx;
  await db.deleteFrom('membership_subscriptions').where('account_id', '=', accountId).execute();
  if (isMember) await makeMember(golark, accountId);
};

const asMember =
  (sample: Sample = {}) =>
  async (scene: Scene): Promise<Sample> => {
    await withMembership(scene, true);
    return sample;
  };

/** Held by a visitor: every caller who sends the cookie of that browser can use it. */
const heldByVisitor = async ({ golark }: Scene): Promise<Sample> => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  return { ...by, params: { holdId: (await aHold(golark, { listingId, quantity: 2 }, by)).id } };
};

/** A request for each call of the API whose outcome depends only on the caller. Every new call must be added here. */
export const samples: Record<string, (scene: Scene) => Promise<Sample> | Sample> = {
  signUp: () => ({ body: { firstName: 'Maya', lastName: 'Ortega', email: fresh(), password } }),
  logIn: async ({ golark }) => ({
    body: { email: (await anAccount(golark)).account.email, password },
  }),
  logInTwoStep: () => ({ body: { challenge: 'made up', code: '123456' }, expectedStatus: 422 }),
  refreshToken: async ({ golark }) => ({ body: { refresh: (await anAccount(golark)).token.refresh } }),
  requestPasswordReset: () => ({ body: { email: fresh() } }),
  validateResetToken: () => ({ body: { token: 'made up' } }),
  completePasswordReset: () => ({
    body: { token: 'made up', newPassword: 'another-long-password' },
    expectedStatus: 422,
  }),
  undoEmailChange: () => ({ body: { token: 'made up' }, expectedStatus: 422 }),
  completeVerify: () => ({ body: { token: 'made up' }, expectedStatus: 422 }),
  getAccount: () => ({}),
  editAccount: () => ({ body: { firstName: 'June' } }),
  changeName: () => ({ body: { newFirstName: 'June', newLastName: 'Ortega' } }),
  changePassword: () => ({ body: { oldPassword: password, newPassword: 'another-long-password' } }),
  changeEmail: () => ({ body: { newEmail: fresh() } }),
  getEmailState: () => ({}),
  resendVerify: () => ({}),
  exportAccount: () => ({}),
  deleteAccount: () => ({ body: { password } }),
  ...accountSamples,
  listSessions: () => ({}),
  logOutSession: async ({ golark, owner }) => ({
    params: { sessionId: await anotherSession(golark, owner) },
  }),
  validateSession: () => ({}),
  logOutCurrent: () => ({}),
  setUpCard: () => ({}),
  setUpThreeDS: async (scene) => ({ body: { savedCardId: await savedCardOf(scene) } }),
  saveCard: () => ({ body: goodCard }),
  listCards: () => ({}),
  receivePaymentEvent: ({ golark: { ctx } }) => {
    if (!isSandbox(ctx.gateway)) throw new Error('the gateway is no sandbox');
    const event = { id: `evt_${randomUUID()}`, type: 'payment', paymentId: `pay_${randomUUID()}` } as const;
    const { rawBody, headers } = ctx.gateway.signEvent(event);
    return { params: { gateway: ctx.gateway.name }, headers, body: rawBody };
  },
  setDefaultCard: async (scene) => ({ body: { cardId: await savedCardOf(scene) } }),
  deleteCard: async (scene) => ({ params: { cardId: await savedCardOf(scene) } }),
  getFeatureFlags: () => ({ query: { deviceId: 'a-device' } }),
  contactUs: () => ({ body: { name: 'Maya', email: fresh(), subject: 'A question', message: 'Where?' } }),
  listEvents: () => ({}),
  getEvent: async ({ golark }) => ({ params: { eventId: await anEvent(golark.ctx.db) } }),
  listVenues: () => ({}),
  getVenue: async ({ golark }) => ({ params: { venueId: await aVenue(golark.ctx.db) } }),
  getPerformer: async ({ golark }) => {
    await anEvent(golark.ctx.db, { performers: ['Cedar Sons'] });
    return { params: { performerId: 'cedar-sons' } };
  },
  listTicketCategories: () => ({}),
  getProperty: ofStay,
  listReviews: ofStay,
  getAvailability: async (scene) => ({
    ...(await ofStay(scene)),
    query: { from: someDates.arriveDay, until: someDates.departDay },
  }),
  ...{ getQuote: withDates, listRoomOffers: withDates },
  getRate: async (scene) => ({
    ...(await ofStay(scene)),
    query: { fromDate: someDates.arriveDay, untilDate: someDates.departDay, adults: '2' },
  }),
  getStoredQuote: async ({ golark }) => ({
    params: { quoteId: (await aQuote(golark, await aListing(golark.ctx.db))).quoteId },
  }),
  bookStay: async ({ golark }) => ({
    body: aBookingBody(await aQuote(golark, await aListing(golark.ctx.db))),
  }),
  cancelBooking: ownBooking,
  quoteBookingChange: async (scene) => ({
    ...(await ownBooking(scene)),
    body: { ...someDates, departDay: addDays(someDates.departDay, 1), ...onePerson },
  }),
  changeBooking: async (scene) => {
    const own = await ownBooking(scene);
    const body = { ...someDates, departDay: addDays(someDates.departDay, -1), ...onePerson };
    const quoted = await scene.golark.call(quoteBookingChange, {
      as: scene.owner,
      params: { bookingId: own.params?.['bookingId'] ?? '' },
      body,
    });
    return { ...own, body: { quoteId: quoted.body.quote.quoteId } };
  },
  confirmPayment: ownBooking,
  // the charge of a paid booking, which is not tried again
  retryCharge: async (scene) => {
    const own = await ownBooking(scene);
    const { rows } = await sql<{ id: string }>`
      SELECT p.id FROM payments p JOIN order_items i ON i.order_id = p.order_id
      WHERE i.id = ${own.params?.['bookingId']}`.execute(scene.golark.ctx.db);
    return { ...own, body: { bookingChargeNumber: rows[0]?.id ?? '' }, expectedStatus: 409 };
  },
  updateSavedCard: async (scene) => {
    const own = await ownBooking(scene);
    return { ...own, body: { savedCardId: await savedCardOf(scene) }, expectedStatus: 409 };
  },
  // paid in full
  payBalance: async (scene) => ({ ...(await ownBooking(scene)), body: {}, expectedStatus: 409 }),
  getPricePassport: ownBooking,
  listSimilarStays: ownBooking,
  getArrival: ownBooking,
  setArrivalTime: async (scene) => ({ ...(await ownBooking(scene)), body: { arrivalTime: '17:00' } }),
  listBookings: () => ({ query: { ids: randomUUID() } }),
  upcomingTrips: () => ({}),
  pastTrips: () => ({}),
  canceledTrips: () => ({}),
  listMembershipPlans: () => ({}),
  getMembership: () => ({}),
  joinMembership: async (scene) => {
    await withMembership(scene, false);
    return { body: { card: goodCard } };
  },
  cancelMembership: asMember(),
  reinstateMembership: asMember(),
  payRenewal: asMember({ body: { card: goodCard }, expectedStatus: 409 }),
  refundMembership: asMember({ expectedStatus: 409 }),
  placeOrder: async ({ golark }) => {
    const { card, ...stay } = aBookingBody(await aQuote(golark, await aListing(golark.ctx.db)));
    return { body: { items: [{ kind: 'stay', ...stay }], card } };
  },
  getOrder: ownOrder,
  confirmOrderPayment: ownOrder,
  listOrders: () => ({}),
  listTicketListings: async ({ golark }) => ({ params: { eventId: await aGame(golark) } }),
  listOwnHolds: () => ({}),
  setUpHoldCard: heldByVisitor,
  findOwnHold: async ({ golark }) => ({ params: { eventId: await aGame(golark) } }),
  holdTickets: async ({ golark }) => {
    const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
    return { body: { listingId, quantity: 2 } };
  },
  getHold: heldByVisitor,
  extendHold: heldByVisitor,
  renewHold: heldByVisitor,
  releaseHold: heldByVisitor,
  orderTickets: async (scene) => {
    const { params, ...by } = await heldByVisitor(scene);
    const buyer = { firstName: 'Maya', lastName: 'Ortega', email: fresh() };
    return { ...by, body: { holdId: params?.['holdId'], buyer, card: goodCard } };
  },
  ...ownerSamples,
  ...insuranceSamples,
  ...queueSamples,
  ...savedSamples,
  ...savedSearchSamples,
  ...searchSamples,
  ...conversationSamples,
  getHost: async ({ golark, hostId }) => {
    await aPropertyManager(golark.ctx.db, hostId);
    return { params: { hostId } };
  },
  getBookingReview: ownBooking,
  getBookingInsurance: ownBooking,
  reviewStay: async (scene) => ({
    ...(await ownBooking(scene)),
    body: { rating: 5, text: 'Great' },
    // the stay is still to come
    expectedStatus: 409,
  }),
  getReceiptFile: ownOrder,
  getInvoiceFile: ownInvoice,
  getInvoices: ownOrder,
  issueInvoice: async (scene) => ({
    ...(await ownOrder(scene)),
    body: buyer,
  }),
  putHostLanguages: () => ({ body: { languages: ['en', 'es'] } }),
  getBookingMessages: ownBooking,
  messageHost: async (scene) => ({ ...(await ownBooking(scene)), body: { text: 'We come at five' } }),
  ...sellingSamples,
  listScannedEvents: () => ({}),
  scanTicket: () => ({ body: { eventId: 'an-event', barcode: 'GLK' } }),
  listTicketOrders: () => ({}),
  ...partnerSamples,
  ...pictureSamples,
  explainStay: async ({ golark }) => ({
    params: { globalId: await aListing(golark.ctx.db) },
    body: someDates,
  }),
  suspendAccount: async ({ golark }) => ({
    params: { accountId: (await anAccount(golark)).account.accountId },
    body: { reason: 'A test' },
  }),
  restoreAccount: async ({ golark }) => ({
    params: { accountId: (await anAccount(golark)).account.accountId },
  }),
};
