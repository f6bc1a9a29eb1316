import {
  changeSavedSearch,
  removeSavedSearch,
  saveSearch as saveSearchCall,
} from '@golark/contract/saved-searches/calls';
import { mostSavedSearches } from '@golark/contract/saved-searches/rules';
import { doneOutcome, type FormOutcome, outcomeOf } from '../platform/page/form-outcome.ts';
import { textOf } from '../platform/page/form-values.ts';
import { type AccountFormRequest, runIntent } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { translatorOf } from '../platform/translations.ts';
import { readSearchToSave } from '../search/index.ts';

type Outcome = FormOutcome | ReturnType<typeof rejected<FormOutcome>>;

const save = async (request: AccountFormRequest): Promise<Outcome> => {
  const intent = 'save';
  const body = await readSearchToSave(request.api, textOf(request.form, 'path') ?? '', request.locale);
  if (!body) return rejected(outcomeOf(intent, { problem: 'notFound' }));
  const result = await submitForm(request, { intent, call: saveSearchCall, body });
  if (result.ok) return doneOutcome(intent);
  // what is wrong concerns the search or the list, not a field that can be seen
  const isFull = result.error?.errors?.some(({ code }) => code === 'searches_limit');
  const t = translatorOf(request.locale, 'search');
  const detail = t(isFull ? 'saveSearch.full' : 'saveSearch.failed', { maximum: mostSavedSearches });
  return rejected({ ...result.outcome, detail });
};

const change =
  (intent: string, bodyOf: (form: FormData) => { hasAlerts?: boolean; dropPercent?: number }) =>
  async (request: AccountFormRequest): Promise<Outcome> => {
    const searchId = textOf(request.form, 'subject') ?? '';
    const named = { intent, subject: searchId };
    const result = await submitForm(request, {
      ...named,
      call: changeSavedSearch,
      params: { searchId },
      body: bodyOf(request.form),
    });
    return result.ok ? outcomeOf(intent, { ...named, isDone: true }) : rejected(result.outcome);
  };

const remove = async (request: AccountFormRequest): Promise<Outcome> => {
  const intent = 'remove';
  const searchId = textOf(request.form, 'subject') ?? '';
  const named = { intent, subject: searchId };
  const result = await submitForm(request, { ...named, call: removeSavedSearch, params: { searchId } });
  return result.ok ? doneOutcome(intent) : rejected(result.outcome);
};

export const submitSearches = (request: AccountFormRequest): Promise<Outcome> =>
  runIntent<AccountFormRequest, Outcome>(request, {
    save,
    remove,
    alerts: change('alerts', (form) => ({ hasAlerts: textOf(form, 'hasAlerts') === 'true' })),
    drop: change('drop', (form) => ({ dropPercent: Number(textOf(form, 'dropPercent')) })),
  });
