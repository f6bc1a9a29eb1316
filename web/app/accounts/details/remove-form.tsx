import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';

type RemoveFormProps = { intent: string; outcome: FormOutcome | undefined; submit: string };

/** Removes a part of the profile; shown below the form that changes it. */
export const RemoveForm = ({ intent, outcome, submit }: RemoveFormProps) => (
  <ActionForm intent={intent} outcome={outcome} submit={submit} variant="danger-line" size="small" />
);
