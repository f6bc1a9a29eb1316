import { ActionForm } from '../../platform/page/action-form.tsx';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { PhoneIcon } from '../../ui/icon.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { SettingEdit } from '../form/setting.tsx';
import type { BlockProps } from './person-blocks.tsx';
import { RemoveForm } from './remove-form.tsx';

/** `+1 (503) 555-0118`; only American numbers are grouped. */
const formatPhone = (code: string, number: string): string => {
  const groups = code === '1' && number.length === 10 ? /^(\d{3})(\d{3})(\d{4})$/.exec(number) : null;
  return groups ? `+1 (${groups[1]}) ${groups[2]}-${groups[3]}` : `+${code} ${number}`;
};

export const PhoneBlock = ({ account: { phone }, outcome }: BlockProps) => {
  const t = useTranslations('accounts');
  const own = outcomeFor(outcome, 'phone');
  const removal = outcomeFor(outcome, 'noPhone');
  const { errors, values } = own ?? {};
  return (
    <SettingEdit
      id="phone"
      icon={PhoneIcon}
      title={phone ? formatPhone(phone.countryCallingCode, phone.nationalNumber) : t('phone')}
      note={phone ? t('phoneHelp') : t('details.noPhone')}
      open={t(phone ? 'change' : 'add')}
      outcome={own ?? removal}
    >
      <ActionForm intent="phone" outcome={own} submit={t('save')} variant="primary">
        <PhoneField
          label={t('phone')}
          help={t('phoneHelp')}
          defaultCountry={values?.['countryCodeISO'] ?? phone?.countryCodeISO ?? 'US'}
          defaultNumber={values?.['nationalNumber'] ?? phone?.nationalNumber ?? ''}
          error={errors?.['nationalNumber']}
          codeError={errors?.['countryCodeISO'] ?? null}
        />
      </ActionForm>
      {phone && <RemoveForm intent="noPhone" outcome={removal} submit={t('details.removePhone')} />}
    </SettingEdit>
  );
};
