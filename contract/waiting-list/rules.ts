/** The state of a place on the waiting list. `MISSED`: the offer was not taken in time. `ENDED`: no offer can follow. */
export const waitingStatuses = ['WAITING', 'OFFERED', 'BOUGHT', 'MISSED', 'LEFT', 'ENDED'] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

/** How long the seats of an offer are held for its recipient. */
export const offerMinutes = 20;
