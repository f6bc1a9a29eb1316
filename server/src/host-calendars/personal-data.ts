import type { PersonalData } from '#platform/personal-data';

export const hostCalendarPersonalData: PersonalData = {
  feature: 'host-calendars',
  tables: {
    night_notes: {
      onDeletion: 'retained',
      contains: 'notes of a host about nights that it closed',
      reason: 'belongs to the listing and is deleted with it',
      identifyingColumns: ['note'],
    },
    own_reservations: {
      onDeletion: 'retained',
      contains: 'guests that a host booked itself: name, dates, price and note',
      reason: 'belongs to the listing and is deleted with it; the guest has no account here',
      identifyingColumns: ['name', 'note'],
    },
    calendar_changes: {
      onDeletion: 'anonymized',
      contains: 'who changed a calendar, with the guests that a host booked itself; for a year',
      reason: 'the rest of the team can still read and undo the change; its author is erased',
    },
  },
  erase: async (_ctx, trx, account) => {
    await trx
      .updateTable('calendar_changes')
      .set({ account_id: null, account_name: null })
      .where('account_id', '=', account.id)
      .execute();
  },
};
