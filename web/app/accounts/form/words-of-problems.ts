import type { Locale } from '@golark/contract/locale/rules';
import type { FieldErrors } from '../../platform/field-errors.ts';
import { onlyErrors } from '../../platform/form-outcome.ts';
import { translatorOf } from '../../platform/translations.ts';
import type { FieldProblem } from './check-fields.ts';

/** The sentence of each field at fault; fields that are well are left out. */
export const wordsOfProblems = (
  problems: Readonly<Record<string, FieldProblem | null | undefined>>,
  locale: Locale,
): FieldErrors => {
  const t = translatorOf(locale, 'fields');
  return onlyErrors(
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, problem ? t(`problems.${problem}`) : null]),
    ),
  );
};
