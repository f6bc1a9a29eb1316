import { randomUUID } from 'node:crypto';
import { changeEmail, editAccount, signUp } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import { askHost } from '@golark/contract/conversations/calls';
import { addDays } from '@golark/contract/dates/rules';
import { setEmailPreference } from '@golark/contract/email-preferences/calls';
import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { joinMembership } from '@golark/contract/membership/calls';
import { objectToDelivery } from '@golark/contract/objections/calls';
import { placeOrder } from '@golark/contract/orders/calls';
import { requestPasswordReset } from '@golark/contract/password-reset/calls';
import { deleteCard, saveCard } from '@golark/contract/payments/calls';
import { joinQueue } from '@golark/contract/queue/calls';
import { issueInvoice } from '@golark/contract/receipts/calls';
import { saveStays, shareSavedStays } from '@golark/contract/saved/calls';
import { saveSearch } from '@golark/contract/saved-searches/calls';
import { answerObjection } from '@golark/contract/selling/calls';
import { logIn, logInTwoStep, refreshToken } from '@golark/contract/sessions/calls';
import { contactUs } from '@golark/contract/support/calls';
import { sendTickets } from '@golark/contract/ticket-transfers/calls';
import { orderTickets } from '@golark/contract/tickets/calls';
import { joinWaitingList } from '@golark/contract/waiting-list/calls';
import { cancelItem, refundInFull } from '#orders';
import { addCoupon } from '#pricing';
import { turnTwoStepOn } from './authenticator.ts';
import { cancelShortenedDeposit, giveUpDeclinedDeposit } from './deposits.ts';
import { aHost, aListing, aPlace, aQuote, aTeamMember, goodCard, someDates } from './factories.ts';
import { storeWhatHostsNote } from './host-notes.ts';
import { anInsuranceQuote, insuredItems } from './insurance.ts';
import { storePayoutAccount } from './payouts.ts';
import { aTransferredSale } from './selling.ts';
import type { TestApp } from './test-app.ts';
import { aGame, aHold, seatsForSale } from './tickets.ts';

/** Texts that appear nowhere else in the database. */
const personOf = (word: string) => ({
  firstName: `First${word}`,
  lastName: `Last${word}`,
  email: `Mail.${word}@example.com`,
  newEmail: `new.${word}@example.com`,
  street: `77 ${word} Lane`,
  browser: `Browser${word}`,
  nameOnCard: `Card ${word}`,
  guestName: `Guest${word}`,
  guestEmail: `guest.${word}@example.com`,
  note: `Note ${word}`,
  question: `Question ${word}`,
  hostName: `Host${word}`,
  bankName: `Bank${word}`,
  message: `Message ${word}`,
  review: `Review ${word}`,
  reviewByHost: `Host wrote ${word}`,
  company: `Company ${word}`,
  taxNumber: `Tax ${word}`,
});

type Person = ReturnType<typeof personOf> & Record<'phone' | 'guestPhone' | 'hostPhone' | 'ip', string>;

export interface Life {
  as: LoginResult;
  person: Person;
}

const password = 'metolius-at-nine';

const phoneOf = (nationalNumber: string) => ({ countryCallingCode: '1', nationalNumber });

const signUpAs = async (golark: TestApp, { firstName, lastName, email, browser }: Person) => {
  const headers = { 'user-agent': browser };
  await golark.call(signUp, { body: { firstName, lastName, email, password }, headers });
  const { body } = await golark.call(logIn, { body: { email, password }, headers });
  await golark.call(refreshToken, { body: { refresh: body.token.refresh } });
  await golark.call(requestPasswordReset, { body: { email: email.toUpperCase() } });
  return body;
};

/** One charged, changed and canceled stay with a coupon, a saved card, and a card that was removed. */
const buyAndCancel = async (golark: TestApp, { as, person }: Life): Promise<void> => {
  const { nameOnCard, guestName, guestEmail, guestPhone, note } = person;
  const couponCode = `LIFE-${randomUUID().slice(0, 8)}`.toUpperCase();
  await addCoupon(golark.ctx, {
    ...{ code: couponCode, percent: 10, amount: null, minimumAmount: 0, endsAt: null, mostUses: 1 },
    ...{ mostUsesPerAccount: 1, listingId: null, propertyManagerId: null },
  });
  const listing = await aListing(golark.ctx.db, { non_refundable_discount_percent: 10 });
  // canceled without a refund of its nights, which are then returned
  await golark.ctx.db
    .insertInto('listing_sections')
    .values({
      ...{ listing_id: listing, section: 'texts', version: 1 },
      changed_by: as.account.accountId,
      changed_at: golark.clock.now(),
    })
    .execute();
  const quote = await aQuote(golark, listing, { as, couponCode, ratePlan: 'non-refundable' });
  const booked = await golark.call(bookStay, {
    as,
    headers: { 'idempotency-key': `book-${guestName}` },
    body: {
      quoteId: quote.quoteId,
      guest: { firstName: guestName, lastName: guestName, email: guestEmail, phone: phoneOf(guestPhone) },
      card: { ...goodCard, nameOnCard },
      saveCard: true,
      note,
    },
  });
  await golark.runJobs();
  await golark.call(issueInvoice, {
    as,
    params: { orderId: booked.body.booking.orderId },
    body: { companyName: person.company, address: `${person.company} Street 1`, taxNumber: person.taxNumber },
  });
  const params = { bookingId: booked.body.booking.id };
  const guests = { numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };
  const dates = { ...someDates, departDay: addDays(someDates.departDay, 1) };
  const changed = await golark.call(quoteBookingChange, { as, params, body: { ...dates, ...guests } });
  await golark.call(changeBooking, { as, params, body: { quoteId: changed.body.quote.quoteId } });
  await golark.runJobs();
  await golark.call(cancelBooking, { as, params });
  const card = { ...goodCard, cardNumber: '5555 5555 5555 4444', nameOnCard };
  const removed = await golark.call(saveCard, { as, body: card });
  await golark.call(deleteCard, { as, params: { cardId: removed.body.card.id } });
};

/** A wish list that others may see, and a search with alerts that finds its stay. */
const saveAndShare = async (golark: TestApp, { as, person }: Life): Promise<void> => {
  const party = { adults: 2, childAges: [7], infants: 0, pets: false };
  const stays = [{ globalId: await aListing(golark.ctx.db), dates: null, party }];
  await golark.call(saveStays, { as, body: { stays } });
  await golark.call(shareSavedStays, { as, body: { isShared: true } });
  const search = { name: person.guestName, path: '/s/colorado/denver/', search: {} };
  await golark.call(saveSearch, { as, body: search });
};

/** An email that isn't wanted. */
const muteMessages = (golark: TestApp, { as }: Life) =>
  golark.call(setEmailPreference, { as, body: { kind: 'messages', isMuted: true } });

/** Go+, bought with a consent to its renewal. */
const joinGoPlus = async (golark: TestApp, { as }: Life): Promise<void> => {
  const card = { ...goodCard, cardNumber: '4000 0566 5566 5556' };
  await golark.call(joinMembership, { as, body: { card, renewalConsent: true } });
};

/** Tickets that were bought, and canceled by an operator, and others that are for sale. */
const buyAndSellTickets = async (golark: TestApp, { as, person }: Life): Promise<void> => {
  const { guestName, guestEmail, guestPhone } = person;
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId });
  await seatsForSale(golark, { eventId, rowLabel: '3', sellerAccountId: as.account.accountId });
  const headers = { cookie: `${deviceIdCookieName}=browser-of-${guestName}` };
  const hold = await aHold(golark, { listingId, quantity: 2 }, { as, headers });
  const phone = phoneOf(guestPhone);
  const buyer = { firstName: guestName, lastName: guestName, email: guestEmail, phone };
  const card = { ...goodCard, cardNumber: '4000 0566 5566 5556' };
  const { body } = await golark.call(orderTickets, { as, headers, body: { holdId: hold.id, buyer, card } });
  const { id: orderId, itemId } = body.order;
  const friend = { name: 'Lee Park', email: 'lee@example.com' };
  const soldOut = await aGame(golark);
  const onSaleAt = new Date(golark.clock.now().getTime() + 60_000);
  await golark.call(joinQueue, { as, params: { eventId: await aGame(golark, { onSaleAt }) } });
  await golark.call(joinWaitingList, { as, params: { eventId: soldOut }, body: { quantity: 2 } });
  await golark.call(sendTickets, {
    ...{ as, params: { orderId }, query: {}, body: { ...friend, tickets: [1] } },
  });
  await cancelItem(golark.ctx, {
    ...{ orderId, itemId, actor: 'operator' },
    refundPerLine: (lines) => lines.map(({ amount }) => amount),
  });
};

/** A sale of tickets that its buyer objected to and an operator canceled, and their listing. */
const sellTickets = async (golark: TestApp, { as, person }: Life): Promise<void> => {
  const { order } = await aTransferredSale(golark, { as, email: `${randomUUID()}@example.org` });
  const { id: orderId, itemId, key } = order;
  const body = { kind: 'refused' as const, text: null };
  await golark.call(objectToDelivery, { params: { orderId }, query: { key }, body });
  await golark.call(answerObjection, { as, params: { orderId }, body: { text: person.message } });
  await cancelItem(golark.ctx, { orderId, itemId, actor: 'operator', refundPerLine: refundInFull });
};

/** A question to a host, whose owner gets it by email. */
const askAHost = async (golark: TestApp, { as, person }: Life): Promise<void> => {
  const { hostId } = await aHost(golark);
  const globalId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  await golark.call(askHost, { as, params: { globalId }, body: { text: person.message } });
};

/** A review of a stay and one by a host, of different bookings: both are hidden from the other side. */
const storeReviews = async ({ ctx, clock }: TestApp, { as, person }: Life): Promise<void> => {
  const account_id = as.account.accountId;
  const [one, other] = await ctx.db
    .selectFrom('bookings')
    .innerJoin('order_items', 'order_items.id', 'bookings.id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['bookings.id', 'listing_id'])
    .where('account_id', '=', account_id)
    .execute();
  if (!one || !other) throw new Error('the account has too few bookings');
  const now = clock.now();
  const published_from = new Date(now.getTime() + 86_400_000);
  const review = { account_id, rating: 5, written_at: now, published_from };
  const { firstName: author_name } = person;
  await ctx.db
    .insertInto('stay_reviews')
    .values({
      ...{ ...review, booking_id: one.id, listing_id: one.listing_id, author_name, locale: 'en' },
      ...{ stayed_in: '2026-05-01', body: person.review },
    })
    .execute();
  await ctx.db
    .insertInto('guest_reviews')
    .values({
      ...{ ...review, booking_id: other.id, property_manager_id: 'pm-test', body: person.reviewByHost },
    })
    .execute();
};

/** What no call of the API stores for an account. */
const storeTheRest = async (golark: TestApp, { as, person }: Life): Promise<void> => {
  const { ctx } = golark;
  const account_id = as.account.accountId;
  await aPlace(ctx.db);
  const started_at = ctx.clock.now();
  const rule = { account_id, flag_name: 'VOICE_AGENT_WIDGET', is_on: true };
  // a login from elsewhere; those from this machine are cleared by the next correct password
  const failure = { email_key: person.email.toLowerCase(), ip: person.ip, failed_at: started_at };
  await ctx.db.insertInto('login_failures').values(failure).execute();
  await ctx.db.insertInto('feature_flag_accounts').values(rule).execute();
  const propertyManagerId = `pm-${account_id}`;
  await ctx.db
    .insertInto('property_managers')
    .values({
      id: propertyManagerId,
      name: person.hostName,
      data_source: 'DIRECT',
      joined_on: '2024-01-01',
      phone: person.hostPhone,
    })
    .execute();
  await aTeamMember(ctx.db, { propertyManagerId, accountId: account_id });
  await storePayoutAccount(golark, { hostId: propertyManagerId, bankName: person.bankName });
  await ctx.db
    .insertInto('operator_permissions')
    .values({ account_id, permission: 'accounts.suspend', granted_at: started_at })
    .execute();
};

/** A stay that was paid with its insurance, and canceled with it. */
const insureAStay = async (golark: TestApp, { as, person }: Life): Promise<void> => {
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const { guestName, guestEmail } = person;
  const guest = { firstName: guestName, lastName: guestName, email: guestEmail };
  const items = insuredItems(quote, await anInsuranceQuote(golark, quote), guest);
  const { body } = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
  await golark.call(cancelBooking, { as, params: { bookingId: body.order.items[0]?.id ?? '' } });
};

/** An account that used everything that stores data about it; `word` is part of its texts, `digits` of its numbers. */
export const liveALife = async (golark: TestApp, word: string, digits: string): Promise<Life> => {
  const person = {
    ...personOf(word),
    phone: `206555${digits}1`,
    guestPhone: `206555${digits}2`,
    hostPhone: `+1206555${digits}3`,
    ip: `192.0.2.${digits}`,
  };
  const life = { as: await signUpAs(golark, person), person };
  const { as } = life;
  const { firstName, lastName, email, newEmail, street, question } = person;
  const address = { line1: street, city: 'Bend', countryCode: 'US' };
  await golark.call(editAccount, { as, body: { phone: phoneOf(person.phone), address } });
  await golark.call(changeEmail, { as, body: { newEmail } });
  await turnTwoStepOn(golark, as);
  const { problem } = await golark.call(logIn, { body: { email, password } });
  const challenge = String(problem['challenge']);
  await golark.call(logInTwoStep, { body: { challenge, code: '000000' } });
  await buyAndCancel(golark, life);
  await giveUpDeclinedDeposit(golark, life);
  await cancelShortenedDeposit(golark, life);
  await insureAStay(golark, life);
  await joinGoPlus(golark, life);
  await muteMessages(golark, life);
  await saveAndShare(golark, life);
  await buyAndSellTickets(golark, life);
  await sellTickets(golark, life);
  const name = `${firstName} ${lastName}`;
  await golark.call(contactUs, { as, body: { name, email, subject: question, message: question } });
  await askAHost(golark, life);
  await storeReviews(golark, life);
  const noted = { account_id: as.account.accountId, noteText: person.reviewByHost, name: firstName };
  await storeWhatHostsNote(golark, noted);
  await storeTheRest(golark, life);
  await golark.runJobs();
  return life;
};

export const textsOf = ({ person }: Life): string[] => Object.values(person);
