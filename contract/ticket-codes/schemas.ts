import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { AnyText } from '../text/schemas.ts';
import { OrderKey, OrderParams } from '../tickets/schemas.ts';

/** The code that opens the door: only for the owner of the ticket. */
export const TicketCode = z.strictObject({
  /** The number of the ticket in its order. */
  number: z.int(),
  /** `GLK…`, the content of the QR code. */
  code: z.string(),
  /** The squares in a row of its QR code, without the empty margin of four that scanners need around it. */
  size: z.int(),
  /** The dark squares of the QR code as the path of an SVG: `M0 0h7v1h-7z…`. */
  path: z.string(),
});

export type TicketCode = z.infer<typeof TicketCode>;

const response = z.strictObject({ codes: z.array(TicketCode) });

export const ticketCodesSchemas = {
  listTicketCodes: {
    summary:
      "The codes of an order's tickets that are still their buyer's and not used. Tickets that a seller uploaded have theirs in their file.",
    params: OrderParams,
    query: OrderKey,
    response,
    errors: { NOT_FOUND: null },
  },
  listReceivedCodes: {
    summary: 'The codes of tickets that the caller has accepted and not used.',
    params: z.object({ transferId: AnyText(100) }),
    query: OrderKey,
    response,
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
