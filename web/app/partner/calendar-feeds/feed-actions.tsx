import type { CalendarFeed } from '@golark/contract/calendar-feeds/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { useFormatInstant } from '../../ui/format-times.ts';
import { FeedForm, useRejected } from './feed-form.tsx';
import { useFeedForms } from './feed-forms.ts';
import { confirmFeedIntent, fetchFeedIntent, removeFeedIntent } from './feed-intents.ts';

/** The form that fetches a calendar now. */
export const FetchNow = ({ feed }: { feed: CalendarFeed }) => {
  const t = useTranslations('calendarFeeds');
  const submit = t(feed.held ? 'held.again' : 'fetch.submit');
  return (
    <FeedForm
      intent={fetchFeedIntent}
      subject={feed.id}
      submit={submit}
      submitLabel={`${submit}: ${feed.name}`}
    />
  );
};

/** What a fetch would lose, and the way to import it nevertheless; says what that means before it can be made. */
export const HeldFetch = ({ feed }: { feed: CalendarFeed }) => {
  const t = useTranslations('calendarFeeds.held');
  const formatInstant = useFormatInstant();
  const { timeZone } = useFeedForms().listing;
  const failed = useRejected(confirmFeedIntent, feed.id);
  const { held } = feed;
  if (!held) return null;
  const { since, lost, known } = held;
  return (
    <Alert tone="warning" title={t('title', { lost, known })}>
      {t('text', { at: formatInstant(since, timeZone) })}
      <details open={failed !== undefined}>
        <summary className="link">{t('confirm')}</summary>
        <FeedForm
          intent={confirmFeedIntent}
          subject={feed.id}
          submit={t('confirm')}
          submitLabel={`${t('confirm')}: ${feed.name}`}
          variant="danger-line"
        >
          <p className="small">{t('confirmText')}</p>
        </FeedForm>
      </details>
    </Alert>
  );
};

/** Says what the removal means before it can be made. `action` is the page that shows the calendars that remain. */
export const RemoveFeed = ({ feed, action }: { feed: CalendarFeed; action?: string }) => {
  const t = useTranslations('calendarFeeds.remove');
  const failed = useRejected(removeFeedIntent, feed.id);
  return (
    <details className="feed-question" open={failed !== undefined}>
      <summary className="link" aria-label={`${t('open')}: ${feed.name}`}>
        {t('open')}
      </summary>
      <FeedForm
        intent={removeFeedIntent}
        subject={feed.id}
        submit={t('submit')}
        submitLabel={`${t('submit')}: ${feed.name}`}
        variant="danger"
        {...(action ? { action } : {})}
      >
        <p className="small text-muted">{t('text')}</p>
      </FeedForm>
    </details>
  );
};
