import { hostLanguages } from '@golark/contract/hosts/rules';
import { saveOnboarding } from '@golark/contract/onboarding/calls';
import type { OnboardingStep } from '@golark/contract/onboarding/rules';
import { onboardingPath } from '@golark/contract/partner-paths';
import { redirect } from 'react-router';
import { textOf } from '../platform/page/form-values.ts';
import type { FormRequest } from '../platform/page/page-request.ts';
import { rejected, type Submission, submitForm } from '../platform/page/submit-form.server.ts';
import { readHosting } from './read-hosting.ts';

type Body = Submission<typeof saveOnboarding>['body'];

const bodies: Record<OnboardingStep, (form: FormData) => Body> = {
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
const submit = async (request: FormRequest, step: OnboardingStep) => {
  const { form } = request;
  const result = await submitForm(request, {
    intent: step,
    call: saveOnboarding,
    body: bodies[step](form) as Exclude<Body, undefined>,
    fields: [...form.keys()],
  });
  if (!result.ok) return rejected(result.outcome);
  throw redirect(onboardingPath(step === 'you' ? 'hosting' : 'done'));
};

export const submitOnboarding = {
  you: (request: FormRequest) => submit(request, 'you'),
  hosting: (request: FormRequest) => submit(request, 'hosting'),
};
