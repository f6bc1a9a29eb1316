import type { FieldErrors } from '../../platform/field-errors.ts';
import { useTranslations } from '../../platform/translations.ts';
import { TextField } from '../../ui/text-field.tsx';

type NameFieldsProps = {
  errors: FieldErrors | undefined;
  kept: Readonly<Record<string, string>> | undefined;
};

export const NameFields = ({ errors, kept }: NameFieldsProps) => {
  const t = useTranslations('accounts');
  return (
    <div className="field-pair">
      <TextField
        label={t('firstName')}
        name="firstName"
        autoComplete="given-name"
        defaultValue={kept?.['firstName']}
        error={errors?.['firstName']}
      />
      <TextField
        label={t('lastName')}
        name="lastName"
        autoComplete="family-name"
        defaultValue={kept?.['lastName']}
        error={errors?.['lastName']}
      />
    </div>
  );
};
