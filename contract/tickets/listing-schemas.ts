import { z } from 'zod';
import { Day } from '../dates/schemas.ts';
import { tiers } from '../events/seat-map-terms.ts';
import { Money } from '../money/schemas.ts';
import { PageNumber, pageOf } from '../paging/schemas.ts';
import { PriceLine } from '../pricing/schemas.ts';
import { AnyText } from '../text/schemas.ts';
import { deliveries, disclosures, listingSorts, mostTickets, valueLevels, valueReasons } from './rules.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Where seats are, as on the ticket. `seats` are their numbers; empty for a standing area. */
export const SeatPlace = z.strictObject({
  sectionId: z.string(),
  section: z.string(),
  tier: z.enum(tiers),
  /** null for a standing area. */
  row: z.string().nullable(),
  seats: z.array(z.string()),
  /** In a bay with wheelchair spaces. */
  isAccessible: z.boolean(),
  /** Which of the seats are wheelchair spaces; the others of a bay are companion seats. */
  spaces: z.array(z.string()),
});

export type SeatPlace = z.infer<typeof SeatPlace>;

/** How the price compares with what similar seats cost; fees play no part, and no seller can pay for it. */
export const ValueScore = z.strictObject({
  /** 0 to 100. */
  value: z.int(),
  level: z.enum(valueLevels),
  reason: z.enum(valueReasons),
  /** Difference to similar seats per ticket; 0 where the reason has none. */
  difference: Money,
  /** Between which sections it was compared: `106`, `109`. */
  comparedSections: z.array(z.string()),
  /** How many listings it was compared with. */
  comparedCount: z.int(),
});

/** A listing as a buyer of `quantity` tickets sees it: the seats are those that the buyer would get. */
export const TicketListing = z.strictObject({
  id: z.string(),
  place: SeatPlace,
  quantities: z.array(z.int()),
  /** All-in, per ticket. */
  price: Money,
  total: Money,
  memberTotal: Money,
  lines: z.array(PriceLine),
  value: ValueScore,
  disclosures: z.array(z.enum(disclosures)),
  delivery: z.enum(deliveries),
  /** null: the seller has the tickets. */
  inHandOn: Day.nullable(),
  isResale: z.boolean(),
});

export type TicketListing = z.infer<typeof TicketListing>;

/** A section for the map and the list of sections. Bands 1 to 4 each cover about a quarter of the listings; 0 has none. */
export const SectionOffer = z.strictObject({
  sectionId: z.string(),
  fromPrice: Money.nullable(),
  listingCount: z.int(),
  band: z.int().min(0).max(4),
});

export type SectionOffer = z.infer<typeof SectionOffer>;

export const ListingsQuery = z.object({
  quantity: z.coerce.number().int().min(1).max(mostTickets).default(2),
  section: AnyText(40).optional(),
  /** Whole dollars, all-in per ticket. */
  minPrice: z.coerce.number().int().min(0).max(10_000).optional(),
  maxPrice: z.coerce.number().int().min(1).max(10_000).optional(),
  /** Wheelchair spaces, each with as many companion seats as the quantity needs. */
  accessible: flag.optional(),
  aisle: flag.optional(),
  inHand: flag.optional(),
  clearView: flag.optional(),
  /** Tickets that their buyer can give to others here: those that another person resells can't be. */
  transferable: flag.optional(),
  sort: z.enum(listingSorts).default('value'),
  page: PageNumber,
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
});

export type ListingsQuery = z.infer<typeof ListingsQuery>;

export const ListingsPage = pageOf(TicketListing).extend({
  sections: z.array(SectionOffer),
  /** The lowest and highest price of bands 1 to 4 that have a listing. */
  bands: z.array(z.strictObject({ band: z.int(), from: Money, to: Money })),
  /** Of all listings for this quantity, whatever the filters: for the controls. */
  lowest: Money.nullable(),
  highest: Money.nullable(),
  /** Listings that have this many tickets, but not side by side or not under the seller's rule. */
  hiddenCount: z.int(),
  filterCounts: z.strictObject({
    accessible: z.int(),
    aisle: z.int(),
    inHand: z.int(),
    clearView: z.int(),
    transferable: z.int(),
  }),
  /** For `GET /v1/events/{eventId}/stock`: what changes from here on. */
  changeNumber: z.string(),
});

export type ListingsPage = z.infer<typeof ListingsPage>;
