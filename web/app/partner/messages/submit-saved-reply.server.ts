import { deleteSavedReply, putSavedReply } from '@golark/contract/conversations/calls';
import { outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { actingAs, type HostRequest } from '../read-host-page.ts';
import { deleteReplyIntent, saveReplyIntent } from './reply-intents.ts';

type Request = HostRequest & FormRequest;

const save = async (request: Request) => {
  const { form, host } = request;
  const subject = textOf(form, 'subject') ?? '';
  const result = await submitForm(request, {
    intent: saveReplyIntent,
    subject,
    call: putSavedReply,
    params: { replyId: subject },
    body: { title: textOf(form, 'title'), text: textOf(form, 'text') },
    fields: ['title', 'text'],
    headers: actingAs(host),
  });
  return result.ok ? outcomeOf(saveReplyIntent, { isDone: true, subject }) : rejected(result.outcome);
};

const remove = async (request: Request) => {
  const { form, host } = request;
  const subject = textOf(form, 'subject') ?? '';
  const result = await submitForm(request, {
    intent: deleteReplyIntent,
    subject,
    call: deleteSavedReply,
    params: { replyId: subject },
    headers: actingAs(host),
  });
  return result.ok ? outcomeOf(deleteReplyIntent, { isDone: true, subject }) : rejected(result.outcome);
};

export const submitSavedReply = { [saveReplyIntent]: save, [deleteReplyIntent]: remove };
