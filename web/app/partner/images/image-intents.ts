/** The forms of the page, shared with the module that handles them on the server. */
export const uploadIntent = 'upload';
export const orderIntent = 'order';
export const textIntent = 'text';
export const roomIntent = 'room';
export const deleteIntent = 'delete';

/** Where a form moves a picture; a number is its new place, from 0. */
export const places = ['earlier', 'later', 'first'] as const;
export type Place = (typeof places)[number];
