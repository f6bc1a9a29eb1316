type Pixel = { x: number; y: number };

/** How far the middle of an arc is from the straight line, as a part of its length. */
const bend = 0.2;

/** The control point of a quadratic curve that bends upward; the same for both directions. */
const controlBetween = (one: Pixel, other: Pixel): Pixel => {
  const [from, to] = one.x <= other.x ? [one, other] : [other, one];
  // the middle of the curve is halfway between the straight line and this point
  const height = 2 * bend;
  return {
    x: (from.x + to.x) / 2 + (to.y - from.y) * height,
    y: (from.y + to.y) / 2 - (to.x - from.x) * height,
  };
};

/** The path of an arc for SVG. */
export const arcBetween = (from: Pixel, to: Pixel): string => {
  const control = controlBetween(from, to);
  const numbers = [from, control, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${numbers[0]}Q${numbers[1]} ${numbers[2]}`;
};
