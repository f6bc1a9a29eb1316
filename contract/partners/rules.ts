/** The tabs of a host's reservations, in the order in which they are shown. */
export const reservationTabs = ['requests', 'upcoming', 'current', 'past', 'canceled'] as const;
export type ReservationTab = (typeof reservationTabs)[number];

/** Why a host declines a request to book. The email to the guest says it. */
export const declineReasons = ['dates', 'party', 'length', 'rules', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const reservationSearchLength = 100;

/** Characters of a private note about a reservation. */
export const noteLength = 2000;

/** Listings that are parts of one listing. */
export const maxParts = 50;
