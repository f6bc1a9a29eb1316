import { addDays, type Day, weekdayOf } from '@golark/contract/dates/rules';

const months = 12;
const thursday = 4;

/** From a Thursday to a Sunday: a night of the week and two of the weekend. */
export const sampleNights = 3;

/** The arrival days that stand for the next twelve months: the second Thursday of each. */
export const sampleStays = (today: Day): { month: string; arriveDay: Day }[] => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: months }, (_, ahead) => {
    const next = month + ahead;
    const name = `${year + Math.floor(next / 12)}-${String((next % 12) + 1).padStart(2, '0')}`;
    const first = `${name}-01`;
    return { month: name, arriveDay: addDays(first, ((thursday - weekdayOf(first) + 7) % 7) + 7) };
  });
};
