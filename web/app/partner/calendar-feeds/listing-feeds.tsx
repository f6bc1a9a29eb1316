import type { ChannelListing } from '@golark/contract/calendar-feeds/schemas';
import { calendarPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../platform/translations.ts';
import { HomeIcon, Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ActingHost } from '../read-host-page.ts';
import { AddFeedForm } from './add-feed-form.tsx';
import { ExportLinks } from './export-links.tsx';
import { FeedCard } from './feed-card.tsx';
import { FeedFormsProvider } from './feed-forms.ts';
import type { FeedOutcome } from './feed-outcome.ts';

type ListingFeedsProps = { listing: ChannelListing; host: ActingHost; outcome: FeedOutcome | undefined };

/** A listing with the calendars that it imports and the addresses of its own. */
export const ListingFeeds = ({ listing, host, outcome }: ListingFeedsProps) => {
  const t = useTranslations('calendarFeeds.feeds');
  const { id, title, photoId, rooms, feeds } = listing;
  const roomNameOf = (roomTypeId: string): string | null =>
    rooms.length > 1 ? (rooms.find((room) => room.id === roomTypeId)?.name ?? null) : null;
  return (
    <FeedFormsProvider value={{ listing, host, outcome }}>
      <section className="panel listing-feeds" aria-labelledby={`listing-${id}`}>
        <div className="listing-feeds-head">
          <span className="listing-feeds-cover">
            {photoId ? (
              <Picture image={{ id: photoId, alt: '' }} sizes="64px" width={64} height={64} />
            ) : (
              <Icon of={HomeIcon} size={24} />
            )}
          </span>
          <h2 className="title-3 min-w-0" id={`listing-${id}`}>
            <PageLink to={calendarPath(id)}>{title}</PageLink>
          </h2>
        </div>
        {feeds.length === 0 ? (
          <p className="text-muted">{t('none')}</p>
        ) : (
          <ul className="feeds">
            {feeds.map((feed) => (
              <FeedCard key={feed.id} feed={feed} roomName={roomNameOf(feed.roomTypeId)} />
            ))}
          </ul>
        )}
        <AddFeedForm listing={listing} />
        <ExportLinks listing={listing} />
      </section>
    </FeedFormsProvider>
  );
};
