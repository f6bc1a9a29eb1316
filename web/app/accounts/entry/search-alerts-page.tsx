import { alertsPath } from '@golark/contract/alert-paths';
import { savedSearchesPath } from '@golark/contract/saved-paths';
import { validateAlertToken } from '@golark/contract/saved-searches/calls';
import type { LinkedSearch } from '@golark/contract/saved-searches/schemas';
import { callApi } from '../../platform/api-client.ts';
import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { secretHeaders } from '../../platform/page/page-headers.ts';
import { readForm, readPage } from '../../platform/page/page-request.ts';
import { useTranslations } from '../../platform/translations.ts';
import { useCleanAddress } from '../../platform/use-clean-address.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextLink } from '../../ui/link.tsx';
import { secretMeta } from '../account-meta.ts';
import type { Route } from './+types/search-alerts-page.ts';
import { EntryFrame } from './entry-frame.tsx';
import { submitSearchAlerts } from './submit-search-alerts.server.ts';

export const handle = { messages: ['accounts', 'fields'], task: 'entry' };
export const headers = secretHeaders;

/** Turns nothing off: programs that scan emails open the links in them. */
export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  const token = url.searchParams.get('token') ?? '';
  const result = token === '' ? null : await callApi(api, validateAlertToken, { body: { token } });
  if (result && !result.ok && result.error.code !== 'VALIDATION_ERROR')
    throw new Response(null, { status: 503 });
  return { token, search: result?.ok ? result.data : null, locale };
};

export const action = async (args: Route.ActionArgs) => submitSearchAlerts(await readForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => secretMeta('unsubscribe', loaderData?.locale);

const SearchAlertsPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts.searchAlerts');
  useCleanAddress();
  const answer = actionData && 'token' in actionData ? actionData : null;
  const { token, search } = answer ?? loaderData;
  if (!search)
    return (
      <EntryFrame title={t('over.title')} lead={t('over.text')}>
        <ButtonLink to={savedSearchesPath()} variant="primary" size="large" isFull>
          {t('searches')}
        </ButtonLink>
      </EntryFrame>
    );
  return <AlertsForm token={token} search={search} outcome={actionData} />;
};

type AlertsFormProps = { token: string; search: LinkedSearch; outcome: FormOutcome | undefined };

/** Asks; after that says what was done, and undoes it. */
const AlertsForm = ({ token, search: { name, hasAlerts }, outcome }: AlertsFormProps) => {
  const t = useTranslations('accounts.searchAlerts');
  const isBack = outcome?.isDone === true && outcome.intent === 'again';
  const state = hasAlerts ? (isBack ? 'again' : 'ask') : 'done';
  return (
    <EntryFrame title={t(`${state}.title`)} lead={name}>
      <p role="status">{t(`${state}.text`)}</p>
      <ActionForm
        key={state}
        intent={hasAlerts ? 'stop' : 'again'}
        action={alertsPath()}
        outcome={outcome}
        submit={t(hasAlerts ? 'ask.submit' : 'done.submit')}
        variant={state === 'ask' ? 'primary' : 'secondary'}
        size="large"
        isFull
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="name" value={name} />
      </ActionForm>
      <p className="small">
        <TextLink to={savedSearchesPath()}>{t('searches')}</TextLink>
      </p>
    </EntryFrame>
  );
};

export default SearchAlertsPage;
