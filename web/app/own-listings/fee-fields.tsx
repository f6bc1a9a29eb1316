import {
  extraGuestFeeUnits,
  type FeeUnit,
  feeUnits,
  hostFeeKinds,
  petFeeUnits,
} from '@golark/contract/pricing/fees';
import { useTranslations } from '../platform/translations.ts';
import { Checkbox } from '../ui/check.tsx';
import { FieldProblem } from '../ui/field.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { NumberField } from './discount-fields.tsx';
import type { SectionFieldsProps } from './section-fields.ts';

type FeeProps = SectionFieldsProps & { path: string; units: readonly FeeUnit[] };

/** The amount of a fee and what it is charged for. */
const Fee = ({ path, units, fields, errors }: FeeProps) => {
  const t = useTranslations('listingPrices.fees');
  return (
    <>
      <TextField
        name={`${path}.amount`}
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={fields[`${path}.amount`] ?? ''}
        error={errors[`${path}.amount`]}
      />
      <NativeSelect
        name={`${path}.unit`}
        label={t('unit')}
        defaultValue={fields[`${path}.unit`] ?? units[0]}
        error={errors[`${path}.unit`]}
        options={units.map((unit) => ({ value: unit, label: t(`units.${unit}`) }))}
      />
    </>
  );
};

/** Fees in addition to the nights. */
export const FeeFields = ({ isPetsAllowed, ...props }: SectionFieldsProps & { isPetsAllowed: boolean }) => {
  const t = useTranslations('listingPrices.fees');
  const kinds = useTranslations('stays.whyPrice.fees');
  const { fields, errors } = props;
  const hasMandatory = hostFeeKinds.some(
    (kind) => fields[`mandatory.${kind}.amount`] || errors[`mandatory.${kind}.amount`],
  );
  return (
    <>
      <p className="text-muted">{t('lead')}</p>
      <fieldset className="field">
        <legend className="title-3 mb-2">{t('cleaning')}</legend>
        <div className="listing-pair">
          <Fee path="cleaning" units={feeUnits} {...props} />
        </div>
      </fieldset>
      <fieldset className="field">
        <legend className="title-3 mb-2">{t('pets')}</legend>
        <div className="listing-pair">
          <Fee path="pets" units={petFeeUnits} {...props} />
        </div>
        {!isPetsAllowed && <p className="field-help">{t('noPets')}</p>}
      </fieldset>
      <fieldset className="field">
        <legend className="title-3 mb-2">{t('extraGuests')}</legend>
        <div className="listing-pair">
          <Fee path="extraGuests" units={extraGuestFeeUnits} {...props} />
          <NumberField
            name="extraGuests.includedGuests"
            label={t('includedGuests')}
            help={t('includedHelp')}
            {...props}
          />
        </div>
      </fieldset>
      <details className="listing-section" open={hasMandatory}>
        <summary>
          <b className="title-3">{t('mandatory')}</b>
          <span className="small text-muted">{t('mandatoryHelp')}</span>
        </summary>
        {errors['mandatory'] && <FieldProblem>{errors['mandatory']}</FieldProblem>}
        {hostFeeKinds.map((kind) => (
          <fieldset key={kind} className="panel listing-room">
            <legend className="field-label">{kinds(kind)}</legend>
            <div className="listing-pair">
              <Fee path={`mandatory.${kind}`} units={feeUnits} {...props} />
            </div>
            <Checkbox
              name={`mandatory.${kind}.isTaxable`}
              defaultChecked={Boolean(fields[`mandatory.${kind}.isTaxable`])}
            >
              {t('isTaxable')}
            </Checkbox>
          </fieldset>
        ))}
      </details>
    </>
  );
};
