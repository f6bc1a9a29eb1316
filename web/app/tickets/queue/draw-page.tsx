import { eventPath, ticketDrawLogPath } from '@golark/contract/event-paths';
import { getEvent } from '@golark/contract/events/calls';
import { getQueue, getQueueLog } from '@golark/contract/queue/calls';
import type { QueueLog } from '@golark/contract/queue/schemas';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import { readPage } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { useFormatInstant } from '../../ui/format-times.ts';
import type { Route } from './+types/draw-page.ts';
import { CheckDraw } from './check-draw.tsx';
import './queue.css';

export const handle = { messages: ['ticketQueue'] };
export const headers = personalHeaders;

/** The entries aren't part of the page: there are many, and they are loaded only for the check. */
const countsOf = ({ entries, saleAt }: QueueLog) => {
  const drawn = entries.filter(({ number, joinedAt }) => number !== null && joinedAt < saleAt).length;
  const later = entries.filter(({ number }) => number !== null).length - drawn;
  const admitted = entries.filter(({ admittedAt }) => admittedAt !== null).length;
  return { drawn, later, admitted };
};

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  const { eventId } = args.params;
  assertPageId(eventId, url);
  const [found, own, published] = await Promise.all([
    callApi(api, getEvent, { params: { eventId } }),
    callApi(api, getQueue, { params: { eventId } }),
    callApi(api, getQueueLog, { params: { eventId } }),
  ]);
  const log = dataOrThrow(published);
  const { commitment, seed, saleAt, drawnAt } = log;
  const { title, venue } = dataOrThrow(found).event;
  return {
    ...{ eventId, title, timeZone: venue.timeZone, commitment, seed, saleAt, drawnAt, locale },
    counts: countsOf(log),
    place: own.ok ? own.data.place : null,
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'ticketQueue')('draw.headTitle', { title: loaderData.title }),
        isIndexed: false,
      })
    : [];

const steps = ['commit', 'enter', 'draw', 'publish'] as const;

const DrawRoute = ({ loaderData }: Route.ComponentProps) => {
  const t = useTranslations('ticketQueue.draw');
  const { eventId, title, drawnAt } = loaderData;
  return (
    <div className="page-width draw-page">
      <Crumbs crumbs={[{ label: title, to: eventPath(eventId) }, { label: t('title') }]} />
      <div>
        <h1 className="display">{t('title')}</h1>
        <p className="text-muted mt-2">{t('intro')}</p>
      </div>
      <ol className="draw-steps">
        {steps.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      <Facts {...loaderData} />
      {drawnAt !== null && (
        <>
          <CheckDraw eventId={eventId} />
          <p className="small text-muted">
            <a className="text-link" href={ticketDrawLogPath(eventId)} download={`${eventId}-draw.json`}>
              {t('download')}
            </a>
          </p>
          <div>
            <p className="small text-muted mb-2">{t('command')}</p>
            <code className="draw-command">npx golark queue verify {eventId}-draw.json</code>
          </div>
        </>
      )}
    </div>
  );
};

export default DrawRoute;

type Loaded = Route.ComponentProps['loaderData'];

const Facts = ({ commitment, seed, saleAt, timeZone, place, counts, drawnAt }: Loaded) => {
  const t = useTranslations('ticketQueue.draw');
  const formatInstant = useFormatInstant();
  const totals = [
    { name: t('drawnCount'), count: counts.drawn },
    { name: t('laterCount'), count: counts.later },
    { name: t('admittedCount'), count: counts.admitted },
  ];
  return (
    <dl className="draw-facts">
      <div>
        <dt>{t('commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
      </div>
      <div>
        <dt>{t('seed')}</dt>
        <dd>{seed ? <code>{seed}</code> : t('seedLater', { saleAt: formatInstant(saleAt, timeZone) })}</dd>
      </div>
      {place && (
        <div>
          <dt>{t('own')}</dt>
          <dd>
            <code>{place.code}</code>
            {place.number !== null && ` · ${t('ownNumber', { number: place.number })}`}
          </dd>
        </div>
      )}
      {drawnAt !== null && (
        <div className="draw-counts">
          {totals.map(({ name, count }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{t('places', { count })}</dd>
            </div>
          ))}
        </div>
      )}
    </dl>
  );
};
