import { useTranslations } from '../platform/translations.ts';

/** `childAges` has one entry per child; null until the age is chosen. */
export type Guests = { adults: number; childAges: readonly (number | null)[]; infants: number; pets: number };

/** `2 guests, 1 pet` for the button that opens the picker. */
export const useFormatGuests = () => {
  const t = useTranslations('ui.guests');
  return ({ adults, childAges, infants, pets }: Guests) =>
    t('summary', { guests: adults + childAges.length, infants, pets });
};
