import { Failure } from '#platform/failure';
import type { PersonalData } from '#platform/personal-data';
import { hasListings, listManagersOf, releaseManagers } from './managers-of-account.ts';

export const stayPersonalData: PersonalData = {
  feature: 'stays',
  tables: {
    property_managers: {
      onDeletion: 'anonymized',
      contains: 'name, phone and languages of a host',
      reason:
        'listings and orders refer to the row; its name becomes Golark, its phone and languages are erased',
    },
    listing_arrivals: {
      onDeletion: 'retained',
      contains: 'address of a listing, how guests get in, its Wi-Fi and parking',
      reason: 'belongs to the listing and is deleted with it; an account with listings cannot be deleted',
      identifyingColumns: [
        'line1',
        'line2',
        'access_en',
        'access_es',
        'wifi_network',
        'parking_en',
        'parking_es',
      ],
    },
    listing_sections: {
      onDeletion: 'anonymized',
      contains: 'which account saved a section of a listing, and when',
      reason: 'the version protects what others of the team save; the account is removed from it',
    },
    team_members: { onDeletion: 'deleted', contains: 'the hosts that an account acts for, and its role' },
    reviews: {
      onDeletion: 'retained',
      contains: 'first name and place of an author, from a partner file',
      reason: 'published with the listing and deleted with it; its author has no account here',
      identifyingColumns: ['author_name', 'author_place', 'body', 'reply_body'],
    },
  },
  exportOf: async (ctx, { accountId }) => ({
    hostProfiles: (await listManagersOf(ctx.db, accountId)).map(
      ({ id, name, joined_on, phone, languages }) => ({
        id,
        name,
        joinedOn: joined_on,
        phone,
        languages,
      }),
    ),
  }),
  assertDeletable: async (_ctx, trx, account) => {
    if (!(await hasListings(trx, account.id))) return;
    throw new Failure('INVALID_STATE', {
      detail: 'This account still has listings on sale. Take them down first.',
      extra: { reason: 'LISTING_ON_SALE' },
    });
  },
  erase: (_ctx, trx, account) => releaseManagers(trx, account.id),
};
