import { switchAlerts } from '@golark/contract/saved-searches/calls';
import type { LinkedSearch } from '@golark/contract/saved-searches/schemas';
import { doneOutcome, type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';

/** The form holds the token and the name of the search from then on; null for a link that doesn't work. */
type AlertsOutcome = FormOutcome & { token: string; search: LinkedSearch | null };

export const submitSearchAlerts = async (request: FormRequest) => {
  const [intent = '', token = '', name = ''] = ['intent', 'token', 'name'].map((field) =>
    textOf(request.form, field),
  );
  const hasAlerts = intent === 'again';
  const result = await submitForm(request, { intent, call: switchAlerts, body: { token, hasAlerts } });
  if (result.ok) return { ...doneOutcome(intent), token, search: result.data };
  const { error, outcome } = result;
  if (error === null || error.code === 'VALIDATION_ERROR')
    return rejected<AlertsOutcome>({ ...outcomeOf(intent), token, search: null });
  return rejected<AlertsOutcome>({ ...outcome, token, search: { name, hasAlerts: !hasAlerts } });
};
