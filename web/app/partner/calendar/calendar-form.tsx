import type { ComponentProps } from 'react';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useCalendarForms } from './calendar-forms.ts';

type CalendarFormProps = Omit<ComponentProps<typeof ActionForm>, 'outcome'>;

/** A form about the calendar of a page. It is sent for its host, whatever is chosen in another tab. */
export const CalendarForm = ({ children, ...form }: CalendarFormProps) => {
  const { listing, host, outcome } = useCalendarForms();
  const own = outcomeFor(outcome, form.intent, form.subject);
  return (
    <ActionForm {...form} outcome={own?.isDone ? undefined : own}>
      <input type="hidden" name="host" value={host.propertyManagerId} />
      <input type="hidden" name="listing" value={listing.id} />
      {children}
    </ActionForm>
  );
};

/** The errors at the fields of a form, and the values that were typed. */
export const useRejected = (intent: string, subject = '') => {
  const { outcome } = useCalendarForms();
  const own = outcomeFor(outcome, intent, subject);
  return own && !own.isDone ? { errors: own.errors, values: own.values } : { errors: {}, values: {} };
};
