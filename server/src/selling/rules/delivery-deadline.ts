import { addDays, type Day, dayInZone, instantInZone } from '@golark/contract/dates/rules';
import { deliveryHoursBefore, leastDeliveryHours, payoutDelayDays } from '@golark/contract/selling/rules';

const hour = 3_600_000;

interface Event {
  startsAt: Date;
  timeZone: string;
}

const lastDelivery = ({ startsAt }: Pick<Event, 'startsAt'>): number =>
  startsAt.getTime() - deliveryHoursBefore * hour;

/** The last day on which a seller may get the tickets, in the venue's time zone: they are delivered on it. */
export const latestInHandDay = (event: Event): Day =>
  dayInZone(new Date(lastDelivery(event)), event.timeZone);

/**
 * Until when tickets that were sold at `soldAt` have to be delivered: the end of the day on which the seller has them, but 24 hours
 * before the event at the latest. Who sells late has 12 hours, or half of the time until the event begins if that is less.
 */
export const deliverByOf = (event: Event, sale: { soldAt: Date; inHandOn: Day | null }): Date => {
  const { soldAt, inHandOn } = sale;
  const endOfInHandDay =
    inHandOn === null ? Infinity : instantInZone(inHandOn, '23:59', event.timeZone).getTime();
  const untilStart = Math.max(0, event.startsAt.getTime() - soldAt.getTime());
  const least = soldAt.getTime() + Math.min(leastDeliveryHours * hour, untilStart / 2);
  return new Date(Math.max(least, Math.min(endOfInHandDay, lastDelivery(event))));
};

/** The day on which sellers of an event are paid, in the venue's time zone. */
export const paidOnOf = ({ startsAt, timeZone }: Event): Day =>
  addDays(dayInZone(startsAt, timeZone), payoutDelayDays);

/** When they are paid on that day. */
export const paysAtOf = (event: Event): Date => instantInZone(paidOnOf(event), '12:00', event.timeZone);

/** When a seller is reminded: a day before the deadline, or when half of the time is over. */
export const remindAtOf = (soldAt: Date, deliverBy: Date): Date =>
  new Date(
    Math.max(
      deliverBy.getTime() - 24 * hour,
      soldAt.getTime() + (deliverBy.getTime() - soldAt.getTime()) / 2,
    ),
  );
