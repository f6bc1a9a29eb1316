import { maxRulesOfDays, weekdays } from '@golark/contract/calendars/rules';
import { addDays } from '@golark/contract/dates/rules';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/check.tsx';
import { FieldProblem } from '../../ui/field.tsx';
import { PlusIcon } from '../../ui/icon.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Fields, SectionFieldsProps } from '../section-fields.ts';
import { isChecked } from './stay-rules-fields.ts';
import { useRuleDaysText } from './stay-rules-text.tsx';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Rules of dates and weekdays. One more is shown without saving, and one is removed when the form is saved: without JavaScript too. */
export const RuleRows = ({ fields, errors }: SectionFieldsProps) => {
  const t = useTranslations('listingRules');
  const count = Number(fields['ruleCount']) || 0;
  return (
    <>
      <h3 className="title-3">{t('rows')}</h3>
      <p className="text-muted">{t('rowsHelp')}</p>
      <input type="hidden" name="ruleCount" value={count} />
      {errors['rules'] && <FieldProblem id="rules-error">{errors['rules']}</FieldProblem>}
      {numbers(count).map((number) => (
        <RuleRow key={number} {...{ number, fields, errors }} />
      ))}
      {count < maxRulesOfDays && (
        <div>
          <Button type="submit" variant="secondary" icon={PlusIcon} name="more" value="rule">
            {t('add')}
          </Button>
        </div>
      )}
    </>
  );
};

const daysOf = (fields: Fields, path: string) => {
  const first = fields[`${path}.first`];
  const last = fields[`${path}.last`];
  const isDated = first !== undefined && last !== undefined && first !== '' && first <= last;
  const days = weekdays.filter((day) => isChecked(fields, `${path}.weekdays.${day}`));
  return {
    from: isDated ? first : null,
    until: isDated ? addDays(last, 1) : null,
    weekdays: days.length > 0 ? days : null,
  };
};

type RuleRowProps = SectionFieldsProps & { number: number };

const RuleRow = ({ number, fields, errors }: RuleRowProps) => {
  const t = useTranslations('listingRules');
  const daysText = useRuleDaysText();
  const path = `rules.${number}`;
  const days = daysText(daysOf(fields, path));
  const at = (name: string) => ({
    name: `${path}.${name}`,
    defaultValue: fields[`${path}.${name}`] ?? '',
    error: errors[`${path}.${name}`],
  });
  const nights = (name: 'minStayArrival' | 'minStayThrough' | 'maxStay', label: string) => (
    <TextField {...at(name)} label={label} inputMode="numeric" isOptional />
  );
  const choice = (name: 'arrival' | 'departure') => (
    <NativeSelect
      {...at(name)}
      label={t(name)}
      options={(['same', 'closed', 'open'] as const).map((value) => ({
        value: value === 'same' ? '' : value,
        label: t(`choices.${value}`),
      }))}
    />
  );
  return (
    <fieldset className="panel listing-room">
      <legend className="title-3">
        {days ? t('rowOf', { number: number + 1, days }) : t('row', { number: number + 1 })}
      </legend>
      <div className="listing-pair">
        <TextField {...at('first')} type="date" label={t('first')} isOptional />
        <TextField {...at('last')} type="date" label={t('last')} isOptional />
      </div>
      <Weekdays path={`${path}.weekdays`} label={t('weekdays')} {...{ fields, errors }} />
      <div className="listing-pair">
        {nights('minStayArrival', t('rowMinStayArrival'))}
        {nights('maxStay', t('rowMaxStay'))}
      </div>
      {nights('minStayThrough', t('rowMinStayThrough'))}
      <div className="listing-pair">
        {choice('arrival')}
        {choice('departure')}
      </div>
      <Checkbox name={`${path}.isRemoved`} defaultChecked={isChecked(fields, `${path}.isRemoved`)}>
        {t('remove')}
      </Checkbox>
    </fieldset>
  );
};

type WeekdaysProps = SectionFieldsProps & { path: string; label: string };

/** A choice of weekdays. */
export const Weekdays = ({ path, label, fields, errors }: WeekdaysProps) => {
  const t = useTranslations('listingRules.names');
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className="stay-rules-days">
        {weekdays.map((day) => (
          <Checkbox key={day} name={`${path}.${day}`} defaultChecked={isChecked(fields, `${path}.${day}`)}>
            {t(day)}
          </Checkbox>
        ))}
      </div>
      {errors[path] && <FieldProblem id={`${path}-error`}>{errors[path]}</FieldProblem>}
    </fieldset>
  );
};
