import type { ComponentProps } from 'react';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useFeedForms } from './feed-forms.ts';

type FeedFormProps = Omit<ComponentProps<typeof ActionForm>, 'outcome'>;

/** A form about the calendars of a listing. It is sent for its host, whatever is chosen in another tab. */
export const FeedForm = ({ children, ...form }: FeedFormProps) => {
  const { listing, host } = useFeedForms();
  return (
    <ActionForm size="small" {...form} outcome={useRejected(form.intent, form.subject)}>
      <input type="hidden" name="host" value={host.propertyManagerId} />
      <input type="hidden" name="listing" value={listing.id} />
      {children}
    </ActionForm>
  );
};

/** The outcome of a form that was not accepted. */
export const useRejected = (intent: string, subject?: string) => {
  const { outcome } = useFeedForms();
  const own = outcomeFor(outcome, intent, subject);
  return own?.isDone ? undefined : own;
};
