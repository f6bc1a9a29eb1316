import { eventPath } from '@golark/contract/event-paths';
import { stayPath } from '@golark/contract/paths';
import { Form } from 'react-router';
import { FormIntent, useIsSubmitting } from '../platform/page/action-form.tsx';
import { useTranslations } from '../platform/translations.ts';
import { emptySearch, writeStayQuery } from '../search/index.ts';
import { holdIntent, milesOf, useEventDay, useEventHour } from '../tickets/index.ts';
import { usePlaceLine } from '../tickets/parts/use-place-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { nightsBetween } from '../ui/format-range.ts';
import { PageLink } from '../ui/link.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Picture } from '../ui/picture.tsx';
import { MemberPrice } from '../ui/price.tsx';
import { Rating } from '../ui/rating.tsx';
import type { Pair, Weekend } from './load-pairs.ts';
import { seatsOfPair } from './seats-of-pair.ts';

/** Streets are about a third longer than the straight line; people walk three miles in an hour. */
const walkMetersPerMinute = 60;
const longestWalkMeters = 1600;

type PairCardProps = { pair: Pair; weekend: Weekend };

/** A night out and a bed nearby: each leads to its page, the button to one checkout with both. */
export const PairCard = ({ pair, weekend }: PairCardProps) => {
  const t = useTranslations('home.pairs');
  const { event, stay, seats, meters } = pair;
  const place = usePlaceLine()(seats.place, seatsOfPair);
  const query = writeStayQuery({ ...emptySearch, ...weekend });
  const nights = nightsBetween({ start: weekend.dateFrom, end: weekend.dateTo });
  return (
    <article className="pair">
      <EventPart {...pair} place={place} />
      <div className="pair-rest">
        <StayPart stay={stay} to={stayPath(stay.id, query)} nights={nights} />
        {stay.savings && <MemberPrice total={0} usualTotal={stay.savings.amount} />}
        <p className="small text-muted">
          {t(meters > longestWalkMeters ? 'apart' : 'walk', {
            miles: milesOf(meters),
            minutes: Math.max(1, Math.round(meters / walkMetersPerMinute)),
          })}
        </p>
        <BookBoth {...{ event, stay, seats, place, query, nights }} />
      </div>
    </article>
  );
};

const EventPart = ({ event, seats, place }: Pick<Pair, 'event' | 'seats'> & { place: string }) => {
  const t = useTranslations('eventCards');
  const eventDay = useEventDay();
  const eventHour = useEventHour();
  const money = useMoney();
  return (
    <PageLink to={eventPath(event.id)} className="pair-event">
      <span className="photo">
        <Picture
          image={{ ...event.image, alt: '' }}
          sizes="(max-width: 767px) 86vw, 400px"
          width={400}
          height={250}
        />
        <span className="over-photo">
          <Badge tone="photo">{eventDay(event)}</Badge>
        </span>
      </span>
      <span className="pair-line">
        <h3>{event.title}</h3>
        <b className="figures">{money(seats.price.amount)}</b>
        <span className="meta">{t('placeAndHour', { place: event.venue.name, hour: eventHour(event) })}</span>
        <span className="meta">{t('each')}</span>
        <span className="meta pair-seats">{place}</span>
      </span>
    </PageLink>
  );
};

type StayPartProps = { stay: Pair['stay']; to: string; nights: number };

const StayPart = ({ stay, to, nights }: StayPartProps) => {
  const t = useTranslations('ui.price');
  const money = useMoney();
  const [image] = stay.images;
  return (
    <PageLink to={to} className="pair-stay">
      <span className="photo">
        {image && <Picture image={{ ...image, alt: '' }} sizes="64px" width={64} height={64} />}
      </span>
      <span className="pair-line">
        <b>{stay.title}</b>
        <b className="figures">{money(stay.total?.amount ?? 0)}</b>
        <span className="meta">
          {stay.neighborhood ?? stay.city} <Rating score={stay.rating} count={stay.reviewCount} />
        </span>
        <span className="meta">{t('totalNights', { nights })}</span>
      </span>
    </PageLink>
  );
};

type BookBothProps = Pick<Pair, 'event' | 'stay' | 'seats'> & {
  place: string;
  query: string;
  nights: number;
};

/** Holds the seats as their event's page does, and goes on to the checkout of the stay. */
const BookBoth = ({ event, stay, seats, place, query, nights }: BookBothProps) => {
  const t = useTranslations('home.pairs');
  const money = useMoney();
  const isBusy = useIsSubmitting(holdIntent, seats.id);
  const total = seats.total.amount + (stay.total?.amount ?? 0);
  return (
    <Form method="post" action={eventPath(event.id)} className="pair-both">
      <FormIntent intent={holdIntent} />
      <input type="hidden" name="subject" value={seats.id} />
      <input type="hidden" name="quantity" value={seatsOfPair} />
      <input type="hidden" name="section" value={seats.place.sectionId} />
      <input type="hidden" name="tier" value={seats.place.tier} />
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="stayId" value={stay.id} />
      <input type="hidden" name="stayQuery" value={query} />
      <p className="price figures">
        <b>{money(total)}</b>
        <span>{t('total', { tickets: seatsOfPair, nights })}</span>
      </p>
      <Button
        type="submit"
        isBusy={isBusy}
        aria-label={t('bookNamed', { event: event.title, stay: stay.title })}
      >
        {t('book')}
      </Button>
    </Form>
  );
};
