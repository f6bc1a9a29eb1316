/** The four bands of a price map: each has about a quarter of the listings. `from` of band 1 to 4, in cents. */
export const bandStarts = (prices: readonly number[]): number[] => {
  const sorted = [...prices].sort((a, b) => a - b);
  const quarter = (part: number): number => sorted[Math.floor((sorted.length * part) / 4)] ?? 0;
  return sorted.length === 0 ? [] : [...new Set([quarter(0), quarter(1), quarter(2), quarter(3)])];
};

/** 1 to 4; of two equal starts the higher band has no listing. */
export const bandOf = (price: number, starts: readonly number[]): number =>
  starts.filter((start) => price >= start).length;
