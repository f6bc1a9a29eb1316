const zip = /\b\d{5}(-\d{4})?\s*$/;
const country = /,?\s*(usa|u\.s\.a\.|united states|estados unidos|ee\.? ?uu\.?)\s*$/i;

/** `Denver, CO, USA` is `Denver, CO`. */
export const withoutCountry = (typed: string): string => typed.trim().replace(country, '');

/**
 * The parts of a typed address that may name its town, the likeliest first: `Denver, CO` of `12 Larimer Street, Denver, CO 80202`, then
 * the whole text, because some addresses have no comma before the town.
 */
export const textsOfAddress = (typed: string): string[] => {
  const text = withoutCountry(typed)
    .replace(zip, '')
    .replace(/[,\s]+$/, '');
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const town = parts.length > 2 ? parts.slice(-2) : parts.filter((part, i) => i > 0 || !/^\d/.test(part));
  return [...new Set([town.join(', '), parts.at(-1) ?? '', text])].filter((part) => part !== '');
};
