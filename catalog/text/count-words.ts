type Locale = 'en' | 'es';

const numbers: Record<Locale, string[]> = {
  en: 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  ),
  es: 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis'.split(
    ' ',
  ),
};

export const numberWord = (locale: Locale, count: number): string => numbers[locale][count] ?? `${count}`;

/** A number with its noun: "three bedrooms", "una cama". */
export const countWords = (
  locale: Locale,
  count: number,
  [one, many, gender = 'm']: readonly [one: string, many: string, gender?: 'm' | 'f'],
): string => {
  if (count !== 1) return `${numberWord(locale, count)} ${many}`;
  return `${gender === 'f' ? 'una' : numberWord(locale, 1)} ${one}`;
};
