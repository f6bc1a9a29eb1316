import { type EventTime, useFormatEventTime } from './event-time.ts';

interface EventWhenWhereProps {
  event: EventTime & { venue: { name: string; city: string; state: string } };
}

/** The time of an event, its venue and its city, below the title. */
export const EventWhenWhere = ({ event }: EventWhenWhereProps) => {
  const formatEventTime = useFormatEventTime();
  const { venue } = event;
  return (
    <p className="text-muted mt-2">
      {formatEventTime(event)} · {venue.name}, {venue.city}, {venue.state}
    </p>
  );
};
