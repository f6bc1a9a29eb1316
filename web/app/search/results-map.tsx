import { defaultRadiusMeters } from '@golark/contract/search/rules';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { useNavigate } from 'react-router';
import type { MapStay, SearchMapProps } from '../map/index.ts';
import { nightsBetween } from '../ui/format-range.ts';
import { MapPane } from './map-pane.tsx';
import { type SearchQuery, writeSearchQuery } from './search-query.ts';

type ResultsMapProps = Pick<SearchMapProps, 'markedId' | 'onMark' | 'middle'> & {
  path: string;
  search: SearchQuery;
  hits: readonly PropertyHit[];
  addressOf: (hit: PropertyHit) => string;
};

const staysOf = (hits: readonly PropertyHit[], addressOf: ResultsMapProps['addressOf']): MapStay[] =>
  hits.flatMap((hit) => {
    if (!hit.total) return [];
    const { id, title, lat, lng, dates, rating, reviewCount, images } = hit;
    return {
      ...{ id, title, lat, lng, total: hit.total.amount, to: addressOf(hit), image: images[0] ?? null },
      place: hit.neighborhood ?? `${hit.city}, ${hit.state}`,
      nights: dates ? nightsBetween({ start: dates.arriveDay, end: dates.departDay }) : null,
      rating: { score: rating, count: reviewCount },
    };
  });

/** The map of the stays that were found. */
export const ResultsMap = ({ path, search, hits, addressOf, ...rest }: ResultsMapProps) => {
  const navigate = useNavigate();
  return (
    <MapPane
      {...rest}
      stays={staysOf(hits, addressOf)}
      area={search.ll ? { center: search.ll, radius: search.radius ?? defaultRadiusMeters } : null}
      onArea={({ center, radius }) =>
        navigate(`${path}${writeSearchQuery({ ...search, ll: center, radius, page: 1 })}`, {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  );
};
