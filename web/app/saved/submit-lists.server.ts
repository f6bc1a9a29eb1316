import { savedPath } from '@golark/contract/paths';
import { createSavedList, deleteSavedList, renameSavedList } from '@golark/contract/saved/calls';
import { mostSavedLists } from '@golark/contract/saved/rules';
import { savedListPath } from '@golark/contract/saved-paths';
import { redirect } from 'react-router';
import type { ApiError } from '../platform/api-client.ts';
import { doneOutcome, type FormOutcome } from '../platform/page/form-outcome.ts';
import { textOf } from '../platform/page/form-values.ts';
import type { FormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { translatorOf } from '../platform/translations.ts';

type Refused = { outcome: FormOutcome; error: ApiError | null };

/** Says at the field that the name is taken, or that no list can be added. */
const refused = ({ outcome, error }: Refused, { locale }: FormRequest) => {
  const t = translatorOf(locale, 'saved');
  const has = (code: string) => error?.errors?.some((one) => one.code === code);
  if (has('list_name_taken')) return rejected({ ...outcome, errors: { name: t('lists.taken') } });
  if (has('lists_limit'))
    return rejected({ ...outcome, errors: { name: t('lists.most', { maximum: mostSavedLists }) } });
  return rejected(outcome);
};

const nameOf = ({ form }: FormRequest) => ({ name: textOf(form, 'name') ?? '' });

const create = async (request: FormRequest) => {
  const named = { intent: 'create', call: createSavedList, fields: ['name'] };
  const result = await submitForm(request, { ...named, body: nameOf(request) });
  if (!result.ok) return refused(result, request);
  throw redirect(savedListPath(result.data.list.id), { status: 303 });
};

const rename = async (request: FormRequest) => {
  const listId = textOf(request.form, 'subject') ?? '';
  const named = { intent: 'rename', subject: listId, call: renameSavedList, fields: ['name'] };
  const result = await submitForm(request, { ...named, params: { listId }, body: nameOf(request) });
  return result.ok ? doneOutcome('rename') : refused(result, request);
};

const deleteOne = async (request: FormRequest) => {
  const listId = textOf(request.form, 'subject') ?? '';
  const named = { intent: 'delete', subject: listId, call: deleteSavedList };
  const result = await submitForm(request, { ...named, params: { listId } });
  if (!result.ok) return rejected(result.outcome);
  throw redirect(savedPath(), { status: 303 });
};

export const submitLists = { create, rename, delete: deleteOne };
