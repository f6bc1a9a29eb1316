import { isEmail } from '@golark/contract/email';

export type AccountField = 'firstName' | 'lastName' | 'email' | 'password';
/** Keys of the exact sentences of the specification's section 5. */
export type FieldProblem =
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'emailTaken'
  | 'passwordRequired'
  | 'passwordShort6'
  | 'passwordShort12'
  | 'passwordBreached'
  | 'fieldInvalid';

export type FieldProblems = Partial<Record<AccountField, FieldProblem>>;

const loginMinimum = 6;
const newMinimum = 12;

export type AccountForm = Record<AccountField, string>;

export function readAccountForm(form: FormData): AccountForm {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    firstName: text('firstName').trim(),
    lastName: text('lastName').trim(),
    email: text('email').trim(),
    password: text('password'),
  };
}

function emailProblem(email: string): FieldProblem | undefined {
  if (email === '') return 'emailRequired';
  return isEmail(email) ? undefined : 'emailInvalid';
}

function passwordProblem(password: string, minimum: number): FieldProblem | undefined {
  if (password === '') return 'passwordRequired';
  if (password.length >= minimum) return undefined;
  return minimum === loginMinimum ? 'passwordShort6' : 'passwordShort12';
}

function withoutEmpty(problems: { [Field in AccountField]?: FieldProblem | undefined }): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as FieldProblems;
}

export function checkLogin({ email, password }: AccountForm): FieldProblems {
  return withoutEmpty({ email: emailProblem(email), password: passwordProblem(password, loginMinimum) });
}

export function checkSignup(form: AccountForm): FieldProblems {
  return withoutEmpty({
    firstName: form.firstName === '' ? 'firstNameRequired' : undefined,
    lastName: form.lastName === '' ? 'lastNameRequired' : undefined,
    email: emailProblem(form.email),
    password: passwordProblem(form.password, newMinimum),
  });
}
