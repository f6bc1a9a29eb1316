import { undoEmailChange } from '@golark/contract/accounts/calls';
import { setPasswordPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';

/** The form holds the token from then on. */
type UndoOutcome = FormOutcome & { state: 'ask' | 'over' | 'taken'; token: string };

const intent = 'undo';

/** Undoes the change and leads to the page that sets a new password. */
export const submitUndo = async (request: FormRequest) => {
  const token = textOf(request.form, 'token') ?? '';
  const result = await submitForm(request, { intent, call: undoEmailChange, body: { token } });
  if (result.ok) throw redirect(setPasswordPath(result.data.resetToken));
  const { error, outcome } = result;
  if (error?.code === 'EMAIL_TAKEN')
    return rejected<UndoOutcome>({ ...outcomeOf(intent), state: 'taken', token });
  const isOver = error === null || error.code === 'VALIDATION_ERROR';
  return rejected<UndoOutcome>(
    isOver ? { ...outcomeOf(intent), state: 'over', token } : { ...outcome, state: 'ask', token },
  );
};
