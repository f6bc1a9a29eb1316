import { type Locale, languageTag } from '@golark/contract/locale/rules';

const createOnce = <Options, Formatter>(create: (tag: string, options: Options) => Formatter) => {
  const formatters = new Map<string, Formatter>();
  return (locale: Locale, options: Options): Formatter => {
    const key = `${locale}${JSON.stringify(options)}`;
    const known = formatters.get(key);
    if (known) return known;
    const created = create(languageTag(locale), options);
    formatters.set(key, created);
    return created;
  };
};

// Creating a formatter takes a thousand times longer than using it. Locales, options and time zones are few.

export const dateFormatter = createOnce(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

export const numberFormatter = createOnce(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
