import { eventPath } from '@golark/contract/event-paths';
import type { EventCard } from '@golark/contract/events/schemas';
import { cardPictureOf } from '../../platform/picture.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { PageLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { milesOf, useEventDay, useEventHour, useOnSaleText } from './event-words.ts';
import './event-tile.css';

type EventTileProps = {
  event: EventCard;
  /** For the first row of a page: fetched immediately, not lazily. */
  isEager?: boolean;
  /** `h3` unless the cards have no heading of their own. */
  as?: 'h2' | 'h3';
};

/** An event in a list, with its all-in price per ticket. The title's link covers the whole card. */
export const EventTile = ({ event, isEager = false, as: Heading = 'h3' }: EventTileProps) => {
  const eventDay = useEventDay();
  const { src, srcSet } = cardPictureOf(event.image);
  return (
    <article className="event-tile">
      <div className="photo">
        <img
          src={src}
          srcSet={srcSet}
          alt=""
          sizes="(max-width: 767px) 116px, (max-width: 1023px) 46vw, 300px"
          width={300}
          height={200}
          {...(isEager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
        <div className="event-tile-badges">
          <Badge tone="photo">{eventDay(event)}</Badge>
          <StateBadge event={event} />
        </div>
      </div>
      <div className="event-tile-words">
        <Heading>
          <PageLink to={eventPath(event.id)}>{event.title}</PageLink>
        </Heading>
        <EventMeta event={event} />
        <EventPrice event={event} />
      </div>
    </article>
  );
};

/** Sold out, canceled, or on another day than it was. */
export const StateBadge = ({ event }: { event: EventCard }) => {
  const t = useTranslations('eventCards');
  if (event.status === 'CANCELED') return <Badge tone="danger">{t('canceled')}</Badge>;
  if (event.status === 'MOVED') return <Badge tone="info">{t('moved')}</Badge>;
  if (event.fromPrice === null && event.onSaleAt === null)
    return <Badge tone="inverse">{t('soldOut')}</Badge>;
  return null;
};

const EventMeta = ({ event }: { event: EventCard }) => {
  const t = useTranslations('eventCards');
  const eventHour = useEventHour();
  const { venue, distanceMeters } = event;
  return (
    <>
      <p className="meta">
        {distanceMeters === null
          ? t('venueIn', { venue: venue.name, city: venue.city.name })
          : t('venueAway', { venue: venue.name, miles: milesOf(distanceMeters) })}
      </p>
      <p className="meta event-tile-hour">{eventHour(event)}</p>
    </>
  );
};

/** `$68 each, all in`, or why there is no price. */
const EventPrice = ({ event }: { event: EventCard }) => {
  const t = useTranslations('eventCards');
  const money = useMoney();
  const onSaleText = useOnSaleText();
  const { fromPrice, fewLeft, onSaleAt, venue } = event;
  if (onSaleAt !== null) return <p className="event-tile-note">{onSaleText(onSaleAt, venue.timeZone)}</p>;
  if (fromPrice === null) return <p className="event-tile-note">{t('noTickets')}</p>;
  return (
    <p className="price figures event-tile-price">
      <b>
        <span className="sr-only">{t('from')} </span>
        {money(fromPrice.amount)}
      </b>
      <span>{t('each')}</span>
      {fewLeft !== null && <Badge tone="warning">{t('fewLeft', { count: fewLeft })}</Badge>}
    </p>
  );
};
