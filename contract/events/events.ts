export interface EventEvents {
  /** It won't take place. */
  'event.canceled': { eventId: string };
  /** It has another start; `movedFrom` is the instant that it had. */
  'event.moved': { eventId: string; movedFrom: string };
}
