import { z } from 'zod';
import { fieldRule } from '../errors/rules.ts';
import { listingStatuses } from '../own-listings/rules.ts';
import { AnyText } from '../text/schemas.ts';
import { maxParts } from './rules.ts';

/** The parts in which a listing is also sold: the apartments of a house. A booked night of either side cannot be sold in the other. */
export const ListingPartsInput = z.strictObject({
  /** Ids of other listings of the same host; none if the listing is sold whole only. */
  parts: z
    .array(AnyText(200))
    .max(maxParts)
    .refine((parts) => new Set(parts).size === parts.length, fieldRule('part_twice')),
  /** Whether nights that the host closes in one are closed in the others. */
  closesTogether: z.boolean().default(true),
  /** The version of the parts that the client has read; without it, they are replaced whatever they are now. */
  version: z.int().min(0).optional(),
});
export type ListingPartsInput = z.infer<typeof ListingPartsInput>;

export const ListingParts = z.strictObject({
  parts: z.array(z.string()),
  /** The listings of which this one is a part. */
  wholes: z.array(z.string()),
  closesTogether: z.boolean(),
  /** Rises with each change of the parts. */
  version: z.int(),
});
export type ListingParts = z.infer<typeof ListingParts>;

/** A listing of the same host by its title, which is null while a draft has none. */
export const NamedListing = z.strictObject({
  id: z.string(),
  title: z.string().nullable(),
  status: z.enum(listingStatuses),
});
export type NamedListing = z.infer<typeof NamedListing>;

export const ListingLinks = z.strictObject({
  version: z.int(),
  closesTogether: z.boolean(),
  parts: z.array(NamedListing),
  /** The listings of which this one is a part. */
  wholes: z.array(NamedListing),
  /** Other listings of the host in the order of their titles, the first 20. */
  others: z.array(NamedListing),
  /** How many other listings there are, also beyond the first 20. */
  otherCount: z.int(),
});
export type ListingLinks = z.infer<typeof ListingLinks>;
