import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import type { ChangeQuote, QuoteChangeInput } from '@golark/contract/booking-changes/schemas';
import { changedTripPath } from '@golark/contract/change-paths';
import { tripPath } from '@golark/contract/paths';
import { data, redirect } from 'react-router';
import { type FormOutcome, outcomeOf } from '../platform/page/form-outcome.ts';
import { textOf } from '../platform/page/form-values.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { translatorOf } from '../platform/translations.ts';
import { refusalOf } from '../stays/load-property.ts';
import type { Refusal } from '../stays/priced.ts';
import { acceptChangeIntent, quoteChangeIntent } from './change-intents.ts';

/** What the page shows of a form: a quote, why there is none, or that the host has to be asked. */
export type ChangeOutcome = FormOutcome & {
  quote?: ChangeQuote;
  refusal?: Refusal;
  needsHost?: boolean;
};

const fields = ['dateFrom', 'dateTo', 'adults', 'children', 'infants', 'pets', 'rooms'] as const;

const numberOf = (form: FormData, name: string): number => Number(textOf(form, name) ?? 0);

/** The rooms that remain, as the form of a room lists them; the API refuses anything else. */
const roomsOf = (form: FormData): QuoteChangeInput['rooms'] => {
  const text = textOf(form, 'rooms');
  if (!text) return undefined;
  try {
    return JSON.parse(text) as QuoteChangeInput['rooms'];
  } catch {
    return [];
  }
};

/** Asks for the price of what the form says; a refusal is one sentence above it. */
const quoteOf = async (request: AccountFormRequest, bookingId: string): Promise<ChangeOutcome> => {
  const { form } = request;
  const result = await submitForm(request, {
    intent: quoteChangeIntent,
    call: quoteBookingChange,
    params: { bookingId },
    body: {
      arriveDay: textOf(form, 'dateFrom'),
      departDay: textOf(form, 'dateTo'),
      numAdults: numberOf(form, 'adults'),
      numChildren: numberOf(form, 'children'),
      numInfants: numberOf(form, 'infants'),
      numPets: numberOf(form, 'pets'),
      rooms: roomsOf(form),
    },
    fields,
  });
  const values = Object.fromEntries(fields.map((name) => [name, textOf(form, name) ?? '']));
  if (result.ok) return outcomeOf(quoteChangeIntent, { values, isDone: true, ...result.data });
  const { error, outcome } = result;
  const refusal = error ? refusalOf(error) : null;
  if (refusal) return { ...outcome, values, errors: {}, problem: null, refusal };
  if (error?.code !== 'INVALID_STATE') return { ...outcome, values };
  if ('reason' in error && error.reason === 'NEEDS_HOST')
    return { ...outcome, values, problem: null, needsHost: true };
  const detail = translatorOf(request.locale, 'tripChange')('notNow');
  return { ...outcome, values, problem: null, detail };
};

export const submitChangeQuote = async (request: AccountFormRequest, bookingId: string) => {
  const outcome = await quoteOf(request, bookingId);
  return outcome.isDone ? outcome : rejected(outcome);
};

const failures = {
  CARD_DECLINED: 'declined',
  DATES_UNAVAILABLE: 'taken',
  QUOTE_EXPIRED: 'expired',
  INVALID_STATE: 'notNow',
} as const;

/** Changes the trip as quoted; after a failure the price is asked for again, which says whether it still holds. */
export const submitChange = async (request: AccountFormRequest, bookingId: string) => {
  const { form, locale } = request;
  const result = await submitForm(request, {
    intent: acceptChangeIntent,
    call: changeBooking,
    params: { bookingId },
    body: { quoteId: textOf(form, 'quoteId'), savedCardId: textOf(form, 'savedCardId') },
  });
  if (result.ok) throw redirect(changedTripPath(bookingId));
  const code = result.error?.code;
  // the trip's page leads on to the bank
  if (code === 'AUTHENTICATION_REQUIRED') throw redirect(tripPath(bookingId));
  const failure = code && code in failures ? failures[code as keyof typeof failures] : undefined;
  const t = translatorOf(locale, 'tripChange');
  const { problem, detail } = result.outcome;
  const again = await quoteOf(request, bookingId);
  const said = failure ? { problem: null, detail: t(failure) } : { problem, detail };
  return data<ChangeOutcome>(
    { ...again, intent: acceptChangeIntent, isDone: false, ...said },
    { status: 422 },
  );
};
