import { z } from 'zod';
import type { TicketNetwork } from '#platform/ticket-network';

const timeoutMilliseconds = 15_000;

const Requested = z.object({ reference: z.string().min(1).max(200) });
const Found = z.object({ status: z.enum(['PENDING', 'CONFIRMED', 'REJECTED']) });

interface Access {
  /** Without a slash at its end. */
  url: string;
  token: string;
}

/**
 * A ticket network behind HTTP: `POST /orders` with an `Idempotency-Key` returns `{ reference }`, `GET /orders/{reference}` returns
 * `{ status }`, `DELETE` withdraws. An operator with another protocol puts a small service in front of it.
 */
export const httpTicketNetwork = ({ url, token }: Access): TicketNetwork => {
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
    throw new Error(`the ticket network answered ${method} ${path} with ${response.status}`);
  };
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
