import type { Day } from '@golark/contract/dates/rules';
import { weekdayOf } from '@golark/contract/dates/rules';
import type { StayRow } from '#stays';

/** The most nights of a stay that arrives on a day, by the rules of the listing. */
export const maximumOn = ({ rules, max_nights }: Pick<StayRow, 'rules' | 'max_nights'>, day: Day): number =>
  rules?.rules.find(
    (rule) =>
      rule.maxStay !== null &&
      (rule.startsOn === null || (rule.startsOn <= day && rule.endsOn !== null && day < rule.endsOn)) &&
      (rule.weekday === null || rule.weekday === weekdayOf(day)),
  )?.maxStay ?? max_nights;
