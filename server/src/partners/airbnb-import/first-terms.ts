import { listingDefaults } from '#stays';

/** The host decides on these; an import only gives a new listing their first values. */
export const firstTerms = {
  ...listingDefaults,
  cancellation_policy: 'moderate',
  check_in_from: '15:00',
  check_in_until: '22:00',
  check_out_by: '11:00',
  quiet_from: null,
};

/** Columns of an existing listing that no import changes. */
export const alwaysLeft = [...Object.keys(firstTerms), 'name_en', 'name_es', 'units', 'bedding', 'sleeping'];
