import { validateResetToken } from '@golark/contract/password-reset/calls';
import { accountPath, forgotPasswordPath, setPasswordPath } from '@golark/contract/paths';
import { callApi } from '../../platform/api-client.ts';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { secretHeaders } from '../../platform/page/page-headers.ts';
import { readForm, readPage } from '../../platform/page/page-request.ts';
import type { Api } from '../../platform/request-context.ts';
import { useTranslations } from '../../platform/translations.ts';
import { useCleanAddress } from '../../platform/use-clean-address.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { secretMeta } from '../account-meta.ts';
import type { Route } from './+types/set-password-page.ts';
import { NewPasswordField } from './entry-fields.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { SecondStep } from './second-step.tsx';
import { submitNewPassword } from './submit-new-password.server.ts';

export const handle = { messages: ['accounts', 'fields'], task: 'entry' };
export const headers = secretHeaders;

type TokenState = 'good' | 'over' | 'missing' | 'unknown';

const stateOf = async (api: Api, token: string): Promise<TokenState> => {
  if (token === '') return 'missing';
  const result = await callApi(api, validateResetToken, { body: { token } });
  if (!result.ok) return result.error.code === 'VALIDATION_ERROR' ? 'over' : 'unknown';
  return result.data.valid ? 'good' : 'over';
};

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  const token = url.searchParams.get('token') ?? '';
  return { token, state: await stateOf(api, token), locale };
};

export const action = async (args: Route.ActionArgs) => submitNewPassword(await readForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => secretMeta('setPassword', loaderData?.locale);

const SetPasswordPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts');
  useCleanAddress();
  const answer = actionData && 'token' in actionData ? actionData : null;
  if (answer?.challenge)
    return <SecondStep challenge={answer.challenge} outcome={undefined} next={accountPath()} />;
  const state = answer ? (answer.isOver ? 'over' : 'good') : loaderData.state;
  if (state === 'over' || state === 'missing') return <NoToken state={state} />;
  return (
    <EntryFrame title={t('setPassword.title')} lead={t('setPassword.lead')}>
      {state === 'unknown' && !actionData && <Alert tone="warning" title={t('setPassword.unknown')} />}
      <ActionForm
        intent="set"
        action={setPasswordPath()}
        outcome={actionData}
        submit={t('setPassword.submit')}
        variant="primary"
        size="large"
        isFull
        hasPassword
      >
        <input type="hidden" name="token" value={answer?.token ?? loaderData.token} />
        <NewPasswordField name="newPassword" errors={actionData?.errors} />
      </ActionForm>
      <p className="small text-muted">{t('setPassword.foot')}</p>
    </EntryFrame>
  );
};

export default SetPasswordPage;

const NoToken = ({ state }: { state: 'over' | 'missing' }) => {
  const t = useTranslations('accounts');
  return (
    <EntryFrame title={t(`setPassword.${state}.title`)} lead={t(`setPassword.${state}.text`)}>
      <ButtonLink to={forgotPasswordPath()} variant="primary" size="large" isFull>
        {t('setPassword.newMail')}
      </ButtonLink>
    </EntryFrame>
  );
};
