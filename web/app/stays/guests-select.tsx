import type { Property } from '@golark/contract/stays/schemas';
import { useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import type { SearchQuery } from '../search/index.ts';
import { Button } from '../ui/button.tsx';
import { FieldProblem } from '../ui/field.tsx';
import { type Guests, useFormatGuests } from '../ui/format-guests.ts';
import { GuestsPicker } from '../ui/guests-picker.tsx';
import { ChevronDownIcon, Icon } from '../ui/icon.tsx';
import { PanelButton } from '../ui/panel-button.tsx';
import { mostGuestsOf } from './rooms/room-choice.ts';

type GuestsSelectProps = {
  property: Property;
  search: SearchQuery;
  onChange: (change: Partial<SearchQuery>) => void;
};

/** The guests, limited by the capacity of the stay. Children count once their ages are known: prices and rules need them. */
export const GuestsSelect = ({ property, search, onChange }: GuestsSelectProps) => {
  const t = useTranslations('stays.quote');
  const words = useFormatGuests();
  const [draft, setDraft] = useState<Guests | null>(null);
  const { adults, childAges, infants, pets } = search;
  const guests: Guests = draft ?? { adults, childAges, infants, pets };
  const change = (next: Guests) => {
    const ages = next.childAges.filter((age) => age !== null);
    const isComplete = ages.length === next.childAges.length;
    setDraft(isComplete ? null : next);
    if (isComplete) onChange({ ...next, childAges: ages });
  };
  return (
    <div className="field" id="guests">
      <span className="field-label" id="stay-guests">
        {t('guests')}
      </span>
      <PanelButton
        className="field-box"
        label={t('guests')}
        aria-labelledby="stay-guests stay-guests-value"
        {...(draft ? { 'aria-describedby': 'stay-guests-error', 'data-invalid': '' } : {})}
        panel={(close) => (
          <>
            <GuestsPicker
              value={guests}
              maximumGuests={mostGuestsOf(property)}
              maximumPets={property.rules.pets ? 2 : 0}
              onChange={change}
            />
            <div className="flex justify-end pt-3">
              <Button variant="primary" onPress={close}>
                {t('done')}
              </Button>
            </div>
          </>
        )}
      >
        <span className="grow" id="stay-guests-value">
          {words(guests)}
        </span>
        <Icon of={ChevronDownIcon} size={18} />
      </PanelButton>
      {draft && <FieldProblem id="stay-guests-error">{t('chooseAges')}</FieldProblem>}
    </div>
  );
};
