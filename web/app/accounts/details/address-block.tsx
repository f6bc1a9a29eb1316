import { ActionForm } from '../../platform/page/action-form.tsx';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { PlaceIcon } from '../../ui/icon.tsx';
import { type NativeOption, NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AddressField } from '../form/address-input.ts';
import { SettingEdit } from '../form/setting.tsx';
import type { BlockProps } from './person-blocks.tsx';
import { RemoveForm } from './remove-form.tsx';

type AddressBlockProps = BlockProps & { countries: readonly NativeOption[] };

const texts: readonly { name: AddressField; autoComplete: string; isPaired?: boolean }[] = [
  { name: 'addressLine1', autoComplete: 'address-line1' },
  { name: 'addressLine2', autoComplete: 'address-line2' },
  { name: 'addressCity', autoComplete: 'address-level2' },
  { name: 'addressState', autoComplete: 'address-level1', isPaired: true },
  { name: 'addressZip', autoComplete: 'postal-code', isPaired: true },
];

export const AddressBlock = ({ account: { address }, outcome, countries }: AddressBlockProps) => {
  const t = useTranslations('accounts');
  const own = outcomeFor(outcome, 'address');
  const removal = outcomeFor(outcome, 'noAddress');
  const saved: Record<AddressField, string> = {
    addressLine1: address?.line1 ?? '',
    addressLine2: address?.line2 ?? '',
    addressCity: address?.city ?? '',
    addressState: address?.state ?? '',
    addressZip: address?.zip ?? '',
    addressCountry: address?.countryCode ?? 'US',
  };
  const shownOf = (name: AddressField) => own?.values[name] ?? saved[name];
  const words = [address?.line1, address?.line2, address?.city, address?.state, address?.zip];
  const field = ({ name, autoComplete }: (typeof texts)[number]) => (
    <TextField
      key={name}
      label={t(`details.${name}`)}
      isOptional={name === 'addressLine2'}
      name={name}
      autoComplete={autoComplete}
      defaultValue={shownOf(name)}
      error={own?.errors[name]}
    />
  );
  return (
    <SettingEdit
      id="address"
      icon={PlaceIcon}
      title={address ? words.filter(Boolean).join(', ') : t('details.address')}
      note={t(address ? 'details.address' : 'details.noAddress')}
      open={t(address ? 'change' : 'add')}
      outcome={own ?? removal}
    >
      <ActionForm intent="address" outcome={own} submit={t('save')} variant="primary">
        {texts.filter(({ isPaired }) => !isPaired).map(field)}
        <div className="field-pair" data-stack="">
          {texts.filter(({ isPaired }) => isPaired).map(field)}
        </div>
        <NativeSelect
          label={t('details.addressCountry')}
          name="addressCountry"
          autoComplete="country"
          placeholder={t('details.chooseCountry')}
          options={countries}
          defaultValue={shownOf('addressCountry')}
          error={own?.errors['addressCountry']}
        />
      </ActionForm>
      {address && <RemoveForm intent="noAddress" outcome={removal} submit={t('details.removeAddress')} />}
    </SettingEdit>
  );
};
