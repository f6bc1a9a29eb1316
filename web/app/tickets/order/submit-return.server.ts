import { ticketOrderPath } from '@golark/contract/event-paths';
import { returnTickets } from '@golark/contract/tickets/calls';
import { redirect } from 'react-router';
import { callOnce } from '../../platform/page/call-once.server.ts';
import { keyOfPage } from '../../platform/page/page-key.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected } from '../../platform/page/submit-form.server.ts';
import { returnIntent } from './return-intent.ts';

/** Returns the tickets; the order's page then says what is refunded. */
export const submitReturn = async (request: FormRequest, orderId: string) => {
  const { locale } = request;
  const key = keyOfPage(request);
  const result = await callOnce(request, returnTickets, { params: { orderId }, query: key ? { key } : {} });
  // it may have been returned in another tab, or its time is over: the page shows which
  if (result.ok || result.error.code === 'INVALID_STATE') throw redirect(ticketOrderPath(orderId));
  return rejected(outcomeOfError(result.error, { intent: returnIntent, locale }));
};
