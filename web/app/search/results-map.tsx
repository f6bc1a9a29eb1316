import type { PropertyHit } from '@golark/contract/search/schemas';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { MapStay, SearchMapProps } from '../map/index.ts';
import { nightsBetween } from '../ui/format-range.ts';
import { mapAreaOf } from './map-area-of.ts';
import { MapPane } from './map-pane.tsx';
import { isInPlace } from './place-name-of.ts';
import { priceOfHit } from './price-of-hit.ts';
import { hasExactDates, type SearchQuery, writeSearchQuery } from './search-query.ts';
import { type FoundHits, keyOfHits, useAllHits } from './use-all-hits.ts';

type ResultsMapProps = Pick<SearchMapProps, 'pairs' | 'markedIds' | 'onMark'> & {
  path: string;
  found: FoundHits;
  addressOf: (hit: PropertyHit) => string;
};

const mapStayOf = (
  hit: PropertyHit,
  { found, addressOf }: Pick<ResultsMapProps, 'found' | 'addressOf'>,
): MapStay[] => {
  const price = priceOfHit(hit);
  if (!price) return [];
  const { id, title, lat, lng, dates, rating, reviewCount, images } = hit;
  const range = dates && { start: dates.arriveDay, end: dates.departDay };
  return [
    {
      ...{ id, title, lat, lng, to: addressOf(hit), image: images[0] ?? null },
      ...price,
      place: hit.neighborhood ?? `${hit.city}, ${hit.state}`,
      nights: range ? nightsBetween(range) : null,
      dates: hasExactDates(found.search) ? undefined : range,
      rating: { score: rating, count: reviewCount },
      isFarther: !(found.search.bounds || isInPlace(hit, found.where)),
    },
  ];
};

/** The map of all stays that were found, not only of those on the page. */
export const ResultsMap = ({ path, found, addressOf, ...rest }: ResultsMapProps) => {
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const [isShown, setShown] = useState(false);
  const { hits, isComplete } = useAllHits(found, isShown);
  const { search, where } = found;
  return (
    <MapPane
      {...rest}
      kind="stays"
      stays={hits.flatMap((hit) => mapStayOf(hit, { found, addressOf }))}
      total={isComplete ? found.total : undefined}
      searchKey={keyOfHits(found)}
      middle={where.destination._geoloc}
      onShown={() => setShown(true)}
      area={mapAreaOf(found, query)}
      onArea={{
        ofBox: ([southWest, northEast]) => {
          const bounds: SearchQuery['bounds'] = [southWest, northEast];
          const area = { bounds, ll: undefined, radius: undefined };
          navigate(`${path}${writeSearchQuery({ ...search, ...area, page: 1 })}`, {
            replace: true,
            preventScrollReset: true,
          });
        },
      }}
    />
  );
};
