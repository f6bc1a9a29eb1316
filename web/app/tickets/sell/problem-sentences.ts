import type { Locale } from '@golark/contract/locale/rules';
import { highestTicketPrice, lowestTicketPrice, mostTickets } from '@golark/contract/tickets/rules';
import { translatorOf } from '../../platform/translations.ts';
import { formatMoney } from '../../ui/numbers.ts';
import { type DraftField, type DraftProblems, draftFields } from './draft-problems.ts';

/** The sentence at each field, in the order of the form. */
export const problemSentences = (
  problems: DraftProblems,
  { locale, cap }: { locale: Locale; cap: number | null },
): Partial<Record<DraftField, string>> => {
  const t = translatorOf(locale, 'sell');
  const words = {
    most: mostTickets,
    lowest: formatMoney(lowestTicketPrice, 'dollars', locale),
    highest: formatMoney(highestTicketPrice, 'dollars', locale),
    cap: formatMoney(cap ?? 0, 'cents', locale),
  };
  const found = draftFields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [[field, t(`problems.${problem}`, words)] as const] : [];
  });
  return Object.fromEntries(found);
};
