import type { FieldErrors } from '../../platform/page/field-errors.ts';
import { useTranslations } from '../../platform/translations.ts';
import { TextField } from '../../ui/text-field.tsx';

type NameFieldsProps = {
  errors: FieldErrors | undefined;
  values: Readonly<Record<string, string>> | undefined;
};

export const NameFields = ({ errors, values }: NameFieldsProps) => {
  const t = useTranslations('accounts');
  return (
    <div className="field-pair">
      <TextField
        label={t('firstName')}
        name="firstName"
        autoComplete="given-name"
        defaultValue={values?.['firstName']}
        error={errors?.['firstName']}
      />
      <TextField
        label={t('lastName')}
        name="lastName"
        autoComplete="family-name"
        defaultValue={values?.['lastName']}
        error={errors?.['lastName']}
      />
    </div>
  );
};
