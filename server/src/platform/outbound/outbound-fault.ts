export type OutboundFaultCode =
  | 'bad_address'
  | 'not_public'
  | 'unknown_host'
  | 'unreachable'
  | 'tls'
  | 'too_many_redirects'
  | 'bad_redirect'
  | 'too_large'
  | 'too_slow'
  /** The response is not HTTP, or a part of it is missing. */
  | 'broken_answer'
  /** The request was not made: too many wait for this host, or this server stops. */
  | 'busy';

/** A request to a given address that failed. Path and query can be secrets, so it has the host only, and no cause. */
export class OutboundFault extends Error {
  readonly code: OutboundFaultCode;
  readonly host: string;
  constructor(code: OutboundFaultCode, host = '') {
    super(host ? `${code}: ${host}` : code);
    this.name = 'OutboundFault';
    this.code = code;
    this.host = host;
  }
}
