import { Failure } from '#platform/failure';
import type { PersonalData } from '#platform/personal-data';
import { exportBookings } from './export-bookings.ts';
import { findUpcomingStay } from './store.ts';

export const bookingPersonalData: PersonalData = {
  feature: 'booking',
  tables: {
    bookings: {
      onDeletion: 'retained',
      contains:
        'name and email of the guest, dates, party, arrival time; phone and note to the host, which are erased',
      reason: 'accounting law requires the record of who stayed; a late refund is reported to the guest',
      identifyingColumns: ['guest'],
    },
    booking_changes: {
      onDeletion: 'retained',
      contains: 'dates, party and price of a stay before and after a change, without names',
      reason: 'accounting law requires the record of what was agreed and paid',
      identifyingColumns: [],
    },
    returned_nights: {
      onDeletion: 'retained',
      contains:
        'nights that a booking gave back, what was paid for them, and the booking that they were sold to; without names',
      reason: 'a guest whose night is sold again is refunded, and accounting law requires the record',
      identifyingColumns: [],
    },
    change_quotes: {
      onDeletion: 'expires',
      contains:
        'dates, party and price of a change that was asked for, without names; deleted an hour after it expires',
      reason: 'guarantees the price that was shown',
      identifyingColumns: [],
    },
    price_passports: {
      onDeletion: 'retained',
      contains: 'the inputs of the price of a booking: dates, party, rates, rules and taxes, without names',
      reason: 'proves what was charged',
      identifyingColumns: [],
    },
  },
  exportOf: async (ctx, { accountId, locale }) => ({
    bookings: await exportBookings(ctx, accountId, locale),
  }),
  assertDeletable: async (ctx, trx, account) => {
    const stay = await findUpcomingStay(trx, account.id, ctx.clock.now());
    if (!stay) return;
    throw new Failure('INVALID_STATE', {
      detail: `The stay ${stay.confirmation_code} from ${stay.arrive_day} is still to come. Cancel it or wait until it is over.`,
      extra: { reason: 'COMING_STAY', bookingId: stay.id, confirmationCode: stay.confirmation_code },
    });
  },
};
