import { isDeepStrictEqual } from 'node:util';
import { type Accessibility, unknownAccessibility } from '@golark/contract/stays/accessibility';

/** The columns of `listings` with what its host has measured. */
export interface AccessibilityColumns {
  steps_to_entrance: number | null;
  door_inches: number | null;
  shower: string | null;
  shower_step_inches: number | null;
  has_toilet_bars: boolean | null;
  has_shower_bars: boolean | null;
  bed_inches: number | null;
  floor_access: string | null;
  has_accessible_parking: boolean | null;
}

export const accessibilityColumns = {
  steps_to_entrance: 'integer',
  door_inches: 'integer',
  shower: 'text',
  shower_step_inches: 'integer',
  has_toilet_bars: 'boolean',
  has_shower_bars: 'boolean',
  bed_inches: 'integer',
  floor_access: 'text',
  has_accessible_parking: 'boolean',
} satisfies Record<keyof AccessibilityColumns, string>;

export const accessibilityOf = (row: AccessibilityColumns): Accessibility => ({
  stepsToEntrance: row.steps_to_entrance,
  doorInches: row.door_inches,
  shower: row.shower as Accessibility['shower'],
  showerStepInches: row.shower_step_inches,
  hasToiletBars: row.has_toilet_bars,
  hasShowerBars: row.has_shower_bars,
  bedInches: row.bed_inches,
  floorAccess: row.floor_access as Accessibility['floorAccess'],
  hasAccessibleParking: row.has_accessible_parking,
});

/** Null where nothing is known. */
export const knownAccessibility = (row: AccessibilityColumns): Accessibility | null => {
  const values = accessibilityOf(row);
  return isDeepStrictEqual(values, unknownAccessibility) ? null : values;
};

export const accessibilityColumnsOf = (values: Accessibility): AccessibilityColumns => ({
  steps_to_entrance: values.stepsToEntrance,
  door_inches: values.doorInches,
  shower: values.shower,
  shower_step_inches: values.showerStepInches,
  has_toilet_bars: values.hasToiletBars,
  has_shower_bars: values.hasShowerBars,
  bed_inches: values.bedInches,
  floor_access: values.floorAccess,
  has_accessible_parking: values.hasAccessibleParking,
});
