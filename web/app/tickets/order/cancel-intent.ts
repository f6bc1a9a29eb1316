/** Shared by the form and the module that handles it on the server. */
export const cancelIntent = 'cancel';
/** The numbers of the tickets in the address whose refund the page shows. */
export const cancelParam = 'cancel';
