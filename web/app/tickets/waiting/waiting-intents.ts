/** Shared by the forms and the module that handles them on the server. */
export const takeIntent = 'take';
export const leaveIntent = 'leave';
