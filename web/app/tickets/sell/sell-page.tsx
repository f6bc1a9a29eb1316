import { sellerPath, sellTicketsPath } from '@golark/contract/paths';
import { describePage } from '../../platform/page/describe-page.server.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readPage } from '../../platform/page/page-request.ts';
import { useAccount } from '../../platform/root-data.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { SearchIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import type { Route } from './+types/sell-page.ts';
import { EventRows } from './event-rows.tsx';
import { HowSellingWorks } from './how-selling-works.tsx';
import { loadSellPage } from './load-sell.ts';
import { RecentEvents } from './recent-events.tsx';
import { SellSearch } from './sell-search.tsx';
import './sell.css';

export const handle = { messages: ['eventCards', 'sell'], isReused: true };

export const loader = async (args: Route.LoaderArgs) => {
  const request = readPage(args);
  const { locale, now } = request;
  describePage(args, { path: sellTicketsPath() });
  return {
    page: await loadSellPage(request),
    locale,
    // to the minute: the same data then renders the same page
    now: `${now.toISOString().slice(0, 16)}:00.000Z`,
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { locale, page } = loaderData;
  const t = translatorOf(locale, 'sell');
  return pageMeta({
    title: t('headTitle'),
    description: t('headDescription'),
    isIndexed: page.words === '',
  });
};

const SellPage = ({ loaderData }: Route.ComponentProps) => {
  const t = useTranslations('sell');
  const account = useAccount();
  const { page, now } = loaderData;
  const { words, results, total, wanted, soon } = page;
  return (
    <div className="page-width sell-page">
      <h1 className="display">{t('title')}</h1>
      <p className="body-large text-muted mt-2">{t('lead')}</p>
      <SellSearch key={words} words={words} />
      {account && (
        <p className="mt-4">
          <TextLink to={sellerPath()}>{t('mine')}</TextLink>
        </p>
      )}
      {results && <Results words={words} events={results} total={total} />}
      <RecentEvents now={now} />
      <HowSellingWorks />
      {wanted.length > 0 && <Events id="wanted" events={wanted} text={t('events.wantedText')} />}
      {soon.length > 0 && <Events id="soon" events={soon} />}
    </div>
  );
};

export default SellPage;

type Cards = Parameters<typeof EventRows>[0]['events'];

const Results = ({ words, events, total }: { words: string; events: Cards; total: number }) => {
  const t = useTranslations('sell.find');
  if (events.length === 0)
    return (
      <div className="mt-8">
        <EmptyState icon={SearchIcon} title={t('none', { words })} text={t('noneText')} />
      </div>
    );
  return (
    <section className="section" aria-labelledby="sell-results">
      <h2 className="title-2 mb-4" id="sell-results">
        {t('results', { count: total, words })}
      </h2>
      <EventRows events={events} />
    </section>
  );
};

const Events = ({ id, events, text }: { id: 'wanted' | 'soon'; events: Cards; text?: string }) => {
  const t = useTranslations('sell.events');
  return (
    <section className="section" aria-labelledby={`sell-${id}`}>
      <div className="section-head">
        <div>
          <h2 className="title-1" id={`sell-${id}`}>
            {t(id)}
          </h2>
          {text && <p className="text-muted">{text}</p>}
        </div>
      </div>
      <EventRows events={events} />
    </section>
  );
};
