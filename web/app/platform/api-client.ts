import type { AnswerOf, BodyInputOf, Call, ParamsOf, QueryInputOf } from '@golark/contract/call';
import type { Problem } from '@golark/contract/errors';
import { noticeStatus } from './auth-events.ts';
import { flagsHeader } from './flags-header.ts';
import type { Api } from './request-context.ts';

/** What a failed call answered, with its status; `code` is UNAVAILABLE when no answer came at all. */
export type ApiError = Problem & { statusCode: number };

export type ApiResult<Answer> =
  | { ok: true; data: Answer; headers: Headers }
  | { ok: false; error: ApiError; isAborted: boolean };

type Optional<Value> = undefined extends Value ? Record<never, never> : never;
type Slot<Key extends string, Value> = [Value] extends [undefined]
  ? Optional<undefined>
  : { [K in Key]: Value };

export type CallArguments<C extends Call> = Slot<'params', ParamsOf<C>> &
  Slot<'query', QueryInputOf<C>> &
  Slot<'body', BodyInputOf<C>> & { headers?: Record<string, string>; signal?: AbortSignal };

/** In the browser the session cookie goes along by itself. */
export const browserApi: Api = {
  async fetch(request) {
    for (const [name, value] of Object.entries(flagsHeader())) request.headers.set(name, value);
    const answer = await fetch(request);
    noticeStatus(answer.status);
    return answer;
  },
};

const inProcessOrigin = 'http://in.process';

type Given = {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

function addressOf(call: Call, input: Given): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((input.params as Record<string, unknown>)[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const origin = typeof window === 'undefined' ? inProcessOrigin : window.location.origin;
  return `${origin}${path}${query.size > 0 ? `?${query}` : ''}`;
}

function unreachable(detail: string): ApiError {
  return {
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    statusCode: 503,
    detail,
    kind: 'UnavailableError',
    code: 'UNAVAILABLE',
    requestId: '',
  };
}

async function readFailure(answer: Response): Promise<ApiError> {
  try {
    return { ...((await answer.json()) as Problem), statusCode: answer.status };
  } catch {
    // not ours: a proxy in between answered
    return { ...unreachable('unknown error'), status: answer.status, statusCode: answer.status };
  }
}

/** Makes one call of the contract, in process on the server, by fetch in the browser. Never throws. */
export async function callApi<const C extends Call>(
  api: Api,
  call: C,
  ...[input]: Record<never, never> extends CallArguments<C> ? [CallArguments<C>?] : [CallArguments<C>]
): Promise<ApiResult<AnswerOf<C>>> {
  const given: Given = input ?? {};
  const request = new Request(addressOf(call, given), {
    method: call.method,
    headers: {
      ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...given.headers,
    },
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    ...(given.signal ? { signal: given.signal } : {}),
  });
  try {
    const answer = await api.fetch(request);
    if (!answer.ok) return { ok: false, error: await readFailure(answer), isAborted: false };
    const data = (call.answer ? await answer.json() : undefined) as AnswerOf<C>;
    return { ok: true, data, headers: answer.headers };
  } catch (error) {
    return { ok: false, error: unreachable(String(error)), isAborted: given.signal?.aborted ?? false };
  }
}

/** For loaders: the answer, or the page's error (404 stays 404, everything else is 'Whoops'). */
export function answerOrThrow<Answer>(result: ApiResult<Answer>): Answer {
  if (result.ok) return result.data;
  throw new Response(result.error.detail, { status: result.error.statusCode });
}
