import { priceRuleDefaults } from '#stays';

/** The host decides on these; an import only gives a new listing their first values. */
export const firstTerms = {
  ...priceRuleDefaults,
  cancellation_policy: 'moderate',
  check_in_from: '15:00',
  check_in_until: '22:00',
  check_out_by: '11:00',
  quiet_from: null,
  steps_to_entrance: null,
  door_inches: null,
  shower: null,
  shower_step_inches: null,
  has_toilet_bars: null,
  has_shower_bars: null,
  bed_inches: null,
  floor_access: null,
  has_accessible_parking: null,
};

/** Columns of an existing listing that no import changes. */
export const alwaysLeft = [...Object.keys(firstTerms), 'name_en', 'name_es', 'units', 'bedding', 'sleeping'];
