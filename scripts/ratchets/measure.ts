import type { SourceFile } from './source-file.ts';

/** A place that a count counts. */
export interface Offender {
  file: string;
  line: number;
  /** Describes the place; together with the file it identifies the place after lines have moved. */
  what: string;
  /** By how much the place raises the count. */
  amount: number;
}

/** The places of each count, by the name of its limit. */
export type Offenders = Readonly<Record<string, readonly Offender[]>>;

/** Finds the places of one or more related counts in all files of the repository. */
export type Measure = (files: readonly SourceFile[]) => Offenders;

export const totalOf = (offenders: readonly Offender[]): number =>
  offenders.reduce((sum, { amount }) => sum + amount, 0);
