import type { FeedEvent } from '../read-calendar.ts';

export interface EventText {
  summary: string;
  description: string;
  url: string;
}

/** Airbnb's codes have ten characters; in the address of a reservation any code counts. */
const codes = [
  /\/reservations?\/(?:details\/|itinerary\?(?:[^\s#]*&)?code=)([a-z0-9]{4,20})(?![a-z0-9])/i,
  /(?<![A-Za-z0-9])(HM[A-Z0-9]{8})(?![A-Za-z0-9])/,
];

/** The reservation code of the site, in capitals. */
export const codeOf = ({ summary, description, url }: EventText): string | null => {
  const found = [description, summary, url].flatMap((text) => codes.map((code) => code.exec(text)?.[1]));
  return found.find((code) => code !== undefined)?.toUpperCase() ?? null;
};

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const blockWords = word(
  'not available|unavailable|not bookable|not (?:reserved|booked)|blocked|closed|busy|owners?|maintenance|' +
    'no disponible|no reservad[oa]|bloquead[oa]|cerrad[oa]|ocupad[oa]|propietari[oa]|mantenimiento',
);
const reservationWords = word('reserved|booked|booking(?!\\.com)|reservation|reservad[oa]|reserva');

/** The kind of an event by its text. Everything else that takes time in a calendar is a block as well. */
export const kindOfEvent = (text: EventText): Exclude<FeedEvent['kind'], 'shadow'> => {
  if (codeOf(text) !== null) return 'reservation';
  if (blockWords.test(text.summary)) return 'block';
  return reservationWords.test(text.summary) ? 'reservation' : 'block';
};

/** Whether the site has written the text, not the host; merged calendars begin it with the number of a listing. */
export const isTextOfSite = ({ summary, description }: EventText): boolean =>
  description.trim() === '' && /^(?:\d+ )?(?:airbnb \(not available\)|not available)$/i.test(summary.trim());
