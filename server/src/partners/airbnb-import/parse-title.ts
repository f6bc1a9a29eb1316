/** What a title such as `Condo in Boston · ★4.96 · 3 bedrooms · 4 beds · 2 baths` says. */
export interface TitleFacts {
  /** The words before the place: `Condo`, `Private room in rental unit`. */
  kind: string;
  cityName: string;
  bedrooms: number | null;
  beds: number | null;
  bathrooms: number | null;
  rating: string | null;
}

const separator = ' · ';
const place = /^(.+) in ([^·]+)$/;
const factPattern =
  /^(★.*|studio|half-bath|\d+ bedrooms?|\d+ beds?|[\d.]+ (?:private |shared )?baths?|.* half-bath)$/i;

const numberIn = (facts: string[], pattern: RegExp): number | null => {
  for (const fact of facts) {
    const number = Number(pattern.exec(fact)?.[1] ?? Number.NaN);
    if (Number.isFinite(number)) return number;
  }
  return null;
};

/** The facts of a title that was put together from them; null for a title that a person wrote. */
export const parseTitle = (title: string): TitleFacts | null => {
  const [first = '', ...facts] = title.split(separator).map((part) => part.trim());
  const [, kind, cityName] = place.exec(first) ?? [];
  if (!kind || !cityName || facts.length === 0 || !facts.every((fact) => factPattern.test(fact))) return null;
  const isStudio = facts.some((fact) => /^studio$/i.test(fact));
  const hasHalfBath = facts.some((fact) => /half-bath$/i.test(fact));
  return {
    kind,
    cityName,
    bedrooms: isStudio ? 0 : numberIn(facts, /^(\d+) bedrooms?$/i),
    beds: numberIn(facts, /^(\d+) beds?$/i),
    bathrooms: numberIn(facts, /^([\d.]+) .*baths?$/i) ?? (hasHalfBath ? 0.5 : null),
    rating: facts.find((fact) => /^★\d/.test(fact))?.slice(1) ?? null,
  };
};
