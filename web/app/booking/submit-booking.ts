import { bookStay } from '@golark/contract/booking/calls';
import type { BookStayInput } from '@golark/contract/booking/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { bookedTripPath } from '@golark/contract/paths';
import type { Quote } from '@golark/contract/pricing/schemas';
import { redirect } from 'react-router';
import { type ApiError, callApi } from '../platform/api-client.ts';
import { type FieldErrors, fieldErrorsOf } from '../platform/field-errors.ts';
import type { Api } from '../platform/request-context.ts';

export type BookingProblem = 'declined' | 'taken' | 'expired' | 'changed' | 'running' | 'failed' | 'fields';

export type BookingOutcome = {
  problem: BookingProblem;
  errors: FieldErrors;
  /** Until when the nights stay held after a declined card. */
  heldUntil: string | null;
  /** What the stay costs now, when that is not what was quoted: to be looked at before paying. */
  quote: Quote | null;
  reference: string;
  kept: KeptFields;
};

/** What a page without JavaScript shows again; numbers of cards never travel back. */
type KeptFields = Record<(typeof keptFields)[number], string>;

const keptFields = ['firstName', 'lastName', 'email', 'note', 'payWith', 'cardExpiry', 'nameOnCard'] as const;

const problemOf: Partial<Record<ApiError['code'], BookingProblem>> = {
  CARD_DECLINED: 'declined',
  DATES_UNAVAILABLE: 'taken',
  QUOTE_EXPIRED: 'expired',
  PRICE_CHANGED: 'changed',
  INVALID_STATE: 'expired',
  IDEMPOTENCY_IN_PROGRESS: 'running',
  VALIDATION_ERROR: 'fields',
  BAD_INPUT: 'fields',
};

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

const inputOf = (form: FormData): BookStayInput => {
  const payWith = text(form, 'payWith');
  const note = text(form, 'note');
  const name = text(form, 'nameOnCard');
  const isNewCard = payWith === 'new' || payWith === '';
  return {
    quoteId: text(form, 'quoteId'),
    guest: {
      firstName: text(form, 'firstName'),
      lastName: text(form, 'lastName'),
      email: text(form, 'email'),
    },
    ...(isNewCard
      ? {
          card: {
            cardNumber: text(form, 'cardNumber'),
            cardExpiry: text(form, 'cardExpiry'),
            cvc: text(form, 'cvc'),
            ...(name ? { nameOnCard: name } : {}),
          },
          saveCard: form.get('saveCard') === 'on',
        }
      : { savedCardId: payWith }),
    ...(note ? { note } : {}),
  };
};

/** Books; on success the trip's page, otherwise what went wrong, with everything typed still in the form. */
export const submitBooking = async (api: Api, form: FormData, locale: Locale): Promise<BookingOutcome> => {
  const result = await callApi(api, bookStay, { body: inputOf(form) });
  if (result.ok) throw redirect(bookedTripPath(result.data.booking.id));
  const { error } = result;
  return {
    problem: problemOf[error.code] ?? 'failed',
    errors: fieldErrorsOf(error, locale),
    heldUntil: error.code === 'CARD_DECLINED' ? error.holdExpiresAt : null,
    quote: error.code === 'PRICE_CHANGED' ? error.quote : null,
    reference: error.requestId,
    kept: Object.fromEntries(keptFields.map((name) => [name, text(form, name)])) as KeptFields,
  };
};
