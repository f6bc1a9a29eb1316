/** The tabs of a host's reservations, in the order in which they are shown. */
export const reservationTabs = ['requests', 'upcoming', 'current', 'past', 'canceled'] as const;
export type ReservationTab = (typeof reservationTabs)[number];

export const reservationSearchLength = 100;

/** Characters of a private note about a reservation. */
export const noteLength = 2000;
