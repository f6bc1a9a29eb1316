import { useTranslations } from '../platform/translations.ts';
import type { Guests } from './format-guests.ts';
import { NativeSelect } from './native-select.tsx';
import { Stepper } from './stepper.tsx';

type GuestsPickerProps = {
  value: Guests;
  onChange: (guests: Guests) => void;
  /** Adults and children together; infants under 2 and pets are not counted. */
  maximumGuests?: number;
  maximumPets?: number;
  hasChildren?: boolean;
};

/** Children are named by number. */
const childrenOf = (childAges: Guests['childAges']) =>
  childAges.map((age, position) => ({ age, position, number: position + 1 }));

const ages = Array.from({ length: 16 }, (_, position) => position + 2);

export const GuestsPicker = ({
  value,
  onChange,
  maximumGuests = 16,
  maximumPets = 5,
  hasChildren = true,
}: GuestsPickerProps) => {
  const t = useTranslations('ui.guests');
  const { adults, childAges, infants, pets } = value;
  const room = t('room', { guests: maximumGuests });
  const setChildren = (count: number) => {
    const kept = childAges.slice(0, count);
    onChange({ ...value, childAges: [...kept, ...Array<null>(count - kept.length).fill(null)] });
  };
  const setAge = (position: number, age: number | null) =>
    onChange({ ...value, childAges: childAges.map((known, place) => (place === position ? age : known)) });
  return (
    <div>
      <Stepper
        label={t('adults')}
        name="adults"
        minimum={1}
        maximum={maximumGuests - childAges.length}
        limitReason={room}
        value={adults}
        onChange={(count) => onChange({ ...value, adults: count })}
      />
      {hasChildren && (
        <>
          <Stepper
            label={t('children')}
            note={t('childrenNote')}
            name="children"
            maximum={maximumGuests - adults}
            limitReason={room}
            value={childAges.length}
            onChange={setChildren}
          />
          {childAges.length > 0 && (
            <div className="grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] gap-3 pb-4">
              {childrenOf(childAges).map(({ age, position, number }) => (
                <NativeSelect
                  key={number}
                  label={t('age', { number })}
                  name="ages"
                  value={age === null ? '' : String(age)}
                  placeholder={t('chooseAge')}
                  options={ages.map((years) => ({ value: String(years), label: t('years', { years }) }))}
                  onChange={(event) =>
                    setAge(position, event.currentTarget.value ? Number(event.currentTarget.value) : null)
                  }
                />
              ))}
            </div>
          )}
          <Stepper
            label={t('infants')}
            note={t('infantsNote')}
            name="infants"
            maximum={5}
            value={infants}
            onChange={(count) => onChange({ ...value, infants: count })}
          />
        </>
      )}
      <Stepper
        label={t('pets')}
        name="pets"
        maximum={maximumPets}
        limitReason={t('petsLimit', { pets: maximumPets })}
        value={pets}
        onChange={(count) => onChange({ ...value, pets: count })}
      />
    </div>
  );
};
