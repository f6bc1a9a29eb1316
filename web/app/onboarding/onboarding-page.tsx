import { getOnboarding } from '@golark/contract/onboarding/calls';
import { neededSteps, onboardingSteps } from '@golark/contract/onboarding/rules';
import { onboardingPath } from '@golark/contract/partner-paths';
import { isSetUp } from '@golark/contract/payouts/rules';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { outcomeFor } from '../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { pageNotFound } from '../platform/page/page-not-found.ts';
import { readAccountForm, readAccountPage, runIntent } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import type { Route } from './+types/onboarding-page.ts';
import { HostingForm } from './hosting-form.tsx';
import { loadPayouts } from './load-payouts.ts';
import { OnboardingDone } from './onboarding-done.tsx';
import { PayoutsStep } from './payouts-step.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { submitOnboarding } from './submit-onboarding.server.ts';
import { YouForm } from './you-form.tsx';
import './onboarding.css';

export const handle = { messages: ['fields', 'onboarding', 'stays'] };
export const headers = personalHeaders;

const pages = [...onboardingSteps, 'done'] as const;

export const loader = async (args: Route.LoaderArgs) => {
  const request = readAccountPage(args);
  const { api, locale, url, account } = request;
  const [onboarding, payee] = await Promise.all([callApi(api, getOnboarding), loadPayouts(request)]);
  const { host, isDone: areDone } = dataOrThrow(onboarding);
  const isDone = { ...areDone, payouts: isSetUp(payee?.account?.state) };
  const { step = onboardingSteps.find((each) => !isDone[each]) ?? 'done' } = args.params;
  const page = pages.find((each) => each === step);
  if (!page) throw pageNotFound(url);
  const needed = neededSteps.find((each) => !isDone[each]);
  if (page === 'done' && needed) throw redirect(onboardingPath(needed));
  if (page === 'payouts' && !payee) throw redirect(onboardingPath('you'));
  return { page, host, isDone, payee, locale, firstName: account.firstName };
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readAccountForm(args), submitOnboarding);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'onboarding')('headTitle'), isIndexed: false })
    : [];

/** Becoming a host, in steps that are saved one by one. */
const OnboardingPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('onboarding');
  const { page, host, isDone, payee, firstName } = loaderData;
  return (
    <div className="onboarding">
      <ProgressSteps
        label={t('steps.label')}
        current={page}
        steps={pages.map((step) => ({
          step,
          title: t(`steps.${step}`),
          isDone: step !== 'done' && isDone[step],
          to: step === 'done' ? null : onboardingPath(step),
        }))}
      />
      <h1 className="display">{t(`${page}.title`)}</h1>
      <p className="text-muted">{t(`${page}.lead`)}</p>
      {page === 'you' && (
        <YouForm host={host} firstName={firstName} outcome={outcomeFor(actionData, 'you')} />
      )}
      {page === 'hosting' && <HostingForm host={host} outcome={outcomeFor(actionData, 'hosting')} />}
      {page === 'payouts' && payee && (
        <PayoutsStep payee={payee} outcome={outcomeFor(actionData, 'payouts')} />
      )}
      {page === 'done' && <OnboardingDone isPayoutSet={isDone.payouts} />}
    </div>
  );
};

export default OnboardingPage;
