import type { PersonalData } from '#platform/personal-data';
import { deleteNotesAbout } from './reservations/reservation-notes.ts';

export const partnerPersonalData: PersonalData = {
  feature: 'partners',
  tables: {
    reservation_notes: { onDeletion: 'deleted', contains: 'what hosts noted for themselves about a stay' },
  },
  erase: (_ctx, trx, account) => deleteNotesAbout(trx, account.id),
};
