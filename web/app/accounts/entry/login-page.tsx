import { signupPath } from '@golark/contract/paths';
import { data, redirect } from 'react-router';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { readForm, readPage, runIntent } from '../../platform/page/page-request.ts';
import { nextPathOf } from '../../platform/page/same-origin.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/link.tsx';
import { publicMeta } from '../account-meta.ts';
import type { Route } from './+types/login-page.ts';
import { EmailField, PasswordWithHelp } from './entry-fields.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { lastEmailCookie, readLastEmail } from './last-email.ts';
import { SecondStep } from './second-step.tsx';
import { type LoginOutcome, submitCode, submitPassword } from './submit-login.server.ts';

export const handle = {
  messages: ['accounts', 'fields'],
  task: 'entry',
  isShared: true,
  ownCookies: [lastEmailCookie],
};
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const notices = ['deleted', 'passwordSet'] as const;

export const loader = (args: Route.LoaderArgs) => {
  const { account, locale, request, url } = readPage(args);
  const next = nextPathOf(url);
  if (account) throw redirect(next);
  const notice = notices.find((known) => url.searchParams.has(known)) ?? null;
  const lastEmail = readLastEmail(request);
  return data({ next, notice, lastEmail, locale }, { headers: lastEmail ? personalHeaders() : {} });
};

export const action = async (args: Route.ActionArgs) =>
  runIntent(await readForm(args), { password: submitPassword, code: submitCode });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => publicMeta('login', loaderData?.locale);

const LoginPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts');
  const { next, notice, lastEmail } = loaderData;
  const outcome: LoginOutcome | undefined = actionData;
  if (outcome?.challenge) return <SecondStep challenge={outcome.challenge} outcome={outcome} next={next} />;
  return (
    <EntryFrame title={t('login.title')} lead={t('login.lead')}>
      {notice && !outcome && <Alert tone="success" title={t(`login.${notice}`)} isNews />}
      <ActionForm
        intent="password"
        outcome={outcome}
        submit={t('login.submit')}
        variant="primary"
        size="large"
        isFull
        hasPassword
      >
        <EmailField errors={outcome?.errors} value={outcome?.values['email'] ?? lastEmail} />
        <PasswordWithHelp errors={outcome?.errors} next={next} />
      </ActionForm>
      <p className="small text-muted">
        {t.rich('login.foot', {
          link: (chunks) => <TextLink to={signupPath(next)}>{chunks}</TextLink>,
        })}
      </p>
    </EntryFrame>
  );
};

export default LoginPage;
