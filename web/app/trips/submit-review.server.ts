import { reviewStay } from '@golark/contract/reviews/calls';
import { reviewTopics } from '@golark/contract/stays/rules';
import { doneOutcome } from '../platform/page/form-outcome.ts';
import { textOf } from '../platform/page/form-values.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { reviewIntent } from './review-intent.ts';

export const submitReview = async (request: AccountFormRequest, bookingId: string) => {
  const { form } = request;
  const rating = textOf(form, 'rating');
  const topicsThatAre = (opinion: string) => reviewTopics.filter((topic) => textOf(form, topic) === opinion);
  const result = await submitForm(request, {
    intent: reviewIntent,
    call: reviewStay,
    params: { bookingId },
    body: {
      ...(rating === undefined ? {} : { rating: Number(rating) }),
      text: textOf(form, 'text'),
      praised: topicsThatAre('good'),
      criticized: topicsThatAre('bad'),
    },
    fields: ['rating', 'text', ...reviewTopics],
  });
  if (result.ok) return doneOutcome(reviewIntent);
  // it was sent twice, or the time for it is over: the page says which
  if (result.error?.code === 'INVALID_STATE') return doneOutcome('');
  return rejected(result.outcome);
};
