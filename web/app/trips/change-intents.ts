/** Shared by the forms and the module that handles them on the server. */
export const quoteChangeIntent = 'quote-change';
export const acceptChangeIntent = 'accept-change';
