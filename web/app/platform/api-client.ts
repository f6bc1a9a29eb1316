import type { BodyInputOf, Call, ParamsOf, ProblemOf, QueryInputOf, ResponseOf } from '@golark/contract/call';
import type { Problem } from '@golark/contract/errors/schemas';
import { reportStatus } from './auth-events.ts';
import { flagsHeader } from './flags-header.ts';
import type { Api } from './request-context.ts';

/** The problem of a failed call with its status; `code` is UNAVAILABLE when there was no response. */
export type ApiError<P extends Problem = Problem> = P & { statusCode: number };

export type ApiResult<Data, P extends Problem = Problem> =
  | { ok: true; data: Data; headers: Headers }
  | { ok: false; error: ApiError<P>; isAborted: boolean };

type Optional<Value> = undefined extends Value ? Record<never, never> : never;
type Slot<Key extends string, Value> = [Value] extends [undefined]
  ? Optional<undefined>
  : { [K in Key]: Value };

export type CallArguments<C extends Call> = Slot<'params', ParamsOf<C>> &
  Slot<'query', QueryInputOf<C>> &
  Slot<'body', BodyInputOf<C>> & { headers?: Record<string, string>; signal?: AbortSignal };

/** Browsers send the session cookie themselves. */
export const browserApi: Api = {
  async fetch(request) {
    for (const [name, value] of Object.entries(flagsHeader())) request.headers.set(name, value);
    const response = await fetch(request);
    reportStatus(response.status);
    return response;
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

const urlOf = (call: Call, input: Given): string => {
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
};

const unreachable = (detail: string): ApiError => ({
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
  statusCode: 503,
  detail,
  kind: 'UnavailableError',
  code: 'UNAVAILABLE',
  requestId: '',
});

const readProblem = async <P extends Problem>(response: Response): Promise<ApiError<P>> => {
  const { status } = response;
  try {
    return { ...((await response.json()) as P), statusCode: status };
  } catch {
    // a proxy responded with something other than a problem document
    return { ...unreachable('unknown error'), status, statusCode: status } as ApiError<P>;
  }
};

/** Makes one call of the contract: in process on the server, by fetch in the browser. Never throws. */
export const callApi = async <const C extends Call>(
  api: Api,
  call: C,
  ...[input]: Record<never, never> extends CallArguments<C> ? [CallArguments<C>?] : [CallArguments<C>]
): Promise<ApiResult<ResponseOf<C>, ProblemOf<C>>> => {
  const given: Given = input ?? {};
  const request = new Request(urlOf(call, given), {
    method: call.method,
    headers: {
      ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...given.headers,
    },
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    ...(given.signal ? { signal: given.signal } : {}),
  });
  try {
    const response = await api.fetch(request);
    if (!response.ok)
      return { ok: false, error: await readProblem<ProblemOf<C>>(response), isAborted: false };
    const data = (response.status === 204 ? undefined : await response.json()) as ResponseOf<C>;
    return { ok: true, data, headers: response.headers };
  } catch (error) {
    const problem = unreachable(String(error)) as ApiError<ProblemOf<C>>;
    return { ok: false, error: problem, isAborted: given.signal?.aborted ?? false };
  }
};

/** Whether the call can succeed when it is repeated: no answer, an error of the server, or too many calls. */
const isOutage = ({ statusCode }: ApiError): boolean => statusCode >= 500 || statusCode === 429;

/** For loaders: the data; null if there is none for this address. An outage is the page's error. */
export const dataOrNull = <Data>(result: ApiResult<Data>): Data | null =>
  result.ok || isOutage(result.error) ? dataOrThrow(result) : null;

/** For loaders: the data, or the page's error (404 stays 404, everything else is 'Whoops'). */
export const dataOrThrow = <Data>(result: ApiResult<Data>): Data => {
  if (result.ok) return result.data;
  throw new Response(result.error.detail, { status: result.error.statusCode });
};
