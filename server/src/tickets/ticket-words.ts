import { isSectionCode, writePlaceName } from '@golark/contract/events/place-names';
import type { Locale } from '@golark/contract/locale/rules';
import type { SeatPlace } from '@golark/contract/tickets/listing-schemas';
import type { Disclosure } from '@golark/contract/tickets/rules';
import { formatInstant } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import type { SoldPlaceRow } from './store/sold-places.ts';

/** `wheelchair space + 2 companion seats` */
const wordsOfBay = ({ spaces: { length: spaces }, seats }: SeatPlace, locale: Locale): string => {
  const t = translatorOf(locale, 'tickets');
  const companions = seats.length - spaces;
  if (spaces === 0) return t('bay.companions', { companions });
  return companions === 0 ? t('bay.spaces', { spaces }) : t('bay.both', { spaces, companions });
};

/** `Section 108`, `Table T26`, `Orchestra Left`, as pages say it. */
const wordsOfSection = ({ section: label, tier }: SeatPlace, locale: Locale): string => {
  const t = translatorOf(locale, 'placeNames');
  if (isSectionCode(label)) return t(tier === 'tables' ? 'table' : 'section', { label });
  return writePlaceName(label, {
    word: (word) => t(`words.${word}`),
    side: (side) => t(`sides.${side}`),
    named: (parts) => t('named', parts),
    numbered: (parts) => t('numbered', parts),
  });
};

/** `Section 108, row 12, seats 7, 8` */
export const wordsOfPlace = (place: SeatPlace, locale: Locale): string => {
  const t = translatorOf(locale, 'tickets');
  const { row, seats, isAccessible } = place;
  const section = wordsOfSection(place, locale);
  if (row === null) return section;
  if (seats.length === 0) return t('rows.sectionRow', { section, row });
  const numbers = { count: seats.length, seats: seats.join(', ') };
  if (isAccessible) return t('rows.bay', { section, bay: row, ...numbers, kind: wordsOfBay(place, locale) });
  return t('rows.sectionRowSeats', { section, row, ...numbers });
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
