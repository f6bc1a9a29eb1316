import type { DecidingRule } from '@golark/contract/host-calendar/calendar-schemas';
import { listingRulesPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatRange } from '../../ui/format-range.ts';
import { CheckIcon, CloseIcon, Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useShownCalendar } from './calendar-context.ts';
import { CalendarForm, useRejected } from './calendar-form.tsx';
import type { CalendarOutcome } from './calendar-outcome.ts';
import { DecidingRuleText } from './deciding-rule-text.tsx';
import { checkIntent } from './intents.ts';

/** Answers whether guests could book a stay, and which rule decides. */
export const StayCheckForm = () => {
  const t = useTranslations('hostCalendar.check');
  const { calendar, outcome } = useShownCalendar();
  const { errors } = useRejected(checkIntent);
  const values: Readonly<Record<string, string>> = outcome?.intent === checkIntent ? outcome.values : {};
  const { today, listing } = calendar;
  return (
    <section className="panel stay-check" id="check" aria-labelledby="calendar-check">
      <h2 className="title-3" id="calendar-check">
        {t('title')}
      </h2>
      <CalendarForm intent={checkIntent} submit={t('ask')} variant="secondary">
        <div className="field-pair">
          <TextField
            label={t('arrive')}
            type="date"
            name="arriveDay"
            min={today}
            defaultValue={values['arriveDay']}
            error={errors['arriveDay']}
            required
          />
          <TextField
            label={t('leave')}
            type="date"
            name="departDay"
            min={today}
            defaultValue={values['departDay']}
            error={errors['departDay']}
            required
          />
        </div>
        <TextField
          label={t('adults')}
          type="number"
          name="adults"
          min={1}
          max={Math.max(50, listing.maxGuests)}
          defaultValue={values['adults'] || '2'}
          error={errors['adults']}
        />
      </CalendarForm>
      <div className="stay-check-answer" role="status">
        {outcome?.check && <Answer {...outcome.check} />}
      </div>
    </section>
  );
};

type Checked = NonNullable<CalendarOutcome['check']>;

const Answer = ({ arriveDay, departDay, result }: Checked) => {
  const t = useTranslations('hostCalendar.check');
  const formatRange = useFormatRange();
  const { price, refusal, alternative } = result;
  const dates = formatRange({ start: arriveDay, end: departDay });
  return (
    <>
      {price && (
        <p className="stay-check-line" data-answer="yes">
          <Icon of={CheckIcon} size={18} />
          <span>
            <b>{t('yes')}</b> {dates}, <Split price={price} />
          </span>
        </p>
      )}
      {refusal && (
        <p className="stay-check-line" data-answer="no">
          <Icon of={CloseIcon} size={18} />
          <span>
            <b>{t('no')}</b> {refusal.text}{' '}
            {refusal.decidedBy && <DecidingRuleText rule={refusal.decidedBy} />}{' '}
            {refusal.decidedBy && <RuleLink source={refusal.decidedBy.source} />}
          </span>
        </p>
      )}
      {alternative && (
        <p className="stay-check-line" data-answer="yes">
          <Icon of={CheckIcon} size={18} />
          <span>
            <b>{t(isLonger(alternative, { arriveDay, departDay }) ? 'longer' : 'shorter')}</b>{' '}
            {formatRange({ start: alternative.arriveDay, end: alternative.departDay })},{' '}
            <Split price={alternative.price} />
          </span>
        </p>
      )}
    </>
  );
};

/** Where the rule is edited: a single night here, everything else with the listing. */
const RuleLink = ({ source }: { source: DecidingRule['source'] }) => {
  const t = useTranslations('hostCalendar.check');
  const { calendar } = useShownCalendar();
  return (
    <TextLink to={source === 'night' ? '#nights-editor' : listingRulesPath(calendar.listing.id)}>
      {t('rule')}
    </TextLink>
  );
};

type Dates = { arriveDay: string; departDay: string };

const isLonger = (other: Dates, asked: Dates): boolean =>
  other.arriveDay < asked.arriveDay || other.departDay > asked.departDay;

const Split = ({ price: { total, payout } }: { price: NonNullable<Checked['result']['price']> }) => {
  const t = useTranslations('hostCalendar.check');
  const money = useMoney();
  return payout
    ? t('split', { total: money(total.amount), payout: money(payout.amount) })
    : t('total', { total: money(total.amount) });
};
