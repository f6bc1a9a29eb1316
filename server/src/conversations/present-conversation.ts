import type { BookingInConversation, Conversation, Message } from '@golark/contract/conversations/schemas';
import { usd } from '@golark/contract/money/rules';
import { type BookingView, statusOf } from '#booking';
import type { ConversationView, MessageRow } from './store.ts';

export const presentMessage = (row: MessageRow): Message => ({
  id: String(row.id),
  sender: row.sender,
  text: row.body,
  hasHiddenContacts: row.has_hidden_contacts,
  sentAt: new Date(row.sent_at).toISOString(),
});

export const presentConversation = (view: ConversationView): Conversation => ({
  id: view.id,
  propertyId: view.listing_id,
  propertyTitle: view.title,
  timeZone: view.time_zone,
  hostName: view.host_name,
  guestName: view.guest_name,
  unreadCount: view.unread_count,
  lastMessage: presentMessage(view.last_message),
});

export const presentStay = (view: BookingView): BookingInConversation => ({
  id: view.id,
  status: statusOf(view),
  arriveDay: view.arrive_day,
  departDay: view.depart_day,
  total: usd(view.total_amount),
});
