import { coverageCodes } from '@golark/contract/insurance/rules';
import { z } from 'zod';
import type { Insurer } from '#platform/insurer';
import { type PartnerAccess, partnerApi } from '#platform/partner-api';

const Offer = z.object({
  reference: z.string().min(1).max(200),
  premiumAmount: z.int().min(1),
  coverage: z
    .array(z.object({ code: z.enum(coverageCodes), limitAmount: z.int().min(0) }))
    .min(1)
    .max(coverageCodes.length),
});
/** The checkout waits for a price, and can do without. */
const quoteMilliseconds = 3000;

const Issued = z.object({ policyNumber: z.string().min(1).max(100) });

/**
 * An insurer behind HTTP: `POST /quotes` returns `{ reference, premiumAmount, coverage }`, `POST /policies` with an
 * `Idempotency-Key` returns `{ policyNumber }`, `PATCH /policies/{policyNumber}` with `{ arriveDay, departDay }` moves it or answers
 * 422 for days that it doesn't cover, `DELETE /policies/{policyNumber}` ends it. Amounts are cents. An operator whose
 * insurer has another protocol puts a small service in front of it.
 */
export const httpInsurer = ({ name, ...access }: PartnerAccess & { name: string }): Insurer => {
  const send = partnerApi('the insurer', access);
  return {
    name,
    isSample: false,
    quote: async (request) => {
      const response = await send('/quotes', {
        method: 'POST',
        body: request,
        timeoutMilliseconds: quoteMilliseconds,
      });
      return Offer.parse(await response.json());
    },
    issue: async ({ id, ...policy }) => {
      const headers = { 'idempotency-key': id };
      const response = await send('/policies', { method: 'POST', headers, body: policy });
      return Issued.parse(await response.json()).policyNumber;
    },
    move: async (policyNumber, days) => {
      const path = `/policies/${encodeURIComponent(policyNumber)}`;
      return (await send(path, { method: 'PATCH', body: days, refusal: 422 })).ok;
    },
    cancel: async (policyNumber) => {
      await send(`/policies/${encodeURIComponent(policyNumber)}`, { method: 'DELETE' });
    },
  };
};
