/** Shared by the forms and the module that handles them on the server. */
export const sendIntent = 'send';
export const withdrawIntent = 'withdraw';
