import { answerObjection, deliverTickets, getTicketSale } from '@golark/contract/selling/calls';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { callOnce } from '../../platform/page/call-once.server.ts';
import { type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { AccountFormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { fileErrorOf } from '../sell/pdf-problem-words.ts';
import { postedFiles, postedProblem, rejectFile } from '../sell/submit-upload.server.ts';
import { answerIntent, deliverFilesIntent, deliverTransferIntent } from './deliver-intents.ts';

const doneOf = (intent: string, subject: string): FormOutcome => outcomeOf(intent, { subject, isDone: true });

const saleIn = ({ form }: AccountFormRequest): string => textOf(form, 'subject') ?? '';

/** How the tickets were transferred: both fields are needed, so that the buyer can find them. */
const submitTransfer = async (request: AccountFormRequest) => {
  const { form, locale } = request;
  const subject = saleIn(request);
  const intent = deliverTransferIntent;
  const t = translatorOf(locale, 'seller');
  const result = await submitForm(request, {
    intent,
    subject,
    call: deliverTickets,
    params: { orderId: subject },
    body: { transfer: { service: textOf(form, 'service'), reference: textOf(form, 'reference') } },
    fields: ['service', 'reference'],
  });
  if (result.ok) return doneOf(intent, subject);
  const { error, outcome } = result;
  if (error?.code === 'INVALID_STATE')
    return rejected<FormOutcome>({ ...outcome, problem: null, detail: t('sold.closed') });
  const missing = (['service', 'reference'] as const).filter((field) => !textOf(form, field));
  if (missing.length === 0) return rejected<FormOutcome>(outcome);
  const errors = Object.fromEntries(missing.map((field) => [field, t(`sold.problems.${field}`)]));
  return rejected<FormOutcome>({ ...outcome, errors, problem: null });
};

/** The files of a form without JavaScript. */
const submitFiles = async (request: AccountFormRequest) => {
  const { api, form, locale } = request;
  const orderId = saleIn(request);
  const at = { intent: deliverFilesIntent, subject: orderId, locale };
  const params = { orderId };
  const { sale } = dataOrThrow(await callApi(api, getTicketSale, { params }));
  const posted = await postedFiles(form, sale.place.seats);
  const problem = postedProblem(posted);
  if (problem) return rejected(rejectFile(at, problem));
  const files = posted.map(({ seats, content }) => ({ seats, content }));
  const result = await callOnce({ api, form }, deliverTickets, { params, body: { files } });
  if (result.ok) return doneOf(deliverFilesIntent, orderId);
  return rejected(rejectFile(at, { name: posted[0]?.name ?? 'file', ...fileErrorOf(result.error) }));
};

/** What the seller says about the objection of the buyer. */
const submitAnswer = async (request: AccountFormRequest) => {
  const { form, locale } = request;
  const subject = saleIn(request);
  const result = await submitForm(request, {
    intent: answerIntent,
    subject,
    call: answerObjection,
    params: { orderId: subject },
    body: { text: textOf(form, 'text') ?? '' },
    fields: ['text'],
  });
  if (result.ok) return doneOf(answerIntent, subject);
  const { error, outcome } = result;
  if (error?.code !== 'INVALID_STATE') return rejected<FormOutcome>(outcome);
  const detail = translatorOf(locale, 'seller')('sold.objection.closed');
  return rejected<FormOutcome>({ ...outcome, problem: null, detail });
};

export const deliveryHandlers = {
  [deliverFilesIntent]: submitFiles,
  [deliverTransferIntent]: submitTransfer,
  [answerIntent]: submitAnswer,
};
