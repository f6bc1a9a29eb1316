import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { repeatErrors } from '../errors/rules.ts';
import { Money } from '../money/schemas.ts';
import { PageNumber, pageOf } from '../paging/schemas.ts';
import { AnyText } from '../text/schemas.ts';
import { listingRequirements, listingStatuses } from './rules.ts';
import { PlaceInput, PricedSectionInput, SaveSectionInput } from './section-inputs-schemas.ts';
import { ListingSections, Pin, SectionName } from './section-values-schemas.ts';

/** A listing as its host finds it again. What a draft does not say yet is null. */
export const OwnListing = z.strictObject({
  id: z.string(),
  status: z.enum(listingStatuses),
  title: z.string().nullable(),
  kind: z.string(),
  stayType: z.enum(['homes', 'hotels']),
  cityName: z.string(),
  stateName: z.string(),
  /** The public id of the first photo. */
  photoId: z.string().nullable(),
  photoCount: z.int(),
  /** The lowest rate of a night. */
  nightly: Money.nullable(),
  /** The open steps before it can be published, in the order in which it is done. */
  missing: z.array(z.enum(listingRequirements)),
  updatedAt: z.string(),
});
export type OwnListing = z.infer<typeof OwnListing>;

const ListingParams = z.object({ listingId: AnyText(200) });
const OfListing = z.strictObject({ listing: OwnListing });

export const OwnListingDetails = z.strictObject({
  listing: OwnListing,
  sections: ListingSections,
});
export type OwnListingDetails = z.infer<typeof OwnListingDetails>;

/** Where an address may be: a town of the gazetteer, the likeliest first. */
export const FoundPlace = z.strictObject({
  cityId: z.string(),
  cityName: z.string(),
  stateName: z.string(),
  /** The center of the town. */
  pin: Pin,
});
export type FoundPlace = z.infer<typeof FoundPlace>;

const amounts = {
  /** With taxes and service fee. */
  guestTotal: Money,
  /** The host's earnings. */
  payout: Money,
};

/** The earnings and the guest's total of a possible stay, by the price function that bookings use. */
export const PreviewedStay = z.strictObject({
  arriveDay: Day,
  departDay: Day,
  /** Two adults, or one if no more are allowed. */
  guests: z.int(),
  ...amounts,
  /** For a Go+ member; null if that is the same. */
  member: z.strictObject(amounts).nullable(),
  /** At the non-refundable rate; null if it is not offered. */
  nonRefundable: z.strictObject(amounts).nullable(),
  /** With a guest more than are included, and with a pet if pets are allowed; null if neither has a fee. */
  withExtras: z.strictObject({ guests: z.int(), pets: z.boolean(), ...amounts }).nullable(),
  /** The payments at the booking and later, with a deposit; null if none is offered for these dates. */
  deposit: z.strictObject({ now: Money, later: Money, dueOn: Day }).nullable(),
});
export type PreviewedStay = z.infer<typeof PreviewedStay>;

/** Free dates of each kind; null if no such dates are free, or if the listing has no rule for them. */
export const PricePreview = z.strictObject({
  /** From the next free Friday to Sunday within half a year. */
  weekend: PreviewedStay.nullable(),
  /** The next seven free nights. */
  week: PreviewedStay.nullable(),
  /** The next 28 free nights, if stays of that length have a discount of their own. */
  month: PreviewedStay.nullable(),
  /** Two nights that get the last-minute discount. */
  lastMinute: PreviewedStay.nullable(),
  /** Seven nights that get the discount for booking early. */
  earlyBooking: PreviewedStay.nullable(),
  /** Seven nights that may be paid with a deposit. */
  deposit: PreviewedStay.nullable(),
  /** From a Friday to Sunday, and seven nights, of the next season. */
  seasonWeekend: PreviewedStay.nullable(),
  seasonWeek: PreviewedStay.nullable(),
});
export type PricePreview = z.infer<typeof PricePreview>;

export const ownListingsSchemas = {
  listOwnListings: {
    summary: 'The listings of the acting host, those that changed last first.',
    query: z.object({
      q: AnyText(100).optional(),
      status: z.enum(listingStatuses).optional(),
      pageNumber: PageNumber,
    }),
    response: pageOf(OwnListing),
    errors: {},
  },
  createDraft: {
    summary: 'Begin a listing under an id that the client chose. Repeating it changes nothing.',
    body: z.strictObject({ id: z.uuid(), place: PlaceInput }),
    response: OfListing,
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  getOwnListing: {
    summary: 'A listing of the acting host, section by section.',
    params: ListingParams,
    response: OwnListingDetails,
    errors: { NOT_FOUND: null },
  },
  saveSection: {
    summary: 'Save one section of a listing, unless it has changed since it was read.',
    params: ListingParams,
    body: SaveSectionInput,
    response: OwnListingDetails,
    errors: {
      NOT_FOUND: null,
      INVALID_STATE: null,
      SECTION_CHANGED: z.object({ section: SectionName, current: OwnListingDetails }),
      ...repeatErrors,
    },
  },
  duplicateListing: {
    summary:
      'Copy a listing into a draft, under an id that the client chose. Repeating it makes no second copy.',
    params: ListingParams,
    body: z.strictObject({ id: z.uuid() }),
    response: OfListing,
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  deleteOwnListing: {
    summary: 'Delete a listing that was never booked.',
    params: ListingParams,
    response: null,
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  publishListing: {
    summary: 'Show a listing to guests. Every section has to be complete; it has at least one photo.',
    params: ListingParams,
    response: OfListing,
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  unpublishListing: {
    summary: 'Take a listing off sale. Booked stays remain.',
    params: ListingParams,
    response: OfListing,
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  previewPrice: {
    summary: 'What guests would pay, and the host receive, also for a section that is not saved.',
    params: ListingParams,
    body: z.strictObject({
      unsaved: PricedSectionInput.nullable().default(null),
      /** A night of the season that is shown; without it the next one. */
      seasonNight: Day.nullable().default(null),
    }),
    response: PricePreview,
    errors: { NOT_FOUND: null },
  },
  findPlaces: {
    summary: 'Towns to which a typed address may belong.',
    query: z.object({ q: AnyText(200, 1) }),
    response: z.strictObject({ places: z.array(FoundPlace) }),
    errors: {},
  },
} as const satisfies Record<string, CallSchemas>;
