import type { ErrorCode } from '@golark/contract/errors/rules';
import { getMembership } from '@golark/contract/membership/calls';
import { getOrder, placeOrder } from '@golark/contract/orders/calls';
import type { Order } from '@golark/contract/orders/schemas';
import { tripPath, tripsPath } from '@golark/contract/paths';
import { bookedTripPath } from '@golark/contract/trip-paths';
import { redirect } from 'react-router';
import { paymentErrors, paymentOf } from '../payments/index.ts';
import { callApi } from '../platform/api-client.ts';
import { textOf } from '../platform/page/form-values.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import type { Api } from '../platform/request-context.ts';
import { bookIntent, rejectedBooking, shownFields, stayOf } from './booking-form.server.ts';
import type { BookingOutcome, BookingProblem } from './booking-outcome.ts';

/** A stay has the id of its booking. */
const bookingOf = ({ items }: Order): string | undefined => items.find(({ kind }) => kind === 'stay')?.id;

const tripOf = async (api: Api, orderId: string): Promise<string> => {
  const found = await callApi(api, getOrder, { params: { orderId } });
  const bookingId = found.ok ? bookingOf(found.data.order) : undefined;
  return bookingId ? tripPath(bookingId) : tripsPath();
};

const isMember = async (api: Api): Promise<boolean> => {
  const membership = await callApi(api, getMembership);
  return membership.ok && membership.data.subscription?.status === 'ACTIVE';
};

const membershipOf = (form: FormData) => ({
  kind: 'membership' as const,
  planId: textOf(form, 'planId'),
  code: textOf(form, 'goPlusCode'),
  renewalConsent: form.get('renewalConsent') === 'on',
});

/** The guest of the stay is that of a second one as well, and gets the tickets. */
const itemsOf = (form: FormData) => {
  const stay = { kind: 'stay' as const, ...stayOf(form) };
  const secondQuoteId = textOf(form, 'secondQuoteId');
  const holdId = textOf(form, 'holdId');
  const insuranceQuoteId = textOf(form, 'insuranceQuoteId');
  return [
    stay,
    ...(secondQuoteId ? [{ ...stay, quoteId: secondQuoteId }] : []),
    ...(form.get('goPlus') === '1' ? [membershipOf(form)] : []),
    ...(holdId ? [{ kind: 'tickets' as const, holdId, buyer: stay.guest }] : []),
    ...(insuranceQuoteId ? [{ kind: 'insurance' as const, insuranceQuoteId }] : []),
  ];
};

const place = (request: AccountFormRequest) => {
  const { form, now } = request;
  const payment = paymentOf(form);
  return submitForm(request, {
    intent: bookIntent,
    call: placeOrder,
    body: { items: itemsOf(form), ...payment },
    errors: paymentErrors(payment, now),
    fields: shownFields,
  });
};

const problemOfTickets: Partial<Record<ErrorCode, BookingProblem>> = {
  HOLD_EXPIRED: 'tickets',
  TICKETS_UNAVAILABLE: 'tickets',
  TICKET_LIMIT: 'ticketLimit',
};

const problemOfField = (errors: BookingOutcome['errors']): BookingProblem | undefined => {
  if (errors['code']) return 'goPlus';
  return errors['insuranceQuoteId'] ? 'insurance' : undefined;
};

/** Books the stay together with Go+, tickets, an insurance or a second stay, with one payment: all or nothing. */
export const submitOrder = async (request: AccountFormRequest) => {
  const { api } = request;
  const result = await place(request);
  if (result.ok) {
    const bookingId = bookingOf(result.data.order);
    throw redirect(bookingId ? bookedTripPath(bookingId) : tripsPath());
  }
  const { error, outcome } = result;
  // the trip's page explains the step at the bank and leads there
  if (error?.code === 'AUTHENTICATION_REQUIRED') throw redirect(await tripOf(api, error.orderId));
  // not as a rejection: the page has to load the price of Go+ or of the insurance, or what is still held, again
  const failure = problemOfField(outcome.errors) ?? (error && problemOfTickets[error.code]);
  if (failure) return { ...outcome, errors: {}, failure } satisfies BookingOutcome;
  if (error?.code === 'INVALID_STATE' && (await isMember(api)))
    return rejected<BookingOutcome>({ ...outcome, failure: 'member' });
  return rejectedBooking(result);
};
