import { useFormatGuests } from '../ui/format-guests.ts';

type PartyOfReservation = { adults: number; children: number; infants: number; pets: boolean };

/** `2 guests, 1 pet`. Hosts are not told the ages of children. */
export const useFormatParty = () => {
  const formatGuests = useFormatGuests();
  return ({ adults, children, infants, pets }: PartyOfReservation): string =>
    formatGuests({
      adults,
      infants,
      childAges: Array.from({ length: children }, () => null),
      pets: pets ? 1 : 0,
    });
};
