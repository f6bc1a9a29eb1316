import type { CalendarFeed } from '@golark/contract/calendar-feeds/schemas';
import { calendarFeedsPath } from '@golark/contract/partner-paths';
import { FetchNow, HeldFetch, RemoveFeed } from './feed-actions.tsx';
import { FeedBadge, FeedFacts } from './feed-state.tsx';

/** The state of a calendar on its own page, which its removal leaves. */
export const FeedSummary = ({ feed }: { feed: CalendarFeed }) => (
  <section className="panel feed" aria-label={feed.name}>
    <div className="feed-head">
      <p className="small text-muted">{feed.host}</p>
      <FeedBadge feed={feed} />
    </div>
    <FeedFacts feed={feed} />
    <HeldFetch feed={feed} />
    <div className="feed-actions">
      <FetchNow feed={feed} />
      <RemoveFeed feed={feed} action={calendarFeedsPath()} />
    </div>
  </section>
);
