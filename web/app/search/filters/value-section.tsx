import { useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/check.tsx';
import { useNumber } from '../../ui/numbers.ts';

const shownFirst = 6;

export type FilterValue = { value: string; name: string; isChosen: boolean; count: number | undefined };

type ValueSectionProps = {
  id: string;
  title: string;
  values: readonly FilterValue[];
  onToggle: (value: string) => void;
};

/** The values of a filter with the number of stays that each leaves; the chosen ones are always shown. */
export const ValueSection = ({ id, title, values, onToggle }: ValueSectionProps) => {
  const t = useTranslations('searchFilters');
  const number = useNumber();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? values : values.filter(({ isChosen }, place) => place < shownFirst || isChosen);
  if (values.length === 0) return null;
  return (
    <section className="filter-section" aria-labelledby={`filter-${id}`}>
      <h3 id={`filter-${id}`} className="title-3">
        {title}
      </h3>
      <div className="filter-values">
        {shown.map(({ value, name, isChosen, count }) => (
          <Checkbox
            key={value}
            checked={isChosen}
            onChange={() => onToggle(value)}
            aria-label={count === undefined ? name : t('value', { name, count })}
          >
            {name}
            {count !== undefined && <span className="filter-count figures">{number(count)}</span>}
          </Checkbox>
        ))}
      </div>
      {values.length > shownFirst && (
        <div>
          <Button variant="quiet" size="small" onPress={() => setWhole(!isWhole)} aria-expanded={isWhole}>
            {isWhole ? t('fewer') : t('more', { count: values.length - shownFirst })}
          </Button>
        </div>
      )}
    </section>
  );
};
