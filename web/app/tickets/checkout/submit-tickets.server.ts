import type { ErrorCode } from '@golark/contract/errors/rules';
import {
  boughtTicketsPath,
  eventPath,
  ticketCheckoutPath,
  ticketOrderPath,
} from '@golark/contract/event-paths';
import { extendHold, orderTickets, releaseHold, renewHold } from '@golark/contract/tickets/calls';
import { redirect, redirectDocument } from 'react-router';
import { phoneFieldOf, phoneOf } from '../../accounts/index.ts';
import { paymentErrors, paymentOf, shownPaymentFields } from '../../payments/index.ts';
import { lastNameOf, textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, type SubmitResult, submitForm } from '../../platform/page/submit-form.server.ts';
import { extendIntent, payIntent, releaseIntent, renewIntent } from './ticket-intents.ts';
import type { TicketOutcome, TicketProblem } from './ticket-outcome.ts';

const failureOfCode: Partial<Record<ErrorCode, TicketProblem>> = {
  CARD_DECLINED: 'declined',
  HOLD_EXPIRED: 'expired',
  NOT_FOUND: 'expired',
  TICKETS_UNAVAILABLE: 'gone',
  TICKET_LIMIT: 'limit',
  PRICE_CHANGED: 'changed',
  INVALID_STATE: 'ended',
  IDEMPOTENCY_IN_PROGRESS: 'running',
};

const shownFields = [
  ...['firstName', 'lastName', 'oneName', 'email', 'countryCodeISO', 'nationalNumber'],
  ...shownPaymentFields,
];

const buyerOf = (form: FormData) => {
  const phone = phoneOf(form);
  return {
    firstName: textOf(form, 'firstName'),
    lastName: lastNameOf(form),
    email: textOf(form, 'email'),
    ...(phone.nationalNumber ? { phone } : {}),
  };
};

type FailedPayment = Extract<SubmitResult<typeof orderTickets>, { ok: false }>;

/** The rejection of a purchase: fields that are wrong, or what failed about it. */
const rejectedPayment = ({ error, outcome }: FailedPayment) => {
  if (!error || outcome.detail || Object.keys(outcome.errors).length > 0)
    return rejected<TicketOutcome>(outcome);
  return rejected<TicketOutcome>({
    ...outcome,
    failure: failureOfCode[error.code] ?? 'failed',
    reference: error.requestId,
    ...(error.code === 'CARD_DECLINED' ? { heldUntil: error.holdExpiresAt } : {}),
    ...(error.code === 'PRICE_CHANGED' ? { hold: error.hold } : {}),
  });
};

/** Buys the held tickets and redirects to their order; with 3-D Secure too, whose step the order's page explains. */
const submitPayment = async (request: FormRequest) => {
  const { form, now } = request;
  const methodId = textOf(form, 'methodId');
  const payment = methodId ? { methodId } : paymentOf(form);
  const result = await submitForm(request, {
    intent: payIntent,
    call: orderTickets,
    body: { holdId: textOf(form, 'holdId'), buyer: buyerOf(form), ...payment },
    errors: 'methodId' in payment ? [] : paymentErrors(payment, now),
    fields: shownFields,
    fieldOf: {
      ...phoneFieldOf,
      'buyer.phone': phoneFieldOf.phone,
      'buyer.phone.countryCallingCode': phoneFieldOf['phone.countryCallingCode'],
    },
  });
  if (result.ok) {
    const { id, key } = result.data.order;
    throw redirectDocument(boughtTicketsPath(id, key));
  }
  const { error } = result;
  if (error?.code === 'AUTHENTICATION_REQUIRED')
    throw redirectDocument(ticketOrderPath(error.orderId, error.key));
  return rejectedPayment(result);
};

type HoldCall = typeof extendHold | typeof renewHold;

/** Holds the seats for longer or again; the address then names the hold that there is. */
const submitHoldChange = async (
  request: FormRequest,
  { eventId, intent, call }: { eventId: string; intent: string; call: HoldCall },
) => {
  const holdId = textOf(request.form, 'holdId') ?? '';
  const result = await submitForm(request, { intent, call, params: { holdId } });
  if (result.ok) throw redirect(ticketCheckoutPath(eventId, result.data.hold.id));
  const failure = (result.error && failureOfCode[result.error.code]) ?? 'failed';
  return rejected<TicketOutcome>({ ...result.outcome, failure });
};

const submitRelease = async (request: FormRequest, eventId: string) => {
  const holdId = textOf(request.form, 'holdId') ?? '';
  const result = await submitForm(request, {
    intent: releaseIntent,
    call: releaseHold,
    params: { holdId },
  });
  if (result.ok || result.error?.code === 'NOT_FOUND') throw redirect(eventPath(eventId));
  return rejected<TicketOutcome>({ ...result.outcome, failure: 'ended' });
};

export const ticketHandlers = (eventId: string) => ({
  [payIntent]: submitPayment,
  [extendIntent]: (request: FormRequest) =>
    submitHoldChange(request, { eventId, intent: extendIntent, call: extendHold }),
  [renewIntent]: (request: FormRequest) =>
    submitHoldChange(request, { eventId, intent: renewIntent, call: renewHold }),
  [releaseIntent]: (request: FormRequest) => submitRelease(request, eventId),
});
