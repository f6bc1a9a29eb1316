import { z } from 'zod';
import { fieldRule } from '../errors/rules.ts';
import { AnyText } from '../text/schemas.ts';

const maxParts = 50;

/** The parts in which a listing is also sold: the apartments of a house. A booked night of either side cannot be sold in the other. */
export const ListingPartsInput = z.strictObject({
  /** Ids of other listings of the same host; none if the listing is sold whole only. */
  parts: z
    .array(AnyText(200))
    .max(maxParts)
    .refine((parts) => new Set(parts).size === parts.length, fieldRule('part_twice')),
  /** Whether nights that the host closes in one are closed in the others. */
  closesTogether: z.boolean().default(true),
});
export type ListingPartsInput = z.infer<typeof ListingPartsInput>;

export const ListingParts = z.strictObject({
  parts: z.array(z.string()),
  /** The listings of which this one is a part. */
  wholes: z.array(z.string()),
  closesTogether: z.boolean(),
});
export type ListingParts = z.infer<typeof ListingParts>;
