/** Shared by the forms and the module that handles them on the server. */
export const joinIntent = 'join';
export const leaveIntent = 'leave';
