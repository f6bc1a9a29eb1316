import type { ErrorCode } from '@golark/contract/errors/rules';
import { ticketCheckoutPath, ticketQueuePath } from '@golark/contract/event-paths';
import { bookingWithTicketsPath } from '@golark/contract/pair-paths';
import { holdTickets } from '@golark/contract/tickets/calls';
import { redirect } from 'react-router';
import { textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { holdIntent } from './hold-intent.ts';
import type { HoldOutcome, HoldProblem } from './hold-outcome.ts';

const problemOfCode: Partial<Record<ErrorCode, HoldProblem>> = {
  TICKETS_UNAVAILABLE: 'gone',
  NOT_FOUND: 'gone',
  TICKET_LIMIT: 'limit',
  INVALID_STATE: 'notOnSale',
};

/** The checkout of the hold; a price that has changed since it was seen is in its address. */
const checkoutOf = (eventId: string, hold: { id: string; price: { amount: number } }, form: FormData) => {
  const path = ticketCheckoutPath(eventId, hold.id);
  const seen = Number(textOf(form, 'seenPrice'));
  return Number.isInteger(seen) && seen > 0 && seen !== hold.price.amount ? `${path}&was=${seen}` : path;
};

/** The checkout of the stay that is bought together with the seats, if there is one; the seats are part of its price from the start. */
const checkoutOfPair = (form: FormData): string | null => {
  const stayId = textOf(form, 'stayId');
  return stayId ? bookingWithTicketsPath(stayId, textOf(form, 'stayQuery') ?? '') : null;
};

/** Holds the seats and redirects to their checkout, or to the queue if there is one; otherwise the outcome says why not. */
export const submitHold = async (request: FormRequest, eventId: string) => {
  const { form } = request;
  const result = await submitForm(request, {
    intent: holdIntent,
    subject: textOf(form, 'subject') ?? '',
    call: holdTickets,
    body: {
      listingId: textOf(form, 'subject'),
      quantity: Number(textOf(form, 'quantity')),
      ...(textOf(form, 'companionsOnly') === 'true' ? { companionsOnly: true } : {}),
    },
    fields: ['place', 'section', 'tier'],
  });
  if (result.ok) throw redirect(checkoutOfPair(form) ?? checkoutOf(eventId, result.data.hold, form));
  const { error, outcome } = result;
  if (error?.code === 'IN_QUEUE') throw redirect(ticketQueuePath(eventId));
  return rejected<HoldOutcome>({
    ...outcome,
    failure: (error && problemOfCode[error.code]) ?? 'failed',
    ...(error?.code === 'TICKET_LIMIT' ? { limit: error.limit } : {}),
  });
};
