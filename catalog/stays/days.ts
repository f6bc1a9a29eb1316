const dayMilliseconds = 86_400_000;

// a catalog converts the days of some ten years millions of times
const numbers = new Map<string, number>();
const days = new Map<number, string>();

export const dayNumber = (day: string): number => {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = Date.parse(`${day}T00:00:00Z`) / dayMilliseconds;
  numbers.set(day, number);
  return number;
};

export const dayFromNumber = (number: number): string => {
  const known = days.get(number);
  if (known !== undefined) return known;
  const day = new Date(number * dayMilliseconds).toISOString().slice(0, 10);
  days.set(number, day);
  return day;
};

/** Friday and Saturday nights; 1970-01-01 was a Thursday. */
export const isWeekend = (number: number): boolean => {
  const weekday = (((number + 4) % 7) + 7) % 7;
  return weekday >= 5;
};
