import {
  type InProcessAnswer,
  type InProcessCall,
  readCall,
  responseOf,
} from '#platform/http/call-in-process';

/** A call that a page made, with the bytes of its answer. */
export interface RecordedCall {
  call: InProcessCall;
  body: Buffer;
}

type Send = (call: InProcessCall) => Promise<InProcessAnswer>;

/** Answers that were fetched before the page asks for them, each for one use. */
export type EarlyAnswers = Map<string, InProcessAnswer>;

const nameOf = ({ method, url, headers, body }: InProcessCall): string =>
  JSON.stringify([method, url, headers, body]);

const isSuccess = ({ statusCode }: InProcessAnswer): boolean => statusCode >= 200 && statusCode < 300;

/** Makes the recorded calls again, all at once; `isSame` if every answer has the recorded bytes. */
export const repeatCalls = async (
  send: Send,
  recorded: readonly RecordedCall[],
): Promise<{ isSame: boolean; answers: EarlyAnswers }> => {
  const answered = await Promise.all(
    recorded.map(async ({ call, body }) => {
      const answer = await send(call);
      return { call, answer, isSame: isSuccess(answer) && answer.rawPayload.equals(body) };
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
  const answerOf = (call: InProcessCall): Promise<InProcessAnswer> => {
    const name = nameOf(call);
    const known = early.get(name);
    if (!known) return send(call);
    early.delete(name);
    return Promise.resolve(known);
  };
  return {
    calls,
    /** Whether a call failed: a page that shows less because of it is not for others. */
    hasFailed: () => hasFailed,
    fetch: async (request: Request): Promise<Response> => {
      const call = await readCall(request);
      const answer = await answerOf(call).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
      if (!isSuccess(answer)) hasFailed = true;
      calls.push({ call, body: answer.rawPayload });
      return responseOf(answer);
    },
  };
};
