import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A request that can be sent any number of times; `n` makes each a different one. */
export type RequestOf = (n: number) => {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  accept?: string;
};

export interface Outcome {
  /** Seconds from the start of the load to the response. */
  at: number;
  seconds: number;
  status: number;
}

const tickMilliseconds = 5;
/** A client waits no longer for a response. */
const patienceMilliseconds = 10_000;

let sent = 0;

const send = (origin: string, agent: http.Agent, requestOf: RequestOf): Promise<number> =>
  new Promise((resolve) => {
    sent += 1;
    const { method, path, body, accept = 'application/json' } = requestOf(sent);
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const content = payload ? { 'content-type': 'application/json', 'content-length': payload.length } : {};
    const headers = { accept, ...content };
    const request = http.request(origin + path, { method, agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.setTimeout(patienceMilliseconds, () => request.destroy());
    request.on('error', () => resolve(0));
    request.end(payload);
  });

const timed = async (startedAt: number, sending: () => Promise<number>): Promise<Outcome> => {
  const from = performance.now();
  const status = await sending();
  const until = performance.now();
  return { at: (until - startedAt) / 1000, seconds: (until - from) / 1000, status };
};

/** Clients that send the next request when they have a response, even if it is a refusal. */
export const sendInTurn = async (
  origin: string,
  { clients, seconds, requestOf }: { clients: number; seconds: number; requestOf: RequestOf },
): Promise<Outcome[]> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const startedAt = performance.now();
  const outcomes: Outcome[] = [];
  const client = async (): Promise<void> => {
    while (performance.now() - startedAt < seconds * 1000) {
      outcomes.push(await timed(startedAt, () => send(origin, agent, requestOf)));
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

/** Seconds in which 99 of 100 requests had their response. */
export const percentile99 = (outcomes: Outcome[]): number => {
  const sorted = outcomes.map(({ seconds: duration }) => duration).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
};
