import type { Booking } from '@golark/contract/booking/schemas';
import { dayInZone } from '@golark/contract/dates/rules';
import { useTranslations } from '../platform/translations.ts';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { useMoney } from '../ui/numbers.ts';

type Night = Booking['returnedNights'][number];

/** The nights that a trip gave back, each with what became of it; nothing if it gave back none. */
export const ReturnedNights = ({ booking }: { booking: Booking }) => {
  const t = useTranslations('trips.returned');
  const nights = booking.returnedNights;
  if (nights.length === 0) return null;
  return (
    <section className="returned-nights" aria-labelledby="returned-nights">
      <h2 className="title-2" id="returned-nights">
        {t('title')}
      </h2>
      <p className="text-muted">{t('lead')}</p>
      <ul className="returned-list">
        {numbered(nights).map(({ number, night }) => (
          <li key={`${night.date} ${number}`}>
            <ReturnedNight night={night} timeZone={booking.property.timeZone} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Nights of one date in several rooms differ by their number alone. */
const numbered = (nights: readonly Night[]) =>
  nights.map((night, i) => ({
    night,
    number: nights.slice(0, i).filter(({ date }) => date === night.date).length + 1,
  }));

const ReturnedNight = ({ night, timeZone }: { night: Night; timeZone: string }) => {
  const t = useTranslations('trips.returned');
  const formatDay = useFormatFullDay();
  const money = useMoney();
  const { date, status, upTo, refunded, refundsFrom } = night;
  const from = refundsFrom && dayInZone(new Date(refundsFrom), timeZone);
  return (
    <>
      <p>
        <b>{formatDay(date)}</b>
        <br />
        <span className="small text-muted">
          {status === 'SOLD' && from ? t('soldUntil', { day: formatDay(from) }) : t(`states.${status}`)}
        </span>
      </p>
      <p className="figures">
        {refunded
          ? t('refunded', { amount: money(refunded.amount, 'cents') })
          : status !== 'UNSOLD' && t('upTo', { amount: money(upTo.amount, 'cents') })}
      </p>
    </>
  );
};
