import { loginPath, savedPath, stayPath } from '@golark/contract/paths';
import { removeSavedStay, saveStays, shareSavedStays } from '@golark/contract/saved/calls';
import { redirect } from 'react-router';
import { doneOutcome, type FormOutcome } from '../platform/page/form-outcome.ts';
import { textOf } from '../platform/page/form-values.ts';
import { type FormRequest, runIntent } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';

const numberOf = (form: FormData, name: string): number | undefined => {
  const text = textOf(form, name);
  return text ? Number(text) : undefined;
};

/** A stay as the forms of this site name it: `arriveDay` and `departDay` are empty for any dates. */
const stayOf = (form: FormData) => {
  const [arriveDay, departDay] = [textOf(form, 'arriveDay'), textOf(form, 'departDay')];
  const [savedAt, savedAmount] = [textOf(form, 'savedAt'), numberOf(form, 'savedAmount')];
  return {
    globalId: textOf(form, 'subject') ?? '',
    dates: arriveDay && departDay ? { arriveDay, departDay } : null,
    party: {
      adults: numberOf(form, 'adults') ?? 1,
      children: numberOf(form, 'children') ?? 0,
      infants: numberOf(form, 'infants') ?? 0,
      pets: textOf(form, 'pets') === 'true',
    },
    ...(savedAt ? { savedAt } : {}),
    ...(savedAmount === undefined ? {} : { savedAmount }),
  };
};

const save = async (request: FormRequest) => {
  const stay = stayOf(request.form);
  const intent = 'save';
  const result = await submitForm(request, {
    ...{ intent, subject: stay.globalId, call: saveStays },
    body: { stays: [stay] },
    // what is wrong concerns the list, not a field that can be seen
    fieldOf: { stays: 'list' },
  });
  return result.ok ? doneOutcome(intent) : rejected(result.outcome);
};

const remove = async (request: FormRequest) => {
  const subject = textOf(request.form, 'subject') ?? '';
  const intent = 'remove';
  const params = { globalId: subject };
  const result = await submitForm(request, { intent, subject, call: removeSavedStay, params });
  return result.ok ? { ...doneOutcome(intent), removed: stayOf(request.form) } : rejected(result.outcome);
};

const share = (isShared: boolean) => async (request: FormRequest) => {
  const intent = isShared ? 'share' : 'unshare';
  const result = await submitForm(request, { intent, call: shareSavedStays, body: { isShared } });
  return result.ok ? doneOutcome(intent) : rejected(result.outcome);
};

export type SavedOutcome = FormOutcome & { removed?: ReturnType<typeof stayOf> };

type Outcome = SavedOutcome | ReturnType<typeof rejected<FormOutcome>>;

/** Without JavaScript only an account can save: the login leads back to the stay. */
export const submitSaved = (request: FormRequest): Promise<Outcome> => {
  const id = textOf(request.form, 'subject');
  if (!request.account) throw redirect(loginPath(id ? stayPath(id) : savedPath()), { status: 303 });
  return runIntent<FormRequest, Outcome>(request, {
    ...{ save, remove },
    share: share(true),
    unshare: share(false),
  });
};
