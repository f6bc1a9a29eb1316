import { pageMeta } from '../platform/page/page-meta.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import type { Route } from './+types/offline-page.ts';
import { offlinePath } from './offline-path.ts';
import './offline-page.css';

export const handle = { messages: ['offline'] };

export const loader = (args: Route.LoaderArgs) => ({ locale: readPage(args).locale });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'offline')('title'), isIndexed: false })
    : [];

/** Shown by the worker at any address without a connection, without scripts; it puts links to the copies into the list. */
const OfflinePage = () => {
  const t = useTranslations('offline');
  return (
    <div className="page-width offline">
      <h1 className="display">{t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <p>
        {/* replaced by the address that could not be loaded */}
        <a className="button" data-variant="primary" data-size="normal" href={offlinePath}>
          {t('again')}
        </a>
      </p>
      <section aria-labelledby="offline-copies">
        <h2 className="title-2" id="offline-copies">
          {t('works')}
        </h2>
        <ul data-copies="">
          <li className="text-muted">{t('none')}</li>
        </ul>
      </section>
    </div>
  );
};

export default OfflinePage;
