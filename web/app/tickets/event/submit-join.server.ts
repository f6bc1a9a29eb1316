import { waitingPlacePath } from '@golark/contract/event-paths';
import { joinWaitingList } from '@golark/contract/waiting-list/calls';
import { redirectDocument } from 'react-router';
import { textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import type { HoldOutcome } from './hold-outcome.ts';
import { joinIntent } from './waiting-intent.ts';

/** Joins the waiting list; the page of the place then shows it. */
export const submitJoin = async (request: FormRequest, eventId: string) => {
  const { form, account, locale } = request;
  const sectionId = textOf(form, 'section');
  const result = await submitForm(request, {
    ...{ intent: joinIntent, call: joinWaitingList, params: { eventId } },
    body: {
      quantity: Number(textOf(form, 'quantity')),
      ...(sectionId ? { sectionId } : {}),
      ...(account ? {} : { email: textOf(form, 'email') ?? '' }),
    },
    fields: ['quantity', 'section', 'email'],
  });
  if (result.ok) throw redirectDocument(waitingPlacePath(result.data.place.id, result.data.place.key));
  const { error, outcome } = result;
  if (error?.code !== 'INVALID_STATE') return rejected<HoldOutcome>(outcome);
  const detail = translatorOf(locale, 'event')('waiting.notNeeded');
  return rejected<HoldOutcome>({ ...outcome, detail, problem: null });
};
