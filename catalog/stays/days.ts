const dayMilliseconds = 86_400_000;

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMilliseconds;

export const dayFromNumber = (number: number): string =>
  new Date(number * dayMilliseconds).toISOString().slice(0, 10);

/** Friday and Saturday nights; 1970-01-01 was a Thursday. */
export const isWeekend = (number: number): boolean => {
  const weekday = (((number + 4) % 7) + 7) % 7;
  return weekday >= 5;
};
