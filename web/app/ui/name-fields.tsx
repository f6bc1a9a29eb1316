import { useTranslations } from '../platform/translations.ts';
import { Checkbox } from './check.tsx';
import { TextField } from './text-field.tsx';

type NameFieldsProps = {
  errors: Readonly<Record<string, string>> | undefined;
  /** The values of a rejected form, or the name of an account, where an empty last name means that there is none. */
  values: Readonly<Partial<Record<'firstName' | 'lastName' | 'oneName', string>>> | undefined;
};

const hasOneName = ({ firstName, lastName, oneName }: NonNullable<NameFieldsProps['values']>): boolean =>
  oneName === undefined ? Boolean(firstName) && lastName === '' : oneName !== '';

/** First and last name. A style sheet hides the last name of people with one name, also without scripts. */
export const NameFields = ({ errors, values = {} }: NameFieldsProps) => {
  const t = useTranslations('ui.names');
  return (
    <div className="name-fields">
      <div className="field-pair">
        <TextField
          label={t('first')}
          name="firstName"
          autoComplete="given-name"
          defaultValue={values.firstName}
          error={errors?.['firstName']}
        />
        <TextField
          label={t('last')}
          name="lastName"
          autoComplete="family-name"
          defaultValue={values.lastName}
          error={errors?.['lastName']}
        />
      </div>
      <Checkbox name="oneName" defaultChecked={hasOneName(values)}>
        {t('one')}
      </Checkbox>
    </div>
  );
};
