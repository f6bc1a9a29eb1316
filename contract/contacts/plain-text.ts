/** An invisible character would take an address apart. */
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;

/** Circled digits that Unicode does not fold: the first of each row, which is 1. */
const circledRows = [0x2776, 0x2780, 0x278a, 0x24f5];
const circledZeros = ['\u24ff', '\u{1f10b}', '\u{1f10c}'];

/** Full stops that Unicode does not fold. */
const fullStops = ['\u3002', '\uff61'];

const plainForm = (character: string): string => {
  if (circledZeros.includes(character)) return '0';
  if (fullStops.includes(character)) return '.';
  const code = character.codePointAt(0) ?? 0;
  const row = circledRows.find((first) => code >= first && code < first + 10);
  return row === undefined ? character.normalize('NFKC') : String(code - row + 1);
};

/** A character with the marks that belong to it. */
const character = /\P{M}\p{M}*|\p{M}+/gu;

export interface PlainText {
  /** In the plainest form of each character: `＠` is `@`, `①` is `1`. */
  text: string;
  /** Where each unit of the folded text begins in the original, and at last where that ends. */
  starts: number[];
}

/** A text as a reader understands it, in which patterns are looked for, with the positions of the original. */
export const plainText = (original: string): PlainText => {
  let text = '';
  const starts: number[] = [];
  for (const { 0: found, index } of original.matchAll(character)) {
    const visible = [...found].filter((one) => !invisible.test(one)).join('');
    const folded = plainForm(visible);
    text += folded;
    for (let unit = 0; unit < folded.length; unit++) starts.push(index);
  }
  return { text, starts: [...starts, original.length] };
};
