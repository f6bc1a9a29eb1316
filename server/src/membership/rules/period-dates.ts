import { booksTimeZone } from '@golark/contract/brand';
import { type Day, dayInBooks, instantInZone, isCalendarDay } from '@golark/contract/dates/rules';
import { renewalWindowMinutes } from '@golark/contract/membership/rules';

const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The same day some months later, or the last one of a shorter month: `2028-02-29` and 12 is `2029-02-28`. */
export const addMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(count / 12), count % 12];
  const laterDate = Math.min(date, lastDayOf(laterYear, laterMonth));
  const later = [laterYear, laterMonth + 1, laterDate].map((part) => String(part).padStart(2, '0')).join('-');
  if (!isCalendarDay(later)) throw new Error(`${later} is not a day`);
  return later;
};

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: booksTimeZone,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});

/** The end of the period that is this many months after an anchor: the same wall time, on the same day of a month. */
export const endOfPeriod = (anchorAt: Date, months: number): Date =>
  instantInZone(addMonths(dayInBooks(anchorAt), months), wallClock.format(anchorAt), booksTimeZone);

export interface Period {
  startsAt: Date;
  endsAt: Date;
  /** The instant from which ends are counted, so that a leap day comes back every four years. */
  anchorAt: Date;
  periodsSinceAnchor: number;
}

/** The first period begins with its payment. */
export const firstPeriod = (paidAt: Date, months: number): Period => ({
  startsAt: paidAt,
  endsAt: endOfPeriod(paidAt, months),
  anchorAt: paidAt,
  periodsSinceAnchor: 1,
});

/**
 * A renewal continues the period before it. One that is paid late begins with its payment, because there were no member
 * prices in between.
 */
export const nextPeriod = (
  last: Pick<Period, 'endsAt' | 'anchorAt' | 'periodsSinceAnchor'>,
  { paidAt, months }: { paidAt: Date; months: number },
): Period => {
  const isInTime = paidAt.getTime() <= last.endsAt.getTime() + renewalWindowMinutes * 60_000;
  if (!isInTime) return firstPeriod(paidAt, months);
  const periodsSinceAnchor = last.periodsSinceAnchor + 1;
  return {
    startsAt: last.endsAt,
    endsAt: endOfPeriod(last.anchorAt, months * periodsSinceAnchor),
    anchorAt: last.anchorAt,
    periodsSinceAnchor,
  };
};
