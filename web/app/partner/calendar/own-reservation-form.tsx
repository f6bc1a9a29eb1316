import { useId, useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useShownCalendar } from './calendar-context.ts';
import { CalendarForm, useRejected } from './calendar-form.tsx';
import type { Nights } from './calendar-query.ts';
import { takeOwnIntent } from './intents.ts';

/** Takes nights for a guest whom the host has found itself, or for the host. */
export const OwnReservationForm = ({ selected }: { selected: Nights | null }) => {
  const t = useTranslations('hostCalendar.own');
  const title = useId();
  const { outcome } = useShownCalendar();
  const isTaken = outcome?.intent === takeOwnIntent && outcome.isDone;
  const isRejected = outcome?.intent === takeOwnIntent && !outcome.isDone;
  return (
    <section className="panel" aria-labelledby={title}>
      <details open={isRejected}>
        <summary className="title-3" id={title}>
          {t('title')}
        </summary>
        <p className="small text-muted">{t('text')}</p>
        <Fields key={isTaken ? outcome.subject : ''} selected={selected} />
      </details>
    </section>
  );
};

/** Empty again once a reservation is added. */
const Fields = ({ selected }: { selected: Nights | null }) => {
  const t = useTranslations('hostCalendar.own');
  const { calendar, newId } = useShownCalendar();
  const { errors, values } = useRejected(takeOwnIntent);
  // the same id however often the form is sent, also after the page was loaded again
  const [id] = useState(newId);
  const { today } = calendar;
  const [from = '', until = ''] = selected ? [selected.from, selected.until] : [];
  return (
    <CalendarForm intent={takeOwnIntent} submit={t('save')} variant="secondary">
      <input type="hidden" name="reservation" value={id} />
      <input type="hidden" name="room" value={calendar.roomTypeId} />
      <div className="field-pair" key={`${from} ${until}`}>
        <TextField
          label={t('arrive')}
          type="date"
          name="arriveDay"
          min={today}
          defaultValue={values['arriveDay'] || from}
          error={errors['arriveDay']}
          required
        />
        <TextField
          label={t('leave')}
          type="date"
          name="departDay"
          min={today}
          defaultValue={values['departDay'] || until}
          error={errors['departDay']}
          required
        />
      </div>
      <NativeSelect
        label={t('kind')}
        name="kind"
        defaultValue={values['kind'] || 'guest'}
        options={[
          { value: 'guest', label: t('guest') },
          { value: 'host', label: t('host') },
        ]}
      />
      <TextField
        label={t('name')}
        name="name"
        maxLength={120}
        defaultValue={values['name']}
        error={errors['name']}
        required
      />
      <TextField
        label={t('price')}
        isOptional
        name="ownPrice"
        inputMode="decimal"
        defaultValue={values['ownPrice']}
        error={errors['price']}
      />
      <TextField
        label={t('note')}
        isOptional
        name="ownNote"
        maxLength={500}
        defaultValue={values['ownNote']}
        error={errors['note']}
      />
    </CalendarForm>
  );
};
