import {
  getBookingMessages,
  getConversation,
  getHostConversation,
  getReservationMessages,
  listConversations,
  listHostConversations,
  readConversation,
  readHostConversation,
} from '@golark/contract/conversations/calls';
import type { Conversation, Message } from '@golark/contract/conversations/schemas';
import { getHost } from '@golark/contract/hosts/calls';
import { nodesOf } from '@golark/contract/paging/rules';
import { getProperty } from '@golark/contract/stays/calls';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import type { Side } from './message-list.tsx';

/** A page that is fetched ahead, because a pointer is over its link, has not been read. */
const isFetchedAhead = ({ headers }: Request): boolean =>
  `${headers.get('sec-purpose')} ${headers.get('purpose')}`.includes('prefetch');

/** The calls of each side of a conversation. */
const callsOf = {
  guest: { list: listConversations, get: getConversation, read: readConversation },
  host: { list: listHostConversations, get: getHostConversation, read: readHostConversation },
} as const;

/** Who reads, with the headers of the calls. */
export type Reader = { api: Api; side: Side; headers?: Record<string, string> };

/** Marks what is about to be shown as read. If that fails, it only stays unread. */
const markRead = async (
  { api, side, headers = {} }: Reader,
  request: Request,
  { conversation, newest }: { conversation: Conversation; newest: Message | undefined },
): Promise<void> => {
  if (conversation.unreadCount === 0 || !newest || isFetchedAhead(request)) return;
  await callApi(api, callsOf[side].read, {
    params: { conversationId: conversation.id },
    body: { messageId: newest.id },
    headers,
  });
};

export const loadConversations = async ({ api, side, headers = {} }: Reader, pageNumber: number) =>
  dataOrThrow(await callApi(api, callsOf[side].list, { query: { pageNumber }, headers }));

/** A page of a conversation, oldest messages first. */
export const loadConversation = async (
  reader: Reader,
  { id, pageNumber, request }: { id: string; pageNumber: number; request: Request },
) => {
  const { api, side, headers = {} } = reader;
  const found = await callApi(api, callsOf[side].get, {
    params: { conversationId: id },
    query: { pageNumber },
    headers,
  });
  const { conversation, booking, mayShareContacts, messages } = dataOrThrow(found);
  const [newest] = messages.edges;
  if (pageNumber === 1) await markRead(reader, request, { conversation, newest: newest?.node });
  return {
    conversation,
    booking,
    mayShareContacts,
    messages: nodesOf(messages).reverse(),
    pageInfo: messages.pageInfo,
  };
};

/** The place as everyone sees it, and how fast its host answers; null where the place is no longer shown. */
export const loadStayOfConversation = async (api: Api, { propertyId }: Conversation) => {
  const found = await callApi(api, getProperty, { params: { globalId: propertyId } });
  if (!found.ok) return { stay: null, replyMinutes: null };
  const { images, city, state, host } = found.data;
  const of = await callApi(api, getHost, { params: { hostId: host.id } });
  return {
    stay: { image: images[0] ?? null, place: `${city.name}, ${state.name}` },
    replyMinutes: of.ok ? (of.data.response?.medianMinutes ?? null) : null,
  };
};

export type TripConversation = { conversation: Conversation | null; messages: Message[] };

/** The latest messages about a booking; null if they cannot be loaded, without which its page still serves. */
export const loadBookingMessages = async (
  reader: Reader,
  bookingId: string,
  request: Request,
): Promise<TripConversation | null> => {
  const { api, side, headers = {} } = reader;
  const call = side === 'guest' ? getBookingMessages : getReservationMessages;
  const found = await callApi(api, call, { params: { bookingId }, headers });
  if (!found.ok) return null;
  const { conversation, messages } = found.data;
  if (conversation) await markRead(reader, request, { conversation, newest: messages.at(-1) });
  return { conversation, messages };
};
