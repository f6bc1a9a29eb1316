import type { FormOutcome } from '../../platform/form-outcome.ts';
import { ActionForm } from '../form/action-form.tsx';

type RemoveFormProps = { intent: string; outcome: FormOutcome | undefined; submit: string };

/** Taking something off the profile, under the form that changes it. */
export const RemoveForm = ({ intent, outcome, submit }: RemoveFormProps) => (
  <ActionForm intent={intent} outcome={outcome} submit={submit} variant="danger-line" size="small" />
);
