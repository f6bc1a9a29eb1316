import { arrivalTimesOf } from '@golark/contract/booking/rules';
import type { Booking } from '@golark/contract/booking/schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { useFormatClockTime } from '../stays/index.ts';
import { NativeSelect } from '../ui/native-select.tsx';
import { arrivalTimeIntent } from './arrival-time-intent.ts';

type ArrivalTimeProps = { booking: Booking; outcome: FormOutcome | undefined };

/** Tells the host when the guest expects to arrive, in half hours of check-in. */
export const ArrivalTime = ({ booking, outcome }: ArrivalTimeProps) => {
  const t = useTranslations('trips.arrivalTime');
  const formatClockTime = useFormatClockTime();
  const times = arrivalTimesOf(booking.property);
  if (times.length === 0) return null;
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('title')}</h2>
      <ActionForm
        intent={arrivalTimeIntent}
        outcome={outcome}
        submit={t('save')}
        className="form-fields trip-arrival-time"
      >
        <NativeSelect
          name="arrivalTime"
          label={t('label')}
          help={t('help')}
          error={outcome?.errors['arrivalTime']}
          placeholder={t('unknown')}
          options={times.map((time) => ({ value: time, label: formatClockTime(time) }))}
          defaultValue={outcome?.values['arrivalTime'] ?? booking.arrivalTime ?? ''}
        />
      </ActionForm>
    </section>
  );
};
