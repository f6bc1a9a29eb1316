/** Characters of a message. */
export const messageLength = 4000;

/** Characters of a question before booking: as many as a cookie can hold while its author logs in. */
export const questionLength = 1000;

/** What a contact detail is replaced with before there is a booking. */
export const hiddenContact = '•••••';
