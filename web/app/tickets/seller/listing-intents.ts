/** What can be done with a listing in a list or on its page, shared with the module that does it on the server. */
export const pauseIntent = 'pause';
export const activateIntent = 'activate';
export const removeIntent = 'remove';
export const saveIntent = 'save';

export const doneIntents = [pauseIntent, activateIntent, removeIntent] as const;
