import { loginPath, savedPath, stayPath } from '@golark/contract/paths';
import { removeSavedStay, saveStays, shareSavedStays } from '@golark/contract/saved/calls';
import { mostSavedStays, type StayToSave } from '@golark/contract/saved/rules';
import { redirect } from 'react-router';
import { doneOutcome, type FormOutcome } from '../platform/page/form-outcome.ts';
import { textOf } from '../platform/page/form-values.ts';
import { type FormRequest, runIntent } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { translatorOf } from '../platform/translations.ts';
import { stayToSave } from '../search/index.ts';
import { queryOf } from './query-of.ts';
import { submitLists } from './submit-lists.server.ts';

/** A stay as the forms of this site name it: dates and party as in the address of its page. */
const stayOf = (form: FormData): StayToSave => {
  const [savedAt, savedAmount] = [textOf(form, 'savedAt'), textOf(form, 'savedAmount')];
  return {
    ...stayToSave(textOf(form, 'subject') ?? '', textOf(form, 'query') ?? ''),
    ...(savedAt ? { savedAt } : {}),
    ...(savedAmount ? { savedAmount: Number(savedAmount) } : {}),
  };
};

/** The list that a form names; without one, that which was used last. */
const listOf = (form: FormData) => {
  const listId = textOf(form, 'listId');
  return listId ? { listId } : {};
};

const save = async (request: FormRequest) => {
  const stay = stayOf(request.form);
  const intent = 'save';
  const result = await submitForm(request, {
    ...{ intent, subject: stay.globalId, call: saveStays },
    body: { stays: [stay], ...listOf(request.form) },
  });
  if (result.ok) return doneOutcome(intent);
  // what is wrong concerns the list, not a field that can be seen
  const isFull = result.error?.code === 'VALIDATION_ERROR';
  const t = translatorOf(request.locale, 'search');
  const detail = isFull ? t('save.full', { maximum: mostSavedStays }) : null;
  return rejected({ ...result.outcome, detail });
};

const remove = async (request: FormRequest) => {
  const removed = stayOf(request.form);
  const intent = 'remove';
  const params = { globalId: removed.globalId };
  const named = { intent, subject: removed.globalId };
  const result = await submitForm(request, { ...named, call: removeSavedStay, params });
  return result.ok ? { ...doneOutcome(intent), removed, ...listOf(request.form) } : rejected(result.outcome);
};

const share = (isShared: boolean) => async (request: FormRequest) => {
  const intent = isShared ? 'share' : 'unshare';
  const result = await submitForm(request, {
    intent,
    call: shareSavedStays,
    body: { isShared, ...listOf(request.form) },
  });
  return result.ok ? doneOutcome(intent) : rejected(result.outcome);
};

export type SavedOutcome = FormOutcome & { removed?: StayToSave; listId?: string };

type Outcome = SavedOutcome | ReturnType<typeof rejected<FormOutcome>>;

/** Without JavaScript only an account can save: the login leads back to the stay. */
export const submitSaved = (request: FormRequest): Promise<Outcome> => {
  const stay = stayOf(request.form);
  const back = stay.globalId ? stayPath(stay.globalId, queryOf(stay)) : savedPath();
  if (!request.account) throw redirect(loginPath(back), { status: 303 });
  return runIntent<FormRequest, Outcome>(request, {
    ...{ save, remove },
    share: share(true),
    unshare: share(false),
    ...submitLists,
  });
};
