import type { SeatPlace } from '@golark/contract/tickets/listing-schemas';
import type { ScanResult } from '@golark/contract/tickets/rules';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';

/** Shared by the form and the module that handles it on the server. */
export const scanIntent = 'scan';

/** What the scanner shows until the next code. */
export type ScanOutcome = FormOutcome & {
  scan?: { result: ScanResult; place: SeatPlace | null; usedAt: string | null };
};
