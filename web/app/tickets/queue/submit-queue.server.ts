import { eventPath, ticketQueuePath } from '@golark/contract/event-paths';
import { joinQueue, leaveQueue } from '@golark/contract/queue/calls';
import { redirect } from 'react-router';
import { callApi } from '../../platform/api-client.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected } from '../../platform/page/submit-form.server.ts';
import { joinIntent } from './queue-intents.ts';

/** Takes a place and shows it. */
export const submitJoin = async ({ api, locale }: FormRequest, eventId: string) => {
  const result = await callApi(api, joinQueue, { params: { eventId } });
  if (result.ok) throw redirect(ticketQueuePath(eventId));
  return rejected(outcomeOfError(result.error, { intent: joinIntent, locale }));
};

/** Gives the place up; one that is over already needs nothing more. */
export const submitLeave = async ({ api, form }: FormRequest, eventId: string) => {
  await callApi(api, leaveQueue, { params: { placeId: textOf(form, 'placeId') ?? '' } });
  throw redirect(eventPath(eventId));
};
