import { alertsPath } from '@golark/contract/alert-paths';
import { savedSearchesPath } from '@golark/contract/saved-paths';
import { validateAlertToken } from '@golark/contract/saved-searches/calls';
import { callApi } from '../../platform/api-client.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { secretHeaders } from '../../platform/page/page-headers.ts';
import { readForm } from '../../platform/page/page-request.ts';
import { useTranslations } from '../../platform/translations.ts';
import { useCleanAddress } from '../../platform/use-clean-address.ts';
import { secretMeta } from '../account-meta.ts';
import type { Route } from './+types/search-alerts-page.ts';
import { loadEmailLink } from './load-email-link.ts';
import { LinkIsOver, StopEmails } from './stop-emails.tsx';
import { submitSearchAlerts } from './submit-search-alerts.server.ts';

export const handle = { messages: ['accounts', 'fields'], task: 'entry' };
export const headers = secretHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { linked: search, ...rest } = await loadEmailLink(args, (api, token) =>
    callApi(api, validateAlertToken, { body: { token } }),
  );
  return { ...rest, search };
};

export const action = async (args: Route.ActionArgs) => submitSearchAlerts(await readForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => secretMeta('unsubscribe', loaderData?.locale);

const SearchAlertsPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts.searchAlerts');
  useCleanAddress();
  const answer = actionData && 'token' in actionData ? actionData : null;
  const { token, search } = answer ?? loaderData;
  const common = { scope: 'searchAlerts', more: { to: savedSearchesPath(), label: t('searches') } } as const;
  if (!search) return <LinkIsOver {...common} />;
  const { name, hasAlerts } = search;
  return (
    <StopEmails
      {...common}
      lead={name}
      isStopped={!hasAlerts}
      action={alertsPath()}
      outcome={actionData}
      values={{ token, name }}
    />
  );
};

export default SearchAlertsPage;
