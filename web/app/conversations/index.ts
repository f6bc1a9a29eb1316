export { ConversationRows } from './conversation-rows.tsx';
export {
  loadBookingMessages,
  loadConversation,
  loadConversations,
  type TripConversation,
} from './load-conversations.ts';
export { MessageForm } from './message-form.tsx';
export { messageIntent } from './message-intent.ts';
export { MessageList } from './message-list.tsx';
export { TripMessages } from './trip-messages.tsx';
