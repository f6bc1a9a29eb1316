import { ticketsPath } from '@golark/contract/paths';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import type { Route } from './+types/not-open-page.ts';

export const handle = { isShared: true };

/** For links to the sale of tickets by their owners, which is not built yet. */
export const loader = (args: Route.LoaderArgs) => ({ locale: readPage(args).locale });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'chrome')('notOpen.headTitle'), isIndexed: false })
    : [];

const NotOpenPage = () => {
  const t = useTranslations('chrome.notOpen');
  return (
    <div className="page-width py-16">
      <h1 className="display">{t('title')}</h1>
      <p className="body-large text-muted mt-3 max-w-[52ch]">{t('text')}</p>
      <ButtonLink to={ticketsPath()} variant="primary" size="large" className="mt-6">
        {t('seeTickets')}
      </ButtonLink>
    </div>
  );
};

export default NotOpenPage;
