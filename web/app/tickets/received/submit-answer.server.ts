import { ticketTransferPath } from '@golark/contract/event-paths';
import { acceptTickets, declineTickets } from '@golark/contract/ticket-transfers/calls';
import { redirect } from 'react-router';
import { callOnce } from '../../platform/page/call-once.server.ts';
import { doneOutcome } from '../../platform/page/form-outcome.ts';
import { keyOfPage } from '../../platform/page/page-key.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected } from '../../platform/page/submit-form.server.ts';
import { acceptIntent, type declineIntent } from './answer-intents.ts';

type Answer = { transferId: string; intent: typeof acceptIntent | typeof declineIntent };

/** Accepts or declines; the page then says what the tickets are. */
export const submitAnswer = async (request: FormRequest, { transferId, intent }: Answer) => {
  const { locale } = request;
  const key = keyOfPage(request);
  const call = intent === acceptIntent ? acceptTickets : declineTickets;
  const result = await callOnce(request, call, { params: { transferId }, query: key ? { key } : {} });
  if (result.ok) return doneOutcome(intent);
  // withdrawn or accepted in the meantime: the page shows which
  if (result.error.code === 'INVALID_STATE') throw redirect(ticketTransferPath(transferId));
  return rejected(outcomeOfError(result.error, { intent, locale }));
};
