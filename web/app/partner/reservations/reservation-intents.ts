export const acceptIntent = 'accept-request';
export const declineIntent = 'decline-request';
export const cancelReservationIntent = 'cancel-reservation';
export const noteIntent = 'note';
export const reviewGuestIntent = 'review-guest';
