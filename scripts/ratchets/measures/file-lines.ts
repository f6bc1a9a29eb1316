import type { Measure } from '../measure.ts';
import { isProductCode } from '../source-file.ts';

export const mostLines = 250;

const linesOf = (text: string): number => text.replace(/\n$/, '').split('\n').length;

/** Lines of a file above 250. Every line counts; Biome leaves out those inside JSX. */
export const measureFileLines: Measure = (files) => ({
  'file-lines-above-250': files.filter(isProductCode).flatMap(({ path, text }) => {
    const lines = linesOf(text);
    if (lines <= mostLines) return [];
    return [{ file: path, line: mostLines + 1, what: `${lines} lines`, amount: lines - mostLines }];
  }),
});
