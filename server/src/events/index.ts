export { announceChanges } from './announce-changes.ts';
export { cancelEvent, moveEvent } from './change-event.ts';
export { registerEventRoutes } from './routes.ts';
export {
  type EventInput,
  type PerformerInput,
  type SavedCounts,
  saveEvents,
  savePerformers,
  saveVenues,
  type VenueInput,
} from './save-event.ts';
export { findEventPictureKey, findSeatViewKey } from './store/find-picture-key.ts';
export {
  type KnownPerformer,
  type KnownVenue,
  listKnownPerformers,
  listKnownVenues,
} from './store/list-known.ts';
