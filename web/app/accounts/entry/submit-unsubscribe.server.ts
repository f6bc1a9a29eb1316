import { unsubscribe } from '@golark/contract/email-preferences/calls';
import { isMutableEmailKind } from '@golark/contract/email-preferences/rules';
import type { EmailPreference } from '@golark/contract/email-preferences/schemas';
import { doneOutcome, type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';

/** The form holds the token and its kind from then on; null for a link that doesn't work. */
type UnsubscribeOutcome = FormOutcome & { token: string; preference: EmailPreference | null };

export const submitUnsubscribe = async (request: FormRequest) => {
  const [intent, token, kind] = ['intent', 'token', 'kind'].map((name) => textOf(request.form, name) ?? '');
  const isMuted = intent !== 'again';
  const body = { token: token ?? '', isMuted };
  const result = await submitForm(request, { intent: intent ?? '', call: unsubscribe, body });
  const held = { token: body.token };
  if (result.ok) return { ...doneOutcome(intent ?? ''), ...held, preference: result.data };
  const { error, outcome } = result;
  if (error === null || error.code === 'VALIDATION_ERROR')
    return rejected<UnsubscribeOutcome>({ ...outcomeOf(intent ?? ''), ...held, preference: null });
  const preference = kind && isMutableEmailKind(kind) ? { kind, isMuted: !isMuted } : null;
  return rejected<UnsubscribeOutcome>({ ...outcome, ...held, preference });
};
