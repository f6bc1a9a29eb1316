import { homePath } from '@golark/contract/paths';
import { readLocale } from '../platform/preferences.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import type { Route } from './+types/not-open-page.ts';

export const handle = { isShared: true };

const offerOf = (pathname: string) => (pathname.startsWith('/membership/') ? 'membership' : 'tickets');

/** For footer links to offers that are not sold yet. */
export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  ({ locale: readLocale(request, context), offer: offerOf(`${url.pathname}/`) }) as const;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'chrome');
  return [{ title: t(`notOpen.${loaderData.offer}.headTitle`) }, { name: 'robots', content: 'noindex' }];
};

const NotOpenPage = ({ loaderData: { offer } }: Route.ComponentProps) => {
  const t = useTranslations('chrome.notOpen');
  return (
    <div className="page-width py-16">
      <h1 className="display">{t(`${offer}.title`)}</h1>
      <p className="body-large text-muted mt-3 max-w-[52ch]">{t(`${offer}.text`)}</p>
      <ButtonLink to={homePath()} variant="primary" size="large" className="mt-6">
        {t('findStay')}
      </ButtonLink>
    </div>
  );
};

export default NotOpenPage;
