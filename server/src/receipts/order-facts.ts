import { booksTimeZone } from '@golark/contract/brand';
import { nightsBetween } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { fullNameOf, type PersonName } from '@golark/contract/names/rules';
import { guestCountOf } from '@golark/contract/stays/rules';
import { type BookingView, listBookingsOfOrder, roomLines } from '#booking';
import { fulfilmentOf, type OrderView } from '#orders';
import type { Context } from '#platform/context';
import { formatDay, formatDayOf, formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import { presentLine } from '#pricing';
import { findArrival } from '#stays';
import type { Paper, PaperRow } from './receipt-pdf.ts';

/** An order with its stays, as receipts and invoices show it. */
export interface OrderFacts {
  order: OrderView;
  stays: readonly BookingView[];
  /** The zone of its days. */
  timeZone: string;
  /** The lines of the address of each stay. */
  addresses: Record<string, readonly string[]>;
}

/** The street only of a stay that took or takes place: a guest who canceled no longer needs it. */
const addressOf = async (ctx: Context, stay: BookingView): Promise<string[]> => {
  const { city, state } = stay.snapshot;
  const isPlaced = stay.item_status === 'CONFIRMED' || stay.item_status === 'COMPLETED';
  const row = isPlaced ? await findArrival(ctx.db, stay.listing_id) : undefined;
  const street = [row?.line1, row?.line2].filter((line) => typeof line === 'string');
  return [...street, [city, state, row?.zip].filter(Boolean).join(', ')];
};

/** The first item decides, whose day its payment has as well. */
const zoneOf = (ctx: Context, { items: [first] }: OrderView): string =>
  first ? fulfilmentOf(ctx, first).timeZoneOf(first) : booksTimeZone;

export const loadOrderFacts = async (ctx: Context, order: OrderView): Promise<OrderFacts> => {
  const stays = await listBookingsOfOrder(ctx.db, order.id);
  const addresses = await Promise.all(
    stays.map(async (stay) => [stay.id, await addressOf(ctx, stay)] as const),
  );
  return { order, stays, timeZone: zoneOf(ctx, order), addresses: Object.fromEntries(addresses) };
};

/** Dates and guests of a stay, as when it was bought, whatever was changed since. */
const boughtStay = ({ arrive_day: arriveDay, depart_day: departDay, party, changes }: BookingView) =>
  changes[0]?.before ?? { arriveDay, departDay, party };

const datesAndGuests = (
  { arriveDay, departDay, party }: ReturnType<typeof boughtStay>,
  locale: Locale,
): string[] => {
  const { infants, pets } = party;
  return [
    translatorOf(locale, 'receipts')('dates', {
      from: formatDay(arriveDay, locale),
      until: formatDay(departDay, locale),
      nights: nightsBetween(arriveDay, departDay),
    }),
    translatorOf(locale, 'bookingEmails')('guests', {
      guests: guestCountOf(party),
      infants,
      pets: String(pets),
    }),
  ];
};

const stayLines = (
  stay: BookingView,
  { address, snapshot }: { address: readonly string[]; snapshot: unknown },
  locale: Locale,
): string[] => {
  const t = translatorOf(locale, 'receipts');
  return [
    address.join(', '),
    ...datesAndGuests(boughtStay(stay), locale),
    ...roomLines(snapshot as BookingView['snapshot'], locale),
    t('host', { host: stay.snapshot.hostName }),
    t('confirmation', { code: stay.confirmation_code }),
  ];
};

type ChangedAmounts = Pick<
  BookingView['changes'][number],
  'settled_amount' | 'refunded_amount' | 'off_balance_amount' | 'total_amount'
>;

const amountsOfChange = (
  {
    settled_amount: settled,
    refunded_amount: refunded,
    off_balance_amount: offBalance,
    total_amount: total,
  }: ChangedAmounts,
  locale: Locale,
): PaperRow[] => {
  const t = translatorOf(locale, 'receipts');
  const row = (label: string, amount: number): PaperRow => ({
    label,
    value: formatUsd(amount, locale),
    isStrong: true,
  });
  return [
    { label: t('change.total'), value: formatUsd(total, locale) },
    ...(offBalance > 0 ? [row(t('change.offBalance'), -offBalance)] : []),
    ...(refunded > 0 ? [row(t('change.refunded'), -refunded)] : []),
    ...(settled >= 0 ? [row(t('change.paid'), settled)] : []),
  ];
};

/** A section for each change of a stay: what it is since, and what was paid or refunded for it. */
export const changeSections = ({ stays }: OrderFacts, locale: Locale): Paper['sections'] => {
  const t = translatorOf(locale, 'receipts');
  return stays.flatMap(({ changes, snapshot: { stayType, timeZone } }) =>
    changes.map(({ applied_at, arrive_day, depart_day, party, rooms, ...amounts }) => ({
      heading: t('change.heading', { day: formatDayOf(new Date(applied_at), { timeZone, locale }) }),
      lines: [
        ...datesAndGuests({ arriveDay: arrive_day, departDay: depart_day, party }, locale),
        ...roomLines({ ...(stayType ? { stayType } : {}), rooms }, locale),
      ],
      rows: amountsOfChange(amounts, locale),
    })),
  );
};

type PaidOrder = Pick<OrderView, 'payments' | 'refunds'> & Pick<OrderFacts, 'timeZone'>;

/** What was paid and refunded for an order and for the changes of its stays. */
export const withChanges = ({ order, stays, timeZone }: OrderFacts): PaidOrder => {
  const isOther = (known: readonly { id: string }[]) => (row: { id: string }) =>
    known.every(({ id }) => id !== row.id);
  const payments = stays.flatMap((stay) => stay.payments).filter(isOther(order.payments));
  const refunds = stays.flatMap((stay) => stay.refunds).filter(isOther(order.refunds));
  return {
    timeZone,
    payments: [...order.payments, ...payments.map((row) => ({ ...row, purpose: 'purchase' as const }))],
    refunds: [...order.refunds, ...refunds.map((row) => ({ ...row, item_id: '' }))],
  };
};

/** A section for each item: what it is, its price lines with taxes, and its total. */
export const itemSections = (
  ctx: Context,
  { order, stays, addresses }: OrderFacts,
  locale: Locale,
): Paper['sections'] => {
  const t = translatorOf(locale, 'receipts');
  return order.items.map((item) => {
    const stay = stays.find(({ id }) => id === item.id);
    const rows = (item.lines ?? []).map((line): PaperRow => {
      const { label, amount } = presentLine(line, locale);
      return { label, value: formatUsd(amount.amount, locale) };
    });
    return {
      heading: fulfilmentOf(ctx, item).describe({ snapshot: item.snapshot }, locale),
      lines: stay
        ? stayLines(stay, { address: addresses[stay.id] ?? [], snapshot: item.snapshot }, locale)
        : [],
      rows: [...rows, { label: t('itemTotal'), value: formatUsd(item.total_amount, locale), isStrong: true }],
    };
  });
};

const paidPayments = ({ payments }: Pick<OrderView, 'payments'>) =>
  payments.filter(({ status }) => status === 'SUCCEEDED');

export const isPaid = (order: OrderView): boolean => paidPayments(order).length > 0;

const brandText = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

/** A balance is paid before its day, on it or after. */
const paidOn = (
  { purpose, due_on, settled_at }: Pick<OrderView['payments'][number], 'purpose' | 'due_on' | 'settled_at'>,
  { timeZone, locale }: { timeZone: string; locale: Locale },
): string =>
  purpose === 'balance' && settled_at
    ? formatDayOf(new Date(settled_at), { timeZone, locale })
    : formatDay(due_on, locale);

/** What was paid with which card. */
export const paymentRows = (order: PaidOrder, locale: Locale): PaperRow[] => {
  const t = translatorOf(locale, 'receipts');
  return paidPayments(order).map(({ brand, last4, amount, ...payment }) => ({
    label: t('paid', {
      brand: brandText(brand),
      last4,
      day: paidOn(payment, { timeZone: order.timeZone, locale }),
    }),
    value: formatUsd(amount, locale),
  }));
};

/** What is still to be paid, and when. */
export const dueRows = ({ stays }: OrderFacts, locale: Locale): PaperRow[] =>
  stays.flatMap(({ balance }) =>
    balance?.status === 'OPEN' || balance?.status === 'OVERDUE'
      ? {
          label: translatorOf(locale, 'receipts')('due', { day: formatDay(balance.due_on, locale) }),
          value: formatUsd(balance.amount, locale),
        }
      : [],
  );

/** What went back, and what is left. */
export const refundRows = (order: PaidOrder, locale: Locale): PaperRow[] => {
  const t = translatorOf(locale, 'receipts');
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  const refunds = order.refunds.map(({ amount, created_at, status }) => {
    const day = formatDayOf(new Date(created_at), { timeZone: order.timeZone, locale });
    return {
      label: t(status === 'SUCCEEDED' ? 'refunded' : 'refundPending', { day }),
      value: formatUsd(-amount, locale),
    };
  });
  const left = sum(paidPayments(order)) - sum(order.refunds);
  return [
    ...refunds,
    {
      label: t(refunds.length > 0 ? 'afterRefunds' : 'paidInAll'),
      value: formatUsd(left, locale),
      isStrong: true,
    },
  ];
};

/** The guest of the first stay, or the name of the account for an order without one. */
export const guestNameOf = ({ stays }: OrderFacts, account: PersonName): string =>
  fullNameOf(stays[0]?.guest ?? account);
