import type { PreviewedStay, PricePreview } from '@golark/contract/own-listings/schemas';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { FieldProblem } from '../ui/field.tsx';
import { useFormatRange } from '../ui/format-range.ts';
import { useMoney } from '../ui/numbers.ts';
import { TextField } from '../ui/text-field.tsx';
import type { SectionFieldsProps } from './section-fields.ts';

export type PricedRoom = { id: string; name: string };

type PriceFieldsProps = SectionFieldsProps & {
  rooms: readonly PricedRoom[];
  preview: PricePreview | null;
};

/** Rates, fee and discounts, with what a guest would pay and the host receive. */
export const PriceFields = ({ fields, errors, rooms, preview }: PriceFieldsProps) => {
  const t = useTranslations('ownListings.price');
  const amount = (name: string, label: string, isOptional = false) => (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      defaultValue={fields[name] ?? ''}
      error={errors[name]}
      isOptional={isOptional}
      required={!isOptional}
    />
  );
  return (
    <>
      {errors['rooms'] && <FieldProblem id="rooms-error">{errors['rooms']}</FieldProblem>}
      {rooms.map(({ id, name }, i) => (
        <fieldset key={id} className={rooms.length > 1 ? 'panel listing-room' : 'field'}>
          <legend className={rooms.length > 1 ? 'title-3' : 'sr-only'}>{name}</legend>
          <input type="hidden" name={`rooms.${i}.roomTypeId`} value={id} />
          <div className="listing-pair">
            {amount(`rooms.${i}.nightly`, t('nightly'))}
            {amount(`rooms.${i}.weekendNightly`, t('weekendNightly'), true)}
          </div>
        </fieldset>
      ))}
      {amount('cleaningFee', t('cleaningFee'), true)}
      <div className="listing-pair">
        {(['weeklyPercent', 'monthlyPercent'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(name)}
            inputMode="numeric"
            defaultValue={fields[name] ?? '0'}
            error={errors[name]}
          />
        ))}
      </div>
      <section className="panel listing-preview" aria-live="polite">
        <h2 className="title-3">{t('preview')}</h2>
        {preview ? (
          <>
            <Stay title={t('weekend')} stay={preview.weekend} />
            <Stay title={t('week')} stay={preview.week} />
          </>
        ) : (
          <p className="text-muted">{t('noPreview')}</p>
        )}
        <Button type="submit" variant="secondary" name="preview" value="1">
          {t('update')}
        </Button>
      </section>
    </>
  );
};

const Stay = ({ title, stay }: { title: string; stay: PreviewedStay | null }) => {
  const t = useTranslations('ownListings.price');
  const money = useMoney();
  const range = useFormatRange();
  if (!stay) return <p className="text-muted">{t('noDates', { title })}</p>;
  return (
    <div>
      <b>{title}</b>
      <p className="small text-muted">{range({ start: stay.arriveDay, end: stay.departDay })}</p>
      <dl className="listing-amounts">
        <dt>{t('guestTotal', { count: stay.guests })}</dt>
        <dd className="figures">{money(stay.guestTotal.amount, 'cents')}</dd>
        <dt>{t('payout')}</dt>
        <dd className="figures">{money(stay.payout.amount, 'cents')}</dd>
      </dl>
    </div>
  );
};
