/** A number as digits, and the extension that is dialed after it. */
export type TypedPhone = { digits: string; extension: string | null };

const notInNumber = /[^\d()+./\s\p{Pd}\u2212]/u;

/** The longest text that is read; a number has 15 digits at most. */
const longest = 100;

/** With fewer digits before it, `5 x5` is no number with an extension; nor is `555-01x8`, where nothing separates it. */
const digitsBeforeExtension = { separated: 6, attached: 9 };

/** `ext. 5`, `x5`, `#5`, `;ext=5`, and in Spanish `ext.`, `int.`, `interno` or `anexo`. */
const extensionAtEnd =
  /(?<gap>[\s,;]*)(?:ext(?:ensi[oó]n)?|int(?:erno)?|anexo|x|#)[\s.:=]*(?<extension>\d{1,7})$/iu;

const fewestDigits = (extension: Readonly<Record<string, string>> | undefined): number => {
  if (!extension) return 1;
  return digitsBeforeExtension[extension['gap'] ? 'separated' : 'attached'];
};

/** The digits of Arabic and of Persian keyboards, which have the same values in their last four bits. */
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * `(206) 555‑0100 ext. 5` as digits and extension, with the spaces and dashes of any program that it was copied from;
 * null for text that is not a number.
 */
export const readPhone = (typed: string): TypedPhone | null => {
  if (typed.length > longest) return null;
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(arabicDigit, (digit) => String(digit.charCodeAt(0) & 0xf))
    .trim();
  const { index, groups } = extensionAtEnd.exec(text) ?? {};
  const main = text.slice(0, index);
  const digits = main.replaceAll(/\D/g, '');
  const extension = groups?.['extension'] ?? null;
  if (notInNumber.test(main) || digits.length < fewestDigits(groups)) return null;
  return { digits, extension };
};

type PhoneParts = {
  countryCallingCode: string;
  nationalNumber: string;
  extension?: string | undefined;
};

/** In the form of a `tel:` address (RFC 3966): `+12065550100`, or with an extension `+12065550100;ext=5`. */
export const phoneUri = ({ countryCallingCode, nationalNumber, extension }: PhoneParts): string =>
  `+${countryCallingCode}${nationalNumber}${extension ? `;ext=${extension}` : ''}`;

/** `+15035550163;ext=5` is `(503) 555-0163 ext. 5`, as people in the US write it; other countries keep their digits. */
export const formatPhone = (uri: string): string =>
  uri.replace(/^\+1(\d{3})(\d{3})(\d{4})(?!\d)/, '($1) $2-$3').replace(';ext=', ' ext. ');
