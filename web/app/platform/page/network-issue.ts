import { type FormOutcome, outcomeOf } from './form-outcome.ts';

const isRedirect = (error: unknown): error is Response =>
  error instanceof Response && error.headers.has('location');

/** For a page's `clientAction`: without any response the form keeps its values and says that there is no connection. */
export const orNetworkIssue = async <Result>(response: Promise<Result>): Promise<Result | FormOutcome> => {
  try {
    return await response;
  } catch (error) {
    // React Router waits for the styles of the page before it looks at a rejection, and until then browsers report it
    if (isRedirect(error)) return error as unknown as FormOutcome;
    if (!(error instanceof TypeError)) throw error;
    // With the status of a failure the loaders, which are out of reach too, do not run again. React Router's own data()
    // would do the same, at a kilobyte of every page's first load.
    const outcome = outcomeOf('', { problem: 'network_issue' });
    return Response.json(outcome, { status: 503 }) as unknown as FormOutcome;
  }
};
