/** The tabs of a host's reservations, in the order in which they are shown. */
export const reservationTabs = ['requests', 'upcoming', 'current', 'past', 'canceled'] as const;
export type ReservationTab = (typeof reservationTabs)[number];
