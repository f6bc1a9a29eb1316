import type { ReactNode } from 'react';
import { useTranslations } from '../platform/translations.ts';
import type { Guests } from './format-guests.ts';
import { NativeSelect } from './native-select.tsx';
import { Stepper } from './stepper.tsx';

/** Children are named by number. */
const childrenOf = (childAges: Guests['childAges']) =>
  childAges.map((age, position) => ({ age, position, number: position + 1 }));

const ages = Array.from({ length: 16 }, (_, position) => position + 2);

type People = Pick<Guests, 'adults' | 'childAges'>;

type PeoplePickerProps = {
  value: People;
  onChange: (people: People) => void;
  /** Adults and children together. */
  maximumGuests: number;
  /** Announced at the maximum. */
  limitReason: string;
  hasChildren?: boolean;
};

/** Those who need a bed: adults, and children with their ages. */
export const PeoplePicker = ({
  value,
  onChange,
  maximumGuests,
  limitReason,
  ...props
}: PeoplePickerProps) => {
  const t = useTranslations('ui.guests');
  const { adults, childAges } = value;
  const setChildren = (count: number) => {
    const kept = childAges.slice(0, count);
    onChange({ adults, childAges: [...kept, ...Array<null>(count - kept.length).fill(null)] });
  };
  const setAge = (position: number, age: number | null) =>
    onChange({ adults, childAges: childAges.map((known, place) => (place === position ? age : known)) });
  return (
    <>
      <Stepper
        label={t('adults')}
        name="adults"
        minimum={1}
        maximum={maximumGuests - childAges.length}
        limitReason={limitReason}
        value={adults}
        onChange={(count) => onChange({ adults: count, childAges })}
      />
      {props.hasChildren !== false && (
        <>
          <Stepper
            label={t('children')}
            note={t('childrenNote')}
            name="children"
            maximum={maximumGuests - adults}
            limitReason={limitReason}
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
        </>
      )}
    </>
  );
};

type GuestsPickerProps = {
  value: Guests;
  onChange: (guests: Guests) => void;
  /** Adults and children together; infants under 2 and pets are not counted. */
  maximumGuests?: number;
  maximumPets?: number;
  hasChildren?: boolean;
  /** Shown instead of adults and children. */
  people?: ReactNode;
  /** Shown first. */
  children?: ReactNode;
};

export const GuestsPicker = ({
  value,
  onChange,
  maximumGuests = 16,
  maximumPets = 5,
  hasChildren = true,
  people,
  children,
}: GuestsPickerProps) => {
  const t = useTranslations('ui.guests');
  const { infants, pets } = value;
  return (
    <div>
      {children}
      {people ?? (
        <PeoplePicker
          value={value}
          onChange={(next) => onChange({ ...value, ...next })}
          maximumGuests={maximumGuests}
          limitReason={t('room', { guests: maximumGuests })}
          hasChildren={hasChildren}
        />
      )}
      {hasChildren && (
        <Stepper
          label={t('infants')}
          note={t('infantsNote')}
          name="infants"
          maximum={5}
          value={infants}
          onChange={(count) => onChange({ ...value, infants: count })}
        />
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
