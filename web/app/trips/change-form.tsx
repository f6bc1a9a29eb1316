import type { Booking } from '@golark/contract/booking/schemas';
import { useState } from 'react';
import { ActionForm } from '../platform/page/action-form.tsx';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { useCalendarDays } from '../stays/use-calendar-days.ts';
import { DateRangeField } from '../ui/date-range-field.tsx';
import type { DateRange } from '../ui/format-range.ts';
import { NativeSelect } from '../ui/native-select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { quoteChangeIntent } from './change-intents.ts';
import type { loadChange } from './load-change.ts';

type ChangeFormProps = {
  booking: Booking;
  stay: Awaited<ReturnType<typeof loadChange>>;
  outcome: FormOutcome | undefined;
};

/** The dates and guests of the trip, to be changed; its answer is the price. */
export const ChangeForm = ({ booking, stay, outcome }: ChangeFormProps) => {
  const t = useTranslations('tripChange');
  const { guests } = booking;
  // a room that is given up has its own form
  const values = outcome && !outcome.values['rooms'] ? outcome.values : {};
  const countField = (name: 'adults' | 'children' | 'infants', from: number, until: number) => (
    <NativeSelect
      name={name}
      label={t(`guests.${name}`)}
      options={numbersBetween(from, Math.max(until, guests[name]))}
      defaultValue={values[name] || String(guests[name])}
    />
  );
  return (
    <ActionForm
      intent={quoteChangeIntent}
      outcome={outcome}
      submit={t('quote')}
      variant="primary"
      className="form-fields change-form"
    >
      <DatesField booking={booking} nights={stay.nights} values={values} />
      <div className="change-guests">
        {countField('adults', 1, stay.maximumGuests)}
        {countField('children', 0, stay.maximumGuests - 1)}
        {countField('infants', 0, mostInfants)}
        {stay.hasPets && (
          <NativeSelect
            name="pets"
            label={t('guests.pets')}
            options={[
              { value: '0', label: t('guests.noPets') },
              { value: '1', label: t('guests.withPets') },
            ]}
            defaultValue={values['pets'] || (guests.pets ? '1' : '0')}
          />
        )}
      </div>
    </ActionForm>
  );
};

const mostInfants = 5;

const numbersBetween = (from: number, until: number) =>
  Array.from({ length: Math.max(1, until - from + 1) }, (_, i) => ({
    value: String(from + i),
    label: String(from + i),
  }));

type DatesFieldProps = {
  booking: Booking;
  nights: ChangeFormProps['stay']['nights'];
  values: FormOutcome['values'];
};

/** The calendar; without scripts two fields of the browser. */
const DatesField = ({ booking, nights, values }: DatesFieldProps) => {
  const t = useTranslations('tripChange');
  const isHydrated = useIsHydrated();
  const start = values['dateFrom'] || booking.arriveDay;
  const end = values['dateTo'] || booking.departDay;
  const [range, setRange] = useState<DateRange | null>({ start, end });
  const { days, showMonth } = useCalendarDays(booking.propertyId, nights);
  if (!isHydrated)
    return (
      <div className="change-guests">
        <TextField type="date" name="dateFrom" label={t('arrive')} defaultValue={start} required />
        <TextField type="date" name="dateTo" label={t('depart')} defaultValue={end} required />
      </div>
    );
  return (
    <DateRangeField
      label={t('dates')}
      value={range}
      days={days}
      onMonthShown={showMonth}
      onChange={(next) => setRange(next ?? { start: booking.arriveDay, end: booking.departDay })}
    />
  );
};
