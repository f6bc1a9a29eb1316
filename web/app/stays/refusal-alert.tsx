import { stayPath } from '@golark/contract/paths';
import type { Property } from '@golark/contract/stays/schemas';
import { useToday } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import type { CalendarDays } from '../ui/calendar-days.ts';
import { useFormatRange } from '../ui/format-range.ts';
import { TextLink } from '../ui/link.tsx';
import { nearestStays } from './nearest-stays.ts';
import type { Refusal } from './priced.ts';
import { roomRules } from './rooms/room-choice.ts';
import { type StayChoice, writeStayChoice } from './stay-choice.ts';
import { useRefusalText } from './use-refusal-text.ts';

type RefusalAlertProps = {
  refusal: Refusal;
  property: Property;
  search: StayChoice;
  days: CalendarDays;
};

/** Rules of the party: other dates would not help. */
const ofParty: ReadonlySet<string> = new Set(['max_guests', 'no_pets', ...roomRules]);

/** The rule that the search breaks, as a sentence, and the nearest dates that work; the values stay. */
export const RefusalAlert = ({ refusal, ...stay }: RefusalAlertProps) => {
  const refusalText = useRefusalText();
  return (
    <div id="refused">
      <Alert tone="warning" title={refusalText(refusal)} isNews>
        {!ofParty.has(refusal.rule) && <FreeNights {...stay} />}
      </Alert>
    </div>
  );
};

const FreeNights = ({ property, search, days }: Omit<RefusalAlertProps, 'refusal'>) => {
  const t = useTranslations('stays.quote');
  const formatRange = useFormatRange();
  const earliest = useToday();
  const { dateFrom, dateTo } = search;
  if (!(dateFrom && dateTo && earliest)) return null;
  const { minNights, maxNights } = property.rules;
  const ranges = nearestStays({
    days,
    range: { start: dateFrom, end: dateTo },
    earliest,
    rules: { minimumNights: minNights, maximumNights: maxNights },
  });
  if (ranges.length === 0) return null;
  return (
    <ul className="free-nights" aria-label={t('freeNights')}>
      {ranges.map((range) => (
        <li key={range.start}>
          <TextLink
            to={stayPath(
              property.id,
              writeStayChoice({ ...search, dateFrom: range.start, dateTo: range.end }),
            )}
            preventScrollReset
          >
            {t('freeRange', { dates: formatRange(range) })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
};
