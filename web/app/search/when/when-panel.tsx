import { addDays } from '@golark/contract/dates/rules';
import { flexibleDays, flexibleLengths, readFlexible } from '@golark/contract/search/flexible-dates';
import { useState } from 'react';
import { useToday } from '../../platform/root-data.ts';
import { useLocale, useTranslations } from '../../platform/translations.ts';
import { PanelFoot, RangePanel } from '../../ui/range-panel.tsx';
import { ChipChoice } from './chip-choice.tsx';
import { formatMonth, useWhenWords } from './use-when-words.ts';
import { anyTime, type When } from './when.ts';
import './when-panel.css';

type PanelProps = { value: When; onChange: (when: When) => void; onClose: () => void };

const read = (flexible: string | undefined) => (flexible ? readFlexible(flexible) : null);

/** Dates in a calendar, or a length and a month. */
export const WhenPanel = (props: PanelProps) => {
  const t = useTranslations('search.when');
  const [way, setWay] = useState(read(props.value.flexible)?.kind === 'length' ? 'flexible' : 'dates');
  return (
    <>
      <ChipChoice
        label={t('way')}
        isLabelHidden
        value={way}
        onChange={setWay}
        choices={[
          { value: 'dates', title: t('dates') },
          { value: 'flexible', title: t('flexible') },
        ]}
      />
      {way === 'dates' ? <DatesPanel {...props} /> : <LengthPanel {...props} />}
    </>
  );
};

const DatesPanel = ({ value, onChange, onClose }: PanelProps) => {
  const t = useTranslations('search.when');
  const box = useTranslations('search.box');
  const known = read(value.flexible);
  const [days, setDays] = useState(known?.kind === 'days' ? known.days : 0);
  return (
    <RangePanel
      label={box('when')}
      value={value.range}
      onChange={(range) => onChange({ range, flexible: range && days > 0 ? `days-${days}` : undefined })}
      onClose={onClose}
    >
      <ChipChoice
        label={t('exactness')}
        isLabelHidden
        value={String(days)}
        onChange={(text) => setDays(Number(text))}
        choices={[
          { value: '0', title: t('exact') },
          ...flexibleDays.map((more) => ({ value: String(more), title: t('days', { days: more }) })),
        ]}
      />
    </RangePanel>
  );
};

const monthsAhead = 12;

/** This month and those after it. */
const useMonths = (): string[] => {
  const today = useToday();
  if (!today) return [];
  const months = [today.slice(0, 7)];
  while (months.length < monthsAhead) months.push(addDays(`${months.at(-1)}-01`, 31).slice(0, 7));
  return months;
};

const LengthPanel = ({ value, onChange, onClose }: PanelProps) => {
  const t = useTranslations('search.when');
  const words = useWhenWords();
  const locale = useLocale();
  const months = useMonths();
  const known = read(value.flexible);
  const chosen = known?.kind === 'length' ? known : { length: 'weekend', month: null };
  const [length, setLength] = useState<string>(chosen.length);
  const [month, setMonth] = useState(chosen.month ?? '');
  const when = { range: null, flexible: month ? `${length}-${month}` : length };
  const apply = () => {
    onChange(when);
    onClose();
  };
  const clear = () => {
    onChange(anyTime);
    onClose();
  };
  return (
    <>
      <div className="when-length">
        <ChipChoice
          label={t('length')}
          value={length}
          onChange={setLength}
          choices={flexibleLengths.map((one) => ({ value: one, title: t(`lengths.${one}`) }))}
        />
        <ChipChoice
          label={t('time')}
          value={month}
          onChange={setMonth}
          choices={[
            { value: '', title: t('anyTime') },
            ...months.map((one) => ({
              value: one,
              title: formatMonth(one, locale, {
                month: 'short',
                year: one.endsWith('-01') ? 'numeric' : undefined,
              }),
            })),
          ]}
        />
        <p className="small text-muted">{t('lengthNote')}</p>
      </div>
      <PanelFoot words={words(when) ?? ''} isChosen onClear={clear} onApply={apply} />
    </>
  );
};
