/** Shared by the forms and the module that handles them on the server. */
export const offerIntent = 'offer';
export const takeBackIntent = 'take-back';
