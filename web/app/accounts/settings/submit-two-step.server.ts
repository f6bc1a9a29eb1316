import type { ResponseOf } from '@golark/contract/call';
import {
  confirmTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
} from '@golark/contract/two-step/calls';
import { doneOutcome, type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { rawTextOf, textOf } from '../../platform/page/form-values.ts';
import type { AccountFormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';

export type TwoStepOutcome = FormOutcome & {
  setup?: ResponseOf<typeof startTwoStep>;
  recoveryCodes?: string[];
};

const passwordOf = ({ form }: AccountFormRequest) => ({ password: rawTextOf(form, 'password') });

export const submitStart = async (request: AccountFormRequest) => {
  const intent = 'startTwoStep';
  const result = await submitForm(request, { intent, call: startTwoStep, body: passwordOf(request) });
  if (!result.ok) return rejected<TwoStepOutcome>(result.outcome);
  // not done: the secret takes effect when its first code is confirmed
  return { ...outcomeOf(intent), setup: result.data } satisfies TwoStepOutcome;
};

export const submitConfirm = async (request: AccountFormRequest) => {
  const intent = 'confirmTwoStep';
  const body = { code: textOf(request.form, 'code') };
  const result = await submitForm(request, { intent, call: confirmTwoStep, body });
  if (result.ok) return { ...doneOutcome(intent), ...result.data } satisfies TwoStepOutcome;
  if (result.error?.code !== 'VALIDATION_ERROR') return rejected<TwoStepOutcome>(result.outcome);
  const errors = { code: translatorOf(request.locale, 'fields')('problems.appCodeWrong') };
  return rejected<TwoStepOutcome>(outcomeOf(intent, { errors }));
};

export const submitRenewal = async (request: AccountFormRequest) => {
  const intent = 'renewCodes';
  const result = await submitForm(request, { intent, call: renewRecoveryCodes, body: passwordOf(request) });
  if (result.ok) return { ...doneOutcome(intent), ...result.data } satisfies TwoStepOutcome;
  return rejected<TwoStepOutcome>(result.outcome);
};

export const submitStop = async (request: AccountFormRequest) => {
  const intent = 'stopTwoStep';
  const result = await submitForm(request, { intent, call: stopTwoStep, body: passwordOf(request) });
  return result.ok ? (doneOutcome(intent) as TwoStepOutcome) : rejected<TwoStepOutcome>(result.outcome);
};
