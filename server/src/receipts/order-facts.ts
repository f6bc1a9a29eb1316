import { nightsBetween } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { guestCountOf } from '@golark/contract/stays/rules';
import { type BookingView, listBookingsOfOrder, roomLines } from '#booking';
import { fulfilmentOf, type OrderView } from '#orders';
import type { Context } from '#platform/context';
import { formatDayOf, formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import { presentLine } from '#pricing';
import { findArrival } from '#stays';
import type { Paper, PaperRow } from './receipt-pdf.ts';

/** An order with its stays, as receipts and invoices show it. */
export interface OrderFacts {
  order: OrderView;
  stays: readonly BookingView[];
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

export const loadOrderFacts = async (ctx: Context, order: OrderView): Promise<OrderFacts> => {
  const stays = await listBookingsOfOrder(ctx.db, order.id);
  const addresses = await Promise.all(
    stays.map(async (stay) => [stay.id, await addressOf(ctx, stay)] as const),
  );
  return { order, stays, addresses: Object.fromEntries(addresses) };
};

/** `Dec 4, 2026`, the day in UTC. */
export const dayOfInstant = (at: Date, locale: Locale): string =>
  formatDayOf(at, { timeZone: 'UTC', locale });

const dayText = (day: string, locale: Locale): string => dayOfInstant(new Date(`${day}T00:00:00Z`), locale);

const stayLines = (stay: BookingView, address: readonly string[], locale: Locale): string[] => {
  const t = translatorOf(locale, 'receipts');
  const { arrive_day, depart_day, party, snapshot } = stay;
  const { infants, pets } = party;
  return [
    address.join(', '),
    t('dates', {
      from: dayText(arrive_day, locale),
      until: dayText(depart_day, locale),
      nights: nightsBetween(arrive_day, depart_day),
    }),
    translatorOf(locale, 'bookingEmails')('guests', {
      guests: guestCountOf(party),
      infants,
      pets: String(pets),
    }),
    ...roomLines(snapshot, locale),
    t('host', { host: snapshot.hostName }),
    t('confirmation', { code: stay.confirmation_code }),
  ];
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
      lines: stay ? stayLines(stay, addresses[stay.id] ?? [], locale) : [],
      rows: [...rows, { label: t('itemTotal'), value: formatUsd(item.total_amount, locale), isStrong: true }],
    };
  });
};

const paidPayments = ({ payments }: OrderView) => payments.filter(({ status }) => status === 'SUCCEEDED');

export const isPaid = (order: OrderView): boolean => paidPayments(order).length > 0;

const brandText = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

/** What was paid with which card. */
export const paymentRows = (order: OrderView, locale: Locale): PaperRow[] => {
  const t = translatorOf(locale, 'receipts');
  return paidPayments(order).map(({ brand, last4, due_on, amount }) => ({
    label: t('paid', { brand: brandText(brand), last4, day: dayText(due_on, locale) }),
    value: formatUsd(amount, locale),
  }));
};

/** What went back, and what is left. */
export const refundRows = (order: OrderView, locale: Locale): PaperRow[] => {
  const t = translatorOf(locale, 'receipts');
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  const refunds = order.refunds.map(({ amount, created_at, status }) => {
    const day = dayOfInstant(new Date(created_at), locale);
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
export const guestNameOf = ({ stays }: OrderFacts, account: { firstName: string; lastName: string }) => {
  const { firstName, lastName } = stays[0]?.guest ?? account;
  return `${firstName} ${lastName}`;
};
