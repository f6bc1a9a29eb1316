import { ticketTransferPath } from '@golark/contract/event-paths';
import { acceptTickets, declineTickets } from '@golark/contract/ticket-transfers/calls';
import { redirect } from 'react-router';
import { callOnce } from '../../platform/page/call-once.server.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected } from '../../platform/page/submit-form.server.ts';
import { acceptIntent, type declineIntent } from './answer-intents.ts';

type Answer = { transferId: string; intent: typeof acceptIntent | typeof declineIntent };

/** Accepts or declines; the page then says what the tickets are. */
export const submitAnswer = async (
  { api, form, url, locale }: FormRequest,
  { transferId, intent }: Answer,
) => {
  const key = url.searchParams.get('key') ?? undefined;
  const call = intent === acceptIntent ? acceptTickets : declineTickets;
  const result = await callOnce({ api, form }, call, { params: { transferId }, query: key ? { key } : {} });
  // withdrawn or accepted in the meantime: the page shows which
  if (result.ok || result.error.code === 'INVALID_STATE') throw redirect(ticketTransferPath(transferId, key));
  return rejected(outcomeOfError(result.error, { intent, locale }));
};
