import { useLength } from '../../access-facts/index.ts';
import { useTranslations } from '../../platform/translations.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { SearchQuery } from '../search-query.ts';
import type { Counts } from './use-counts.ts';

const limits = {
  steps: { facet: 'maxSteps', values: ['none', '1', '3'] },
  door: { facet: 'minDoorInches', values: ['28', '30', '32', '36'] },
} as const;

type AccessLimitsProps = {
  chosen: Pick<SearchQuery, keyof typeof limits>;
  counts: Counts | null;
  /** The facets of which some stay has a value. */
  seen: ReadonlySet<string>;
  onChange: (changes: Partial<SearchQuery>) => void;
};

/** Measurements by hosts, as limits with a number. */
export const AccessLimits = ({ chosen, counts, seen, onChange }: AccessLimitsProps) => {
  const t = useTranslations('searchFilters');
  const length = useLength();
  const titleOf = (value: string): string =>
    value === 'none' || value === '1' || value === '3'
      ? t(`steps.${value}`)
      : t('door', { width: length(Number(value)) });
  const countOf = (facet: string, value: string): number =>
    counts?.facets[facet]?.[value === 'none' ? '0' : value] ?? 0;
  return (['steps', 'door'] as const)
    .filter((name) => !counts || chosen[name] || seen.has(limits[name].facet))
    .map((name) => {
      const { facet, values } = limits[name];
      return (
        <section key={name} className="filter-section">
          <ChoiceGroup
            label={t(`sections.${name}`)}
            name={name}
            look="rows"
            value={chosen[name] ?? 'any'}
            onChange={(value) => onChange({ [name]: values.find((one) => one === value) })}
            choices={[
              { value: 'any', title: t('anyLimit') },
              ...values.map((value) => ({
                value,
                title: counts
                  ? t('value', { name: titleOf(value), count: countOf(facet, value) })
                  : titleOf(value),
              })),
            ]}
          />
        </section>
      );
    });
};
