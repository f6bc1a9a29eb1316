import type { PropertyHit } from '@golark/contract/search/schemas';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MapPane, type SearchMapProps } from '../map/index.ts';
import { mapAreaOf } from './map-area-of.ts';
import { mapStayOf } from './map-stay-of.ts';
import { isInPlace } from './place-name-of.ts';
import { hasExactDates, type SearchQuery, writeSearchQuery } from './search-query.ts';
import { type FoundHits, keyOfHits, useAllHits } from './use-all-hits.ts';

type ResultsMapProps = Pick<SearchMapProps, 'pairs' | 'markedIds' | 'onMark'> & {
  path: string;
  found: FoundHits;
  addressOf: (hit: PropertyHit) => string;
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
      stays={hits.flatMap((hit) =>
        mapStayOf(hit, {
          to: addressOf(hit),
          hasAskedDates: hasExactDates(search),
          isFarther: !(search.bounds || isInPlace(hit, where)),
        }),
      )}
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
