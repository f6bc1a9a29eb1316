import type { AccessibilityColumns } from './accessibility-columns.ts';

/** The columns of a listing that the database writes, and those that have a type of their own. */
export type DerivedColumns =
  | 'version'
  | 'host_fees'
  | 'status'
  | 'sleeping'
  | 'access_facts'
  | 'wants_instant_book'
  | 'is_instant_paused'
  | keyof AccessibilityColumns;
