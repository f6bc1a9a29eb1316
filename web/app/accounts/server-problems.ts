import type { ApiError } from '../platform/api-client.ts';
import type { AccountField, FieldProblem, FieldProblems } from './check-account-form.ts';

export type FormProblem = 'wrongCredentials' | 'tooMany' | 'suspended' | 'unavailable';

const fields: readonly AccountField[] = ['firstName', 'lastName', 'email', 'password'];
const requiredProblem: Record<AccountField, FieldProblem> = {
  firstName: 'firstNameRequired',
  lastName: 'lastNameRequired',
  email: 'emailRequired',
  password: 'passwordRequired',
};

function problemOf(field: AccountField, message: string): FieldProblem {
  if (message === 'minLength 1') return requiredProblem[field];
  if (field === 'password') return message.startsWith('minLength') ? 'passwordShort12' : 'passwordBreached';
  return field === 'email' ? 'emailInvalid' : 'fieldInvalid';
}

/** What the server refused, at its field or above the form. */
export function readServerProblems(error: ApiError): {
  problems: FieldProblems;
  formProblem: FormProblem | null;
} {
  if (error.code === 'EMAIL_TAKEN') return { problems: { email: 'emailTaken' }, formProblem: null };
  if (error.code === 'INVALID_CREDENTIALS') return { problems: {}, formProblem: 'wrongCredentials' };
  if (error.code === 'RATE_LIMITED') return { problems: {}, formProblem: 'tooMany' };
  if (error.code === 'ACCOUNT_SUSPENDED') return { problems: {}, formProblem: 'suspended' };
  const problems: FieldProblems = {};
  for (const { path, message } of error.errors ?? []) {
    const field = fields.find((known) => known === path);
    if (field) problems[field] = problemOf(field, message);
  }
  return { problems, formProblem: Object.keys(problems).length > 0 ? null : 'unavailable' };
}
