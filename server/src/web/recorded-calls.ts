import {
  type InProcessAnswer,
  type InProcessCall,
  readCall,
  responseOf,
} from '#platform/http/call-in-process';

/** The part of a response that a page sees. */
type PageAnswer = Pick<InProcessAnswer, 'statusCode' | 'headers' | 'rawPayload'>;

/** A call that a page made, with its answer. */
export interface RecordedCall {
  call: InProcessCall;
  statusCode: number;
  body: Buffer;
}

type Send = (call: InProcessCall) => Promise<InProcessAnswer>;

/** Answers that were fetched before the page asks for them, each for one use. */
export type EarlyAnswers = Map<string, PageAnswer>;

const nameOf = ({ method, url, headers, body }: InProcessCall): string =>
  JSON.stringify([method, url, headers, body]);

/**
 * Refusals that depend on nothing but the call and the data, such as dates that are taken. Others depend on the visitor (401,
 * 403, 429) or are over soon (5xx).
 */
const refusalsForEveryone: ReadonlySet<number> = new Set([404, 409, 422]);

const isSuccess = (statusCode: number): boolean => statusCode >= 200 && statusCode < 300;

const isForEveryone = ({ statusCode }: PageAnswer): boolean =>
  isSuccess(statusCode) || refusalsForEveryone.has(statusCode);

/** A refusal names its request, which is another one every time. */
const withoutRequestId = ({ statusCode, headers, rawPayload }: InProcessAnswer): PageAnswer => {
  const { 'x-request-id': id, 'content-length': _length, ...others } = headers;
  if (isSuccess(statusCode) || typeof id !== 'string') return { statusCode, headers, rawPayload };
  const body = Buffer.from(rawPayload.toString().replaceAll(id, ''));
  return { statusCode, headers: others, rawPayload: body };
};

/** Makes the recorded calls again, all at once; `isSame` if every answer has the recorded status and bytes. */
export const repeatCalls = async (
  send: Send,
  recorded: readonly RecordedCall[],
): Promise<{ isSame: boolean; answers: EarlyAnswers }> => {
  const answered = await Promise.all(
    recorded.map(async ({ call, statusCode, body }) => {
      const answer = withoutRequestId(await send(call));
      const isSame = answer.statusCode === statusCode && answer.rawPayload.equals(body);
      return { call, answer, isSame };
    }),
  );
  return {
    isSame: answered.every(({ isSame }) => isSame),
    answers: new Map(answered.map(({ call, answer }) => [nameOf(call), answer])),
  };
};

/** An API for a page that records its calls, and answers those that were made early. */
export const recordCalls = (send: Send, early: EarlyAnswers) => {
  const calls: RecordedCall[] = [];
  let hasFailed = false;
  const answerOf = async (call: InProcessCall): Promise<PageAnswer> => {
    const name = nameOf(call);
    const known = early.get(name);
    if (!known) return withoutRequestId(await send(call));
    early.delete(name);
    return known;
  };
  return {
    calls,
    /** Whether a call failed for a reason that others do not share: a page that shows less because of it is not for them. */
    hasFailed: () => hasFailed,
    fetch: async (request: Request): Promise<Response> => {
      const call = await readCall(request);
      const answer = await answerOf(call).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
      if (!isForEveryone(answer)) hasFailed = true;
      calls.push({ call, statusCode: answer.statusCode, body: answer.rawPayload });
      return responseOf(answer);
    },
  };
};
