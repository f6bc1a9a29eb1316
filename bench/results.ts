/** One measured value. Its ratio is relative to a baseline measured in the same run, or to a fixed limit. */
export interface Result {
  name: string;
  subject: string;
  baseline: string;
  ratio: number;
  /** The allowed ratio; null if the value is only reported. */
  budget: { max: number } | { min: number } | null;
}

export const exceedsBudget = ({ ratio, budget }: Result): boolean => {
  if (!budget) return false;
  return !('max' in budget ? ratio <= budget.max : ratio >= budget.min);
};

const formatBudget = ({ budget }: Result): string => {
  if (!budget) return '';
  return 'max' in budget ? `at most ${budget.max}` : `at least ${budget.min}`;
};

const formatRatio = (ratio: number): string => (ratio < 0.1 ? ratio.toFixed(3) : ratio.toFixed(2));

export const hasExceededBudget = (results: Result[]): boolean => results.some(exceedsBudget);

/** Formats a Markdown table with aligned columns, so that it is readable in a terminal. */
export const formatTable = (results: Result[]): string => {
  const rows = results.map((result) => [
    result.name,
    result.subject,
    result.baseline,
    formatRatio(result.ratio),
    formatBudget(result),
    result.budget ? (exceedsBudget(result) ? 'over' : 'ok') : '',
  ]);
  const tableRows = [['name', 'subject', 'baseline', 'ratio', 'budget', ''], ...rows];
  const widths =
    tableRows[0]?.map((_, column) => Math.max(...tableRows.map((row) => row[column]?.length ?? 0))) ?? [];
  const formatRow = (row: string[]): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const separator = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [formatRow(tableRows[0] ?? []), separator, ...rows.map(formatRow)].join('\n');
};

export const formatMilliseconds = (value: number): string => `${value.toFixed(2)} ms`;
export const integerFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
