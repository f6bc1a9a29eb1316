import { eventPath } from '@golark/contract/event-paths';
import type { EventCard } from '@golark/contract/events/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { TicketStub } from '../../ui/ticket-stub.tsx';
import { StateBadge } from './event-tile.tsx';
import { useEventHour, useOnSaleText } from './event-words.ts';
import { useEventDayBlock } from './use-event-day-block.ts';

type EventStubProps = {
  event: EventCard;
  /** What its list says already: at a venue's page all events are there. */
  isPlaceKnown?: boolean;
};

/** An event as a row with its day. */
export const EventStub = ({ event, isPlaceKnown = false }: EventStubProps) => {
  const t = useTranslations('eventCards');
  const money = useMoney();
  const dayBlock = useEventDayBlock();
  const eventHour = useEventHour();
  const onSaleText = useOnSaleText();
  const { id, title, venue, fromPrice, fewLeft, onSaleAt } = event;
  // a time is never broken into two lines
  const hour = eventHour(event).replaceAll(' ', '\u00a0');
  const place = t('venueIn', { venue: venue.name, city: venue.city.name });
  const isOnSale = onSaleAt === null && fromPrice !== null;
  return (
    <TicketStub
      to={eventPath(id)}
      {...dayBlock(event)}
      title={title}
      place={isPlaceKnown ? hour : t('placeAndHour', { place, hour })}
      price={isOnSale ? money(fromPrice.amount) : ''}
      priceNote={isOnSale ? t('allIn') : ''}
      badge={
        <>
          {onSaleAt !== null && <Badge tone="primary">{onSaleText(onSaleAt, venue.timeZone)}</Badge>}
          {fewLeft !== null && <Badge tone="warning">{t('fewLeft', { count: fewLeft })}</Badge>}
          <StateBadge event={event} />
        </>
      }
    />
  );
};
