type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * The one text of a value: keys sorted, no spaces, nothing undefined. `{ b: 1, a: [2] }` is `{"a":[2],"b":1}`, whatever order a
 * database gives the keys.
 */
export const canonicalJson = (value: Json): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const pairs = Object.entries(value)
    .flatMap(([key, of]) => (of === undefined ? [] : [[key, of] as const]))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, of]) => `${JSON.stringify(key)}:${canonicalJson(of)}`);
  return `{${pairs.join(',')}}`;
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
