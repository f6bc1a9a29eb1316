import { scanTicket } from '@golark/contract/tickets/calls';
import { outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { type ScanOutcome, scanIntent } from './scan-intent.ts';

/** Checks a code; the page then shows the result and how many were let in. */
export const submitScan = async (request: FormRequest, eventId: string) => {
  const barcode = textOf(request.form, 'barcode') ?? '';
  const body = { eventId, barcode };
  const result = await submitForm(request, { intent: scanIntent, call: scanTicket, body });
  if (!result.ok) return rejected<ScanOutcome>(result.outcome);
  return { ...outcomeOf(scanIntent, { isDone: true }), scan: result.data } satisfies ScanOutcome;
};
