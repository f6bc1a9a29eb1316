export { loadWhatsOn, type WhatsOnEvents, whatsOnMeters, whatsOnMiles } from './parts/load-whats-on.ts';
export { whatsOnPart } from './parts/whats-on-part.ts';
