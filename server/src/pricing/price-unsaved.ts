import type { PricedSectionInput } from '@golark/contract/own-listings/section-inputs-schemas';
import type { RoomCalendar } from '#calendars';
import type { StayRow } from '#stays';
import { ruleColumnsOf, seasonsOfRanges } from '#stays/own';
import type { StayOnSale } from './price-offer.ts';

/** A listing of a host with everything that its prices are computed from. */
export type OwnSale = Omit<StayOnSale, 'stay'> & { stay: StayRow };

type ValuesOf<Section extends PricedSectionInput['section']> = Extract<
  PricedSectionInput,
  { section: Section }
>['values'];

const withRates =
  ({ rooms }: ValuesOf<'price'>) =>
  (room: RoomCalendar): RoomCalendar => {
    const rates = rooms.find(({ roomTypeId }) => roomTypeId === room.roomTypeId);
    if (!rates) return room;
    const { nightly, weekendNightly } = rates;
    return { ...room, nightlyAmount: nightly.amount, weekendNightlyAmount: weekendNightly.amount };
  };

const withSeasons =
  ({ seasons }: ValuesOf<'seasons'>) =>
  (room: RoomCalendar): RoomCalendar => ({
    ...room,
    seasons: seasonsOfRanges([room.roomTypeId], seasons).flatMap((own) =>
      own.seasons.map((season) => ({
        startsOn: season.starts_on,
        endsOn: season.ends_on,
        nightlyAmount: season.nightly_amount,
        weekendNightlyAmount: season.weekend_nightly_amount,
      })),
    ),
  });

/** A sale as if a section had been saved. */
export const withUnsaved = (sale: OwnSale, unsaved: PricedSectionInput | null): OwnSale => {
  if (!unsaved) return sale;
  if (unsaved.section === 'price') return { ...sale, rooms: sale.rooms.map(withRates(unsaved.values)) };
  if (unsaved.section === 'seasons') return { ...sale, rooms: sale.rooms.map(withSeasons(unsaved.values)) };
  return { ...sale, stay: { ...sale.stay, ...ruleColumnsOf(unsaved, sale.stay) } };
};
