import { getOnboarding } from '@golark/contract/onboarding/calls';
import { onboardingSteps } from '@golark/contract/onboarding/rules';
import { onboardingPath } from '@golark/contract/partner-paths';
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
import { OnboardingDone } from './onboarding-done.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { submitOnboarding } from './submit-onboarding.server.ts';
import { YouForm } from './you-form.tsx';
import './onboarding.css';

export const handle = { messages: ['fields', 'onboarding', 'stays'] };
export const headers = personalHeaders;

const pages = [...onboardingSteps, 'done'] as const;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url, account } = readAccountPage(args);
  const { host, isDone } = dataOrThrow(await callApi(api, getOnboarding));
  const open = onboardingSteps.find((each) => !isDone[each]);
  const { step = open ?? 'done' } = args.params;
  const page = pages.find((each) => each === step);
  if (!page) throw pageNotFound(url);
  if (page === 'done' && open) throw redirect(onboardingPath(open));
  return { page, host, isDone, locale, firstName: account.firstName };
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readAccountForm(args), submitOnboarding);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'onboarding')('headTitle'), isIndexed: false })
    : [];

/** Becoming a host, in two steps that are saved one by one. */
const OnboardingPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('onboarding');
  const { page, host, isDone, firstName } = loaderData;
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
      {page === 'done' && <OnboardingDone />}
    </div>
  );
};

export default OnboardingPage;
