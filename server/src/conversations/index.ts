export { conversationPersonalData } from './personal-data.ts';
export { presentConversation } from './present-conversation.ts';
export { findResponseFacts } from './response-facts.ts';
export { registerConversationRoutes } from './routes.ts';
export { type ConversationView, listConversationsToAnswer } from './store.ts';
