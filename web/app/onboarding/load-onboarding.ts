import { getOnboarding } from '@golark/contract/onboarding/calls';
import { neededSteps, onboardingSteps } from '@golark/contract/onboarding/rules';
import { onboardingPath } from '@golark/contract/partner-paths';
import { isSetUp } from '@golark/contract/payouts/rules';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { pageNotFound } from '../platform/page/page-not-found.ts';
import type { AccountRequest } from '../platform/page/page-request.ts';
import { loadPayouts } from './load-payouts.ts';

export const onboardingPages = [...onboardingSteps, 'done'] as const;

/** The page of a step, by default of the first open one. The last page needs all steps but the one that can be done later. */
export const loadOnboarding = async (request: AccountRequest, wanted: string | undefined) => {
  const { api, locale, url, account } = request;
  const [onboarding, payee] = await Promise.all([callApi(api, getOnboarding), loadPayouts(request)]);
  const { host, isDone: areDone } = dataOrThrow(onboarding);
  const isDone = { ...areDone, payouts: isSetUp(payee?.account?.state) };
  const step = wanted ?? onboardingSteps.find((each) => !isDone[each]) ?? 'done';
  const page = onboardingPages.find((each) => each === step);
  if (!page) throw pageNotFound(url);
  const needed = neededSteps.find((each) => !isDone[each]);
  if (page === 'done' && needed) throw redirect(onboardingPath(needed));
  if (page === 'payouts' && !payee) throw redirect(onboardingPath('you'));
  return { page, host, isDone, payee, locale, firstName: account.firstName };
};
