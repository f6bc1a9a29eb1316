export type { CalendarReport } from './import-calendar.ts';
export {
  type AirbnbImport,
  type ImportReport,
  ImportStopped,
  importAirbnbListings,
  type RefusedRow,
} from './import-listings.ts';
