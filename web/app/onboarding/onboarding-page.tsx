import { onboardingPath } from '@golark/contract/partner-paths';
import { outcomeFor } from '../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readAccountForm, readAccountPage, runIntent } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import type { Route } from './+types/onboarding-page.ts';
import { HostingForm } from './hosting-form.tsx';
import { loadOnboarding, onboardingPages } from './load-onboarding.ts';
import { OnboardingDone } from './onboarding-done.tsx';
import { PayoutsStep } from './payouts-step.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { submitOnboarding } from './submit-onboarding.server.ts';
import { YouForm } from './you-form.tsx';
import './onboarding.css';

export const handle = { messages: ['fields', 'onboarding', 'stays'] };
export const headers = personalHeaders;

export const loader = (args: Route.LoaderArgs) => loadOnboarding(readAccountPage(args), args.params.step);

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
  // what was sent to the provider is not for later
  const hasLead = page !== 'payouts' || (payee?.account?.state ?? 'incomplete') === 'incomplete';
  return (
    <div className="onboarding">
      <ProgressSteps
        label={t('steps.label')}
        current={page}
        steps={onboardingPages.map((step) => ({
          step,
          title: t(`steps.${step}`),
          isDone: step !== 'done' && isDone[step],
          to: step === 'done' ? null : onboardingPath(step),
        }))}
      />
      <h1 className="display">{t(`${page}.title`)}</h1>
      {hasLead && <p className="text-muted">{t(`${page}.lead`)}</p>}
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
