import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { repeatErrors } from '../errors/rules.ts';
import { Money } from '../money/schemas.ts';
import { objectionTextLength } from '../objections/rules.ts';
import { Objection } from '../objections/schemas.ts';
import { PageNumber, pageOf } from '../paging/schemas.ts';
import { AnyText, Paragraphs, Text } from '../text/schemas.ts';
import { SeatPlace } from '../tickets/listing-schemas.ts';
import { HeldEvent } from '../tickets/order-schemas.ts';
import {
  deliveries,
  disclosures,
  highestTicketPrice,
  listingStatuses,
  lowestTicketPrice,
  mostTickets,
  splitRules,
} from '../tickets/rules.ts';
import { PriceAdvice } from './advice-schemas.ts';
import { Payout } from './payout-schemas.ts';
import { mostFileBytes, payoutStates, saleStates } from './rules.ts';

/** A file of tickets that the seller has uploaded; which seats its pages belong to is the seller's word. */
const SellerFile = z.strictObject({
  /** The seats whose tickets are in it, as on the ticket; empty for standing places. */
  seats: z.array(z.string()),
  pageCount: z.int(),
  /** Whether a barcode was found in it by which a door recognizes the ticket; null if it wasn't looked for. */
  hasBarcode: z.boolean().nullable(),
  uploadedAt: z.string(),
});

/** A listing as its seller sees it. */
export const SellerListing = z.strictObject({
  id: z.string(),
  event: HeldEvent,
  status: z.enum(listingStatuses),
  /** Everything that was listed and isn't sold. */
  place: SeatPlace,
  /** How many of these can't be changed at the moment because a buyer holds them. */
  heldCount: z.int(),
  remainingCount: z.int(),
  soldCount: z.int(),
  /** All-in, per ticket: what a buyer pays. */
  price: Money,
  /** Printed on the ticket. */
  facePrice: Money.nullable(),
  splitRule: z.enum(splitRules),
  disclosures: z.array(z.enum(disclosures)),
  delivery: z.enum(deliveries),
  inHandOn: Day.nullable(),
  files: z.array(SellerFile),
  /** If everything that is left is sold. */
  payout: Payout,
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type SellerListing = z.infer<typeof SellerListing>;

export const Sale = z.strictObject({
  /** Of the buyer's order; the code is what both can name to support. */
  orderId: z.string(),
  code: z.string(),
  listingId: z.string(),
  event: HeldEvent,
  place: SeatPlace,
  quantity: z.int(),
  state: z.enum(saleStates),
  delivery: z.enum(deliveries),
  /** null for tickets that were delivered with the sale. */
  deliverBy: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  /** Whom to transfer the tickets to; null unless they are to be transferred, or can be again. */
  transferTo: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  /** How they were transferred; null for files. */
  transferredWith: z.strictObject({ service: z.string(), reference: z.string() }).nullable(),
  payout: Payout,
  payoutState: z.enum(payoutStates),
  /** The latest one of the buyer. */
  objection: Objection.nullable(),
  /** Whether the seller can answer it with a statement. */
  canAnswer: z.boolean(),
  /** Whether the tickets can be delivered now: they are due, or delivered again before the event because of an objection. */
  canDeliver: z.boolean(),
  soldAt: z.string(),
});

export type Sale = z.infer<typeof Sale>;

const Price = z.int().min(lowestTicketPrice).max(highestTicketPrice);

/** What a seller says about tickets; prices are in cents. */
const listingFields = {
  splitRule: z.enum(splitRules),
  /** All-in, per ticket. */
  priceAmount: Price,
  /** Needed if the event limits resale prices. */
  facePriceAmount: z.int().min(0).max(highestTicketPrice).nullable(),
  disclosures: z.array(z.enum(disclosures)).max(disclosures.length),
  delivery: z.enum(['upload', 'transfer']),
  /** null: the seller has the tickets. */
  inHandOn: Day.nullable(),
} as const;

export const NewTicketListing = z.strictObject({
  eventId: AnyText(60),
  sectionId: AnyText(40),
  /** The label of a row or of an accessible bay, as in the plan; null for a standing area. */
  row: AnyText(20).nullable(),
  /** The first and last seat, as numbered in the row; null for a standing area. */
  seats: z.strictObject({ from: AnyText(10), to: AnyText(10) }).nullable(),
  /** Only for a standing area. */
  quantity: z.int().min(1).max(mostTickets).optional(),
  ...listingFields,
  /** `draft` offers nothing yet. */
  status: z.enum(['draft', 'active']),
});

export type NewTicketListing = z.infer<typeof NewTicketListing>;

export const TicketListingChange = z.strictObject({
  splitRule: listingFields.splitRule.optional(),
  priceAmount: listingFields.priceAmount.optional(),
  facePriceAmount: listingFields.facePriceAmount.optional(),
  disclosures: listingFields.disclosures.optional(),
  inHandOn: listingFields.inHandOn.optional(),
  status: z.enum(['active', 'paused']).optional(),
});

export type TicketListingChange = z.infer<typeof TicketListingChange>;

/** Base64 of a PDF: four characters for three bytes. */
const FileContent = z.base64().max(Math.ceil((mostFileBytes * 4) / 3) + 4);

/** One file with a page for each of these seats, in their order; a single seat can have several pages. */
const UploadedFile = z.strictObject({
  /** As on the ticket; empty for standing places. */
  seats: z.array(AnyText(10)).max(mostTickets),
  content: FileContent,
});

const ListingParams = z.object({ listingId: AnyText(100) });
const SaleParams = z.object({ orderId: AnyText(100) });

/** The seats are on sale already, by this listing of the caller's; null if someone else offers them. */
const SeatsListed = z.object({ listingId: z.string().nullable() });

export const sellingSchemas = {
  createTicketListing: {
    summary: 'Lists tickets of the caller for sale, or keeps them as a draft.',
    body: NewTicketListing,
    response: z.strictObject({ listing: SellerListing }),
    errors: {
      NOT_FOUND: null,
      SEATS_LISTED: SeatsListed,
      INVALID_STATE: null,
      ...repeatErrors,
    },
  },
  listOwnTicketListings: {
    summary: "The caller's listings of a status, the next event first.",
    query: z.object({ status: z.enum(listingStatuses).optional(), pageNumber: PageNumber }),
    response: pageOf(SellerListing).extend({ counts: z.record(z.enum(listingStatuses), z.int()) }),
    errors: {},
  },
  getOwnTicketListing: {
    summary: "A listing of the caller's.",
    params: ListingParams,
    response: z.strictObject({ listing: SellerListing }),
    errors: { NOT_FOUND: null },
  },
  changeTicketListing: {
    summary:
      'Changes a listing. Tickets that a buyer holds keep the price of their hold; what else was held with them stays.',
    params: ListingParams,
    body: TicketListingChange,
    response: z.strictObject({ listing: SellerListing }),
    errors: { NOT_FOUND: null, SEATS_LISTED: SeatsListed, INVALID_STATE: null, ...repeatErrors },
  },
  removeTicketListing: {
    summary: 'Takes tickets off sale. Those that a buyer holds right now can still be bought by that buyer.',
    params: ListingParams,
    response: null,
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  uploadTicketFile: {
    summary: 'Uploads the PDF of tickets before they are sold; buyers get it with the sale.',
    params: ListingParams,
    body: UploadedFile,
    response: z.strictObject({ listing: SellerListing }),
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  advisePrice: {
    summary:
      'What similar seats of an event cost and were sold for, and what the seller would get for a price.',
    params: z.object({ eventId: AnyText(60) }),
    query: z.object({
      sectionId: AnyText(40),
      row: AnyText(20).optional(),
      quantity: z.coerce.number().int().min(1).max(mostTickets).default(2),
      /** Cents; without one, the middle of the advised range. */
      priceAmount: z.coerce.number().int().min(lowestTicketPrice).max(highestTicketPrice).optional(),
      facePriceAmount: z.coerce.number().int().min(0).max(highestTicketPrice).optional(),
    }),
    response: z.strictObject({ price: Money, advice: PriceAdvice }),
    errors: { NOT_FOUND: null },
  },
  listTicketSales: {
    summary: "The caller's sales, those that have to be delivered first.",
    query: z.object({ pageNumber: PageNumber }),
    response: pageOf(Sale).extend({ held: Money, paid: Money }),
    errors: {},
  },
  getTicketSale: {
    summary: "A sale of the caller's.",
    params: SaleParams,
    response: z.strictObject({ sale: Sale }),
    errors: { NOT_FOUND: null },
  },
  deliverTickets: {
    summary:
      "Delivers the tickets of a sale: their files, or how they were transferred to the buyer's email address.",
    params: SaleParams,
    body: z.union([
      z.strictObject({ files: z.array(UploadedFile).min(1).max(mostTickets) }),
      z.strictObject({ transfer: z.strictObject({ service: Text(60), reference: Text(100) }) }),
    ]),
    response: z.strictObject({ sale: Sale }),
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
  answerObjection: {
    summary: 'What the seller says about the objection of the buyer, who reads it.',
    params: SaleParams,
    body: z.strictObject({ text: Paragraphs(objectionTextLength) }),
    response: z.strictObject({ sale: Sale }),
    errors: { NOT_FOUND: null, INVALID_STATE: null, ...repeatErrors },
  },
} as const satisfies Record<string, CallSchemas>;
