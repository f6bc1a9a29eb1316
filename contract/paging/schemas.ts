import { z } from 'zod';

/** `?pageNumber=`, from 1. */
export const PageNumber = z.coerce.number().int().min(1).max(10_000).default(1);

export const PageInfo = z.strictObject({
  pageNumber: z.int(),
  pageSize: z.int(),
  totalPages: z.int(),
  totalCount: z.int(),
});

export type PageInfo = z.infer<typeof PageInfo>;

export const pageOf = <T extends z.ZodType>(node: T) =>
  z.strictObject({ edges: z.array(z.strictObject({ node })), pageInfo: PageInfo });
