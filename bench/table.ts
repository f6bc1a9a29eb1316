/** One measured figure. Its ratio is to a peer measured in the same run, or to the limit itself. */
export interface Result {
  name: string;
  subject: string;
  peer: string;
  ratio: number;
  /** `most`: at most this ratio; `least`: at least; null: told only. */
  budget: { most: number } | { least: number } | null;
}

const isOver = ({ ratio, budget }: Result): boolean => {
  if (!budget) return false;
  return !('most' in budget ? ratio <= budget.most : ratio >= budget.least);
};

const budgetOf = ({ budget }: Result): string => {
  if (!budget) return '';
  return 'most' in budget ? `at most ${budget.most}` : `at least ${budget.least}`;
};

const ratioOf = (ratio: number): string => (ratio < 0.1 ? ratio.toFixed(3) : ratio.toFixed(2));

export const hasOver = (results: Result[]): boolean => results.some(isOver);

/** A Markdown table, aligned for people who read it in a terminal. */
export const tableOf = (results: Result[]): string => {
  const rows = results.map((result) => [
    result.name,
    result.subject,
    result.peer,
    ratioOf(result.ratio),
    budgetOf(result),
    result.budget ? (isOver(result) ? 'over' : 'ok') : '',
  ]);
  const all = [['name', 'subject', 'peer', 'ratio', 'budget', ''], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: string[]): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(all[0] ?? []), rule, ...rows.map(line)].join('\n');
};

export const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;
export const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
