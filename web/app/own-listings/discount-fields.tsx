import { platformMemberDiscountPercent } from '@golark/contract/pricing/rules';
import { useTranslations } from '../platform/translations.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import type { SectionFieldsProps } from './section-fields.ts';

type NumberFieldProps = SectionFieldsProps & { name: string; label: string; help?: string };

/** A whole number that may be left out. */
export const NumberField = ({ name, label, help, fields, errors }: NumberFieldProps) => (
  <TextField
    name={name}
    label={label}
    {...(help ? { help } : {})}
    inputMode="numeric"
    autoComplete="off"
    defaultValue={fields[name] ?? ''}
    error={errors[name]}
  />
);

/** Discounts by length of stay, by the day of booking, and for a rate that is not refunded. */
export const DiscountFields = (props: SectionFieldsProps) => {
  const t = useTranslations('listingPrices.discounts');
  return (
    <>
      <p className="text-muted">{t('lead')}</p>
      <fieldset className="field">
        <legend className="title-3 mb-2">{t('byLength')}</legend>
        <div className="listing-pair">
          <NumberField name="weeklyPercent" label={t('weeklyPercent')} {...props} />
          <NumberField name="monthlyPercent" label={t('monthlyPercent')} help={t('monthlyHelp')} {...props} />
        </div>
      </fieldset>
      {(['lastMinute', 'earlyBooking'] as const).map((path) => (
        <fieldset key={path} className="field">
          <legend className="title-3 mb-2">{t(path)}</legend>
          <div className="listing-pair">
            <NumberField name={`${path}.percent`} label={t('percent')} {...props} />
            <NumberField name={`${path}.days`} label={t(`${path}Days`)} help={t(`${path}Help`)} {...props} />
          </div>
        </fieldset>
      ))}
      <NumberField
        name="nonRefundablePercent"
        label={t('nonRefundablePercent')}
        help={t('nonRefundableHelp')}
        {...props}
      />
    </>
  );
};

/** Who pays for the price of Go+ members. */
export const MemberFields = (props: SectionFieldsProps) => {
  const t = useTranslations('listingPrices.members');
  const isHydrated = useIsHydrated();
  const { fields, errors } = props;
  const percent = <NumberField name="percent" label={t('percent')} help={t('percentHelp')} {...props} />;
  return (
    <>
      <p className="text-muted">{t('help')}</p>
      <ChoiceGroup
        name="funder"
        label={t('label')}
        defaultValue={fields['funder'] ?? 'none'}
        error={errors['funder']}
        choices={[
          { value: 'none', title: t('none'), note: t('noneNote') },
          { value: 'host', title: t('host'), note: t('hostNote'), open: isHydrated && percent },
          {
            value: 'platform',
            title: t('platform', { percent: platformMemberDiscountPercent }),
            note: t('platformNote'),
          },
        ]}
      />
      {!isHydrated && percent}
    </>
  );
};

/** The part that guests may pay first. */
export const DepositFields = (props: SectionFieldsProps) => {
  const t = useTranslations('listingPrices.deposit');
  return (
    <>
      <p className="text-muted">{t('lead')}</p>
      <div className="listing-pair">
        <NumberField name="deposit.percent" label={t('percent')} help={t('percentHelp')} {...props} />
        <NumberField name="deposit.balanceDaysBefore" label={t('days')} help={t('daysHelp')} {...props} />
      </div>
    </>
  );
};
