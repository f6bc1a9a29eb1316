import fc from 'fast-check';
import type { PaymentGateway } from '#platform/payment-gateway';
import { advanceSandbox, postInProcess } from '../../src/payments/gateway/advance-sandbox.ts';
import type { FaultyGateway } from '../faulty-gateway.ts';
import { answerRequest, book, cancel, cardChoices, change, payOpenBalance, type World } from './world.ts';

const faultyMethods = [
  'createPayment',
  'find',
  'capture',
  'cancel',
  'refund',
  'findRefund',
  'confirm',
] as const;
const faults = ['timeout-before', 'timeout-after', 'twice'] as const;

const small = (most: number) => fc.integer({ min: 0, max: most });

/** One step of a campaign: what a guest, a host, the gateway or the clock does. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      guest: small(2),
      listing: small(2),
      card: fc.constantFrom(...cardChoices),
      arrival: small(7),
      hasDeposit: fc.boolean(),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      guest: small(2),
      booking: small(5),
      later: small(3),
      nights: fc.integer({ min: 1, max: 3 }),
      card: fc.constantFrom(...cardChoices),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('pay balance' as const),
      guest: small(2),
      booking: small(5),
      card: fc.constantFrom(...cardChoices),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      guest: small(2),
      booking: small(5),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('answer' as const), isAccepted: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      method: fc.constantFrom(...faultyMethods),
      fault: fc.constantFrom(...faults),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock jump' as const),
      minutes: fc.integer({ min: -180, max: 600 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('webhooks' as const) }) },
);

export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

export const campaign = (steps: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: steps, maxLength: steps });

/** Takes a step; returns the statuses of the responses that a caller got. */
export const act = async (
  world: World,
  gateway: FaultyGateway<PaymentGateway>,
  taken: Step,
): Promise<number[]> => {
  const { golark } = world;
  if (taken.kind === 'book') return book(world, taken);
  if (taken.kind === 'cancel') return cancel(world, taken);
  if (taken.kind === 'change') return change(world, taken);
  if (taken.kind === 'pay balance') return payOpenBalance(world, taken);
  if (taken.kind === 'answer') return answerRequest(world, taken.isAccepted);
  if (taken.kind === 'fault') gateway.plan(taken.method, taken.fault);
  if (taken.kind === 'pass') await golark.passMinutes(taken.minutes);
  if (taken.kind === 'clock jump') golark.clock.advanceMinutes(taken.minutes);
  if (taken.kind === 'webhooks') await advanceSandbox(golark.ctx, postInProcess(golark.app));
  return [];
};
