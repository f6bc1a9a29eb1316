import type { FeedEvent } from '../read-calendar.ts';
import type { Nights } from './nights-of-times.ts';

export interface KnownEvent extends Nights {
  kind: FeedEvent['kind'];
  /** A block with a text that the site has written. */
  isTextOfSite: boolean;
}

/** The last nights for which a site takes bookings are at least this far away, and all after them are one block. */
const farEnd = { days: 300, nights: 60 };
const mostNoticeNights = 3;
const mostPreparationNights = 2;

/**
 * The events that are shadows of another site's rules: the end of its booking window, its notice, and days of preparation before
 * and after its reservations. None of them takes nights here, where the host has rules of their own.
 */
export const shadowsAmong = <T extends KnownEvent>(events: readonly T[], today: number): Set<T> => {
  const reservations = events.filter(({ kind }) => kind === 'reservation');
  const arrivals = new Set(reservations.map(({ arrive }) => arrive));
  const departures = new Set(reservations.map(({ depart }) => depart));
  const lastDepart = events.reduce((last, { depart }) => Math.max(last, depart), 0);
  const isFarEnd = ({ arrive, depart }: T): boolean =>
    depart === lastDepart && depart >= today + farEnd.days && depart - arrive >= farEnd.nights;
  const isNotice = ({ arrive, depart }: T): boolean =>
    arrive <= today &&
    depart > today &&
    depart - arrive <= mostNoticeNights &&
    !reservations.some((stay) => stay.arrive < depart && stay.depart > arrive);
  const isPreparation = ({ arrive, depart }: T): boolean =>
    depart - arrive <= mostPreparationNights && (arrivals.has(depart) || departures.has(arrive));
  return new Set(
    events.filter(
      (event) =>
        event.kind === 'block' &&
        event.isTextOfSite &&
        (isFarEnd(event) || isNotice(event) || isPreparation(event)),
    ),
  );
};
