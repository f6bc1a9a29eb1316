import type { Locale } from '@golark/contract/locale/rules';
import type { SeatPlace } from '@golark/contract/tickets/listing-schemas';
import type { Disclosure } from '@golark/contract/tickets/rules';
import { formatInstant } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import type { SoldPlaceRow } from './store/sold-places.ts';

/** `Section 108, row 12, seats 7, 8` */
export const wordsOfPlace = ({ section, row, seats }: SeatPlace, locale: Locale): string => {
  const t = translatorOf(locale, 'tickets');
  if (row === null) return t('rows.section', { section });
  if (seats.length === 0) return t('rows.sectionRow', { section, row });
  return t('rows.sectionRowSeats', { section, row, count: seats.length, seats: seats.join(', ') });
};

export const wordsOfDisclosures = (disclosures: readonly Disclosure[], locale: Locale): string[] => {
  const t = translatorOf(locale, 'tickets');
  return disclosures.map((disclosure) => t(`disclosures.${disclosure}`));
};

/** `Sat, Dec 5, 2026, 7:00 PM PST`, in the time zone of the venue. */
export const startOf = (
  { starts_at, time_zone: timeZone }: Pick<SoldPlaceRow, 'starts_at' | 'time_zone'>,
  locale: Locale,
): string => formatInstant(starts_at, { timeZone, locale });

/** `Columbia Coliseum, Portland, OR` */
export const venueOf = ({ venue_name, city_name, state_id }: SoldPlaceRow): string =>
  `${venue_name}, ${city_name}, ${state_id.toUpperCase()}`;
