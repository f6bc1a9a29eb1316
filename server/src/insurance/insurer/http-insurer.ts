import { coverageCodes } from '@golark/contract/insurance/rules';
import { z } from 'zod';
import type { Insurer } from '#platform/insurer';

const timeoutMilliseconds = 15_000;

const Offer = z.object({
  reference: z.string().min(1).max(200),
  premiumAmount: z.int().min(1),
  coverage: z
    .array(z.object({ code: z.enum(coverageCodes), limitAmount: z.int().min(0) }))
    .min(1)
    .max(coverageCodes.length),
});
const Issued = z.object({ policyNumber: z.string().min(1).max(100) });

interface Access {
  name: string;
  /** Without a slash at its end. */
  url: string;
  token: string;
}

/**
 * An insurer behind HTTP: `POST /quotes` returns `{ reference, premiumAmount, coverage }`, `POST /policies` with an
 * `Idempotency-Key` returns `{ policyNumber }`, `DELETE /policies/{policyNumber}` ends it. Amounts are cents. An operator whose
 * insurer has another protocol puts a small service in front of it.
 */
export const httpInsurer = ({ name, url, token }: Access): Insurer => {
  const send = async (
    path: string,
    { method, headers = {}, body }: { method: string; headers?: Record<string, string>; body?: object },
  ): Promise<Response> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMilliseconds),
      redirect: 'error',
    });
    if (response.ok || (method === 'DELETE' && response.status === 404)) return response;
    throw new Error(`the insurer answered ${method} ${path} with ${response.status}`);
  };
  return {
    name,
    isSample: false,
    quote: async (request) => {
      const response = await send('/quotes', { method: 'POST', body: request });
      return Offer.parse(await response.json());
    },
    issue: async ({ id, ...policy }) => {
      const headers = { 'idempotency-key': id };
      const response = await send('/policies', { method: 'POST', headers, body: policy });
      return Issued.parse(await response.json()).policyNumber;
    },
    cancel: async (policyNumber) => {
      await send(`/policies/${encodeURIComponent(policyNumber)}`, { method: 'DELETE' });
    },
  };
};
