import { contactUs } from '@golark/contract/support/calls';
import { doneOutcome } from '../platform/page/form-outcome.ts';
import { textOf, valuesOf } from '../platform/page/form-values.ts';
import type { FormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';

const intent = contactUs.name;

export const submitMessage = async (request: FormRequest) => {
  const { form } = request;
  const result = await submitForm(request, {
    intent,
    call: contactUs,
    body: {
      name: textOf(form, 'name'),
      email: textOf(form, 'email'),
      subject: textOf(form, 'subject'),
      message: textOf(form, 'message'),
    },
    fields: ['name', 'email', 'subject', 'message'],
  });
  if (!result.ok) return rejected(result.outcome);
  return { ...doneOutcome(intent), values: valuesOf(form, ['email']) };
};
