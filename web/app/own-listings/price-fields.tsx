import { useTranslations } from '../platform/translations.ts';
import { FieldProblem } from '../ui/field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { SectionFieldsProps } from './section-fields.ts';

export type PricedRoom = { id: string; name: string };
export type RatedFieldsProps = SectionFieldsProps & { rooms: readonly PricedRoom[] };

/** The usual rates of each room type. */
export const PriceFields = ({ fields, errors, rooms }: RatedFieldsProps) => (
  <>
    {errors['rooms'] && <FieldProblem id="rooms-error">{errors['rooms']}</FieldProblem>}
    <RateFields path="rooms" {...{ fields, errors, rooms }} />
  </>
);

type RateFieldsProps = RatedFieldsProps & {
  path: string;
  /** The usual rates hold for a room type whose fields are empty. */
  isOptional?: boolean;
};

/** A rate for weekdays and one for weekends, for each room type. */
export const RateFields = ({ path, rooms, fields, errors, isOptional = false }: RateFieldsProps) => {
  const t = useTranslations('listingPrices.rates');
  return rooms.map(({ id, name }, i) => {
    const rate = (field: 'nightly' | 'weekendNightly', isLeftOut: boolean) => (
      <TextField
        name={`${path}.${i}.${field}`}
        label={t(field)}
        inputMode="decimal"
        defaultValue={fields[`${path}.${i}.${field}`] ?? ''}
        error={errors[`${path}.${i}.${field}`]}
        isOptional={isLeftOut}
        required={!isLeftOut}
      />
    );
    return (
      <fieldset key={id} className={rooms.length > 1 ? 'panel listing-room' : 'field'}>
        <legend className={rooms.length > 1 ? 'title-3' : 'sr-only'}>{name || t('label')}</legend>
        <input type="hidden" name={`${path}.${i}.roomTypeId`} value={id} />
        <div className="listing-pair">
          {rate('nightly', isOptional)}
          {rate('weekendNightly', true)}
        </div>
      </fieldset>
    );
  });
};
