import type { ResponseOf } from '@golark/contract/call';
import type {
  getBookingMessages,
  getConversation,
  listConversations,
  readConversation,
} from '@golark/contract/conversations/calls';
import { dayInZone } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { pageInfoOf } from '@golark/contract/paging/rules';
import { type BookingView, staysBetween } from '#booking';
import type { AccountCaller, PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { notFound } from '#platform/failure';
import { presentConversation, presentMessage, presentStay } from './present-conversation.ts';
import {
  type ConversationView,
  findConversation,
  findConversationAbout,
  listConversationsOf,
  listMessages,
  markRead,
  type Party,
} from './store.ts';

const conversationsPerPage = 20;
const messagesPerPage = 20;
const messagesOnTrip = 5;

export interface Whose {
  party: Party;
  locale: Locale;
}

/** A conversation of this guest or host, or undefined. */
export const findOwnConversation = async (
  ctx: Context,
  whose: Whose,
  id: string,
): Promise<ConversationView | undefined> => (isUuid(id) ? findConversation(ctx.db, whose, id) : undefined);

export const listOwnConversations = async (
  ctx: Context,
  whose: Whose,
  pageNumber: number,
): Promise<ResponseOf<typeof listConversations>> => {
  const page = { limit: conversationsPerPage, offset: (pageNumber - 1) * conversationsPerPage };
  const { views, totalCount } = await listConversationsOf(ctx.db, whose, page);
  return {
    edges: views.map((view) => ({ node: presentConversation(view) })),
    pageInfo: pageInfoOf({ pageNumber, pageSize: conversationsPerPage, totalCount }),
  };
};

/** Reading the messages marks none as read: that is a call of its own. */
export const getThread = async (
  ctx: Context,
  view: ConversationView,
  pageNumber: number,
): Promise<ResponseOf<typeof getConversation>> => {
  const page = { limit: messagesPerPage, offset: (pageNumber - 1) * messagesPerPage };
  const pair = { accountId: view.account_id, hostId: view.property_manager_id };
  const today = dayInZone(ctx.clock.now(), view.time_zone);
  const [{ messages, totalCount }, mayShareContacts, stay] = await Promise.all([
    listMessages(ctx.db, view.id, page),
    staysBetween.hasConfirmed(ctx.db, pair),
    staysBetween.findAbout(ctx.db, { ...pair, listingId: view.listing_id }, today),
  ]);
  return {
    conversation: presentConversation(view),
    mayShareContacts,
    booking: stay ? presentStay(stay) : null,
    messages: {
      edges: messages.map((message) => ({ node: presentMessage(message) })),
      pageInfo: pageInfoOf({ pageNumber, pageSize: messagesPerPage, totalCount }),
    },
  };
};

export const readThread = async (
  ctx: Context,
  whose: Whose,
  { view, messageId }: { view: ConversationView; messageId: string },
): Promise<ResponseOf<typeof readConversation>> => {
  const side = 'accountId' in whose.party ? 'guest' : 'host';
  await markRead(ctx.db, { id: view.id, side, messageId: Number(messageId) });
  const read = await findConversation(ctx.db, whose, view.id);
  if (!read) throw notFound('This conversation');
  return { conversation: presentConversation(read) };
};

type MessagesOfBooking = ResponseOf<typeof getBookingMessages>;

const latestMessages = async (
  ctx: Context,
  view: ConversationView | undefined,
): Promise<MessagesOfBooking> => {
  if (!view) return { conversation: null, messages: [] };
  const { messages } = await listMessages(ctx.db, view.id, { limit: messagesOnTrip, offset: 0 });
  return { conversation: presentConversation(view), messages: messages.map(presentMessage).reverse() };
};

/** The conversation with the host of the purchase, who may not be the listing's host any longer. */
export const getMessagesOfBooking = async (
  ctx: Context,
  { accountId, locale }: AccountCaller,
  { listing_id, snapshot }: BookingView,
): Promise<MessagesOfBooking> => {
  const about = { accountId, listingId: listing_id, hostId: snapshot.hostId };
  return latestMessages(ctx, await findConversationAbout(ctx.db, { party: { accountId }, locale }, about));
};

/** The conversation with the guest of a reservation. */
export const getMessagesOfReservation = async (
  ctx: Context,
  { propertyManagerId: hostId, locale }: PartnerCaller,
  { listing_id, account_id }: BookingView,
): Promise<MessagesOfBooking> => {
  if (!account_id) return { conversation: null, messages: [] };
  const about = { accountId: account_id, listingId: listing_id, hostId };
  return latestMessages(ctx, await findConversationAbout(ctx.db, { party: { hostId }, locale }, about));
};
