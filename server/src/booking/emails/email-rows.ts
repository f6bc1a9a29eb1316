import { addressLinesOf } from '@golark/contract/booking/rules';
import type { Arrival } from '@golark/contract/booking/schemas';
import { instantInZone } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { formatPhone } from '@golark/contract/phone/rules';
import { guestCountOf } from '@golark/contract/stays/rules';
import type { EmailContent } from '#platform/email/render-email';
import { formatInstant, formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import { presentLine } from '#pricing';
import { balanceRows, type PaidInParts } from '../balance/balance-rows.ts';
import { roomLines } from '../room-lines.ts';
import type { BookingView } from '../views.ts';

export type EmailedBooking = Pick<
  BookingView,
  | 'confirmation_code'
  | 'snapshot'
  | 'arrive_day'
  | 'depart_day'
  | 'arrival_time'
  | 'cancellation'
  | 'total_amount'
  | 'guest'
  | 'party'
  | 'lines'
  | 'decline_reason'
> &
  PaidInParts;

type Rows = EmailContent['rows'];

const row = (label: string, value: string | null | undefined): Rows => (value ? [{ label, value }] : []);
const longRow = (label: string, value: string | null | undefined): Rows =>
  row(label, value).map((short) => ({ ...short, isLong: true }));

/** Formats a wall time of the place as every time in an email: `Fri, Dec 4, 2026, 4:00 PM MST`. */
const timesOf = ({ snapshot }: EmailedBooking, locale: Locale) => {
  const { timeZone } = snapshot;
  const instant = (at: Date): string => formatInstant(at, { timeZone, locale });
  return { instant, wallTime: (day: string, time: string) => instant(instantInZone(day, time, timeZone)) };
};

/** What is booked, where and when. */
export const stayRows = (booking: EmailedBooking, arrival: Arrival | null, locale: Locale): Rows => {
  const t = translatorOf(locale, 'bookingEmails');
  const { snapshot, arrive_day, depart_day } = booking;
  const { city, state } = snapshot;
  const { wallTime } = timesOf(booking, locale);
  return [
    { label: t('rows.code'), value: booking.confirmation_code },
    { label: t('rows.stay'), value: t('place', { stay: snapshot.title[locale], city, state }) },
    ...row(t('rows.address'), arrival?.address && addressLinesOf(arrival.address).join('\n')),
    { label: t('rows.checkIn'), value: wallTime(arrive_day, snapshot.checkInFrom) },
    { label: t('rows.checkOut'), value: wallTime(depart_day, snapshot.checkOutBy) },
  ];
};

export const cancellationRows = (booking: EmailedBooking, locale: Locale): Rows => {
  const t = translatorOf(locale, 'bookingEmails');
  const { policy, freeUntil } = booking.cancellation;
  const { instant } = timesOf(booking, locale);
  return [
    { label: t('rows.policy'), value: t(`policies.${policy}`) },
    ...row(t('rows.freeUntil'), freeUntil && instant(new Date(freeUntil))),
  ];
};

export const hostRows = ({ snapshot }: EmailedBooking, arrival: Arrival | null, locale: Locale): Rows => {
  const t = translatorOf(locale, 'bookingEmails');
  return [
    { label: t('rows.host'), value: snapshot.hostName },
    ...row(t('rows.hostPhone'), arrival?.hostPhone && formatPhone(arrival.hostPhone)),
  ];
};

export const guestRows = ({ party, snapshot }: EmailedBooking, locale: Locale): Rows => {
  const t = translatorOf(locale, 'bookingEmails');
  const { infants, pets } = party;
  const params = { guests: guestCountOf(party), infants, pets: String(pets) };
  return [
    { label: t('rows.guests'), value: t('guests', params) },
    ...row(t('rows.rooms'), roomLines(snapshot, locale).join('\n')),
  ];
};

export const priceRows = ({ lines, total_amount, ...booking }: EmailedBooking, locale: Locale): Rows => [
  ...lines.map((line) => ({
    label: presentLine(line, locale).label,
    value: formatUsd(line.amount, locale),
  })),
  {
    label: translatorOf(locale, 'bookingEmails')('rows.total'),
    value: formatUsd(total_amount, locale),
    isStrong: true,
  },
  ...balanceRows(booking, locale),
];

/** How to get in: only for the email that is sent when the trip's page shows it too. */
export const accessRows = (booking: EmailedBooking, arrival: Arrival | null, locale: Locale): Rows => {
  const t = translatorOf(locale, 'bookingEmails');
  const { arrive_day, arrival_time } = booking;
  const { wallTime } = timesOf(booking, locale);
  return [
    ...row(t('rows.arrivalTime'), arrival_time && wallTime(arrive_day, arrival_time)),
    ...longRow(t('rows.access'), arrival?.access ?? t('access.byHost')),
    ...row(t('rows.wifi'), arrival?.wifi?.network),
    ...row(t('rows.wifiPassword'), arrival?.wifi?.password),
    ...longRow(t('rows.parking'), arrival?.parking),
  ];
};
