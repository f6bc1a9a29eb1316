/** The part of a random generator that deciding needs. */
export interface Random {
  next(): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** Picks a key in proportion to its weight. */
export const weighted = <Key extends string>(random: Random, weights: Record<Key, number>): Key => {
  const entries = Object.entries<number>(weights) as [Key, number][];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.next() * total;
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  return (entries[0] as [Key, number])[0];
};
