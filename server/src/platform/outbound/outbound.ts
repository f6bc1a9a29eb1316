import type { Logger } from '../log.ts';
import { OutboundFault, type OutboundFaultCode } from './outbound-fault.ts';
import { type ResolveHost, resolveWith } from './resolve-host.ts';
import { allowedAddresses } from './rules/is-allowed-address.ts';
import { readAddress, readRedirect } from './rules/read-address.ts';
import { isRedirect, type OutboundAnswer, type Send, sendWith } from './send-request.ts';

const defaultMaxBytes = 10 * 1024 * 1024;
const defaultTimeoutMilliseconds = 15_000;
const maxRedirects = 3;

export interface OutboundRequest {
  url: string;
  /** Sent to the origin of `url` only. */
  headers?: Record<string, string>;
  /** 10 MB unless given, of what is sent and of what it is decoded to. */
  maxBytes?: number;
  /** 15,000 unless given, from the call to the last byte, with the wait for a turn, names and redirects. */
  timeoutMilliseconds?: number;
}

/** Requests addresses that users have given. */
export interface Outbound {
  /** Sends a GET and follows redirects; a response with any other status is returned, also 304 and 500. Throws OutboundFault. */
  get(request: OutboundRequest): Promise<OutboundAnswer>;
  /** Ends open requests with `busy`, and refuses further ones. */
  close(): Promise<void>;
}

export interface OutboundOptions {
  /** CIDRs of addresses that are allowed although they are not public. */
  allowedNetworks: readonly string[];
  userAgent: string;
  log: Logger;
  resolve?: ResolveHost;
}

/** Aborts at its time limit, or when this server stops; the reason is a code. */
class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly signal = this.#controller.signal;

  constructor(milliseconds: number) {
    this.#timer = setTimeout(() => this.#controller.abort('too_slow'), milliseconds);
  }

  end(code: OutboundFaultCode): void {
    this.#controller.abort(code);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}

const follow = async (send: Send, request: OutboundRequest, signal: AbortSignal): Promise<OutboundAnswer> => {
  const { headers = {}, maxBytes = defaultMaxBytes } = request;
  const first = readAddress(request.url);
  let url = first;
  for (let followed = 0; ; followed++) {
    const own = url.origin === first.origin ? headers : {};
    const answer = await send(url, { headers: own, maxBytes, signal });
    if (!isRedirect(answer)) return answer;
    if (followed === maxRedirects) throw new OutboundFault('too_many_redirects', url.hostname);
    url = readRedirect(url, answer.headers.location);
  }
};

/** The one way to an address that a user has given: it connects to public addresses only, within limits of size, time and number. */
export const createOutbound = ({
  allowedNetworks,
  userAgent,
  log,
  resolve = resolveWith(),
}: OutboundOptions): Outbound => {
  const send = sendWith({ isAllowed: allowedAddresses(allowedNetworks), resolve, userAgent });
  const open = new Map<Deadline, Promise<OutboundAnswer>>();
  let isClosed = false;

  const get = async (request: OutboundRequest): Promise<OutboundAnswer> => {
    if (isClosed) throw new OutboundFault('busy');
    const deadline = new Deadline(request.timeoutMilliseconds ?? defaultTimeoutMilliseconds);
    const answer = follow(send, request, deadline.signal);
    open.set(deadline, answer);
    try {
      return await answer;
    } finally {
      deadline.clear();
      open.delete(deadline);
    }
  };

  return {
    get: async (request) => {
      try {
        return await get(request);
      } catch (error) {
        // the path and the query of an address can be secrets
        if (error instanceof OutboundFault)
          log.info({ host: error.host, fault: error.code }, 'a request to a given address failed');
        throw error;
      }
    },
    close: async () => {
      isClosed = true;
      for (const deadline of open.keys()) deadline.end('busy');
      await Promise.allSettled(open.values());
    },
  };
};
