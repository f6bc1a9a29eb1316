/** The paths of pages about events and of orders of tickets. They are apart from the others because most pages have no link to them. */

const encode = encodeURIComponent;

/** A category or one of its genres, with a time word: `/tickets/sports/hockey/this-weekend/`. */
export const ticketCategoryPath = (parts: readonly string[], query = ''): string =>
  `/tickets/${parts.map((part) => `${encode(part)}/`).join('')}${query}`;
export const venuesPath = (query = ''): string => `/tickets/venue/${query}`;
export const venuePath = (slug: string, query = ''): string => `/tickets/venue/${encode(slug)}/${query}`;
export const performerPath = (slug: string, query = ''): string =>
  `/tickets/performer/${encode(slug)}/${query}`;
export const ticketCategoriesPath = (): string => '/tickets/categories/';
/** `/tickets/event/ev-12/?quantity=2&section=108` */
export const eventPath = (eventId: string, query = ''): string =>
  `/tickets/event/${encode(eventId)}/${query}`;
/** The hold is in the address, so that reloading and another tab show the same one. */
export const ticketCheckoutPath = (eventId: string, holdId?: string): string =>
  `${eventPath(eventId)}checkout/${holdId === undefined ? '' : `?hold=${encode(holdId)}`}`;
export const performerCalendarPath = (slug: string): string => `${performerPath(slug)}calendar.ics`;
export const venueCalendarPath = (slug: string): string => `${venuePath(slug)}calendar.ics`;

/** `key` opens the order without an account. */
export const ticketOrderPath = (orderId: string, key?: string): string =>
  `/account/tickets/purchased/${encode(orderId)}/${key === undefined ? '' : `?key=${encode(key)}`}`;
export const boughtTicketsPath = (orderId: string, key?: string): string =>
  `${ticketOrderPath(orderId, key)}${key === undefined ? '?' : '&'}bought=1`;
/** Where the bank sends the buyer back to after 3-D Secure. */
export const ticketPaymentReturnPath = (orderId: string, key: string): string =>
  `${ticketOrderPath(orderId, key)}&payment=returned`;
/** The PDF of a ticket, from the API. */
export const ticketFilePath = (orderId: string, number: number, key: string): string =>
  `/v1/tickets/orders/${encode(orderId)}/tickets/${number}?key=${encode(key)}`;
export const ticketCalendarPath = (orderId: string, key: string): string =>
  `${ticketOrderPath(orderId)}calendar.ics?key=${encode(key)}`;

/** The waiting room of an event that many people want. */
export const ticketQueuePath = (eventId: string): string => `${eventPath(eventId)}queue/`;
/** The published log of its draw, with what anyone needs to compute it again. */
export const ticketDrawPath = (eventId: string): string => `${eventPath(eventId)}draw/`;
/** The log as JSON, from the API. */
export const ticketDrawLogPath = (eventId: string): string => `/v1/events/${encode(eventId)}/queue/log`;
/** Tickets that somebody gives away: `key` opens the page for their recipient. */
export const ticketTransferPath = (transferId: string, key?: string): string =>
  `/tickets/transfer/${encode(transferId)}/${key === undefined ? '' : `?key=${encode(key)}`}`;
/** Somebody's place on a waiting list: `key` opens it without an account. */
export const waitingPlacePath = (placeId: string, key?: string): string =>
  `/tickets/waiting/${encode(placeId)}/${key === undefined ? '' : `?key=${encode(key)}`}`;
/** The PDF of a ticket that was given to its owner, from the API. */
export const receivedFilePath = (transferId: string, number: number, key: string): string =>
  `/v1/tickets/transfers/${encode(transferId)}/tickets/${number}?key=${encode(key)}`;
export const receivedCalendarPath = (transferId: string, key: string): string =>
  `${ticketTransferPath(transferId)}calendar.ics?key=${encode(key)}`;

/** Where tickets are scanned at the door: the choice of the event, or the scanner of one. */
export const ticketScanPath = (eventId?: string): string =>
  `/tickets/scan/${eventId === undefined ? '' : `${encode(eventId)}/`}`;
