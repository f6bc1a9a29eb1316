import type { SignedIn } from '@golark/contract/accounts';
import { redirect } from 'react-router';
import type { ApiResult } from '../platform/api-client.ts';
import { samePathOr } from '../platform/same-origin.ts';
import type { FieldProblems } from './check-account-form.ts';
import { type FormProblem, readServerProblems } from './server-problems.ts';

export type EntryOutcome = {
  problems: FieldProblems;
  formProblem: FormProblem | null;
  kept: { firstName: string; lastName: string; email: string };
};

/** Where somebody goes after signing in: back to the page of this site that they came from. */
export function nextPathOf(url: URL): string {
  return samePathOr('/', url.searchParams.get('next'));
}

/** Signed in: the session's cookie goes to the browser. Refused: everything typed but the password is kept. */
export function enterAccount(
  url: URL,
  result: ApiResult<SignedIn>,
  kept: EntryOutcome['kept'],
): EntryOutcome {
  if (!result.ok) return { ...readServerProblems(result.error), kept };
  const headers = new Headers();
  for (const cookie of result.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  throw redirect(nextPathOf(url), { headers });
}
