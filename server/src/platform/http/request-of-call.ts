import type { BodyInputOf, Call, ParamsOf, QueryInputOf } from '@golark/contract/call';
import type { InjectOptions } from 'fastify';

/** The values that a call of the contract is made with. */
export interface CallOptions<C extends Call> {
  params?: ParamsOf<C>;
  query?: QueryInputOf<C>;
  body?: BodyInputOf<C>;
}

const queryText = (query: object | undefined): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one));
  }
  return search.size > 0 ? `?${search}` : '';
};

/** A call of the contract as a request that the HTTP application takes without a socket. */
export const requestOfCall = <C extends Call>(
  call: C,
  { params, query, body }: CallOptions<C>,
): Pick<InjectOptions, 'method' | 'url' | 'payload'> => {
  const values = params as unknown as Record<string, unknown>;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  return {
    method: call.method as NonNullable<InjectOptions['method']>,
    url: path + queryText(query as object | undefined),
    ...(body === undefined ? {} : { payload: body as object }),
  };
};
