import { searchPath } from '@golark/contract/paths';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Icon, SearchIcon } from '../ui/icon.tsx';
import { PageLink } from '../ui/link.tsx';
import { useFormatSearchGuests } from './guests/use-format-search-guests.ts';
import type { Place } from './place.ts';
import { type SearchQuery, writeBoxQuery } from './search-query.ts';
import { roomsOfSearch } from './searched-rooms.ts';
import { useWhenWords } from './when/use-when-words.ts';
import { whenOf } from './when/when.ts';
// the sheet has the box
import './search-box.css';

const SearchSheet = lazy(() =>
  import('./search-sheet.tsx').then(({ SearchSheet: component }) => ({ default: component })),
);

type SearchPillProps = { place: Place | null; search: SearchQuery };

/** The current search on one line of the header. It opens the search box; without JavaScript it links to one. */
export const SearchPill = (props: SearchPillProps) => (
  <Pill key={`${props.place?.path}${writeBoxQuery(props.search)}`} {...props} />
);

const Pill = ({ place, search }: SearchPillProps) => {
  const t = useTranslations('search');
  const whenWords = useWhenWords();
  const formatGuests = useFormatSearchGuests();
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const where = place?.label ?? t('box.wherePlaceholder');
  return (
    <>
      <PageLink
        to={searchPath(null, writeBoxQuery(search))}
        prefetch="none"
        className="search-pill"
        aria-haspopup="dialog"
        onClick={open}
      >
        <span className="search-pill-mark">
          <Icon of={SearchIcon} size={18} />
        </span>
        <span className="sr-only">{t('pill.change')}</span>
        <span className="search-pill-words">
          <b>{where}</b>
          <span>{whenWords(whenOf(search)) ?? t('box.anyDates')}</span>
          <span>{formatGuests(search, roomsOfSearch(search)?.length ?? 1)}</span>
        </span>
      </PageLink>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchSheet place={place} search={search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
