import type { Comparison } from './compare.ts';
import type { Offender } from './measure.ts';

const command = 'npm run ratchets -- --write';

const linesOf = (places: readonly Offender[]): string[] =>
  places.map(({ file, line, what }) => `  ${file}:${line} ${what}`);

/** The steps that a developer takes about a count; `places` are those that caused it, as far as that is known. */
export const describe = (
  { name, count, limit, status }: Comparison,
  places: readonly Offender[],
): string[] => {
  if (status === 'exceeded')
    return [`${name}: ${count}, the limit is ${limit}. Change the new places:`, ...linesOf(places)];
  if (status === 'loose') return [`${name}: ${count}, the limit is ${limit}. Lower the limit: ${command}`];
  if (status === 'missing') return [`${name}: ${count} without a limit. Store it: ${command}`];
  return [];
};

/** Every place of a count, for `--list`. */
export const listPlaces = (name: string, places: readonly Offender[]): string[] => [
  `${name}: ${places.length} places`,
  ...linesOf(places),
];
