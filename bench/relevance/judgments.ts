import fs from 'node:fs';
import type { BodyInputOf } from '@golark/contract/call';
import type { searchProperties } from '@golark/contract/search/calls';

export type SearchBody = BodyInputOf<typeof searchProperties>;

export interface JudgedQuery {
  traveler: string;
  cityId: string;
  body: NonNullable<SearchBody>;
  /** How many stays were judged. */
  candidates: number;
  /** The positions in `stays` of those with a grade of 1, 2 and 3; all others have 0. */
  grades: [number[], number[], number[]];
}

export interface Judgments {
  stays: string[];
  queries: JudgedQuery[];
}

const file = new URL('judgments.json', import.meta.url);

export const readJudgments = (): Judgments => JSON.parse(fs.readFileSync(file, 'utf8')) as Judgments;

/** A query on each line, so that a review sees which ones changed. */
export const writeJudgments = ({ stays, queries }: Judgments): void => {
  const lines = queries.map((query) => JSON.stringify(query)).join(',\n');
  fs.writeFileSync(file, `{"stays":${JSON.stringify(stays)},\n"queries":[\n${lines}\n]}\n`);
};
