import type { TitleFacts } from './parse-title.ts';
import type { Fields } from './place-homes.ts';

/** `$1,234.50` and `1234.5` are 123450 cents; null where there is no number. */
export const amountOf = (text: string): number | null => {
  const bare = text.replace(/[$,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(bare) ? Math.round(Number(bare) * 100) : null;
};

/** A price of a night in cents; null for one that no listing can have. */
export const priceOf = (text: string): number | null => {
  const amount = amountOf(text);
  return amount !== null && amount > 0 && amount <= maxAmount ? amount : null;
};

/** A million dollars. */
export const maxAmount = 100_000_000;

export const numberOf = (text: string | undefined): number | null => {
  if (text === undefined || text.trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
};

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

// other control characters than tab and line feed, and what could not be decoded
const unprintable = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFD]/gu;

/** Text without markup, control characters and characters that could not be decoded, cut at a length. */
export const plainText = (html: string, maxLength: number): string =>
  html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(unprintable, '')
    .trim()
    .slice(0, maxLength)
    // a cut must not leave half of a surrogate pair
    .replace(/[\uD800-\uDBFF]$/, '');

/** The same on one line. */
export const plainLine = (html: string, maxLength: number): string =>
  plainText(html.replace(/<br\s*\/?>|\s+/gi, ' '), maxLength);

const whole = (value: number | null, bounds: { least: number; most: number; otherwise: number }): number =>
  Math.min(bounds.most, Math.max(bounds.least, Math.round(value ?? bounds.otherwise)));

/** `1.5 shared baths`, `Half-bath`. */
const bathroomsOf = (fields: Fields, facts: TitleFacts | null): number => {
  const words = fields.get('bathrooms_text') ?? '';
  const published = numberOf(fields.get('bathrooms')) ?? numberOf(/\d+(\.\d+)?/.exec(words)?.[0]);
  const number = published ?? (/half/i.test(words) ? 0.5 : facts?.bathrooms);
  return Math.min(99, Math.max(0, number ?? 1));
};

export const sizeOf = (fields: Fields, facts: TitleFacts | null) => {
  const bedroomsRead = numberOf(fields.get('bedrooms')) ?? facts?.bedrooms ?? null;
  const bedrooms = whole(bedroomsRead, { least: 0, most: 50, otherwise: 1 });
  const bedsRead = numberOf(fields.get('beds')) ?? facts?.beds ?? null;
  const beds = whole(bedsRead, { least: 0, most: 100, otherwise: Math.max(1, bedrooms) });
  const guests = facts ? Math.max(2, bedrooms * 2) : 2;
  return {
    max_guests: whole(numberOf(fields.get('accommodates')), { least: 1, most: 100, otherwise: guests }),
    bedrooms,
    beds,
    bathrooms: bathroomsOf(fields, facts),
  };
};

/** The limits of a stay; a maximum below the minimum is raised to it. */
export const nightsOf = (fields: Fields) => {
  const min = whole(numberOf(fields.get('minimum_nights')), { least: 1, most: 9999, otherwise: 1 });
  const max = whole(numberOf(fields.get('maximum_nights')), { least: 1, most: 9999, otherwise: 9999 });
  const hasMax = numberOf(fields.get('maximum_nights')) !== null;
  const maxNights = Math.max(min, hasMax ? max : Math.min(max, 1125));
  return { min_nights: min, max_nights: maxNights, isRaised: hasMax && max < min };
};

/** Ratings were once given out of 100. */
export const qualityOf = (text: string | null | undefined): number | null => {
  const rating = numberOf(text ?? undefined);
  if (rating === null || rating <= 0) return null;
  return Math.min(5, Math.max(1, Math.round((rating > 5 ? rating / 20 : rating) * 100) / 100));
};

export const reviewCountOf = (fields: Fields): number =>
  whole(numberOf(fields.get('number_of_reviews')), { least: 0, most: 1_000_000, otherwise: 0 });
