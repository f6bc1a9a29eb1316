import type { CalendarFeed } from '@golark/contract/calendar-feeds/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { useFormatInstant } from '../../ui/format-times.ts';
import { CheckIcon, ClockIcon, type IconShape, ProblemIcon } from '../../ui/icon.tsx';
import { useFeedForms } from './feed-forms.ts';

type State = 'current' | 'waiting' | 'held' | 'failed' | 'late';

const looks: Record<State, { tone: BadgeTone; icon: IconShape }> = {
  current: { tone: 'success', icon: CheckIcon },
  waiting: { tone: 'neutral', icon: ClockIcon },
  held: { tone: 'warning', icon: ClockIcon },
  failed: { tone: 'danger', icon: ProblemIcon },
  late: { tone: 'danger', icon: ProblemIcon },
};

const stateOf = ({ fault, held, importedAt, isLate }: CalendarFeed): State => {
  if (held) return 'held';
  if (fault) return 'failed';
  if (isLate) return 'late';
  return importedAt ? 'current' : 'waiting';
};

export const FeedBadge = ({ feed }: { feed: CalendarFeed }) => {
  const t = useTranslations('calendarFeeds.states');
  const state = stateOf(feed);
  return <Badge {...looks[state]}>{t(state)}</Badge>;
};

/** When a calendar was read, why it was not, what it contains, and when it is fetched again. */
export const FeedFacts = ({ feed }: { feed: CalendarFeed }) => {
  const t = useTranslations('calendarFeeds');
  const formatInstant = useFormatInstant();
  const { timeZone } = useFeedForms().listing;
  const { fault, importedAt, triedAt, nextFetchAt, usualMinutes, isLate, counts } = feed;
  const at = (instant: string) => ({ at: formatInstant(instant, timeZone) });
  const times = [
    !fault && importedAt && t('feeds.read', at(importedAt)),
    fault && triedAt && t('feeds.tried', at(triedAt)),
    t('feeds.next', at(nextFetchAt)),
    usualMinutes && t('feeds.usual', { minutes: usualMinutes }),
  ];
  return (
    <>
      {fault && (
        <p className="feed-fault">
          {importedAt ? t('feeds.since', at(importedAt)) : t('feeds.never')} {t(`faults.${fault}`)}
        </p>
      )}
      {isLate && <p className="feed-fault">{t('feeds.late')}</p>}
      {importedAt && <p>{t('feeds.counts', counts)}</p>}
      <p className="small text-muted">{times.filter(Boolean).join(' · ')}</p>
    </>
  );
};
