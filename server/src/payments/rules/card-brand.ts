const brands: [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|65|64[4-9])/, 'discover'],
  [/^3(0[0-5]|[68])/, 'diners'],
  [/^35/, 'jcb'],
];

/** The brand by the number's first digits; `card` for one we do not know. */
export const brandOf = (cardNumber: string): string =>
  brands.find(([pattern]) => pattern.test(cardNumber))?.[1] ?? 'card';

/** `MM/YY` as month and full year. */
export const expiryOf = (cardExpiry: string): { month: number; year: number } => {
  const [month = '', year = ''] = cardExpiry.split('/').map((part) => part.trim());
  return { month: Number(month), year: 2000 + Number(year) };
};

/** A card is good to the end of its month. */
export const isExpired = (expiry: { month: number; year: number }, now: Date): boolean =>
  expiry.year < now.getUTCFullYear() ||
  (expiry.year === now.getUTCFullYear() && expiry.month < now.getUTCMonth() + 1);
