/** SHA-256 of a text in hexadecimal digits, by whatever the engine has for it. */
export type Sha256 = (text: string) => string | Promise<string>;

/**
 * The order of a draw, the first first. It depends on the seed, which is fixed before anyone joins, and on everyone who is there,
 * so that neither the operator nor a participant can choose a place in advance.
 */
export const drawOrder = async (
  seed: string,
  codes: readonly string[],
  sha256: Sha256,
): Promise<string[]> => {
  const entrants = await sha256([...codes].sort().join('\n'));
  const key = await sha256(`${seed}:${entrants}`);
  const ranked = await Promise.all(
    codes.map(async (code) => ({ code, rank: await sha256(`${key}:${code}`) })),
  );
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ code }) => code);
};
