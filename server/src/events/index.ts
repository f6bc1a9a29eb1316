export { announceChanges } from './announce-changes.ts';
export { cancelEvent, moveEvent, setCompanionRelease } from './change-event.ts';
export { registerEventRoutes } from './routes.ts';
export {
  type EventInput,
  type PerformerInput,
  saveEvents,
  savePerformers,
} from './save-event.ts';
export { saveVenues, type VenueInput } from './save-venues.ts';
export { findEventPictureKey, findSeatViewKey } from './store/find-picture-key.ts';
export {
  type KnownPerformer,
  type KnownVenue,
  listKnownPerformers,
  listKnownVenues,
} from './store/list-known.ts';
