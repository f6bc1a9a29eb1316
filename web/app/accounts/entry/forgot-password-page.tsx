import { loginPath } from '@golark/contract/paths';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { readForm, readPage } from '../../platform/page/page-request.ts';
import { nextPathOf } from '../../platform/page/same-origin.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/link.tsx';
import { personalMeta } from '../account-meta.ts';
import type { Route } from './+types/forgot-password-page.ts';
import { EmailField } from './entry-fields.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { readLastEmail } from './last-email.ts';
import { resetRequestIntent } from './reset-request-intent.ts';
import { submitResetRequest } from './submit-reset-request.server.ts';

export const handle = { messages: ['accounts', 'fields'], task: 'entry' };
export const headers = personalHeaders;

export const loader = (args: Route.LoaderArgs) => {
  const { locale, request, url } = readPage(args);
  return { next: nextPathOf(url), lastEmail: readLastEmail(request), locale };
};

export const action = async (args: Route.ActionArgs) => submitResetRequest(await readForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  personalMeta('forgotPassword', loaderData?.locale);

const ForgotPasswordPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts');
  const { next, lastEmail } = loaderData;
  const email = actionData?.values['email'] ?? lastEmail;
  return (
    <EntryFrame title={t('forgotPassword.title')} lead={t('forgotPassword.lead')}>
      {actionData?.isDone && (
        <Alert tone="success" title={t('forgotPassword.sent')} isNews>
          {t('forgotPassword.sentText', { email })}
        </Alert>
      )}
      <ActionForm
        intent={resetRequestIntent}
        outcome={actionData}
        submit={t(actionData?.isDone ? 'forgotPassword.again' : 'forgotPassword.submit')}
        variant={actionData?.isDone ? 'secondary' : 'primary'}
        size="large"
        isFull
      >
        <EmailField errors={actionData?.errors} value={email} />
      </ActionForm>
      <p className="small text-muted">
        {t.rich('forgotPassword.foot', {
          link: (chunks) => <TextLink to={loginPath(next)}>{chunks}</TextLink>,
        })}
      </p>
    </EntryFrame>
  );
};

export default ForgotPasswordPage;
