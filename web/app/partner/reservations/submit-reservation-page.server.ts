import { messageGuest } from '@golark/contract/conversations/calls';
import { putReservationNote } from '@golark/contract/partners/calls';
import { reviewGuest } from '@golark/contract/reviews/calls';
import { messageIntent } from '../../conversations/index.ts';
import { doneOutcome } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { actingAs, type HostRequest } from '../read-host-page.ts';
import { noteIntent, reviewGuestIntent } from './reservation-intents.ts';

type Request = HostRequest & FormRequest;

/** The forms of a reservation's page that are not in the list: message, note and review. */
export const submitReservationPage = (bookingId: string) => {
  const common = ({ host }: Request) =>
    ({ params: { bookingId }, headers: actingAs(host), fields: ['text', 'rating'] }) as const;
  return {
    [messageIntent]: async (request: Request) => {
      const body = { text: textOf(request.form, 'text') };
      const form = { intent: messageIntent, call: messageGuest, body } as const;
      const result = await submitForm(request, { ...form, ...common(request) });
      return result.ok ? doneOutcome(messageIntent) : rejected(result.outcome);
    },
    [noteIntent]: async (request: Request) => {
      const body = { text: textOf(request.form, 'text') ?? '' };
      const form = { intent: noteIntent, call: putReservationNote, body } as const;
      const result = await submitForm(request, { ...form, ...common(request) });
      return result.ok ? doneOutcome(noteIntent) : rejected(result.outcome);
    },
    [reviewGuestIntent]: async (request: Request) => {
      const rating = textOf(request.form, 'rating');
      const body = {
        ...(rating === undefined ? {} : { rating: Number(rating) }),
        text: textOf(request.form, 'text'),
      };
      const form = { intent: reviewGuestIntent, call: reviewGuest, body } as const;
      const result = await submitForm(request, { ...form, ...common(request) });
      // it was sent twice, or the time for it is over: the page says which
      const isDone = result.ok || result.error?.code === 'INVALID_STATE';
      return isDone ? doneOutcome(reviewGuestIntent) : rejected(result.outcome);
    },
  };
};
