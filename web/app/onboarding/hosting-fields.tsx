import type { HostingInput } from '@golark/contract/own-listings/section-inputs-schemas';
import { hostPolicies } from '@golark/contract/pricing/cancellation';
import type { FieldErrors } from '../platform/page/field-errors.ts';
import { useTranslations } from '../platform/translations.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import './hosting-fields.css';

type HostingFieldsProps = { values: Readonly<Record<string, string>>; errors: FieldErrors };

/** The fields of `HostingInput` as a form has them. */
export const fieldsOfHosting = (hosting: HostingInput): Record<string, string> => ({
  checkInFrom: hosting.checkInFrom,
  checkInUntil: hosting.checkInUntil,
  checkOutBy: hosting.checkOutBy,
  isInstantBook: hosting.isInstantBook ? 'instant' : 'request',
  cancellationPolicy: hosting.cancellationPolicy,
});

/** How a host takes guests: for all new listings, and for one. */
export const HostingFields = ({ values, errors }: HostingFieldsProps) => {
  const t = useTranslations('onboarding.hosting');
  const time = (name: 'checkInFrom' | 'checkInUntil' | 'checkOutBy') => (
    <TextField
      name={name}
      type="time"
      label={t(name)}
      defaultValue={values[name] ?? ''}
      error={errors[name]}
      required
    />
  );
  return (
    <>
      <ChoiceGroup
        name="isInstantBook"
        label={t('booking')}
        defaultValue={values['isInstantBook'] || 'instant'}
        error={errors['isInstantBook']}
        choices={(['instant', 'request'] as const).map((value) => ({
          value,
          title: t(`bookings.${value}`),
          note: t(`bookingNotes.${value}`),
        }))}
      />
      <ChoiceGroup
        name="cancellationPolicy"
        label={t('cancellation')}
        defaultValue={values['cancellationPolicy'] || 'moderate'}
        error={errors['cancellationPolicy']}
        choices={hostPolicies.map((policy) => ({
          value: policy,
          title: t(`policies.${policy}`),
          note: t(`policyNotes.${policy}`),
        }))}
      />
      <div className="hosting-times">
        {time('checkInFrom')}
        {time('checkInUntil')}
        {time('checkOutBy')}
      </div>
    </>
  );
};
