/** The forms of a buyer about delivered tickets, shared with the module that handles them on the server. */
export const objectIntent = 'object';
export const withdrawObjectionIntent = 'withdrawObjection';
