/** `ROOM`: before the sale, everyone who is there takes part in the draw. `OPEN`: people are let in one after another. */
export const queueStatuses = ['ROOM', 'OPEN', 'ENDED'] as const;
export type QueueStatus = (typeof queueStatuses)[number];

/** `ADMITTED`: may hold seats until a deadline. `ENDED`: left, or the deadline is over. */
export const placeStatuses = ['WAITING', 'ADMITTED', 'ENDED'] as const;
export type PlaceStatus = (typeof placeStatuses)[number];

/** Minutes before the sale at which the waiting room opens. */
export const roomOpensMinutesBefore = 30;

/** How long someone who is let in can choose seats. */
export const shoppingMinutes = 10;
