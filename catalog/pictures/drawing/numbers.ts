export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** 0 … count - 1 */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Numbers from `from` to `to`, inclusive, in increments of `step`. */
export const steps = (from: number, to: number, step: number): number[] =>
  range(Math.max(0, Math.floor((to - from) / step + 1e-9) + 1)).map((index) => from + index * step);

/** Formats a number in the shortest form that SVG accepts: `0.5` becomes `.5`. */
export const shortNumber = (value: number, digits = 0): string => {
  const factor = 10 ** digits;
  const text = String(Math.round(value * factor) / factor);
  if (text === '-0') return '0';
  return text.replace(/^(-?)0\./, '$1.');
};
