import type { SavedStay, SharedStay } from '@golark/contract/saved/schemas';
import { type ReactNode, useRef } from 'react';
import { MapPane, useMarkedStays } from '../map/index.ts';
import { hitPath } from '../search/hit-card.tsx';
import { mapStayOf } from '../search/map-stay-of.ts';
import { SavedCard } from './saved-card.tsx';
import { shownWith } from './shown-with.ts';
import '../search/search-page.css';

type SavedStaysProps<Saved> = { stays: readonly Saved[]; formsOf?: (saved: Saved) => ReactNode };

/** The stays of a list, and the same on a map: beside them in wide windows, behind a button on phones. */
export const SavedStays = <Saved extends SavedStay | SharedStay>({
  stays,
  formsOf,
}: SavedStaysProps<Saved>) => {
  const list = useRef<HTMLUListElement>(null);
  const { markedIds, mark } = useMarkedStays(list);
  const [first] = stays;
  if (!first) return null;
  const pins = stays.flatMap((saved) => {
    const { query, hasDates } = shownWith(saved);
    const to = hitPath(saved.stay, query, hasDates);
    return mapStayOf(saved.stay, { to, hasAskedDates: hasDates });
  });
  return (
    <div className="search-split saved-split">
      <ul className="card-grid saved-list" ref={list}>
        {stays.map((saved, index) => (
          <SavedCard
            key={saved.stay.id}
            saved={saved}
            isEager={index < 2}
            isMarked={markedIds.includes(saved.stay.id)}
          >
            {formsOf?.(saved)}
          </SavedCard>
        ))}
      </ul>
      <MapPane
        kind="stays"
        stays={pins}
        searchKey={pins.map(({ id }) => id).join()}
        area={null}
        middle={first.stay}
        markedIds={markedIds}
        onMark={mark}
      />
    </div>
  );
};
