import type { Locale } from '@golark/contract/locale/rules';
import { putStayRules } from '@golark/contract/partners/calls';
import { actingAs } from '../../partner/index.ts';
import type { FieldErrors } from '../../platform/page/field-errors.ts';
import { doneOutcome, type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf, valuesOf } from '../../platform/page/form-values.ts';
import { rejected, type Submission, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import type { SectionRequest } from '../section-request.ts';
import { readStayRules } from './read-stay-rules.ts';
import { limits } from './stay-rules-fields.ts';
import { type StayRulesOutcome, stayRulesIntent } from './stay-rules-outcome.ts';

type Body = Exclude<Submission<typeof putStayRules>['body'], undefined>;

const isWithin = (typed: string, { minimum, maximum }: { minimum: number; maximum: number }): boolean =>
  /^\d+$/.test(typed) && Number(typed) >= minimum && Number(typed) <= maximum;

const isOptional = (name: string): boolean => name.startsWith('rules.') || name === 'gapNights';

/** The sentence about a number outside of its limits names them. */
const withLimits = (errors: FieldErrors, form: FormData, locale: Locale): FieldErrors => {
  const t = translatorOf(locale, 'listingRules');
  return Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => {
      const limit = limits[name.split('.').at(-1) ?? ''];
      const typed = textOf(form, name) ?? '';
      const isOutside = limit && !isWithin(typed, limit) && !(typed === '' && isOptional(name));
      return [name, isOutside ? t('between', limit) : sentence];
    }),
  );
};

const submit = async (request: SectionRequest): Promise<StayRulesOutcome> => {
  const { form, host, listingId, locale } = request;
  const fields = [...form.keys()];
  if (form.has('more')) {
    const ruleCount = String((Number(form.get('ruleCount')) || 0) + 1);
    return outcomeOf(stayRulesIntent, { values: { ...valuesOf(form, fields), ruleCount } });
  }
  const { values, fieldOf } = readStayRules(form);
  const result = await submitForm(request, {
    intent: stayRulesIntent,
    call: putStayRules,
    params: { listingId },
    headers: actingAs(host),
    body: values as Body,
    fields,
    fieldOf,
  });
  if (result.ok) return doneOutcome(stayRulesIntent);
  const { error, outcome } = result;
  if (error?.code !== 'SECTION_CHANGED')
    return { ...outcome, errors: withLimits(outcome.errors, form, locale) };
  const detail = translatorOf(locale, 'listingRules')('changed');
  return { ...outcome, detail, currentRules: error.current };
};

/** Saves the stay rules of a listing, or shows the form with a rule more. */
export const saveStayRules = async (
  request: SectionRequest,
): Promise<FormOutcome | ReturnType<typeof rejected>> => {
  const outcome = await submit(request);
  return outcome.isDone ? outcome : rejected(outcome);
};
