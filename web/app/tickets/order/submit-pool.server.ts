import { ticketOrderPath } from '@golark/contract/event-paths';
import { offerTicketsAgain, takeTicketsBack } from '@golark/contract/tickets/calls';
import { redirect } from 'react-router';
import { callOnce } from '../../platform/page/call-once.server.ts';
import { outcomeOf } from '../../platform/page/form-outcome.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { offerIntent, takeBackIntent } from './pool-intents.ts';

/** Offers the chosen tickets to others; the order's page then shows which. */
export const submitOffer = async ({ api, form, url, locale }: FormRequest, orderId: string) => {
  const t = translatorOf(locale, 'ticketOrder');
  const key = url.searchParams.get('key') ?? undefined;
  const tickets = form.getAll('ticket').map(Number);
  const values = { tickets: tickets.join(' ') };
  if (tickets.length === 0)
    return rejected(outcomeOf(offerIntent, { values, errors: { tickets: t('transfer.choose') } }));
  const query = key ? { key } : {};
  const result = await callOnce({ api, form }, offerTicketsAgain, {
    params: { orderId },
    query,
    body: { tickets },
  });
  if (result.ok) throw redirect(ticketOrderPath(orderId, key));
  if (result.error.code === 'INVALID_STATE')
    return rejected(outcomeOf(offerIntent, { values, detail: t('pool.changed') }));
  return rejected(outcomeOfError(result.error, { intent: offerIntent, locale }));
};

/** Takes back tickets that aren't being bought; the page then shows what is left. */
export const submitTakeBack = async ({ api, form, url, locale }: FormRequest, orderId: string) => {
  const key = url.searchParams.get('key') ?? undefined;
  const query = key ? { key } : {};
  const result = await callOnce({ api, form }, takeTicketsBack, { params: { orderId }, query });
  if (result.ok) throw redirect(ticketOrderPath(orderId, key));
  if (result.error.code === 'INVALID_STATE') {
    const detail = translatorOf(locale, 'ticketOrder')('pool.taken');
    return rejected(outcomeOf(takeBackIntent, { detail }));
  }
  return rejected(outcomeOfError(result.error, { intent: takeBackIntent, locale }));
};
