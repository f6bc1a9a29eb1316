import { type Locale, languageTag } from '@golark/contract/locale/rules';
import { dialCodes, preferredCountries } from '../../ui/dial-codes.ts';
import type { NativeOption } from '../../ui/native-select.tsx';

const known = new Map<Locale, NativeOption[]>();

/** The countries of the dial-code table by name, the preferred ones first. Used on the server only. */
export const countryOptions = (locale: Locale): NativeOption[] => {
  const made = known.get(locale);
  if (made) return made;
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  const option = (value: string) => ({ value, label: names.of(value) ?? value });
  const preferred = new Set<string>(preferredCountries);
  const others = dialCodes.map(({ country }) => country).filter((country) => !preferred.has(country));
  const sorted = others.map(option).sort((one, other) => one.label.localeCompare(other.label, locale));
  const options = [...preferredCountries.map(option), ...sorted];
  known.set(locale, options);
  return options;
};
