import { mostSeasons } from '@golark/contract/own-listings/rules';
import { calendarPath } from '@golark/contract/partner-paths';
import { readCents } from '../platform/read-cents.ts';
import { useTranslations } from '../platform/translations.ts';
import { Checkbox } from '../ui/check.tsx';
import { FieldProblem } from '../ui/field.tsx';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { TextLink } from '../ui/link.tsx';
import { useMoney } from '../ui/numbers.ts';
import { TextField } from '../ui/text-field.tsx';
import { type RatedFieldsProps, RateFields } from './price-fields.tsx';
import { indexes, More } from './rooms-fields.tsx';

/** Ranges of nights with rates of their own; a row more is shown without saving. */
export const SeasonFields = ({ listingId, ...props }: RatedFieldsProps & { listingId: string }) => {
  const t = useTranslations('listingPrices.seasons');
  const { fields, errors } = props;
  const count = Number(fields['seasonCount'] ?? 0);
  return (
    <>
      <p className="text-muted">
        {t.rich('lead', {
          link: (text) => <TextLink to={calendarPath(listingId)}>{text}</TextLink>,
        })}
      </p>
      <input type="hidden" name="seasonCount" value={count} />
      {errors['seasons'] && <FieldProblem id="seasons-error">{errors['seasons']}</FieldProblem>}
      {count === 0 && <p>{t('none')}</p>}
      {indexes(count).map((i) => (
        <Season key={i} path={`seasons.${i}`} number={i + 1} isAlone={count === 1} {...props} />
      ))}
      {count < mostSeasons && <More name="seasonCount" text={t('add')} />}
    </>
  );
};

type SeasonProps = RatedFieldsProps & { path: string; number: number; isAlone: boolean };

const Season = ({ path, number, isAlone, rooms, fields, errors }: SeasonProps) => {
  const t = useTranslations('listingPrices.seasons');
  const hint = useTranslations('ownListings');
  const fullDay = useFormatFullDay();
  const money = useMoney();
  const first = fields[`${path}.firstNight`] ?? '';
  const last = fields[`${path}.lastNight`] ?? '';
  const isNew = first === '' || last === '';
  const rates = rooms.flatMap((_, i) => readCents(fields[`${path}.rates.${i}.nightly`] ?? '') ?? []);
  const cheapest = rates.length > 0 ? Math.min(...rates) : null;
  const isWrong = Object.keys(errors).some((name) => name.startsWith(`${path}.`));
  const day = (name: 'firstNight' | 'lastNight') => (
    <TextField
      type="date"
      name={`${path}.${name}`}
      label={t(name)}
      defaultValue={fields[`${path}.${name}`] ?? ''}
      error={errors[`${path}.${name}`]}
      required
    />
  );
  return (
    <details className="panel listing-section listing-season" open={isNew || isWrong || isAlone}>
      <summary>
        <b>{isNew ? t('number', { number }) : t('range', { first: fullDay(first), last: fullDay(last) })}</b>
        {cheapest !== null && (
          <span className="small text-muted">{hint('hints.price', { amount: money(cheapest) })}</span>
        )}
      </summary>
      <div className="listing-room">
        {errors[`${path}.rates`] && <FieldProblem>{errors[`${path}.rates`]}</FieldProblem>}
        <div className="listing-pair">
          {day('firstNight')}
          {day('lastNight')}
        </div>
        <RateFields path={`${path}.rates`} {...{ rooms, fields, errors }} isOptional={rooms.length > 1} />
        <Checkbox name={`${path}.isRemoved`} defaultChecked={Boolean(fields[`${path}.isRemoved`])}>
          {t('remove')}
        </Checkbox>
      </div>
    </details>
  );
};
