import type { PersonalData } from '#platform/personal-data';

export const pricingPersonalData: PersonalData = {
  feature: 'pricing',
  tables: {
    quotes: {
      onDeletion: 'expires',
      contains: 'dates and ages of children of a quote, without an account',
      reason: 'guarantees a price for 15 minutes; deleted an hour later',
      identifyingColumns: [],
    },
    coupon_uses: {
      onDeletion: 'retained',
      contains: 'which stays of an account were ordered with which coupon',
      reason: 'part of the record of orders; a coupon is used as often as it allows',
      identifyingColumns: [],
    },
  },
};
