import { useTranslations } from '../platform/translations.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Place } from './place.ts';
import { SearchBox } from './search-box.tsx';
import type { SearchQuery } from './search-query.ts';

type SearchSheetProps = { place: Place | null; search: SearchQuery; onClose: () => void };

/** The search box over the page; loaded when somebody opens it. */
export const SearchSheet = ({ place, search, onClose }: SearchSheetProps) => {
  const t = useTranslations('search.pill');
  return (
    <Dialog title={t('title')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="wide">
      <SearchBox place={place} search={search} look="sheet" onSearched={onClose} />
    </Dialog>
  );
};
