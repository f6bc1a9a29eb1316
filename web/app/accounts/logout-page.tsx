import { logOutCurrent } from '@golark/contract/sessions';
import { Form, redirect } from 'react-router';
import { callApi } from '../platform/api-client.ts';
import { accountContext, apiContext } from '../platform/request-context.ts';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/logout-page.ts';

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(accountContext)) throw redirect('/');
  return null;
}

export async function action({ context }: Route.ActionArgs) {
  const result = await callApi(context.get(apiContext), logOutCurrent);
  const headers = new Headers();
  if (result.ok) for (const cookie of result.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  throw redirect('/', { headers });
}

/** A page and not a link that acts: what a browser fetches ahead must never end a session. */
export default function LogoutPage() {
  const t = useTranslations('accounts.logout');
  return (
    <div className="grid gap-4 justify-items-start">
      <h1 className="title-1">{t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <Form method="post">
        <Button type="submit" variant="primary">
          {t('submit')}
        </Button>
      </Form>
    </div>
  );
}
