import { validateUnsubscribeToken } from '@golark/contract/email-preferences/calls';
import { settingsPath } from '@golark/contract/paths';
import { unsubscribePath } from '@golark/contract/unsubscribe-paths';
import { callApi } from '../../platform/api-client.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { secretHeaders } from '../../platform/page/page-headers.ts';
import { readForm } from '../../platform/page/page-request.ts';
import { useTranslations } from '../../platform/translations.ts';
import { useCleanAddress } from '../../platform/use-clean-address.ts';
import { secretMeta } from '../account-meta.ts';
import type { Route } from './+types/unsubscribe-page.ts';
import { loadEmailLink } from './load-email-link.ts';
import { LinkIsOver, StopEmails } from './stop-emails.tsx';
import { submitUnsubscribe } from './submit-unsubscribe.server.ts';

export const handle = { messages: ['accounts', 'fields'], task: 'entry' };
export const headers = secretHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { linked: preference, ...rest } = await loadEmailLink(args, (api, token) =>
    callApi(api, validateUnsubscribeToken, { body: { token } }),
  );
  return { ...rest, preference };
};

export const action = async (args: Route.ActionArgs) => submitUnsubscribe(await readForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => secretMeta('unsubscribe', loaderData?.locale);

const UnsubscribePage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts.unsubscribe');
  const kinds = useTranslations('accounts.emailKinds');
  useCleanAddress();
  const answer = actionData && 'token' in actionData ? actionData : null;
  const { token, preference } = answer ?? loaderData;
  const common = {
    scope: 'unsubscribe',
    more: { to: settingsPath('emails'), label: t('settings') },
  } as const;
  if (!preference) return <LinkIsOver {...common} />;
  const { kind, isMuted } = preference;
  return (
    <StopEmails
      {...common}
      lead={kinds(`${kind}.title`)}
      isStopped={isMuted}
      action={unsubscribePath()}
      outcome={actionData}
      values={{ token, kind }}
    />
  );
};

export default UnsubscribePage;
