export { loadTripMessages } from './load-conversations.ts';
export { messageIntent } from './message-intent.ts';
export { TripMessages } from './trip-messages.tsx';
