import { actingHostHeader } from '@golark/contract/access/rules';

export interface HostAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

export interface HostRequest {
  method: string;
  address: string;
  body?: object | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Sends what a host presses to a server. Null if the connection ends without a response. */
export type HostCaller = (hostId: string, request: HostRequest) => Promise<HostAnswer | null>;

/** A new account, which owns no host. */
export const signUpWith = async (
  call: HostCaller,
  email: string,
): Promise<{ accountId: string; jwt: string }> => {
  const body = { firstName: 'Kim', lastName: 'Stone', email, password: 'a long enough pass' };
  const signedUp = await call('', { method: 'PUT', address: '/v1/account/signup', body });
  if (!signedUp) throw new Error('the server is gone');
  const { account, token } = signedUp.body as { account: { accountId: string }; token: { jwt: string } };
  return { accountId: account.accountId, jwt: token.jwt };
};

/** An account that signs up on a server and acts for hosts, on whichever server has its address by then. */
export const hostCaller = async (
  urlNow: () => string,
  email: string,
): Promise<{ accountId: string; callAs: HostCaller }> => {
  let jwt = '';
  const callAs: HostCaller = async (hostId, { method, address, body, headers = {} }) => {
    const isJson = body !== undefined && !(body instanceof Uint8Array);
    const response = await fetch(`${urlNow()}${address}`, {
      method,
      headers: {
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...(jwt ? { authorization: `Bearer ${jwt}`, [actingHostHeader]: hostId } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: isJson ? JSON.stringify(body) : (body as Uint8Array<ArrayBuffer>) }),
    }).catch(() => null);
    const text = await response?.text().catch(() => null);
    if (!response || typeof text !== 'string') return null;
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
  };
  const account = await signUpWith(callAs, email);
  jwt = account.jwt;
  return { accountId: account.accountId, callAs };
};
