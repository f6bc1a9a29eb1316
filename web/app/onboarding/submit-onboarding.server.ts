import { actingHostHeader } from '@golark/contract/access/rules';
import { hostLanguages } from '@golark/contract/hosts/rules';
import { saveOnboarding } from '@golark/contract/onboarding/calls';
import { type neededSteps, onboardingSteps } from '@golark/contract/onboarding/rules';
import { onboardingPath } from '@golark/contract/partner-paths';
import { openPayoutPage } from '@golark/contract/payouts/calls';
import { redirect, redirectDocument } from 'react-router';
import { textOf } from '../platform/page/form-values.ts';
import type { FormRequest } from '../platform/page/page-request.ts';
import { rejected, type Submission, submitForm } from '../platform/page/submit-form.server.ts';
import { readHosting } from './read-hosting.ts';

type SavedStep = (typeof neededSteps)[number];
type Body = Submission<typeof saveOnboarding>['body'];

const bodies: Record<SavedStep, (form: FormData) => Body> = {
  you: (form) => ({
    step: 'you',
    kind: textOf(form, 'kind'),
    publicName: textOf(form, 'publicName'),
    languages: hostLanguages.filter((language) => form.has(`languages.${language}`)),
    phone: textOf(form, 'phone') ?? null,
  }),
  hosting: (form) => ({ step: 'hosting', hosting: readHosting(form) }),
};

/** Saves a step and leads to the next one. */
const submit = async (request: FormRequest, step: SavedStep) => {
  const { form } = request;
  const result = await submitForm(request, {
    intent: step,
    call: saveOnboarding,
    body: bodies[step](form) as Exclude<Body, undefined>,
    fields: [...form.keys()],
  });
  if (!result.ok) return rejected(result.outcome);
  throw redirect(onboardingPath(onboardingSteps[onboardingSteps.indexOf(step) + 1]));
};

/** Leads to the page of the provider, or back to the step if there is nothing left to do on it. */
const openPayouts = async (request: FormRequest) => {
  const result = await submitForm(request, {
    intent: 'payouts',
    call: openPayoutPage,
    headers: { [actingHostHeader]: textOf(request.form, 'host') ?? '' },
  });
  if (result.ok) throw redirectDocument(result.data.url);
  if (result.error?.code === 'INVALID_STATE') throw redirect(onboardingPath('payouts'));
  return rejected(result.outcome);
};

export const submitOnboarding = {
  you: (request: FormRequest) => submit(request, 'you'),
  hosting: (request: FormRequest) => submit(request, 'hosting'),
  payouts: openPayouts,
};
