import type { Booking } from '@golark/contract/booking/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { Phone } from '@golark/contract/phone/schemas';
import type { Context } from '#platform/context';
import { presentBookings } from './present-booking.ts';
import { listAllBookings } from './views.ts';

/** Bookings that are loaded at once. */
const chunk = 100;

/** A booking with the guest's phone, which no other call returns. */
type ExportedBooking = Booking & { guestPhone: Phone | null };

/** Every booking of an account, the latest first. */
export const exportBookings = async (
  ctx: Context,
  accountId: string,
  locale: Locale,
): Promise<ExportedBooking[]> => {
  const bookings: ExportedBooking[] = [];
  for (let offset = 0; ; offset += chunk) {
    const views = await listAllBookings(ctx.db, accountId, { limit: chunk, offset });
    const phones = new Map(views.map((view) => [view.id, view.guest.phone ?? null]));
    const presented = presentBookings(ctx, views, locale);
    bookings.push(...presented.map((one) => ({ ...one, guestPhone: phones.get(one.id) ?? null })));
    if (views.length < chunk) return bookings;
  }
};
