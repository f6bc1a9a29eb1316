/** `numerator / denominator` rounded half to even, in integers: 2.5 is 2, 3.5 is 4. The denominator is positive. */
export const divideHalfEven = (numerator: number, denominator: number): number => {
  const floor = Math.floor(numerator / denominator);
  const twice = (numerator - floor * denominator) * 2;
  if (twice !== denominator) return twice > denominator ? floor + 1 : floor;
  return floor % 2 === 0 ? floor : floor + 1;
};

/** `percentOf(1005, 50)` is 502: cents stay whole, halves go to the even side. */
export const percentOf = (amount: number, percent: number): number => divideHalfEven(amount * percent, 100);

/** 100 basis points are 1 %. */
export const basisPointsOf = (amount: number, basisPoints: number): number =>
  divideHalfEven(amount * basisPoints, 10_000);
