import { signUp } from '@golark/contract/accounts/calls';
import { callApi } from '../../platform/api-client.ts';
import {
  asTyped,
  hasErrors,
  keptOf,
  outcomeOf,
  outcomeOfError,
  refused,
  trimmed,
} from '../../platform/form-outcome.ts';
import { apiContext } from '../../platform/request-context.ts';
import { emailProblem, newPasswordProblem, required } from '../form/check-fields.ts';
import { checkPhone } from '../form/check-phone.ts';
import { wordsOfProblems } from '../form/words-of-problems.ts';
import { enterAccount, nextPathOf } from './enter-account.ts';
import type { Posted } from './submit-login.ts';

const keptFields = ['firstName', 'lastName', 'email', 'countryCodeISO', 'nationalNumber'] as const;
const intent = 'signup';

export const submitSignup = async ({ request, url, context, form, locale }: Posted) => {
  const kept = keptOf(form, keptFields);
  const [firstName, lastName] = [trimmed(form, 'firstName'), trimmed(form, 'lastName')];
  const [email, password] = [trimmed(form, 'email'), asTyped(form, 'password')];
  const { phone, problems } = checkPhone(trimmed(form, 'countryCodeISO'), trimmed(form, 'nationalNumber'));
  const errors = wordsOfProblems(
    {
      firstName: required(firstName, 'firstNameRequired'),
      lastName: required(lastName, 'lastNameRequired'),
      email: emailProblem(email),
      ...problems,
      password: newPasswordProblem(password),
    },
    locale,
  );
  if (hasErrors(errors)) return refused(outcomeOf(intent, { errors, kept }));
  const body = { firstName, lastName, email, password, locale, ...(phone ? { phone } : {}) };
  const result = await callApi(context.get(apiContext), signUp, { body });
  if (result.ok) return enterAccount(request, result, { next: nextPathOf(url), event: 'Signup' });
  if (result.error.code !== 'EMAIL_TAKEN')
    return refused(outcomeOfError(result.error, { intent, locale, kept }));
  return refused(outcomeOf(intent, { kept, errors: wordsOfProblems({ email: 'emailTaken' }, locale) }));
};
