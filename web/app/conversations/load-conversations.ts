import {
  getBookingMessages,
  getConversation,
  listConversations,
  readConversation,
} from '@golark/contract/conversations/calls';
import type { Conversation, Message } from '@golark/contract/conversations/schemas';
import { nodesOf } from '@golark/contract/paging/rules';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

/** A page that is fetched ahead, because a pointer is over its link, has not been read. */
const isFetchedAhead = ({ headers }: Request): boolean =>
  `${headers.get('sec-purpose')} ${headers.get('purpose')}`.includes('prefetch');

/** Marks what is about to be shown as read. If that fails, it only stays unread. */
const markRead = async (
  api: Api,
  request: Request,
  { conversation, newest }: { conversation: Conversation; newest: Message | undefined },
): Promise<void> => {
  if (conversation.unreadCount === 0 || !newest || isFetchedAhead(request)) return;
  await callApi(api, readConversation, {
    params: { conversationId: conversation.id },
    body: { messageId: newest.id },
  });
};

export const loadConversations = async (api: Api, pageNumber: number) =>
  dataOrThrow(await callApi(api, listConversations, { query: { pageNumber } }));

/** A page of a conversation, oldest messages first. */
export const loadConversation = async (
  api: Api,
  { id, pageNumber, request }: { id: string; pageNumber: number; request: Request },
) => {
  const found = await callApi(api, getConversation, {
    params: { conversationId: id },
    query: { pageNumber },
  });
  const { conversation, mayShareContacts, messages } = dataOrThrow(found);
  const [newest] = messages.edges;
  if (pageNumber === 1) await markRead(api, request, { conversation, newest: newest?.node });
  return {
    conversation,
    mayShareContacts,
    messages: nodesOf(messages).reverse(),
    pageInfo: messages.pageInfo,
  };
};

export type TripConversation = { conversation: Conversation | null; messages: Message[] };

/** The latest messages with the host of a booking; null if they cannot be loaded, without which the trip still serves. */
export const loadTripMessages = async (
  api: Api,
  bookingId: string,
  request: Request,
): Promise<TripConversation | null> => {
  const found = await callApi(api, getBookingMessages, { params: { bookingId } });
  if (!found.ok) return null;
  const { conversation, messages } = found.data;
  if (conversation) await markRead(api, request, { conversation, newest: messages.at(-1) });
  return { conversation, messages };
};
