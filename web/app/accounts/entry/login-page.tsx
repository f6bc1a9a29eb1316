import { logIn } from '@golark/contract/sessions';
import { redirect } from 'react-router';
import { callApi } from '../platform/api-client.ts';
import { readLocale } from '../platform/preferences.ts';
import { accountContext, apiContext } from '../platform/request-context.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/login-page.ts';
import { checkLogin, readAccountForm } from './check-account-form.ts';
import { enterAccount, nextPathOf } from './enter-account.ts';
import { EntryForm } from './entry-form.tsx';

export const handle = { task: 'entry' };

export function loader({ request, url, context }: Route.LoaderArgs) {
  const next = nextPathOf(url);
  if (context.get(accountContext)) throw redirect(next);
  return { next, locale: readLocale(request, context) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = readAccountForm(await request.formData());
  const kept = { firstName: '', lastName: '', email: form.email };
  const problems = checkLogin(form);
  if (Object.keys(problems).length > 0) return { problems, formProblem: null, kept };
  const { email, password } = form;
  const result = await callApi(context.get(apiContext), logIn, { body: { email, password } });
  return enterAccount(url, result, kept);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: translatorOf(loaderData.locale, 'accounts')('login.headTitle') }] : [];

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('accounts');
  const { problems = {}, kept } = actionData ?? {};
  const words = (problem: keyof typeof problems) =>
    problems[problem] ? t(`problems.${problems[problem]}`) : null;
  const signup = `/signup/${loaderData.next === '/' ? '' : `?next=${encodeURIComponent(loaderData.next)}`}`;
  return (
    <EntryForm
      title={t('login.title')}
      lead={t('login.lead')}
      submit={t('login.submit')}
      outcome={actionData}
      picture={{ id: 'scene.lake-night', alt: '' }}
      foot={t.rich('login.foot', { link: (chunks) => <TextLink to={signup}>{chunks}</TextLink> })}
    >
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={kept?.email}
        error={words('email')}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        error={words('password')}
      />
    </EntryForm>
  );
}
