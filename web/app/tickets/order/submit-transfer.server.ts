import type { ErrorCode } from '@golark/contract/errors/rules';
import { ticketOrderPath } from '@golark/contract/event-paths';
import { sendTickets, withdrawTickets } from '@golark/contract/ticket-transfers/calls';
import { redirect } from 'react-router';
import { callOnce } from '../../platform/page/call-once.server.ts';
import { outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf, valuesOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { sendIntent, withdrawIntent } from './transfer-intents.ts';

const keyIn = (url: URL): string | undefined => url.searchParams.get('key') ?? undefined;

/** Sends the chosen tickets; the order's page then shows to whom. */
export const submitTransfer = async (request: FormRequest, orderId: string) => {
  const { form, url, locale } = request;
  const t = translatorOf(locale, 'ticketOrder');
  const key = keyIn(url);
  const tickets = form.getAll('ticket').map(Number);
  const body = { tickets, name: textOf(form, 'name') ?? '', email: textOf(form, 'email') ?? '' };
  const values = { ...valuesOf(form, ['name', 'email']), tickets: tickets.join(' ') };
  if (tickets.length === 0)
    return rejected(outcomeOf(sendIntent, { values, errors: { tickets: t('transfer.choose') } }));
  const result = await submitForm(request, {
    ...{ intent: sendIntent, call: sendTickets, params: { orderId }, body },
    query: key ? { key } : {},
  });
  if (result.ok) throw redirect(ticketOrderPath(orderId, key));
  const { error, outcome } = result;
  const details: Partial<Record<ErrorCode, string>> = {
    RATE_LIMITED: t('transfer.tooOften'),
    INVALID_STATE: t('transfer.changed'),
  };
  const detail = (error && details[error.code]) ?? null;
  return rejected({ ...outcome, values, ...(detail ? { detail, problem: null } : {}) });
};

/** Takes tickets back; if they were accepted in the meantime, the page shows that. */
export const submitWithdrawal = async ({ api, form, url, locale }: FormRequest, orderId: string) => {
  const key = keyIn(url);
  const transferId = textOf(form, 'subject') ?? '';
  const result = await callOnce({ api, form }, withdrawTickets, {
    params: { orderId, transferId },
    query: key ? { key } : {},
  });
  if (result.ok || result.error.code === 'INVALID_STATE') throw redirect(ticketOrderPath(orderId, key));
  return rejected(outcomeOfError(result.error, { intent: withdrawIntent, subject: transferId, locale }));
};
