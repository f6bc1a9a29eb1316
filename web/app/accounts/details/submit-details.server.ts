import {
  changeEmail,
  changeName,
  changePassword,
  editAccount,
  resendVerify,
} from '@golark/contract/accounts/calls';
import type { Call } from '@golark/contract/call';
import { fieldError } from '@golark/contract/errors/field-errors';
import { doneOutcome } from '../../platform/page/form-outcome.ts';
import { lastNameOf, rawTextOf, textOf } from '../../platform/page/form-values.ts';
import { type AccountFormRequest, runIntent } from '../../platform/page/page-request.ts';
import { rejected, type Submission, submitForm } from '../../platform/page/submit-form.server.ts';
import { addressErrors, addressFieldOf, addressFields, addressOf } from '../form/address-input.ts';
import { phoneFieldOf, phoneOf } from '../form/phone-input.ts';

const submit = async <const C extends Call>(request: AccountFormRequest, submission: Submission<C>) => {
  const result = await submitForm(request, submission);
  return result.ok ? doneOutcome(submission.intent) : rejected(result.outcome);
};

const submitName = (request: AccountFormRequest) => {
  const { form } = request;
  return submit(request, {
    intent: 'name',
    call: changeName,
    body: { newFirstName: textOf(form, 'firstName'), newLastName: lastNameOf(form) },
    fields: ['firstName', 'lastName', 'oneName'],
    fieldOf: { newFirstName: 'firstName', newLastName: 'lastName' },
  });
};

const submitEmail = (request: AccountFormRequest) => {
  const { form, account } = request;
  const newEmail = textOf(form, 'newEmail');
  const isUnchanged = newEmail?.toLowerCase() === account.email.toLowerCase();
  return submit(request, {
    intent: 'email',
    call: changeEmail,
    body: { newEmail, password: rawTextOf(form, 'password') },
    errors: isUnchanged ? [fieldError('newEmail', 'email_unchanged')] : [],
    fields: ['newEmail'],
  });
};

const submitPhone = (request: AccountFormRequest) =>
  submit(request, {
    intent: 'phone',
    call: editAccount,
    body: { phone: phoneOf(request.form) },
    fields: ['countryCodeISO', 'nationalNumber'],
    fieldOf: phoneFieldOf,
  });

const submitAddress = (request: AccountFormRequest) => {
  const address = addressOf(request.form);
  return submit(request, {
    intent: 'address',
    call: editAccount,
    body: { address },
    errors: addressErrors(address),
    fields: addressFields,
    fieldOf: addressFieldOf,
  });
};

const submitPassword = (request: AccountFormRequest) => {
  const { form } = request;
  return submit(request, {
    intent: 'password',
    call: changePassword,
    body: { oldPassword: rawTextOf(form, 'oldPassword'), newPassword: rawTextOf(form, 'newPassword') },
  });
};

export const submitDetails = (request: AccountFormRequest) =>
  runIntent(request, {
    name: submitName,
    email: submitEmail,
    phone: submitPhone,
    address: submitAddress,
    password: submitPassword,
    noPhone: () => submit(request, { intent: 'noPhone', call: editAccount, body: { phone: null } }),
    noAddress: () => submit(request, { intent: 'noAddress', call: editAccount, body: { address: null } }),
    resend: () => submit(request, { intent: 'resend', call: resendVerify }),
  });
