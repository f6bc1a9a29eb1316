import { homePath } from '@golark/contract/paths';
import { logOutCurrent } from '@golark/contract/sessions/calls';
import { Form, redirect, useNavigation } from 'react-router';
import { callApi } from '../../platform/api-client.ts';
import { readLocale } from '../../platform/preferences.ts';
import { accountContext, apiContext } from '../../platform/request-context.ts';
import { personalHeaders, readOwnForm } from '../../platform/require-account.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { personalMeta } from '../account-meta.ts';
import type { Route } from './+types/logout-page.ts';

export const headers = personalHeaders;

export const loader = ({ request, context }: Route.LoaderArgs) => {
  if (!context.get(accountContext)) throw redirect(homePath());
  return { locale: readLocale(request, context) };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  await readOwnForm(request);
  const result = await callApi(context.get(apiContext), logOutCurrent);
  const answered = new Headers();
  if (result.ok) for (const cookie of result.headers.getSetCookie()) answered.append('Set-Cookie', cookie);
  throw redirect(homePath(), { headers: answered });
};

export const meta: Route.MetaFunction = ({ loaderData }) => personalMeta('logout', loaderData?.locale);

/** A page and not a link that acts: what a browser fetches ahead must never end a session. */
const LogoutPage = () => {
  const t = useTranslations('accounts.logout');
  const isBusy = useNavigation().state === 'submitting';
  return (
    <div className="grid gap-4 justify-items-start">
      <h1 className="display">{t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <Form method="post">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('submit')}
        </Button>
      </Form>
    </div>
  );
};

export default LogoutPage;
