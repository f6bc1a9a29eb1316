import { searchPath } from '@golark/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { DateRangeField } from '../ui/date-range-field.tsx';
import type { DateRange } from '../ui/format-range.ts';
import { type Guests, GuestsPicker, useFormatGuests } from '../ui/guests-picker.tsx';
import { Icon, PersonIcon, SearchIcon } from '../ui/icon.tsx';
import { PanelButton } from '../ui/panel-button.tsx';
import { storeRecentPlace } from './recent-places.ts';
import { type SearchQuery, writeSearchQuery } from './search-query.ts';
import { type Place, usePlaceSuggestions } from './use-place-suggestions.ts';
import './search-box.css';

export type SearchBoxProps = {
  place?: Place | null;
  search: SearchQuery;
  look?: 'hero' | 'page' | 'sheet';
  onSearched?: () => void;
};

const guestsOf = (search: SearchQuery): Guests => ({
  adults: search.adults,
  childAges: search.childAges,
  infants: search.infants,
  pets: search.pets,
});

const rangeOf = ({ dateFrom, dateTo }: SearchQuery): DateRange | null =>
  dateFrom && dateTo ? { start: dateFrom, end: dateTo } : null;

/** Place, dates and guests. Without JavaScript it is a form, and the server redirects to the results. */
export const SearchBox = ({ place = null, search, look = 'hero', onSearched }: SearchBoxProps) => {
  const t = useTranslations('search.box');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(place?.label ?? '');
  const [chosen, setChosen] = useState<Place | null>(place);
  const [range, setRange] = useState(rangeOf(search));
  const [guests, setGuests] = useState(guestsOf(search));
  const [error, setError] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const asked = typed === place?.label ? '' : typed;
  const { groups, places, state } = usePlaceSuggestions(asked, isWanted);
  const target = chosen?.label === typed ? chosen : (firstMatch(typed, places) ?? null);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!target)
      return setError(typed.trim() === '' ? t('choosePlace') : t('unknownPlace', { place: typed.trim() }));
    storeRecentPlace(target);
    const ages = guests.childAges.map((age) => age ?? 8);
    const next = {
      ...search,
      ...guests,
      childAges: ages,
      dateFrom: range?.start,
      dateTo: range?.end,
      page: 1,
      ll: undefined,
    };
    navigate(`${target.path}${writeSearchQuery(next)}`);
    onSearched?.();
  };
  return (
    <form action={searchPath(null)} method="get" className="search-box" data-look={look} onSubmit={submit}>
      <div className="search-box-part">
        <Combobox
          label={t('where')}
          name="q"
          placeholder={t('wherePlaceholder')}
          groups={groups}
          state={state}
          inputValue={typed}
          onNear={() => setWanted(true)}
          error={error}
          onInputChange={(text) => {
            setTyped(text);
            setError(null);
          }}
          onChoose={(id) => {
            const picked = places.get(id);
            if (!picked) return;
            setChosen(picked);
            setTyped(picked.label);
          }}
        />
      </div>
      <div className="search-box-part">
        <DateRangeField label={t('when')} placeholder={t('anyDates')} value={range} onChange={setRange} />
      </div>
      <div className="search-box-part">
        <GuestsField value={guests} onChange={setGuests} />
      </div>
      <Button type="submit" variant="primary" size="large" icon={SearchIcon}>
        {t('search')}
      </Button>
    </form>
  );
};

/** Enter without a choice takes the first suggestion. */
const firstMatch = (typed: string, places: ReadonlyMap<string, Place>): Place | undefined => {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  return (
    [...places.values()].find(({ label }) => label.toLowerCase().startsWith(text)) ?? [...places.values()][0]
  );
};

const GuestsField = ({ value, onChange }: { value: Guests; onChange: (guests: Guests) => void }) => {
  const t = useTranslations('search.box');
  const words = useFormatGuests();
  return (
    <div className="field">
      <span className="field-label" id="search-guests">
        {t('who')}
      </span>
      <PanelButton
        className="field-box"
        label={t('who')}
        placement="bottom end"
        aria-labelledby="search-guests search-guests-value"
        panel={(close) => (
          <>
            <GuestsPicker value={value} onChange={onChange} />
            <div className="flex justify-end pt-3">
              <Button variant="primary" onPress={close}>
                {t('done')}
              </Button>
            </div>
          </>
        )}
      >
        <Icon of={PersonIcon} size={18} />
        <span className="grow" id="search-guests-value">
          {words(value)}
        </span>
      </PanelButton>
      <input type="hidden" name="adults" value={value.adults} />
    </div>
  );
};
