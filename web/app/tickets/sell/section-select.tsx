import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import { tiers } from '@golark/contract/events/seat-map-terms';
import { useTranslations } from '../../platform/translations.ts';
import { Field, useFieldWiring } from '../../ui/field.tsx';
import { ChevronDownIcon, Icon } from '../../ui/icon.tsx';

type SectionSelectProps = {
  sections: readonly SeatSection[];
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
};

const byLabel = new Intl.Collator('en', { numeric: true });

/** The sections of the venue by tier, as the map has them. */
export const SectionSelect = ({ sections, value, error, onChange }: SectionSelectProps) => {
  const t = useTranslations('sell.seats');
  const parts = useTranslations('ticketParts');
  const { control, helpId, errorId } = useFieldWiring({ error });
  const groups = tiers
    .map((tier) => ({
      tier,
      inTier: sections
        .filter((section) => section.tier === tier)
        .sort((one, other) => byLabel.compare(one.label, other.label)),
    }))
    .filter(({ inTier }) => inTier.length > 0);
  return (
    <Field label={t('section')} error={error} controlId={control.id} {...{ helpId, errorId }}>
      <div className="field-box">
        <select
          {...control}
          name="section"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{t('choose')}</option>
          {groups.map(({ tier, inTier }) => (
            <optgroup key={tier} label={parts(`tiers.${tier}`)}>
              {inTier.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon of={ChevronDownIcon} size={18} />
      </div>
    </Field>
  );
};
