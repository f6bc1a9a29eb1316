import { z } from 'zod';
import { Day } from '../dates/schemas.ts';
import { AnyRooms } from '../pricing/room-schemas.ts';
import { accessNeeds, doorWidths, stepLimits } from '../stays/accessibility.ts';
import { amenities, amenityLists } from '../stays/amenities.ts';
import { bedKinds } from '../stays/beds.ts';
import { propertyTypes } from '../stays/property-types.ts';
import { AnyText } from '../text/schemas.ts';
import { flexiblePattern } from './flexible-dates.ts';

const count = z.int().min(0).max(99);

/** Counts that are absent mean one adult alone, or with a list of rooms those who sleep in them. */
const GuestsInput = z.strictObject({
  adults: z.int().min(1).max(50).optional(),
  children: count.optional(),
  infants: count.optional(),
  ages: z.array(z.int().min(0).max(17)).max(50).optional(),
  pets: z.boolean().default(false),
  /**
   * Who sleeps in which room. A hotel has one free room for each of them, and is priced for exactly these; a home has as many bedrooms,
   * and is priced as a whole. Counts that differ from the sum of the rooms are rejected.
   */
  rooms: AnyRooms.optional(),
});

const choices = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values)).max(values.length);

/** Dates, party and everything else that a search filters by, except the area. */
export const Filters = z.strictObject({
  dateFrom: Day.optional(),
  dateTo: Day.optional(),
  stayType: z.enum(['hotels', 'homes']).optional(),
  /** Any of them. */
  propertyType: choices(propertyTypes).optional(),
  /** All of them, of any list: `pool` is a facility, and found as an amenity too. */
  amenities: choices(amenities).optional(),
  facilities: choices(amenityLists.facilities).optional(),
  features: choices(amenityLists.features).optional(),
  views: choices(amenityLists.views).optional(),
  /** A bed of each kind. */
  bedding: choices(bedKinds).optional(),
  /** As hosts have measured it: a stay of which a fact is not known does not fit. */
  accessibility: z
    .strictObject({
      /** Steps to the entrance. */
      maxSteps: z.literal(stepLimits).optional(),
      /** The narrowest door on the way to a bedroom and a bathroom. */
      minDoorInches: z.literal(doorWidths).optional(),
      /** All of them. */
      needs: choices(accessNeeds).optional(),
    })
    .optional(),
  /** Whole currency units; compared with `total`. A stay without a total is in no price range. */
  price: z.strictObject({ from: z.number().min(0).optional(), to: z.number().min(0).optional() }).optional(),
  guests: z
    .strictObject({
      ...GuestsInput.shape,
      smoking: z.boolean().optional(),
      beds: count.optional(),
      bedrooms: count.optional(),
      bathrooms: count.optional(),
      instant: z.boolean().optional(),
      /**
       * `days-3`: the dates or up to three days before or after. `weekend`, `week`, `month`: at any time in the next six months,
       * whatever the dates are; `week-2027-03`: within that month. Each stay has the dates with its lowest total.
       */
      flexible: z.string().regex(flexiblePattern).optional(),
    })
    .optional(),
  cityId: AnyText(40).optional(),
  stateId: AnyText(40).optional(),
  pmId: AnyText(60).optional(),
  title: AnyText(200).optional(),
});
