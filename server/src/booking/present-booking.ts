import type { Booking, BookingStatus } from '@golark/contract/booking/schemas';
import { dayInZone, nightsBetween } from '@golark/contract/dates/rules';
import { type Locale, locales } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import type { Price } from '@golark/contract/pricing/schemas';
import type { Party, StayDates } from '@golark/contract/stays/rules';
import { chargeStatus, lostLines, presentRefund } from '#orders';
import type { Context } from '#platform/context';
import { presentPrice, refundPerLineAt } from '#pricing';
import { clockTime } from '#stays';
import { refundNow, refundsOfPaid, unpaidOf } from './balance/refund-now.ts';
import { countRooms } from './changes/remaining-rooms.ts';
import { paidByNight, sumByPart } from './rules/paid-by-night.ts';
import type { BookingView, ViewedPayment } from './views.ts';

/** The status of a booking in the API: that of its item, and while the item is held that of its order. */
export const statusOf = ({
  item_status,
  order_status,
}: Pick<BookingView, 'item_status' | 'order_status'>): BookingStatus => {
  if (item_status === 'RELEASED') return order_status === 'DECLINED' ? 'DECLINED' : 'CANCELED';
  if (item_status !== 'HELD') return item_status;
  return order_status === 'PAYMENT_FAILED' || order_status === 'AWAITING_HOST'
    ? order_status
    : 'PENDING_PAYMENT';
};

const isCanceler = (actor: string | undefined): actor is NonNullable<Booking['canceledBy']> =>
  actor === 'system' || actor === 'guest' || actor === 'host' || actor === 'operator';

/** Who canceled a booking that was confirmed; null for any other. */
export const cancelerOf = ({
  item_status,
  events,
}: Pick<BookingView, 'item_status' | 'events'>): Booking['canceledBy'] => {
  if (item_status !== 'CANCELED') return null;
  const actor = events.findLast(({ type }) => type === 'canceled' || type === 'item_canceled')?.actor;
  return isCanceler(actor) ? actor : null;
};

const isPlaced = (status: BookingStatus): boolean => status === 'CONFIRMED' || status === 'COMPLETED';

const presentProperty = (
  { snapshot }: BookingView,
  { status, locale }: { status: BookingStatus; locale: Locale },
): Booking['property'] => ({
  id: snapshot.listingId,
  title: snapshot.title[locale] ?? snapshot.title.en,
  stayType: snapshot.stayType ?? 'homes',
  city: snapshot.city,
  state: snapshot.state,
  timeZone: snapshot.timeZone,
  image: snapshot.image?.[locale] ?? null,
  hostName: snapshot.hostName,
  checkInFrom: snapshot.checkInFrom,
  checkInUntil: snapshot.checkInUntil,
  checkOutBy: snapshot.checkOutBy,
  location: isPlaced(status) ? { lat: snapshot.latitude, lng: snapshot.longitude } : null,
});

const presentCharge = (payment: ViewedPayment): Booking['charges'][number] => ({
  bookingChargeNumber: payment.id,
  purpose: payment.purpose,
  amount: usd(payment.amount),
  dueOn: payment.due_on,
  status: chargeStatus[payment.status],
  attempts: payment.attempts,
  card: { brand: payment.brand, last4: payment.last4 },
  failureCode: payment.failure_code,
});

/** The price of a booking, from its stored lines, in the language of the reader. */
export const priceOf = (view: BookingView, locale: Locale): Price => {
  const taxes = view.lines.filter((line) => line.code === 'occupancy_tax');
  const taxAmount = taxes.reduce((sum, line) => sum + line.amount, 0);
  return presentPrice(
    {
      nightly: view.nightly,
      lines: view.lines,
      subtotal: view.total_amount - taxAmount,
      taxes: taxAmount,
      total: view.total_amount,
      savings: view.savings_amount,
    },
    locale,
  );
};

const factsOf = (
  { arriveDay, departDay }: StayDates,
  { adults, children, infants, pets }: Party,
  roomCount: number,
): Booking['changes'][number]['after'] => ({
  ...{ arriveDay, departDay, roomCount },
  guests: { adults, children, infants, pets },
});

const presentChange = (change: BookingView['changes'][number]): Booking['changes'][number] => ({
  at: new Date(change.applied_at).toISOString(),
  before: factsOf(change.before, change.before.party, change.before.roomCount),
  after: factsOf(
    { arriveDay: change.arrive_day, departDay: change.depart_day },
    change.party,
    countRooms(change.rooms),
  ),
  settled: usd(change.settled_amount),
  offBalance: usd(change.off_balance_amount),
});

const presentPending = ({ pending_change: change }: BookingView): Booking['pendingChange'] =>
  change && {
    after: factsOf(
      { arriveDay: change.arrive_day, departDay: change.depart_day },
      change.party,
      countRooms(change.rooms),
    ),
    amount: usd(change.settled_amount),
    holdExpiresAt: new Date(change.hold_expires_at ?? 0).toISOString(),
  };

const presentReturned = ({
  night,
  status,
  ...amounts
}: BookingView['returned_nights'][number]): Booking['returnedNights'][number] => ({
  ...{ date: night, status, upTo: usd(amounts.lost) },
  refunded: status === 'REFUNDED' ? usd(amounts.refunded) : null,
  refundsFrom: status === 'SOLD' && amounts.due_at ? new Date(amounts.due_at).toISOString() : null,
});

/** What a cancellation now would not refund of nights to come, in cents. */
const lostIfCanceled = (view: BookingView, now: Date): number => {
  const { cancellation, lines, nightly, snapshot } = view;
  const lost = lostLines(lines, refundPerLineAt(cancellation, lines, now), unpaidOf(view));
  const nights = nightly.map(({ date, amount }) => ({ roomTypeId: '', night: date, unit: 1, date, amount }));
  const today = dayInZone(now, snapshot.timeZone);
  return paidByNight(sumByPart(lost), nights, nights)
    .filter(({ night }) => night >= today)
    .reduce((sum, { host, fee }) => sum + host + fee, 0);
};

const instantText = (at: string | null): string | null => at && new Date(at).toISOString();

const presentBalance = ({ balance }: BookingView): Booking['balance'] =>
  balance && {
    status: balance.status,
    amount: usd(balance.amount),
    dueOn: balance.due_on,
    nextAttemptAt: instantText(balance.next_attempt_at),
    deadlineAt: instantText(balance.deadline_at),
    card: balance.card,
  };

const presentOne = (ctx: Context, view: BookingView, locale: Locale): Booking => {
  const status = statusOf(view);
  const { firstName, lastName, email } = view.guest;
  const { adults, children, infants, pets } = view.party;
  return {
    id: view.id,
    confirmationCode: view.confirmation_code,
    orderId: view.order_id,
    orderTotal: usd(view.order_total_amount),
    quoteId: view.quote_id,
    status,
    propertyId: view.listing_id,
    property: presentProperty(view, { status, locale }),
    rooms: view.snapshot.rooms.map(({ roomTypeId, units, name, guests = [] }) => ({
      ...{ roomTypeId, units, guests },
      name: name[locale] ?? name.en,
    })),
    arriveDay: view.arrive_day,
    departDay: view.depart_day,
    nights: nightsBetween(view.arrive_day, view.depart_day),
    guests: { adults, children, infants, pets },
    guest: { firstName, lastName, email },
    total: usd(view.total_amount),
    price: priceOf(view, locale),
    charges: view.payments.map(presentCharge),
    paymentAction: view.payments.find(({ status }) => status === 'REQUIRES_ACTION')?.action ?? null,
    refunds: view.refunds.map(presentRefund),
    changes: view.changes.map(presentChange),
    pendingChange: presentPending(view),
    canceledBy: cancelerOf(view),
    balance: presentBalance(view),
    cancellation: refundsOfPaid(view.cancellation, unpaidOf(view)),
    refundIfCanceledNow: status === 'CONFIRMED' ? usd(refundNow(view, ctx.clock.now())) : null,
    moreIfResold: status === 'CONFIRMED' ? usd(lostIfCanceled(view, ctx.clock.now())) : null,
    returnedNights: view.returned_nights.map(presentReturned),
    holdExpiresAt: view.item_status === 'HELD' ? (view.hold_expires_at?.toISOString() ?? null) : null,
    timeline: view.events.map(({ at, type }) => ({ at: new Date(at).toISOString(), what: type })),
    note: view.note,
    arrivalTime: view.arrival_time && clockTime(view.arrival_time),
    createdAt: view.created_at.toISOString(),
  };
};

/** Bookings as the contract shows them, in the language of the reader. */
export const presentBookings = (ctx: Context, views: readonly BookingView[], locale: Locale): Booking[] =>
  views.map((view) => presentOne(ctx, view, locale));

/** The language in which the booking was made. */
export const localeOfBooking = ({ locale }: Pick<BookingView, 'locale'>): Locale =>
  locales.find((known) => known === locale) ?? 'en';
