import type { ListingStayRules } from '@golark/contract/stay-rules/schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SectionFieldsProps } from '../section-fields.ts';
import { useOpenByHash } from '../use-open-by-hash.ts';
import { RuleRows, Weekdays } from './rule-rows.tsx';
import { fieldsOfStayRules } from './stay-rules-fields.ts';
import { type StayRulesOutcome, stayRulesIntent } from './stay-rules-outcome.ts';
import { StayRulesText, useFormatHour, useStayRulesHint } from './stay-rules-text.tsx';
import './stay-rules.css';

type StayRulesSectionProps = {
  rules: ListingStayRules;
  /** Each room type has one unit, so that nights can be kept free and gaps are known. */
  isOfOneUnit: boolean;
  hostId: string;
  outcome: StayRulesOutcome | undefined;
};

/** The stay rules of the listing, in plain words and as a form. */
export const StayRulesSection = ({ rules, isOfOneUnit, hostId, outcome: latest }: StayRulesSectionProps) => {
  const t = useTranslations('listingRules');
  const conflict = useTranslations('ownListings.conflict');
  const hint = useStayRulesHint();
  const details = useOpenByHash('stay-rules');
  const outcome: StayRulesOutcome | undefined = outcomeFor(latest, stayRulesIntent);
  const isTyped = outcome && !outcome.isDone && Object.keys(outcome.values).length > 0;
  const current = outcome?.currentRules;
  const fields = isTyped ? outcome.values : fieldsOfStayRules(rules);
  return (
    <details
      id="stay-rules"
      ref={details}
      className="panel listing-section"
      open={outcome !== undefined ? true : undefined}
    >
      <summary>
        <h2 className="title-3">{t('title')}</h2>
        <span className="small text-muted">{hint(rules).join(' · ')}</span>
      </summary>
      {outcome?.isDone && <Alert tone="success" title={t('saved')} isNews />}
      {!current && (
        <>
          <h3 className="title-3">{t('now')}</h3>
          <StayRulesText rules={rules} />
        </>
      )}
      <ActionForm
        key={rules.version}
        intent={stayRulesIntent}
        outcome={outcome}
        submit={t('save')}
        variant="primary"
      >
        {/* Enter saves: the first button of a form is pressed, which would be the one that adds a rule */}
        <button type="submit" hidden />
        <input type="hidden" name="host" value={hostId} />
        <input type="hidden" name="version" value={(current ?? rules).version} />
        {current && (
          <section className="panel listing-conflict" aria-label={conflict('now')}>
            <h3 className="title-3">{conflict('now')}</h3>
            <StayRulesText rules={current} />
            <p className="text-muted">{conflict('lead')}</p>
          </section>
        )}
        <StayRulesFields fields={fields} errors={outcome?.errors ?? {}} isOfOneUnit={isOfOneUnit} />
      </ActionForm>
    </details>
  );
};

const hours = Array.from({ length: 24 }, (_, i) => i + 1);

const StayRulesFields = ({
  isOfOneUnit,
  ...props
}: SectionFieldsProps & Pick<StayRulesSectionProps, 'isOfOneUnit'>) => {
  const t = useTranslations('listingRules');
  const formatHour = useFormatHour();
  const { fields, errors } = props;
  const at = (name: string) => ({ name, defaultValue: fields[name] ?? '', error: errors[name] });
  const number = (name: 'minStayArrival' | 'maxStay' | 'preparationNights' | 'bookingWindowDays') => (
    <TextField {...at(name)} label={t(name)} inputMode="numeric" required />
  );
  return (
    <>
      <div className="listing-pair">
        {number('minStayArrival')}
        {number('maxStay')}
      </div>
      <Weekdays path="arrive" label={t('arrive')} {...props} />
      <Weekdays path="depart" label={t('depart')} {...props} />
      <div className="listing-pair">
        <TextField
          {...at('noticeDays')}
          label={t('notice')}
          help={t('noticeHelp')}
          inputMode="numeric"
          required
        />
        <NativeSelect
          {...at('untilHour')}
          label={t('untilHour')}
          options={hours.map((hour) => ({ value: String(hour), label: formatHour(hour) }))}
        />
      </div>
      <div className="listing-pair">
        {number('bookingWindowDays')}
        {isOfOneUnit && number('preparationNights')}
      </div>
      {isOfOneUnit && (
        <TextField
          {...at('gapNights')}
          label={t('gapNights')}
          help={t('gapHelp')}
          inputMode="numeric"
          isOptional
        />
      )}
      <p className="text-muted">{t('lead')}</p>
      <RuleRows {...props} />
    </>
  );
};
