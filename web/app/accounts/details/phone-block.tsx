import type { Account } from '@golark/contract/accounts/schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { PhoneIcon } from '../../ui/icon.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { SettingEdit } from '../form/setting.tsx';
import type { BlockProps } from './person-blocks.tsx';
import { RemoveForm } from './remove-form.tsx';

type StoredPhone = NonNullable<Account['phone']>;

/** `+1 (503) 555-0118 ext. 5`; only American numbers are grouped. */
const formatPhone = ({ countryCallingCode: code, nationalNumber, extension }: StoredPhone): string => {
  const groups = code === '1' ? /^(\d{3})(\d{3})(\d{4})$/.exec(nationalNumber) : null;
  const number = groups ? `(${groups[1]}) ${groups[2]}-${groups[3]}` : nationalNumber;
  return `+${code} ${withExtension(number, extension)}`;
};

const withExtension = (number: string, extension: string | undefined): string =>
  extension ? `${number} ext. ${extension}` : number;

export const PhoneBlock = ({ account: { phone }, outcome }: BlockProps) => {
  const t = useTranslations('accounts');
  const own = outcomeFor(outcome, 'phone');
  const removal = outcomeFor(outcome, 'noPhone');
  const { errors, values } = own ?? {};
  return (
    <SettingEdit
      id="phone"
      icon={PhoneIcon}
      title={phone ? formatPhone(phone) : t('phone')}
      note={phone ? t('phoneHelp') : t('details.noPhone')}
      open={t(phone ? 'change' : 'add')}
      outcome={own ?? removal}
    >
      <ActionForm intent="phone" outcome={own} submit={t('save')} variant="primary">
        <PhoneField
          label={t('phone')}
          help={t('phoneHelp')}
          defaultCountry={values?.['countryCodeISO'] ?? phone?.countryCodeISO ?? 'US'}
          defaultNumber={
            values?.['nationalNumber'] ?? (phone ? withExtension(phone.nationalNumber, phone.extension) : '')
          }
          error={errors?.['nationalNumber']}
          codeError={errors?.['countryCodeISO'] ?? null}
        />
      </ActionForm>
      {phone && <RemoveForm intent="noPhone" outcome={removal} submit={t('details.removePhone')} />}
    </SettingEdit>
  );
};
