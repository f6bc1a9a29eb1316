import { setTimeout as wait } from 'node:timers/promises';

interface InsistedAnswer<Body> {
  status: number;
  body: Body;
}

const betweenTries = 100;

/** How long the server asks for while an earlier try is running. */
const askedPause = (response: Response | null): number =>
  response?.status === 409 ? Number(response.headers.get('retry-after') ?? 0) * 1000 : 0;

/**
 * Sends a request again until its response is final, as a phone in a tunnel does: while the connection is cut, the server fails, or an
 * earlier try with the same key is still running. The request keeps its `Idempotency-Key`.
 */
export const insist = async <Body extends { code?: string }>(
  ask: () => Promise<Response>,
): Promise<InsistedAnswer<Body>> => {
  for (;;) {
    const response = await ask().catch(() => null);
    const body = (await response?.json().catch(() => null)) as Body | null;
    const isFinal = response && body && response.status < 500 && body.code !== 'IDEMPOTENCY_IN_PROGRESS';
    if (isFinal) return { status: response.status, body };
    await wait(Math.max(betweenTries, askedPause(response)));
  }
};
