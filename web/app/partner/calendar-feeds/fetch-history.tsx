import type { FeedFetch } from '@golark/contract/calendar-feeds/schemas';
import type { PageInfo } from '@golark/contract/paging/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatInstant } from '../../ui/format-times.ts';
import { useFormatTripDates } from '../../ui/format-trip-dates.ts';
import { Pages } from '../../ui/pages.tsx';
import { useEventText } from './event-kind.tsx';
import { useFeedForms } from './feed-forms.ts';

type FetchHistoryProps = {
  fetches: readonly FeedFetch[];
  pageInfo: PageInfo;
  hrefOf: (page: number) => string;
};

/** What each fetch of a calendar has found, as a difference from the one before. */
export const FetchHistory = ({ fetches, pageInfo, hrefOf }: FetchHistoryProps) => {
  const t = useTranslations('calendarFeeds.history');
  return (
    <section className="panel" aria-labelledby="fetches">
      <h2 className="title-3" id="fetches">
        {t('title')}
      </h2>
      {fetches.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ol className="feed-fetches">
        {fetches.map((fetch) => (
          <Fetch key={fetch.id} fetch={fetch} />
        ))}
      </ol>
      <Pages current={pageInfo.pageNumber} count={pageInfo.totalPages} hrefOf={hrefOf} />
    </section>
  );
};

/** `Nothing new`, or `12 fetches, nothing new, until Fri, Nov 20, 11 AM`. */
const useOutcomeText = () => {
  const t = useTranslations('calendarFeeds.history');
  const formatInstant = useFormatInstant();
  const { timeZone } = useFeedForms().listing;
  return ({ outcome, fetches, lastAt }: FeedFetch): string => {
    const several = { count: fetches, until: formatInstant(lastAt, timeZone) };
    return fetches > 1 && outcome !== 'imported'
      ? t(`several.${outcome}`, several)
      : t(`outcomes.${outcome}`);
  };
};

const Fetch = ({ fetch }: { fetch: FeedFetch }) => {
  const t = useTranslations('calendarFeeds');
  const formatInstant = useFormatInstant();
  const outcomeText = useOutcomeText();
  const { timeZone } = useFeedForms().listing;
  const { at, fault, differences, added, changed, removed, problems } = fetch;
  const more = added + changed + removed - differences.length;
  return (
    <li>
      <p>
        <b>{formatInstant(at, timeZone)}</b> {outcomeText(fetch)}
      </p>
      <div className="small">
        {fault && <p>{t(`faults.${fault}`)}</p>}
        <Differences differences={differences} />
        {more > 0 && <p className="text-muted">{t('history.more', { count: more })}</p>}
        <Problems problems={problems} />
      </div>
    </li>
  );
};

const Differences = ({ differences }: Pick<FeedFetch, 'differences'>) => {
  const t = useTranslations('calendarFeeds.history.changes');
  const formatDates = useFormatTripDates();
  const eventText = useEventText();
  if (differences.length === 0) return null;
  const textOf = ({ change, before, ...event }: FeedFetch['differences'][number]): string => {
    const named = { event: eventText(event), dates: formatDates(event) };
    return before ? t('moved', { ...named, before: formatDates(before) }) : t(change, named);
  };
  return (
    <ul>
      {differences.map((difference) => (
        <li key={`${difference.change} ${difference.code} ${difference.arriveDay} ${difference.departDay}`}>
          {textOf(difference)}
        </li>
      ))}
    </ul>
  );
};

const Problems = ({ problems }: Pick<FeedFetch, 'problems'>) => {
  const t = useTranslations('calendarFeeds');
  if (problems.length === 0) return null;
  const texts = problems.map(({ code, summary }) =>
    t('history.problem', { summary: summary || t('history.untitled'), reason: t(`problems.${code}`) }),
  );
  return (
    <>
      <p>{t('history.problems')}</p>
      <ul>
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
};
