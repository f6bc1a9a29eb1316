const words =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const digit = `(?:\\p{Nd}\\u20e3?|(?<!\\p{L})(?:${words})(?!\\p{L}))`;
const separators = `[\\s.,:;·•*_/|\\\\~^#&!?'"…<>()\\[\\]{}\\p{Pd}]{0,4}`;

/** Digits, or words for them, with nothing but separators between them. */
export const phoneRun = new RegExp(`\\+?\\(?${digit}(?:${separators}${digit}){6,}`, 'giu');

const digitOf = new RegExp(digit, 'giu');
/** Without an area code only as it is usually written: 555-0142. */
const localNumber = /^\d{3}[-. ]\d{4}$/;
const fewest = 9;
const fewestAfterPlus = 7;

export const hasPhoneDigits = (run: string): boolean => {
  if (localNumber.test(run)) return true;
  const count = run.match(digitOf)?.length ?? 0;
  return count >= (run.startsWith('+') ? fewestAfterPlus : fewest);
};

const year = '(?:19|20)\\d\\d';
const month = '(?:0?[1-9]|1[0-2])';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const harmless = [
  `${year}[-/.]${month}[-/.]${day}`,
  `${day}[-/.]${day}[-/.]${year}`,
  `${day}/${day}/\\d\\d`,
  `${year}\\s?[-–/]\\s?${year}`,
  // a time of day
  '(?:[01]?\\d|2[0-3]):[0-5]\\d',
  // ZIP+4
  '\\d{5}-\\d{4}',
  // up to seven digits with cents: longer ones are no price of a stay
  '[$€]\\s?\\d{1,3}(?:[,.]?\\d{3})?(?:[.,]\\d\\d)?',
].map((source) => new RegExp(`(?<![\\d+])${source}(?!\\d)`, 'g'));

/** The text with a letter in place of each character of a date, price or ZIP code. */
export const withoutDatesAndAmounts = (text: string): string =>
  harmless.reduce((rest, known) => rest.replaceAll(known, (found) => 'x'.repeat(found.length)), text);
