import { maxSearchNights } from '@golark/contract/search/rules';
import { childAge } from '@golark/contract/stays/rules';
import { type FormEvent, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { DateRangeField } from '../ui/date-range-field.tsx';
import { FieldProblem } from '../ui/field.tsx';
import type { Guests } from '../ui/format-guests.ts';
import { GuestsPicker } from '../ui/guests-picker.tsx';
import type { SavedFor } from './use-set-dates.ts';

/** Children under two are infants, as the picker counts them. */
const guestsOf = ({ party }: SavedFor): Guests => {
  const { adults, childAges, infants, pets } = party;
  const older = childAges.filter((age) => age >= childAge);
  return { adults, childAges: older, infants: infants + childAges.length - older.length, pets: pets ? 1 : 0 };
};

const rangeOf = ({ dates }: SavedFor) => dates && { start: dates.arriveDay, end: dates.departDay };

type AllDatesFormProps = { savedFor: SavedFor; onApply: (next: SavedFor) => Promise<void> };

export const AllDatesForm = ({ savedFor, onApply }: AllDatesFormProps) => {
  const t = useTranslations('saved.all');
  const box = useTranslations('search.box');
  const [range, setRange] = useState(rangeOf(savedFor));
  const [guests, setGuests] = useState(guestsOf(savedFor));
  const [isBusy, setBusy] = useState(false);
  const [hasNoAge, setNoAge] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const childAges = guests.childAges.filter((age) => age !== null);
    if (childAges.length < guests.childAges.length) return setNoAge(true);
    const party = { adults: guests.adults, childAges, infants: guests.infants, pets: guests.pets > 0 };
    setBusy(true);
    await onApply({ dates: range && { arriveDay: range.start, departDay: range.end }, party });
    setBusy(false);
  };
  return (
    <form className="form-fields" onSubmit={(event) => void submit(event)}>
      <p className="text-muted">{t('text')}</p>
      <DateRangeField
        label={t('dates')}
        placeholder={box('anyDates')}
        value={range}
        maximumNights={maxSearchNights}
        onChange={setRange}
      />
      <fieldset>
        <legend className="font-semibold">{t('guests')}</legend>
        <GuestsPicker
          value={guests}
          maximumPets={1}
          onChange={(next) => {
            setGuests(next);
            setNoAge(false);
          }}
        />
        {hasNoAge && (
          <div role="alert">
            <FieldProblem id="all-dates-ages">{box('chooseAges')}</FieldProblem>
          </div>
        )}
      </fieldset>
      <Button type="submit" variant="primary" isFull isBusy={isBusy}>
        {t('apply')}
      </Button>
    </form>
  );
};
