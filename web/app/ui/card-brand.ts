export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'card'] as const;
export type CardBrand = (typeof cardBrands)[number];

const beginnings: readonly [RegExp, CardBrand][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|65|64[4-9])/, 'discover'],
  [/^3(0[0-5]|[68])/, 'diners'],
  [/^35/, 'jcb'],
];

/** The brand as soon as the first digits tell it; `card` for one that nobody knows yet. */
export const cardBrandOf = (typed: string): CardBrand => {
  const digits = typed.replaceAll(/\D/g, '');
  return beginnings.find(([pattern]) => pattern.test(digits))?.[1] ?? 'card';
};

export const cvcLengthOf = (brand: CardBrand): 3 | 4 => (brand === 'amex' ? 4 : 3);

export const isCardBrand = (text: string): text is CardBrand => cardBrands.some((brand) => brand === text);
