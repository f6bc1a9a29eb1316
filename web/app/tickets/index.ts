export { holdIntent } from './event/hold-intent.ts';
export { milesOf, useEventDay, useEventHour } from './parts/event-words.ts';
export { loadWhatsOn, type WhatsOnEvents, whatsOnMeters, whatsOnMiles } from './parts/load-whats-on.ts';
export { whatsOnPart } from './parts/whats-on-part.ts';
