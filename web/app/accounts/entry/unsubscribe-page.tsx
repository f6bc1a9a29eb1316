import { validateUnsubscribeToken } from '@golark/contract/email-preferences/calls';
import type { EmailPreference } from '@golark/contract/email-preferences/schemas';
import { settingsPath } from '@golark/contract/paths';
import { unsubscribePath } from '@golark/contract/unsubscribe-paths';
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
import type { Route } from './+types/unsubscribe-page.ts';
import { EntryFrame } from './entry-frame.tsx';
import { submitUnsubscribe } from './submit-unsubscribe.server.ts';

export const handle = { messages: ['accounts', 'fields'], task: 'entry' };
export const headers = secretHeaders;

/** Turns nothing off: programs that scan emails open the links in them. */
export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  const token = url.searchParams.get('token') ?? '';
  const result = token === '' ? null : await callApi(api, validateUnsubscribeToken, { body: { token } });
  if (result && !result.ok && result.error.code !== 'VALIDATION_ERROR')
    throw new Response(null, { status: 503 });
  return { token, preference: result?.ok ? result.data : null, locale };
};

export const action = async (args: Route.ActionArgs) => submitUnsubscribe(await readForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => secretMeta('unsubscribe', loaderData?.locale);

const UnsubscribePage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts.unsubscribe');
  useCleanAddress();
  const answer = actionData && 'token' in actionData ? actionData : null;
  const { token, preference } = answer ?? loaderData;
  if (!preference)
    return (
      <EntryFrame title={t('over.title')} lead={t('over.text')}>
        <ButtonLink to={settingsPath('emails')} variant="primary" size="large" isFull>
          {t('settings')}
        </ButtonLink>
      </EntryFrame>
    );
  return <KindForm token={token} preference={preference} outcome={actionData} />;
};

type KindFormProps = { token: string; preference: EmailPreference; outcome: FormOutcome | undefined };

/** Asks; after that says what was done, and undoes it. */
const KindForm = ({ token, preference: { kind, isMuted }, outcome }: KindFormProps) => {
  const t = useTranslations('accounts.unsubscribe');
  const kinds = useTranslations('accounts.emailKinds');
  const isBack = outcome?.isDone === true && outcome.intent === 'again';
  const state = isMuted ? 'done' : isBack ? 'again' : 'ask';
  return (
    <EntryFrame title={t(`${state}.title`)} lead={kinds(`${kind}.title`)}>
      <p role="status">{t(`${state}.text`)}</p>
      <ActionForm
        key={state}
        intent={isMuted ? 'again' : 'stop'}
        action={unsubscribePath()}
        outcome={outcome}
        submit={t(isMuted ? 'done.submit' : 'ask.submit')}
        variant={state === 'ask' ? 'primary' : 'secondary'}
        size="large"
        isFull
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="kind" value={kind} />
      </ActionForm>
      <p className="small">
        <TextLink to={settingsPath('emails')}>{t('settings')}</TextLink>
      </p>
    </EntryFrame>
  );
};

export default UnsubscribePage;
