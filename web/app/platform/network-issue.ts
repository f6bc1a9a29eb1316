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
export const orNetworkIssue = async <Answer>(answer: Promise<Answer>): Promise<Answer | FormOutcome> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The status of a failure, so that data out of reach is not asked for anew; React Router reads the answer. Its own
    // data() would do the same, at a kilobyte of every page's first load.
    return Response.json(networkIssue, { status: 503 }) as unknown as FormOutcome;
  }
};
