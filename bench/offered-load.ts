import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A request that can be sent any number of times; `n` makes each a different one. */
export type RequestOf = (n: number) => { method: 'GET' | 'POST'; path: string; body?: object };

export interface Outcome {
  /** Seconds from the start of the load to the response. */
  at: number;
  seconds: number;
  status: number;
  /** What the response asks the client to wait before it comes again. */
  retryAfterSeconds: number;
}

const tickMilliseconds = 5;
/** A client waits no longer for a response. */
const patienceMilliseconds = 10_000;

let sent = 0;

type Answer = Pick<Outcome, 'status' | 'retryAfterSeconds'>;

const send = (origin: string, agent: http.Agent, requestOf: RequestOf): Promise<Answer> =>
  new Promise((resolve) => {
    sent += 1;
    const { method, path, body } = requestOf(sent);
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = payload ? { 'content-type': 'application/json', 'content-length': payload.length } : {};
    const request = http.request(origin + path, { method, agent, headers }, (response) => {
      const retryAfterSeconds = Number(response.headers['retry-after'] ?? 0);
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, retryAfterSeconds }));
    });
    request.setTimeout(patienceMilliseconds, () => request.destroy());
    request.on('error', () => resolve({ status: 0, retryAfterSeconds: 0 }));
    request.end(payload);
  });

const timed = async (startedAt: number, sending: () => Promise<Answer>): Promise<Outcome> => {
  const from = performance.now();
  const answer = await sending();
  const until = performance.now();
  return { at: (until - startedAt) / 1000, seconds: (until - from) / 1000, ...answer };
};

/** Clients that send the next request when they have a response, or when a refusal says that they may come again. */
export const sendInTurn = async (
  origin: string,
  { clients, seconds, requestOf }: { clients: number; seconds: number; requestOf: RequestOf },
): Promise<Outcome[]> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const startedAt = performance.now();
  const outcomes: Outcome[] = [];
  const client = async (): Promise<void> => {
    while (performance.now() - startedAt < seconds * 1000) {
      const outcome = await timed(startedAt, () => send(origin, agent, requestOf));
      outcomes.push(outcome);
      const left = startedAt + seconds * 1000 - performance.now();
      await wait(Math.max(0, Math.min(outcome.retryAfterSeconds * 1000, left)));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return outcomes;
};

/** Requests that arrive at a constant rate, however long the responses take. */
export const sendAtRate = async (
  origin: string,
  { perSecond, seconds, requestOf }: { perSecond: number; seconds: number; requestOf: RequestOf },
): Promise<Outcome[]> => {
  const agent = new http.Agent({ keepAlive: true });
  const startedAt = performance.now();
  const sending: Promise<Outcome>[] = [];
  for (;;) {
    const elapsed = (performance.now() - startedAt) / 1000;
    const due = Math.floor(Math.min(elapsed, seconds) * perSecond);
    while (sending.length < due) sending.push(timed(startedAt, () => send(origin, agent, requestOf)));
    if (elapsed >= seconds) break;
    await wait(tickMilliseconds);
  }
  const outcomes = await Promise.all(sending);
  agent.destroy();
  return outcomes;
};
