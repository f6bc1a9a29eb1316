import { dayInZone } from '@golark/contract/dates/rules';
import {
  changeTicketListing,
  getOwnTicketListing,
  removeTicketListing,
} from '@golark/contract/selling/calls';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { AccountFormRequest } from '../../platform/page/page-request.ts';
import { rejected, type SubmitResult, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { listingErrors } from '../sell/listing-errors.server.ts';
import { inHandNow } from './in-hand-now.ts';
import { activateIntent, pauseIntent, removeIntent } from './listing-intents.ts';

type Sent = { intent: string; subject: string };
type Failed = Extract<SubmitResult<typeof changeTicketListing>, { ok: false }>;

/** Seats that are sold twice, a missing field or an event that has begun: in one sentence above the button. */
const detailOf = ({ error, outcome }: Pick<Failed, 'error' | 'outcome'>, { locale }: AccountFormRequest) => {
  const t = translatorOf(locale, 'sell');
  if (error?.code === 'SEATS_LISTED') return t(error.listingId ? 'problems.own' : 'problems.others');
  if (error?.code === 'INVALID_STATE') return t('problems.closed');
  const errors = listingErrors({ error, outcome }, { locale, cap: null });
  return Object.values(errors)[0] ?? null;
};

/** A day that is over by now would be rejected: since then, the seller has the tickets. */
const inHandChange = async ({ api, now }: AccountFormRequest, listingId: string) => {
  const { listing } = dataOrThrow(await callApi(api, getOwnTicketListing, { params: { listingId } }));
  const today = dayInZone(now, listing.event.venue.timeZone);
  const current = inHandNow(listing, today);
  const isFine = listing.inHandOn === null ? current === null : listing.inHandOn >= today;
  return isFine ? {} : { inHandOn: current };
};

const changeStatus = async (request: AccountFormRequest, sent: Sent, status: 'active' | 'paused') => {
  const inHand = status === 'active' ? await inHandChange(request, sent.subject) : {};
  const result = await submitForm(request, {
    ...sent,
    call: changeTicketListing,
    params: { listingId: sent.subject },
    body: { status, ...inHand },
  });
  if (result.ok) return outcomeOf(sent.intent, { subject: sent.subject, isDone: true });
  const detail = detailOf(result, request);
  return rejected<FormOutcome>({ ...result.outcome, errors: {}, detail });
};

const remove = async (request: AccountFormRequest, sent: Sent) => {
  const result = await submitForm(request, {
    ...sent,
    call: removeTicketListing,
    params: { listingId: sent.subject },
  });
  const isDone = result.ok || result.error?.code === 'NOT_FOUND';
  if (isDone) return outcomeOf(sent.intent, { subject: sent.subject, isDone });
  return rejected<FormOutcome>(result.outcome);
};

const sentOf = ({ form }: AccountFormRequest, intent: string): Sent => ({
  intent,
  subject: textOf(form, 'subject') ?? '',
});

/** Pauses, activates and removes listings, on every page that shows them. */
export const statusHandlers = {
  [pauseIntent]: (request: AccountFormRequest) =>
    changeStatus(request, sentOf(request, pauseIntent), 'paused'),
  [activateIntent]: (request: AccountFormRequest) =>
    changeStatus(request, sentOf(request, activateIntent), 'active'),
  [removeIntent]: (request: AccountFormRequest) => remove(request, sentOf(request, removeIntent)),
};
