import { eventPath } from '@golark/contract/event-paths';
import { useEffect, useMemo } from 'react';
import { storeViewedEvent, viewedEventOf } from '../parts/viewed-events.ts';
import { EventFacts } from './event-facts.tsx';
import { EventHead } from './event-head.tsx';
import { MovedNotice, NoSale } from './event-state.tsx';
import type { HoldOutcome } from './hold-outcome.ts';
import { forgetEvent, rememberEvent } from './known-event.ts';
import { ListingFilters } from './listing-filters.tsx';
import { ListingResults } from './listing-results.tsx';
import type { EventPage } from './load-event.ts';
import { OwnHoldBar } from './own-hold-bar.tsx';
import { QuantityLinks } from './quantity-links.tsx';
import { mapSectionsOf } from './seat-map/map-sections.ts';
import { SeatMapSide } from './seat-map/seat-map-side.tsx';
import { SectionList } from './section-list.tsx';
import { StaysNear } from './stays-near.tsx';
import { useChoice } from './use-choice.ts';
import { useLiveListings } from './use-live-listings.ts';
import { joinIntent } from './waiting-intent.ts';
import { WaitingList } from './waiting-list.tsx';

type EventContentProps = { loaded: EventPage; outcome: HoldOutcome | undefined };

export const EventContent = ({ loaded, outcome }: EventContentProps) => {
  const { event, phase, staysNear } = loaded;
  useEffect(() => {
    rememberEvent(loaded);
    return forgetEvent;
  }, [loaded]);
  useEffect(() => storeViewedEvent(viewedEventOf(event)), [event]);
  const isOnSale = phase === 'onSale';
  return (
    <div className="page-width event-page">
      <EventHead event={event} />
      <MovedNotice event={event} />
      {isOnSale ? <Sale loaded={loaded} outcome={outcome} /> : <NoSale event={event} phase={phase} />}
      {phase === 'soldOut' && (
        <WaitingList
          event={event}
          waiting={loaded.waiting}
          quantity={loaded.asked.quantity}
          outcome={outcome}
        />
      )}
      {(isOnSale || phase === 'later') && <EventFacts event={event} companions={loaded.companions} />}
      {staysNear && <StaysNear found={staysNear} event={event} />}
      {isOnSale && <OwnHoldBar eventId={event.id} />}
    </div>
  );
};

/** Quantity first, then list and map with one choice. */
const Sale = ({ loaded, outcome }: EventContentProps) => {
  const { event, companions, asked, quantities } = loaded;
  const path = eventPath(event.id);
  const { listings, changes } = useLiveListings({
    eventId: event.id,
    asked,
    loaded: loaded.listings,
    isOnSale: true,
  });
  const choice = useChoice(listings);
  const sections = useMemo(() => mapSectionsOf(event.seatMap.sections, listings), [event, listings]);
  const section = event.seatMap.sections.find(({ id }) => id === asked.section);
  return (
    <>
      <div className="event-bar">
        <QuantityLinks path={path} asked={asked} limit={event.ticketLimit} />
        <ListingFilters path={path} asked={asked} listings={listings} section={section} />
      </div>
      <div className="event-split">
        <SeatMapSide {...{ event, path, asked, listings, sections, choice }} />
        <div className="event-offers">
          <SectionList
            path={path}
            asked={asked}
            sections={sections}
            selected={asked.section}
            accessibleCount={listings.filterCounts.accessible}
          />
          <ListingResults
            {...{ event, companions, path, asked, listings, changes, quantities, choice }}
            outcome={outcome?.intent === joinIntent ? undefined : outcome}
          />
          {listings.lowest === null && (
            <WaitingList {...{ event, outcome }} waiting={loaded.waiting} quantity={asked.quantity} />
          )}
        </div>
      </div>
    </>
  );
};
