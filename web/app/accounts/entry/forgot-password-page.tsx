import { SignedIn } from '@golark/contract/accounts';
import { requestPasswordReset } from '@golark/contract/password-reset';
import { callApi } from '../../platform/api-client.ts';
import {
  doneOutcome,
  hasErrors,
  keptOf,
  outcomeOf,
  outcomeOfError,
  refused,
  trimmed,
} from '../../platform/form-outcome.ts';
import { orNetworkIssue } from '../../platform/network-issue.ts';
import { readLocale } from '../../platform/preferences.ts';
import { apiContext } from '../../platform/request-context.ts';
import { personalHeaders, readOwnForm } from '../../platform/require-account.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/link.tsx';
import { personalMeta } from '../account-meta.ts';
import { ActionForm } from '../form/action-form.tsx';
import { emailProblem } from '../form/check-fields.ts';
import { wordsOfProblems } from '../form/words-of-problems.ts';
import type { Route } from './+types/forgot-password-page.ts';
import { enterAccount, entryPath, nextPathOf } from './enter-account.ts';
import { EmailField } from './entry-fields.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { readLastEmail } from './last-email.ts';

export const handle = { task: 'entry' };
export const headers = personalHeaders;

const intent = 'request';

export function loader({ request, url, context }: Route.LoaderArgs) {
  return {
    next: nextPathOf(url),
    lastEmail: readLastEmail(request),
    locale: readLocale(request, context),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readOwnForm(request);
  const locale = readLocale(request, context);
  const kept = keptOf(form, ['email']);
  const email = trimmed(form, 'email');
  const errors = wordsOfProblems({ email: emailProblem(email) }, locale);
  if (hasErrors(errors)) return refused(outcomeOf(intent, { errors, kept }));
  const result = await callApi(context.get(apiContext), requestPasswordReset, { body: { email } });
  if (!result.ok) return refused(outcomeOfError(result.error, { intent, locale, kept }));
  // our own server never answers like this; one that does has logged the visitor in
  const signedIn = SignedIn.safeParse(result.data);
  if (signedIn.success)
    return enterAccount(
      request,
      { ...result, data: signedIn.data },
      { next: nextPathOf(url), event: 'Login' },
    );
  return { ...doneOutcome(intent), kept };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orNetworkIssue(serverAction());
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  personalMeta('forgotPassword', loaderData?.locale);

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('accounts');
  const { next, lastEmail } = loaderData;
  const email = actionData?.kept['email'] ?? lastEmail;
  return (
    <EntryFrame title={t('forgotPassword.title')} lead={t('forgotPassword.lead')}>
      {actionData?.isDone && (
        <Alert tone="success" title={t('forgotPassword.sent')} isNews>
          {t('forgotPassword.sentText', { email })}
        </Alert>
      )}
      <ActionForm
        intent={intent}
        outcome={actionData}
        submit={t(actionData?.isDone ? 'forgotPassword.again' : 'forgotPassword.submit')}
        variant={actionData?.isDone ? 'secondary' : 'primary'}
        size="large"
        isFull
      >
        <EmailField errors={actionData?.errors} kept={email} />
      </ActionForm>
      <p className="small text-muted">
        {t.rich('forgotPassword.foot', {
          link: (chunks) => <TextLink to={entryPath('/login/', next)}>{chunks}</TextLink>,
        })}
      </p>
    </EntryFrame>
  );
}
