import type { CalendarFeed } from '@golark/contract/calendar-feeds/schemas';
import { calendarFeedPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../platform/translations.ts';
import { TextLink } from '../../ui/link.tsx';
import { FetchNow, HeldFetch, RemoveFeed } from './feed-actions.tsx';
import { useFeedForms } from './feed-forms.ts';
import { FeedBadge, FeedFacts } from './feed-state.tsx';

/** An imported calendar of a listing; `roomName` where it has several room types. */
export const FeedCard = ({ feed, roomName }: { feed: CalendarFeed; roomName: string | null }) => {
  const t = useTranslations('calendarFeeds');
  const { listing } = useFeedForms();
  const { id, name, host } = feed;
  return (
    <li className="feed" aria-labelledby={`feed-${id}`}>
      <div className="feed-head">
        <div className="min-w-0">
          <h3 className="feed-name" id={`feed-${id}`}>
            {name}
          </h3>
          <p className="small text-muted">
            {roomName === null ? host : t('feeds.host', { host, room: roomName })}
          </p>
        </div>
        <FeedBadge feed={feed} />
      </div>
      <FeedFacts feed={feed} />
      <HeldFetch feed={feed} />
      <div className="feed-actions">
        <FetchNow feed={feed} />
        <TextLink to={calendarFeedPath(listing.id, id)} aria-label={`${t('feeds.events')}: ${name}`}>
          {t('feeds.events')}
        </TextLink>
        <RemoveFeed feed={feed} />
      </div>
    </li>
  );
};
