import { useTranslations } from '../../platform/translations.ts';
import { type Guests, useFormatGuests } from '../../ui/format-guests.ts';

/** `3 guests, 2 rooms`; a single room is not named. */
export const useFormatSearchGuests = () => {
  const t = useTranslations('search.rooms');
  const formatGuests = useFormatGuests();
  return (guests: Guests, rooms: number): string => {
    const words = formatGuests(guests);
    return rooms > 1 ? t('summary', { guests: words, rooms }) : words;
  };
};
