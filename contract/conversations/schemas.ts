import { z } from 'zod';
import { BookingStatus } from '../booking/schemas.ts';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { Money } from '../money/schemas.ts';
import { PageNumber, pageOf } from '../paging/schemas.ts';
import { AnyText, Paragraphs, Text } from '../text/schemas.ts';
import { messageLength, questionLength, replyTitleLength } from './rules.ts';

export const Message = z.strictObject({
  id: z.string(),
  sender: z.enum(['guest', 'host']),
  text: z.string(),
  /** Contact details were taken out, because guest and host have no confirmed booking yet. */
  hasHiddenContacts: z.boolean(),
  sentAt: z.string(),
});

export type Message = z.infer<typeof Message>;

/** What a guest and a host write to each other about a listing. */
export const Conversation = z.strictObject({
  id: z.string(),
  propertyId: z.string(),
  propertyTitle: z.string(),
  /** Of the property: times of messages are shown in it. */
  timeZone: z.string(),
  hostName: z.string(),
  /** First name. */
  guestName: z.string(),
  /** Messages of the other side that the caller's side has not read. */
  unreadCount: z.int(),
  lastMessage: Message,
});

export type Conversation = z.infer<typeof Conversation>;

/** The next stay of the guest at the place, or else the last one. */
const BookingInConversation = z.strictObject({
  id: z.string(),
  status: BookingStatus,
  arriveDay: Day,
  departDay: Day,
  /** The guest pays this for it. */
  total: Money,
});

export type BookingInConversation = z.infer<typeof BookingInConversation>;

const ConversationParams = z.object({ conversationId: AnyText(100) });
const sent = z.strictObject({ conversation: Conversation, message: Message });
const paged = z.object({ pageNumber: PageNumber });
const MessageText = z.strictObject({ text: Paragraphs(messageLength) });
/** The newest message that was seen: one that arrives at the same moment stays unread. */
const ReadUntil = z.strictObject({ messageId: z.string().regex(/^\d{1,15}$/) });

const thread = {
  params: ConversationParams,
  query: paged,
  response: z.strictObject({
    conversation: Conversation,
    /** They have a confirmed booking: contact details in the next message are not taken out. */
    mayShareContacts: z.boolean(),
    booking: BookingInConversation.nullable(),
    messages: pageOf(Message),
  }),
  errors: { NOT_FOUND: null },
} as const;

const ofBooking = {
  params: z.object({ bookingId: AnyText(100) }),
  response: z.strictObject({ conversation: Conversation.nullable(), messages: z.array(Message) }),
  errors: { NOT_FOUND: null },
} as const;

/** A text that a host's team sends again and again. `{guest}` and `{place}` in it are replaced when it is used. */
export const SavedReply = z.strictObject({ id: z.string(), title: z.string(), text: z.string() });
export type SavedReply = z.infer<typeof SavedReply>;

const SavedReplies = z.strictObject({ replies: z.array(SavedReply) });
const SavedReplyParams = z.object({ replyId: AnyText(100) });

const list = { query: paged, response: pageOf(Conversation), errors: {} } as const;

const read = {
  params: ConversationParams,
  body: ReadUntil,
  response: z.strictObject({ conversation: Conversation }),
  errors: { NOT_FOUND: null },
} as const;

const reply = {
  params: ConversationParams,
  body: MessageText,
  response: sent,
  errors: { NOT_FOUND: null },
} as const;

export const conversationsSchemas = {
  askHost: {
    summary:
      'Write to the host of a listing, also before a booking. There is one conversation for each listing.',
    params: z.object({ globalId: AnyText(100, 1) }),
    body: z.strictObject({ text: Paragraphs(questionLength) }),
    response: sent,
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
  listConversations: { summary: 'Conversations of the caller as a guest, the latest first.', ...list },
  getConversation: { summary: 'A conversation of the caller, its newest messages first.', ...thread },
  replyToHost: { summary: 'Write to the host in a conversation.', ...reply },
  readConversation: { summary: 'Mark messages up to one as read.', ...read },
  getBookingMessages: {
    summary:
      'The latest messages with the host of a booking, oldest first; no conversation until somebody has written.',
    ...ofBooking,
  },
  messageHost: {
    summary: 'Write to the host of a booking.',
    params: z.object({ bookingId: AnyText(100) }),
    body: MessageText,
    response: sent,
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
  listHostConversations: { summary: 'Conversations of the acting host, the latest first.', ...list },
  countUnreadConversations: {
    summary: 'How many conversations of the acting host have a message that the team has not read.',
    response: z.strictObject({ count: z.int() }),
    errors: {},
  },
  getHostConversation: {
    summary: 'A conversation of the acting host, its newest messages first.',
    ...thread,
  },
  replyToGuest: { summary: 'Write to the guest in a conversation.', ...reply },
  getReservationMessages: {
    summary:
      'The latest messages with the guest of a reservation, oldest first; no conversation until somebody has written.',
    ...ofBooking,
  },
  messageGuest: {
    summary: 'Write to the guest of a reservation.',
    params: ofBooking.params,
    body: MessageText,
    response: sent,
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
  listSavedReplies: {
    summary: 'The texts that the team of the acting host saved, the oldest first.',
    response: SavedReplies,
    errors: {},
  },
  putSavedReply: {
    summary: 'Add a saved reply under an id (a UUID) that the client chooses, or change it.',
    params: SavedReplyParams,
    body: z.strictObject({ title: Text(replyTitleLength), text: Paragraphs(messageLength) }),
    response: SavedReplies,
    errors: { NOT_FOUND: null },
  },
  deleteSavedReply: {
    summary: 'Delete a saved reply. Deleting it again changes nothing.',
    params: SavedReplyParams,
    response: SavedReplies,
    errors: { NOT_FOUND: null },
  },
  readHostConversation: { summary: 'Mark messages up to one as read, for the whole team.', ...read },
} as const satisfies Record<string, CallSchemas>;
