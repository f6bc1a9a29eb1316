const enough = 320;
const worthHiding = 120;

/** The first whole sentences of about 320 characters, and the rest unless it is short. */
export const splitDescription = (text: string): { lead: string; rest: string } => {
  const ends = [...text.matchAll(/[.!?…](?=\s)|\n+/gu)].map((end) => end.index + end[0].length);
  const cut = ends.findLast((end) => end <= enough) ?? ends[0] ?? text.length;
  const rest = text.slice(cut).trim();
  return rest.length < worthHiding ? { lead: text, rest: '' } : { lead: text.slice(0, cut).trim(), rest };
};
