import { type FormEvent, useId } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useShownCalendar } from './calendar-context.ts';
import { type Nights, nightsTyped } from './calendar-query.ts';

/** Selects nights by typing them, also without JavaScript and outside of the month that is shown. */
export const SelectByDates = ({ onSelect }: { onSelect: (nights: Nights) => void }) => {
  const t = useTranslations('hostCalendar.dates');
  const title = useId();
  const { calendar } = useShownCalendar();
  const { listing, roomTypeId, today, from, until } = calendar;
  const selectHere = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const nights = nightsTyped(String(form.get('first')), String(form.get('last')));
    // what is not shown is loaded
    if (!nights || nights.from < from || nights.until > until) return;
    event.preventDefault();
    onSelect(nights);
  };
  return (
    <section className="panel" aria-labelledby={title}>
      <h2 className="title-3" id={title}>
        {t('title')}
      </h2>
      <Form className="form-fields mt-3" onSubmit={selectHere} preventScrollReset>
        <input type="hidden" name="listing" value={listing.id} />
        <input type="hidden" name="room" value={roomTypeId} />
        <div className="field-pair">
          <TextField label={t('first')} type="date" name="first" min={today} required />
          <TextField label={t('last')} type="date" name="last" min={today} required />
        </div>
        <Button type="submit" variant="secondary">
          {t('select')}
        </Button>
      </Form>
    </section>
  );
};
