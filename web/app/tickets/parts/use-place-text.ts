import { isSectionCode, writePlaceName } from '@golark/contract/events/place-names';
import type { Tier } from '@golark/contract/events/seat-map-terms';
import type { SeatPlace } from '@golark/contract/tickets/listing-schemas';
import { useLocale, useTranslations } from '../../platform/translations.ts';

const mostNamed = 4;

const isRun = (seats: readonly string[]): boolean =>
  seats.every((seat, index) => index === 0 || Number(seat) === Number(seats[index - 1]) + 1);

/** `Orchestra Left` is `Platea, izquierda`; what is the venue's own name stays. */
export const usePlaceName = () => {
  const t = useTranslations('ticketParts.places');
  return (label: string): string =>
    writePlaceName(label, {
      word: (word) => t(`words.${word}`),
      side: (side) => t(`sides.${side}`),
      named: (parts) => t('named', parts),
      numbered: (parts) => t('numbered', parts),
    });
};

/** `Section 108`, `Table T26`, `Orchestra Left`. */
export const useSectionName = () => {
  const t = useTranslations('ticketParts');
  const placeName = usePlaceName();
  return ({ label, tier }: { label: string; tier: Tier }): string => {
    if (!isSectionCode(label)) return placeName(label);
    return t(tier === 'tables' ? 'table' : 'section', { label });
  };
};

/** `7 and 8`, `7 to 12`; odd numbers are adjacent too. */
export const useSeatNumbers = () => {
  const t = useTranslations('ticketParts');
  const locale = useLocale();
  return (seats: readonly string[]): string => {
    const [first = ''] = seats;
    if (seats.length > mostNamed && isRun(seats)) return t('fromTo', { first, last: seats.at(-1) ?? '' });
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(seats);
  };
};

/** `Wheelchair space + 2 companion seats`; a single place has its number. */
const useBayText = () => {
  const t = useTranslations('ticketParts.bay');
  return ({ seats, spaces: { length: spaces } }: Pick<SeatPlace, 'seats' | 'spaces'>): string => {
    if (seats.length === 0) return t('none');
    const companions = seats.length - spaces;
    const [numbers = ''] = seats;
    if (spaces === 0) return t('companions', { companions, numbers });
    return companions === 0 ? t('spaces', { spaces, numbers }) : t('both', { spaces, companions });
  };
};

/** Where seats are, in the parts that pages show next to each other. */
export const usePlaceText = () => {
  const t = useTranslations('ticketParts');
  const sectionName = useSectionName();
  const numbers = useSeatNumbers();
  const bayText = useBayText();
  const placeName = usePlaceName();
  return ({ section, row, seats, spaces, isAccessible, tier }: SeatPlace, quantity: number) => {
    const name = sectionName({ label: section, tier });
    if (isAccessible && row) return { title: placeName(row), row: name, seats: bayText({ seats, spaces }) };
    if (row === null) return { title: name, row: '', seats: t('standing', { count: quantity }) };
    return {
      title: name,
      // a table is its own row
      row: tier === 'tables' ? '' : t('row', { row }),
      seats: t('seats', { count: seats.length, numbers: numbers(seats) }),
    };
  };
};

/** `Section 108, row 12, seats 7 and 8` for sentences and names of controls. */
export const usePlaceLine = () => {
  const placeText = usePlaceText();
  return (place: SeatPlace, quantity: number): string => {
    const { title, row, seats } = placeText(place, quantity);
    return [title, row, seats].filter(Boolean).join(', ');
  };
};
