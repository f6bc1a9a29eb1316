import type { Locale } from '@golark/contract/locale/rules';
import { contactUs } from '@golark/contract/support/calls';
import { emailProblem, required, wordsOfProblems } from '../accounts/index.ts';
import { callApi } from '../platform/api-client.ts';
import {
  doneOutcome,
  hasErrors,
  keptOf,
  outcomeOf,
  outcomeOfError,
  refused,
  trimmed,
} from '../platform/form-outcome.ts';
import type { Api } from '../platform/request-context.ts';

const intent = contactUs.name;

export const submitMessage = async (api: Api, form: FormData, locale: Locale) => {
  const body = {
    name: trimmed(form, 'name'),
    email: trimmed(form, 'email'),
    subject: trimmed(form, 'subject'),
    message: trimmed(form, 'message'),
  };
  const kept = keptOf(form, Object.keys(body));
  const errors = wordsOfProblems(
    {
      name: required(body.name, 'nameRequired'),
      email: emailProblem(body.email),
      subject: required(body.subject, 'subjectRequired'),
      message: required(body.message, 'messageRequired'),
    },
    locale,
  );
  if (hasErrors(errors)) return refused(outcomeOf(intent, { errors, kept }));
  const result = await callApi(api, contactUs, { body });
  if (result.ok) return { ...doneOutcome(intent), kept: { email: body.email } };
  return refused(outcomeOfError(result.error, { intent, locale, kept }));
};
