import { ticketOrderPath } from '@golark/contract/event-paths';
import { offerTicketsAgain, takeTicketsBack } from '@golark/contract/tickets/calls';
import { redirect } from 'react-router';
import { callOnce } from '../../platform/page/call-once.server.ts';
import { doneOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { keyOfPage } from '../../platform/page/page-key.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { offerIntent, takeBackIntent } from './pool-intents.ts';

/** Offers the chosen tickets to others; the order's page then shows which. */
export const submitOffer = async (request: FormRequest, orderId: string) => {
  const { form, locale } = request;
  const t = translatorOf(locale, 'ticketOrder');
  const key = keyOfPage(request);
  const tickets = form.getAll('ticket').map(Number);
  const values = { tickets: tickets.join(' ') };
  if (tickets.length === 0)
    return rejected(outcomeOf(offerIntent, { values, errors: { tickets: t('transfer.choose') } }));
  const query = key ? { key } : {};
  const result = await callOnce(request, offerTicketsAgain, {
    params: { orderId },
    query,
    body: { tickets },
  });
  if (result.ok) return doneOutcome(offerIntent);
  if (result.error.code === 'INVALID_STATE')
    return rejected(outcomeOf(offerIntent, { values, detail: t('pool.changed') }));
  return rejected(outcomeOfError(result.error, { intent: offerIntent, locale }));
};

/** Takes back tickets that aren't being bought; the page then shows what is left. */
export const submitTakeBack = async (request: FormRequest, orderId: string) => {
  const { locale } = request;
  const key = keyOfPage(request);
  const query = key ? { key } : {};
  const result = await callOnce(request, takeTicketsBack, { params: { orderId }, query });
  if (result.ok) throw redirect(ticketOrderPath(orderId));
  if (result.error.code === 'INVALID_STATE') {
    const detail = translatorOf(locale, 'ticketOrder')('pool.taken');
    return rejected(outcomeOf(takeBackIntent, { detail }));
  }
  return rejected(outcomeOfError(result.error, { intent: takeBackIntent, locale }));
};
