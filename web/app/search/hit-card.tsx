import { stayPath } from '@golark/contract/paths';
import type { HitReason, PropertyHit } from '@golark/contract/search/schemas';
import { Island } from '../platform/island.tsx';
import { cardPictureOf } from '../platform/picture.ts';
import { useTranslations } from '../platform/translations.ts';
import { nightsBetween, useFormatRange } from '../ui/format-range.ts';
import { StayCard } from '../ui/stay-card.tsx';
import { priceOfHit } from './price-of-hit.ts';
import { saveHeartCode } from './save-islands.ts';
import { useStayFacts } from './stay-facts.ts';

type HitCardProps = {
  hit: PropertyHit;
  /** `?dateFrom=…` for the link to the stay's page. */
  query: string;
  /** The center of the search, for "1.2 mi to center". */
  center?: { lat: number; lng: number } | undefined;
  /** The venue around which the search was, for "1.2 mi away". */
  venue?: { lat: number; lng: number };
  hasAskedDates: boolean;
  /** Dates and party with which a heart saves the stay, as in `query`; without it the card has none. */
  savedWith?: string;
  isEager?: boolean;
  sizes?: string;
};

const milesPerDegree = 69.055;
const metersPerMile = 1609.344;

const milesBetween = (one: { lat: number; lng: number }, other: { lat: number; lng: number }): number => {
  const across = (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(one.lat - other.lat, across) * milesPerDegree;
};

/** The path of the stay's page with the dates of the shown total, and the party of the query. */
export const hitPath = (hit: PropertyHit, query: string, hasAskedDates: boolean): string => {
  const { dates } = hit;
  if (hasAskedDates || !dates) return stayPath(hit.id, query);
  const shown = new URLSearchParams(query);
  shown.set('dateFrom', dates.arriveDay);
  shown.set('dateTo', dates.departDay);
  return stayPath(hit.id, `?${shown}`);
};

/** The figures of the sentence; each kind uses some. */
const figuresOf = ({ city }: PropertyHit, reason: HitReason) => ({
  city,
  percent: 0,
  miles: reason.kind === 'distance' ? reason.meters / metersPerMile : 0,
  ...reason,
});

/** A search result with the total of the whole stay, for the requested dates or the next available ones. */
export const HitCard = ({ hit, query, center, venue, hasAskedDates, savedWith, ...rest }: HitCardProps) => {
  const t = useTranslations('search.card');
  const formatRange = useFormatRange();
  const factsOf = useStayFacts();
  const range = hit.dates && { start: hit.dates.arriveDay, end: hit.dates.departDay };
  const from = venue ?? center;
  const miles = from ? milesBetween(hit, from) : null;
  const away = venue ? 'placeAwayFromVenue' : 'placeAway';
  const place =
    miles !== null && miles >= 0.2 ? t(away, { city: hit.city, miles }) : `${hit.city}, ${hit.state}`;
  return (
    <StayCard
      to={hitPath(hit, query, hasAskedDates)}
      pictures={hit.images.map(cardPictureOf)}
      place={
        hit.neighborhood && miles !== null && miles < 8 ? t(away, { city: hit.neighborhood, miles }) : place
      }
      title={hit.title}
      facts={factsOf(hit)}
      isLong={hit.rooms.length > 1}
      rating={{ score: hit.rating, count: hit.reviewCount }}
      isEager={rest.isEager ?? false}
      sizes={rest.sizes ?? '(max-width: 767px) 92vw, (max-width: 1023px) 46vw, 300px'}
      {...priceOfHit(hit)}
      {...(range ? { nights: nightsBetween(range) } : {})}
      dates={hasAskedDates || !range ? undefined : formatRange(range)}
      {...(savedWith === undefined
        ? {}
        : {
            save: <Island of={saveHeartCode} globalId={hit.id} title={hit.title} query={savedWith} />,
          })}
    >
      {hit.reason && (
        <p className="meta font-medium">{t(`reason.${hit.reason.kind}`, figuresOf(hit, hit.reason))}</p>
      )}
      {!hit.total && <p className="meta">{t('noDates')}</p>}
    </StayCard>
  );
};
