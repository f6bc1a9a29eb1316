const defaultTimeoutMilliseconds = 15_000;

export interface PartnerAccess {
  /** Without a slash at its end. */
  url: string;
  token: string;
}

interface PartnerRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The status that means no: such a response is returned instead of thrown. */
  refusal?: number;
  headers?: Record<string, string>;
  body?: object;
  /** 15 seconds unless someone waits for the answer. */
  timeoutMilliseconds?: number;
}

/**
 * Sends JSON to a service of a partner. `who` is its name in errors: `the insurer`. What is to be deleted and isn't there counts as
 * deleted; any other answer but success throws, as no answer in time does.
 */
export const partnerApi =
  (who: string, { url, token }: PartnerAccess) =>
  async (
    path: string,
    { method, refusal, headers = {}, body, timeoutMilliseconds = defaultTimeoutMilliseconds }: PartnerRequest,
  ): Promise<Response> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMilliseconds),
      redirect: 'error',
    });
    if (response.ok || response.status === refusal || (method === 'DELETE' && response.status === 404))
      return response;
    throw new Error(`${who} answered ${method} ${path} with ${response.status}`);
  };
