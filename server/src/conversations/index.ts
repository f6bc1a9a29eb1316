export { conversationPersonalData } from './personal-data.ts';
export { findResponseFacts } from './response-facts.ts';
export { registerConversationRoutes } from './routes.ts';
