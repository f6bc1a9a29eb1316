import type { Arrival } from '@golark/contract/booking/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { type ArrivalRow, findArrival } from '#stays';
import { statusOf } from './present-booking.ts';
import {
  type ArrivalStage,
  accessFromOf,
  arrivalStageAt,
  checkOutOf as checkOutOfStay,
} from './rules/arrival-stages.ts';
import type { BookingView } from './views.ts';

type StayToReach = Pick<
  BookingView,
  'listing_id' | 'arrive_day' | 'depart_day' | 'snapshot' | 'item_status' | 'order_status'
>;

export const stayOf = ({ arrive_day, depart_day, snapshot }: StayToReach) => ({
  arriveDay: arrive_day,
  departDay: depart_day,
  ...snapshot,
});

/** The instant at which a stay ends. */
export const checkOutOf = (view: StayToReach): Date => checkOutOfStay(stayOf(view));

const stageOf = (ctx: Context, view: StayToReach): ArrivalStage | null => {
  const status = statusOf(view);
  if (status === 'COMPLETED') return 'OVER';
  return status === 'CONFIRMED' ? arrivalStageAt(stayOf(view), ctx.clock.now()) : null;
};

const nothing = { hostPhone: null, parking: null, hasAccess: false, access: null, wifi: null };

/** A text in the reader's language, or in the other one if the host wrote only that. */
const textIn = (locale: Locale, { en, es }: { en: string | null; es: string | null }): string | null =>
  locale === 'es' ? (es ?? en) : (en ?? es);

const detailsOf = (row: ArrivalRow, stage: ArrivalStage, locale: Locale) => {
  if (stage === 'OVER') return nothing;
  const access = textIn(locale, { en: row.access_en, es: row.access_es });
  const wifi = row.wifi_network ? { network: row.wifi_network, password: row.wifi_password } : null;
  const isOpen = stage === 'OPEN';
  return {
    hostPhone: row.host_phone,
    parking: textIn(locale, { en: row.parking_en, es: row.parking_es }),
    hasAccess: access !== null || wifi !== null,
    access: isOpen ? access : null,
    wifi: isOpen ? wifi : null,
  };
};

const addressOf = (row: ArrivalRow, { snapshot }: StayToReach): Arrival['address'] => {
  const { line1, line2, zip, state_id } = row;
  return line1 ? { line1, line2, city: snapshot.city, state: state_id.toUpperCase(), zip } : null;
};

/**
 * What the guest of a booking may know about arriving, read from the listing as it is now: a host changes passwords. The
 * address as long as there is the booking, phone and parking until check-out, access and Wi-Fi from 48 hours before
 * check-in until check-out. null for a booking that is not confirmed or completed.
 */
export const findArrivalFor = async (
  ctx: Context,
  view: StayToReach,
  locale: Locale,
): Promise<Arrival | null> => {
  const stage = stageOf(ctx, view);
  if (!stage) return null;
  const row = await findArrival(ctx.db, view.listing_id);
  return {
    stage,
    accessFrom: accessFromOf(stayOf(view)).toISOString(),
    address: row ? addressOf(row, view) : null,
    ...(row ? detailsOf(row, stage, locale) : nothing),
  };
};

/** Throws INVALID_STATE for a booking that is not confirmed or completed. */
export const getArrival = async (
  ctx: Context,
  view: StayToReach,
  locale: Locale,
): Promise<{ arrival: Arrival }> => {
  const arrival = await findArrivalFor(ctx, view, locale);
  if (!arrival) throw new Failure('INVALID_STATE', { detail: 'This booking is not confirmed.' });
  return { arrival };
};
