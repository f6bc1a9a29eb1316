import { searchPath } from '@golark/contract/paths';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leaveOverlays } from '../platform/overlay-entries.ts';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { SearchIcon } from '../ui/icon.tsx';
import { GuestsField, guestsFieldId } from './guests/guests-field.tsx';
import { guestsOf, roomsText } from './guests/search-guests.ts';
import { type Place, pathTo } from './place.ts';
import { storeRecentPlace } from './recent-places.ts';
import { type SearchQuery, writeSearchQuery } from './search-query.ts';
import { useWhere } from './use-where.ts';
import { partOfSearch, whenOf } from './when/when.ts';
import { WhenField } from './when/when-field.tsx';

export type SearchBoxProps = {
  place?: Place | null;
  search: SearchQuery;
  look?: 'hero' | 'page' | 'sheet';
  onSearched?: () => void;
};

/** Opens what was searched for. Another search takes the place of the one that is shown (specification, section 2). */
const useGo = (onSearched: (() => void) | undefined) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (target: Pick<Place, 'path' | 'isPage'>, query: string) => {
    const isReplaced = pathname.startsWith(searchPath(null)) && !target.isPage;
    if (isReplaced) onSearched?.();
    navigate(pathTo(target, query), { replace: isReplaced || leaveOverlays() });
    if (!isReplaced) onSearched?.();
  };
};

/** Place, dates and guests. Without JavaScript it is a form, and the server redirects to the results. */
export const SearchBox = ({ place = null, search, look = 'hero', onSearched }: SearchBoxProps) => {
  const t = useTranslations('search.box');
  const [when, setWhen] = useState(whenOf(search));
  const [guests, setGuests] = useState(guestsOf(search));
  const [error, setError] = useState<{ where?: string; who?: string }>({});
  const go = useGo(onSearched);
  const where = useWhere({
    place,
    onPage: (page) => {
      storeRecentPlace(page);
      go(page, '');
    },
    onNearbyUnknown: () => setError({ where: t('nearbyUnknown') }),
  });
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (where.isLookingUp) return;
    const text = where.typed.trim();
    if (text === '') return setError({ where: t('choosePlace') });
    const ages = guests.childAges.filter((age) => age !== null);
    if (ages.length < guests.childAges.length) {
      document.getElementById(guestsFieldId)?.focus();
      return setError({ who: t('chooseAges') });
    }
    const target = await where.find();
    if (target === undefined) return;
    if (target === null) return setError({ where: t('unknownPlace', { place: text }) });
    if ('id' in target) storeRecentPlace(target);
    const query = writeSearchQuery({
      ...search,
      ...guests,
      ...partOfSearch(when),
      childAges: ages,
      rooms: roomsText(guests),
      page: 1,
      ll: undefined,
    });
    go(target, query);
  };
  return (
    <form action={searchPath(null)} method="get" className="search-box" data-look={look} onSubmit={submit}>
      <div className="search-box-part">
        <Combobox
          label={t('where')}
          name="q"
          placeholder={t('wherePlaceholder')}
          groups={where.suggestions.groups}
          state={where.suggestions.state}
          inputValue={where.typed}
          onNear={where.onNear}
          error={error.where ?? null}
          onInputChange={(text) => {
            where.type(text);
            setError({});
          }}
          onChoose={where.choose}
        />
      </div>
      <div className="search-box-part">
        <WhenField value={when} onChange={setWhen} />
      </div>
      <div className="search-box-part">
        <GuestsField
          value={guests}
          error={error.who ?? null}
          onChange={(next) => {
            setGuests(next);
            setError({});
          }}
        />
      </div>
      <Button type="submit" variant="primary" size="large" icon={SearchIcon} isBusy={where.isLookingUp}>
        {t('search')}
      </Button>
    </form>
  );
};
