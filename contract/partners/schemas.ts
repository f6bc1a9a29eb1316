import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { repeatErrors } from '../errors/rules.ts';
import { PageNumber, pageOf } from '../paging/schemas.ts';
import { MemberDiscount, PriceRules } from '../pricing/price-rules-schemas.ts';
import { ListingStayRules, ListingStayRulesInput } from '../stay-rules/schemas.ts';
import { AnyText, Paragraphs, Text } from '../text/schemas.ts';
import { HostDay } from './day-schemas.ts';
import { ListingLinks, ListingParts, ListingPartsInput } from './parts-schemas.ts';
import { Reservation, ReservationQuery, ReservationWithNote } from './reservation-schemas.ts';
import { declineReasons, noteLength } from './rules.ts';

const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

const inBothLanguages = (max: number) =>
  z.strictObject({ en: orNull(Paragraphs(max)), es: orNull(Paragraphs(max)) });

/** What guests of a confirmed booking need to arrive. Each part is optional; a text in one language serves both. */
export const ListingArrival = z.strictObject({
  address: orNull(
    z.strictObject({
      line1: Text(200),
      line2: orNull(Text(200)),
      zip: orNull(
        z
          .string()
          .trim()
          .regex(/^\d{5}(-\d{4})?$/),
      ),
    }),
  ),
  /** How to get in: shown to a guest from 48 hours before check-in until check-out. */
  access: orNull(inBothLanguages(2000)),
  /** Shown like `access`. Without a password the network is open. */
  wifi: orNull(z.strictObject({ network: Text(100), password: orNull(Text(100)) })),
  parking: orNull(inBothLanguages(1000)),
  /** The host's, in international form such as `+1 503 555 0163 ext. 5`; it holds for all listings of the host. */
  hostPhone: orNull(Text(40)),
});

export type ListingArrival = z.infer<typeof ListingArrival>;

const ListingParams = z.object({ listingId: AnyText(200) });

const answer = {
  params: z.object({ bookingId: AnyText(100) }),
  response: z.strictObject({ reservation: Reservation }),
  errors: {
    NOT_FOUND: null,
    INVALID_STATE: null,
    ...repeatErrors,
  },
} as const;

export const partnersSchemas = {
  getHostDay: {
    summary:
      'What the acting host has to do today: arrivals and departures by the clock of each place, requests, reviews, messages.',
    response: HostDay,
    errors: {},
  },
  listReservations: {
    summary:
      'Reservations of the acting host: requests by deadline, upcoming ones by day, others latest first.',
    query: ReservationQuery.extend({ pageNumber: PageNumber }),
    response: pageOf(Reservation),
    errors: {},
  },
  getReservation: {
    summary: 'A reservation of the acting host with the private note of the team.',
    params: answer.params,
    response: ReservationWithNote,
    errors: { NOT_FOUND: null },
  },
  exportReservations: {
    summary:
      'The reservations of a tab as a CSV file, in the language of the caller. Texts that begin like formulas of spreadsheets are escaped.',
    query: ReservationQuery,
    response: null,
    errors: {},
  },
  putReservationNote: {
    summary: 'Replace the private note about a reservation; an empty text removes it. Guests never see it.',
    params: answer.params,
    body: z.strictObject({ text: z.union([z.literal(''), Paragraphs(noteLength)]) }),
    response: ReservationWithNote,
    errors: { NOT_FOUND: null },
  },
  acceptReservation: { summary: 'Accept a request to book. The authorized card is charged.', ...answer },
  declineReservation: {
    summary: 'Decline a request to book. Nothing is charged, and the guest is told the reason.',
    body: z.strictObject({ reason: z.enum(declineReasons) }),
    ...answer,
  },
  cancelReservation: {
    summary:
      'Cancel a confirmed stay until its check-in begins. Its guest gets a full refund; the nights of a home stay closed.',
    ...answer,
  },
  getStayRules: {
    summary:
      'What a listing asks of stays: lengths, days of arrival and departure, notice, preparation, gaps.',
    params: ListingParams,
    response: ListingStayRules,
    errors: { NOT_FOUND: null },
  },
  putStayRules: {
    summary:
      'Replace what a listing asks of stays; what is left out returns to its default. The more specific rule wins: night, shortest date range, weekday, listing.',
    params: ListingParams,
    body: ListingStayRulesInput,
    response: ListingStayRules,
    errors: { NOT_FOUND: null, SECTION_CHANGED: z.object({ current: ListingStayRules }) },
  },
  getListingParts: {
    summary: 'The listings that share rooms with a listing: its parts, and those of which it is a part.',
    params: ListingParams,
    response: ListingParts,
    errors: { NOT_FOUND: null },
  },
  putListingParts: {
    summary:
      'Replace the parts in which a listing is also sold. From then on a night that is booked in one cannot be sold in the other.',
    params: ListingParams,
    body: ListingPartsInput,
    response: ListingParts,
    errors: {
      NOT_FOUND: null,
      SECTION_CHANGED: z.object({ current: ListingParts }),
      ...repeatErrors,
    },
  },
  getListingLinks: {
    summary: 'The parts and wholes of a listing by title, and the other listings of its host by title.',
    params: ListingParams,
    query: z.object({ q: AnyText(100).optional() }),
    response: ListingLinks,
    errors: { NOT_FOUND: null },
  },
  getListingArrival: {
    summary: 'What guests of a confirmed booking are told about arriving at a listing.',
    params: ListingParams,
    response: ListingArrival,
    errors: { NOT_FOUND: null },
  },
  putListingArrival: {
    summary:
      'Replace what guests are told about arriving; what is left out is removed. Sending it again changes nothing.',
    params: ListingParams,
    body: ListingArrival,
    response: ListingArrival,
    errors: { NOT_FOUND: null },
  },
  getPriceRules: {
    summary: 'The discounts and fees of a listing, apart from its nightly rates.',
    params: ListingParams,
    response: PriceRules,
    errors: { NOT_FOUND: null },
  },
  putPriceRules: {
    summary:
      'Replace the discounts and fees of a listing. Adjustments apply in the order length of stay, last-minute or early booking, member discount, coupon.',
    params: ListingParams,
    body: PriceRules,
    response: PriceRules,
    errors: { NOT_FOUND: null },
  },
  putMemberDiscount: {
    summary:
      'Choose who pays for the discount of Go+ members at a listing: nobody, the host a percentage of the rate, or the platform.',
    params: ListingParams,
    body: MemberDiscount,
    response: z.strictObject({
      funder: z.enum(['none', 'host', 'platform']),
      /** Off the rate after discounts for the length of stay. */
      percent: z.int(),
    }),
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
