import type { ErrorCode } from '@golark/contract/errors/rules';
import { ticketOrderPath } from '@golark/contract/event-paths';
import { sendTickets, withdrawTickets } from '@golark/contract/ticket-transfers/calls';
import { redirect } from 'react-router';
import { callOnce } from '../../platform/page/call-once.server.ts';
import { doneOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf, valuesOf } from '../../platform/page/form-values.ts';
import { keyOfPage } from '../../platform/page/page-key.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { sendIntent, withdrawIntent } from './transfer-intents.ts';

/** Sends the chosen tickets; the order's page then says to whom. */
export const submitTransfer = async (request: FormRequest, orderId: string) => {
  const { form, locale } = request;
  const t = translatorOf(locale, 'ticketOrder');
  const key = keyOfPage(request);
  const tickets = form.getAll('ticket').map(Number);
  const body = { tickets, name: textOf(form, 'name') ?? '', email: textOf(form, 'email') ?? '' };
  const values = { ...valuesOf(form, ['name', 'email']), tickets: tickets.join(' ') };
  if (tickets.length === 0)
    return rejected(outcomeOf(sendIntent, { values, errors: { tickets: t('transfer.choose') } }));
  const result = await submitForm(request, {
    ...{ intent: sendIntent, call: sendTickets, params: { orderId }, body },
    query: key ? { key } : {},
  });
  if (result.ok) return { ...doneOutcome(sendIntent), values };
  const { error, outcome } = result;
  const details: Partial<Record<ErrorCode, string>> = {
    RATE_LIMITED: t('transfer.tooOften'),
    INVALID_STATE: t('transfer.changed'),
  };
  const detail = (error && details[error.code]) ?? null;
  return rejected({ ...outcome, values, ...(detail ? { detail, problem: null } : {}) });
};

/** Takes tickets back; if they were accepted in the meantime, the page shows that. */
export const submitWithdrawal = async (request: FormRequest, orderId: string) => {
  const { form, locale } = request;
  const key = keyOfPage(request);
  const transferId = textOf(form, 'subject') ?? '';
  const result = await callOnce(request, withdrawTickets, {
    params: { orderId, transferId },
    query: key ? { key } : {},
  });
  if (result.ok || result.error.code === 'INVALID_STATE') throw redirect(ticketOrderPath(orderId));
  return rejected(outcomeOfError(result.error, { intent: withdrawIntent, subject: transferId, locale }));
};
