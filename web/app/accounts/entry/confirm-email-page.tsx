import { accountPath, confirmEmailPath, detailsPath, homePath, loginPath } from '@golark/contract/paths';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { secretHeaders } from '../../platform/page/page-headers.ts';
import { readForm, readPage, runIntent } from '../../platform/page/page-request.ts';
import { useTranslations } from '../../platform/translations.ts';
import { useCleanAddress } from '../../platform/use-clean-address.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { secretMeta } from '../account-meta.ts';
import type { Route } from './+types/confirm-email-page.ts';
import { EntryFrame } from './entry-frame.tsx';
import { submitConfirmation, submitResend } from './submit-confirmation.server.ts';

export const handle = { messages: ['accounts', 'fields'], task: 'entry' };
export const headers = secretHeaders;

/** Does not check the token: email programs and browsers that prefetch the page must not use it up. */
export const loader = (args: Route.LoaderArgs) => {
  const { account, locale, url } = readPage(args);
  return { token: url.searchParams.get('token') ?? '', isSignedIn: account !== null, locale };
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readForm(args), { confirm: submitConfirmation, resend: submitResend });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => secretMeta('confirmEmail', loaderData?.locale);

const ConfirmEmailPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts.confirmEmail');
  useCleanAddress();
  const { isSignedIn } = loaderData;
  const answer = actionData && 'state' in actionData ? actionData : null;
  const token = answer?.token || loaderData.token;
  const state = answer?.state ?? (token === '' ? 'over' : 'ask');
  const shared = { action: confirmEmailPath(), outcome: actionData, size: 'large', isFull: true } as const;
  const lead =
    state === 'confirmed' ? t('confirmed.text', { email: answer?.email ?? '' }) : t(`${state}.text`);
  return (
    <EntryFrame title={t(`${state}.title`)} lead={lead}>
      {state === 'ask' && (
        <ActionForm intent="confirm" submit={t('ask.submit')} variant="primary" {...shared}>
          <input type="hidden" name="token" value={token} />
        </ActionForm>
      )}
      {state === 'over' && isSignedIn && (
        <ActionForm intent="resend" submit={t('over.submit')} variant="primary" {...shared} />
      )}
      {state === 'over' && !isSignedIn && (
        <ButtonLink to={loginPath(accountPath())} variant="primary" size="large" isFull>
          {t('over.logIn')}
        </ButtonLink>
      )}
      {(state === 'confirmed' || state === 'sent') && (
        <ButtonLink to={isSignedIn ? accountPath() : homePath()} variant="primary" size="large" isFull>
          {t('goOn')}
        </ButtonLink>
      )}
      {state === 'taken' && (
        <ButtonLink to={detailsPath()} size="large" isFull>
          {t('taken.other')}
        </ButtonLink>
      )}
    </EntryFrame>
  );
};

export default ConfirmEmailPage;
