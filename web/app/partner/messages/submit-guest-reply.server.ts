import { replyToGuest } from '@golark/contract/conversations/calls';
import { messageIntent } from '../../conversations/index.ts';
import { doneOutcome } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { actingAs, type HostRequest } from '../read-host-page.ts';

export const submitGuestReply = (conversationId: string) => ({
  [messageIntent]: async (request: HostRequest & FormRequest) => {
    const result = await submitForm(request, {
      intent: messageIntent,
      call: replyToGuest,
      params: { conversationId },
      body: { text: textOf(request.form, 'text') },
      fields: ['text'],
      headers: actingAs(request.host),
    });
    return result.ok ? doneOutcome(messageIntent) : rejected(result.outcome);
  },
});
