/** Characters of a message. */
export const messageLength = 4000;

/** Characters of a question before booking: as many as a cookie can hold while its author logs in. */
export const questionLength = 1000;

/** What a contact detail is replaced with before there is a booking. */
export const hiddenContact = '•••••';

/** Characters of the name of a saved reply, and how many a host has. */
export const replyTitleLength = 80;
export const mostSavedReplies = 50;

/** A saved reply with the first name of the guest and the title of the place in it: `Hi {guest}` is `Hi Rosa`. */
export const fillSavedReply = (text: string, { guest, place }: { guest: string; place: string }): string =>
  text.replaceAll('{guest}', guest).replaceAll('{place}', place);
