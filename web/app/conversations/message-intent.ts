/** Shared by the forms and the modules that handle them on the server. */
export const messageIntent = 'message';
