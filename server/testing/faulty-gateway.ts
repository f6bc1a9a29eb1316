/**
 * What happens to a call: it times out before or after its effect, responds only when the test releases it, has its
 * effect twice, or never responds (with its effect done).
 */
export type GatewayFault = 'timeout-before' | 'timeout-after' | 'late' | 'twice' | 'never';

/** These return no promise, and are passed on. */
const untouched = ['listPayments', 'parseEvent', 'signEvent'];
type Method<G> = Exclude<keyof G & string, 'name' | 'listPayments' | 'parseEvent' | 'signEvent'>;

export interface FaultyGateway<G extends object> {
  gateway: G;
  /** The next calls of the method have these faults, one each, in order; calls after them have none. */
  plan(method: Method<G>, ...faults: GatewayFault[]): void;
  /** Forgets every planned fault. */
  clear(): void;
  /** Lets every call that is late respond. */
  release(): void;
  /** Names of the calls that reached the gateway, in order. */
  calls: Method<G>[];
}

export class GatewayTimeout extends Error {
  constructor(method: string) {
    super(`${method} timed out`);
    this.name = 'GatewayTimeout';
  }
}

const never = (): Promise<never> => new Promise(() => undefined);

/** Wraps a gateway, or a provider of payouts, so that a test decides which calls fail, and how. */
export const faultyGateway = <G extends object>(inner: G): FaultyGateway<G> => {
  const planned = new Map<Method<G>, GatewayFault[]>();
  const calls: Method<G>[] = [];
  let waiting: (() => void)[] = [];
  const released = () => new Promise<void>((resolve) => waiting.push(resolve));

  const run = async (method: Method<G>, work: () => Promise<unknown>): Promise<unknown> => {
    const fault = planned.get(method)?.shift();
    if (fault === 'timeout-before') throw new GatewayTimeout(method);
    calls.push(method);
    const result = await work();
    if (fault === 'timeout-after') throw new GatewayTimeout(method);
    if (fault === 'never') return never();
    if (fault === 'late') await released();
    if (fault === 'twice') {
      calls.push(method);
      return work();
    }
    return result;
  };

  const gateway = new Proxy(inner, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || untouched.some((each) => each === name)) return value;
      return (...input: unknown[]) => run(name as Method<G>, async () => Reflect.apply(value, target, input));
    },
  });
  return {
    gateway,
    calls,
    clear: () => planned.clear(),
    plan: (method, ...faults) => {
      planned.set(method, [...(planned.get(method) ?? []), ...faults]);
    },
    release: () => {
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
};
