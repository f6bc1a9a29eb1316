import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import type { SearchQuery } from '../search/index.ts';
import { Button } from '../ui/button.tsx';
import { GuestsPicker, useFormatGuests } from '../ui/guests-picker.tsx';
import { ChevronDownIcon, Icon } from '../ui/icon.tsx';
import { PanelButton } from '../ui/panel-button.tsx';

type GuestsSelectProps = {
  property: Property;
  search: SearchQuery;
  onChange: (change: Partial<SearchQuery>) => void;
};

const ageWhenUnknown = 8;

/** The guests, limited by the capacity of the stay. */
export const GuestsSelect = ({ property, search, onChange }: GuestsSelectProps) => {
  const t = useTranslations('stays.quote');
  const words = useFormatGuests();
  const guests = {
    adults: search.adults,
    childAges: search.childAges,
    infants: search.infants,
    pets: search.pets,
  };
  return (
    <div className="field">
      <span className="field-label" id="stay-guests">
        {t('guests')}
      </span>
      <PanelButton
        className="field-box"
        label={t('guests')}
        aria-labelledby="stay-guests stay-guests-value"
        panel={(close) => (
          <>
            <GuestsPicker
              value={guests}
              maximumGuests={property.maxGuests}
              maximumPets={property.rules.pets ? 2 : 0}
              onChange={(next) =>
                onChange({ ...next, childAges: next.childAges.map((age) => age ?? ageWhenUnknown) })
              }
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
    </div>
  );
};
