/** Shared by the forms and the module that handles them on the server. */
export const acceptIntent = 'accept';
export const declineIntent = 'decline';
