const letters = '0123456789abcdefghjkmnpqrstvwxyz';

const feistelRound = (half: number, key: number): number => {
  let mixed = Math.imul(half ^ key, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) & 0x1ffffff;
};

/**
 * Ten characters for the n-th stay or manager of a seed. A permutation of 50 bits (a small Feistel network), so that ids are
 * unique and do not reveal the order.
 */
export const generatedIdOf = (seed: number, index: number): string => {
  let left = Math.floor(index / 0x2000000) & 0x1ffffff;
  let right = index & 0x1ffffff;
  for (let key = 1; key <= 5; key++) [left, right] = [right, left ^ feistelRound(right, seed * 8 + key)];
  let text = '';
  for (const half of [left, right])
    for (let shift = 20; shift >= 0; shift -= 5) text += letters[(half >> shift) & 31];
  return text;
};
