import type { Output } from '../src/cli/output.ts';

/** An output of commands that stores what they write. */
export const recordOutput = (): { output: Output; lines: string[] } => {
  const lines: string[] = [];
  const write = (text: string): void => void lines.push(text);
  const progress = { update: () => undefined, done: () => undefined, stop: () => undefined };
  return { output: { line: write, error: write, progress: () => progress }, lines };
};
