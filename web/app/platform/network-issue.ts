import { data } from 'react-router';
import type { FormOutcome } from './form-outcome.ts';

const networkIssue: FormOutcome = {
  intent: '',
  subject: '',
  isDone: false,
  errors: {},
  problem: 'network_issue',
  detail: null,
  kept: {},
};

/** For a page's `clientAction`: without any answer the form stays as it is, and says so. */
export async function orNetworkIssue<Answer>(answer: Promise<Answer>) {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // the status of a failure: data that cannot be reached is not asked for anew
    return data(networkIssue, { status: 503 });
  }
}
