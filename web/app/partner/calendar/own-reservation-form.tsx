import { useId } from 'react';
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
  const { calendar, newId, outcome } = useShownCalendar();
  const { errors, values } = useRejected(takeOwnIntent);
  const isRejected = outcome?.intent === takeOwnIntent && !outcome.isDone;
  const { today } = calendar;
  return (
    <section className="panel" aria-labelledby={title}>
      <details open={isRejected}>
        <summary className="title-3" id={title}>
          {t('title')}
        </summary>
        <p className="small text-muted">{t('text')}</p>
        <CalendarForm intent={takeOwnIntent} submit={t('save')} variant="secondary">
          <input type="hidden" name="reservation" value={newId} />
          <input type="hidden" name="room" value={calendar.roomTypeId} />
          <div className="field-pair" key={selected?.from}>
            <TextField
              label={t('arrive')}
              type="date"
              name="arriveDay"
              min={today}
              defaultValue={values['arriveDay'] || selected?.from}
              error={errors['arriveDay']}
              required
            />
            <TextField
              label={t('leave')}
              type="date"
              name="departDay"
              min={today}
              defaultValue={values['departDay'] || selected?.until}
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
      </details>
    </section>
  );
};
