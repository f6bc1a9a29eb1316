import { type Locale, languageTag } from '@golark/contract/locale/rules';
import { type ComponentProps, useId, useState } from 'react';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { dialCodes, preferredCountries } from './dial-codes.ts';
import { FieldProblem, type FieldText, OptionalMark } from './field.tsx';
import { ChevronDownIcon, Icon } from './icon.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

type PhoneFieldProps = FieldText & {
  /** The select sends the country (US), the input the number; the server knows the country's code. */
  countryName?: string;
  numberName?: string;
  defaultCountry?: string;
  defaultNumber?: string;
  codeError?: string | null;
  input?: ComponentProps<'input'>;
};

/** Dial code and number: the code stays while the number is typed. */
export const PhoneField = ({ label, isOptional, help, error, codeError, ...props }: PhoneFieldProps) => {
  const {
    countryName = 'countryCodeISO',
    numberName = 'nationalNumber',
    defaultCountry = 'US',
    defaultNumber,
    input,
  } = props;
  const t = useTranslations('ui.phone');
  const id = useId();
  const helpId = help ? `${id}-help` : '';
  const describedBy =
    [error || codeError ? `${id}-error` : '', helpId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="field">
      <legend className="field-label mb-1.5">
        {label} {isOptional && <OptionalMark />}
      </legend>
      <div className="dial">
        <DialSelect
          name={countryName}
          defaultCountry={defaultCountry}
          isInvalid={Boolean(codeError)}
          describedBy={describedBy}
        />
        <div className="field-box">
          <input
            {...input}
            type="tel"
            name={numberName}
            autoComplete="tel-national"
            defaultValue={defaultNumber}
            aria-label={t('number')}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
        </div>
      </div>
      {(error || codeError) && <FieldProblem id={`${id}-error`}>{codeError ?? error}</FieldProblem>}
      {help && (
        <div className="field-help" id={helpId}>
          {help}
        </div>
      )}
    </fieldset>
  );
};

type DialSelectProps = {
  name: string;
  defaultCountry: string;
  isInvalid: boolean;
  describedBy: string | undefined;
};

/** The box shows "US +1", the open list the full country names. */
const DialSelect = ({ name, defaultCountry, isInvalid, describedBy }: DialSelectProps) => {
  const t = useTranslations('ui.phone');
  const locale = useLocale();
  const countries = useIsHydrated() ? countriesIn(locale) : plainCountries;
  const [chosen, setChosen] = useState(defaultCountry);
  const code = dialCodes.find(({ country }) => country === chosen)?.code;
  return (
    <div className="field-box relative">
      <span aria-hidden="true" className="absolute left-3.5 whitespace-nowrap">
        {code ? `${chosen} +${code}` : t('choose')}
      </span>
      <select
        name={name}
        autoComplete="country"
        className="opacity-0"
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        aria-label={t('code')}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      >
        {countries.map(({ country, words }) => (
          <option key={country} value={country}>
            {words}
          </option>
        ))}
      </select>
      <Icon of={ChevronDownIcon} size={16} />
    </div>
  );
};

type CountryWords = { country: string; words: string };

const inOrder = (countries: CountryWords[]): CountryWords[] => {
  const isPreferred = ({ country }: CountryWords) =>
    preferredCountries.some((preferred) => preferred === country);
  const first = preferredCountries.flatMap((country) =>
    countries.filter((entry) => entry.country === country),
  );
  return [...first, ...countries.filter((entry) => !isPreferred(entry))];
};

/** Node and browsers use different names for some countries, so the first rendering has none. */
const plainCountries: CountryWords[] = inOrder(
  dialCodes.map(({ country, code }) => ({ country, words: `${country} +${code}` })),
);

const namedCountries = new Map<Locale, CountryWords[]>();

/** Sorted by name once per language: preferred countries first, each country once. */
const countriesIn = (locale: Locale): CountryWords[] => {
  const known = namedCountries.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  const named = dialCodes.map(({ country, code }) => ({
    country,
    words: `${names.of(country) ?? country} +${code}`,
  }));
  const countries = inOrder(named.sort((one, other) => one.words.localeCompare(other.words, locale)));
  namedCountries.set(locale, countries);
  return countries;
};
