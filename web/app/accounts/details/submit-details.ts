import {
  changeEmail,
  changeName,
  changePassword,
  editAccount,
  resendVerify,
} from '@golark/contract/accounts/calls';
import type { Locale } from '@golark/contract/locale/rules';
import { type ApiResult, callApi } from '../../platform/api-client.ts';
import {
  asTyped,
  doneOutcome,
  type FormOutcome,
  hasErrors,
  keptOf,
  outcomeOf,
  outcomeOfError,
  refused,
  trimmed,
} from '../../platform/form-outcome.ts';
import type { Account, Api } from '../../platform/request-context.ts';
import { addressFieldOf, addressFields, addressOf, addressProblems } from '../form/check-address.ts';
import { emailProblem, type FieldProblem, newPasswordProblem, required } from '../form/check-fields.ts';
import { checkPhone } from '../form/check-phone.ts';
import { wordsOfProblems } from '../form/words-of-problems.ts';

export type Details = { api: Api; form: FormData; locale: Locale; account: Account };
type Problems = Readonly<Record<string, FieldProblem | null | undefined>>;

type Step = {
  intent: string;
  problems: Problems;
  kept?: FormOutcome['kept'];
  fieldOf?: Readonly<Record<string, string>>;
  send: () => Promise<ApiResult<unknown>>;
};

/** Check, send, and say what became of it: the same for every block of the page. */
const run = async ({ locale }: Details, { intent, problems, send, ...rest }: Step) => {
  const errors = wordsOfProblems(problems, locale);
  if (hasErrors(errors)) return refused(outcomeOf(intent, { errors, kept: rest.kept ?? {} }));
  const result = await send();
  if (result.ok) return doneOutcome(intent);
  return refused(outcomeOfError(result.error, { intent, locale, ...rest }));
};

const submitName = (details: Details) => {
  const { api, form } = details;
  const kept = keptOf(form, ['firstName', 'lastName']);
  const [newFirstName, newLastName] = [trimmed(form, 'firstName'), trimmed(form, 'lastName')];
  return run(details, {
    intent: 'name',
    kept,
    problems: {
      firstName: required(newFirstName, 'firstNameRequired'),
      lastName: required(newLastName, 'lastNameRequired'),
    },
    fieldOf: { newFirstName: 'firstName', newLastName: 'lastName' },
    send: () => callApi(api, changeName, { body: { newFirstName, newLastName } }),
  });
};

const submitEmail = (details: Details) => {
  const { api, form, account } = details;
  const newEmail = trimmed(form, 'newEmail');
  const isSame = newEmail.toLowerCase() === account.email.toLowerCase();
  return run(details, {
    intent: 'email',
    kept: { newEmail },
    problems: { newEmail: isSame ? 'sameEmail' : emailProblem(newEmail) },
    send: () => callApi(api, changeEmail, { body: { newEmail } }),
  });
};

const submitPhone = (details: Details) => {
  const { api, form } = details;
  const kept = keptOf(form, ['countryCodeISO', 'nationalNumber']);
  const number = trimmed(form, 'nationalNumber');
  const { phone, problems } = checkPhone(trimmed(form, 'countryCodeISO'), number);
  return run(details, {
    intent: 'phone',
    kept,
    problems: { ...problems, ...(number === '' ? { nationalNumber: 'phoneRequired' } : {}) },
    fieldOf: { phone: 'nationalNumber', 'phone.countryCallingCode': 'countryCodeISO' },
    send: () => callApi(api, editAccount, { body: phone ? { phone } : {} }),
  });
};

const submitAddress = (details: Details) => {
  const { api, form } = details;
  const kept = keptOf(form, addressFields) as Parameters<typeof addressOf>[0];
  const address = addressOf(kept);
  return run(details, {
    intent: 'address',
    kept,
    problems: addressProblems(kept),
    fieldOf: addressFieldOf,
    send: () => callApi(api, editAccount, { body: address ? { address } : {} }),
  });
};

const submitPassword = (details: Details) => {
  const { api, form } = details;
  const [oldPassword, newPassword] = [asTyped(form, 'oldPassword'), asTyped(form, 'newPassword')];
  return run(details, {
    intent: 'password',
    problems: {
      oldPassword: required(oldPassword, 'passwordRequired'),
      newPassword: newPasswordProblem(newPassword),
    },
    send: () => callApi(api, changePassword, { body: { oldPassword, newPassword } }),
  });
};

const steps: Readonly<Record<string, (details: Details) => ReturnType<typeof run>>> = {
  name: submitName,
  email: submitEmail,
  phone: submitPhone,
  address: submitAddress,
  password: submitPassword,
  noPhone: (details) =>
    run(details, {
      intent: 'noPhone',
      problems: {},
      send: () => callApi(details.api, editAccount, { body: { phone: null } }),
    }),
  noAddress: (details) =>
    run(details, {
      intent: 'noAddress',
      problems: {},
      send: () => callApi(details.api, editAccount, { body: { address: null } }),
    }),
  resend: (details) =>
    run(details, { intent: 'resend', problems: {}, send: () => callApi(details.api, resendVerify) }),
};

export const submitDetails = async (details: Details) => {
  const step = steps[trimmed(details.form, 'intent')];
  if (!step) throw new Response(null, { status: 400 });
  return step(details);
};
