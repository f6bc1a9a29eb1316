import { z } from 'zod';
import { type PartnerAccess, partnerApi } from '#platform/partner-api';
import type { TicketNetwork } from '#platform/ticket-network';

const Requested = z.object({ reference: z.string().min(1).max(200) });
const Found = z.object({ status: z.enum(['PENDING', 'CONFIRMED', 'REJECTED']) });

/**
 * A ticket network behind HTTP: `POST /orders` with an `Idempotency-Key` returns `{ reference }`, `GET /orders/{reference}` returns
 * `{ status }`, `DELETE` withdraws. An operator with another protocol puts a small service in front of it.
 */
export const httpTicketNetwork = (access: PartnerAccess): TicketNetwork => {
  const send = partnerApi('the ticket network', access);
  return {
    request: async ({ id, ...order }) => {
      const headers = { 'idempotency-key': id };
      const response = await send('/orders', { method: 'POST', headers, body: order });
      return Requested.parse(await response.json()).reference;
    },
    find: async (reference) => {
      const response = await send(`/orders/${encodeURIComponent(reference)}`, { method: 'GET' });
      return Found.parse(await response.json()).status;
    },
    withdraw: async (reference) => {
      await send(`/orders/${encodeURIComponent(reference)}`, { method: 'DELETE' });
    },
  };
};
