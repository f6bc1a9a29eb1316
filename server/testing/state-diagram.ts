import { returnedNightTransitions } from '../src/booking/rules/returned-night-states.ts';
import { membershipTransitions } from '../src/membership/rules/membership-states.ts';
import { balanceTransitions } from '../src/orders/rules/balance-states.ts';
import { orderTransitions } from '../src/orders/rules/order-states.ts';
import { paymentTransitions } from '../src/payments/rules/payment-states.ts';

interface Edge {
  from: string;
  event: string;
  to: string;
}

/** A Mermaid state diagram of transitions; a state without a predecessor is the initial one. */
const diagramOf = (edges: readonly Edge[]): string => {
  const reached = new Set(edges.map(({ to }) => to));
  const initial = [...new Set(edges.map(({ from }) => from))].filter((from) => !reached.has(from));
  const start = initial.length > 0 ? initial : edges.slice(0, 1).map(({ from }) => from);
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...start.map((state) => `  [*] --> ${state}`),
    ...edges.map(({ from, event, to }) => `  ${from} --> ${to}: ${event}`),
    '```',
  ].join('\n');
};

/** The page `docs/order-states.md`, generated from the data that the code runs on. */
export const stateDiagramPage = (): string =>
  [
    '# States of orders, payments and memberships',
    '',
    'Generated from `server/src/orders/rules/order-states.ts`, `server/src/payments/rules/payment-states.ts`,',
    '`server/src/orders/rules/balance-states.ts`, `server/src/booking/rules/returned-night-states.ts` and\n`server/src/membership/rules/membership-states.ts`; a test fails when this page is out of date.',
    '',
    '## Orders',
    '',
    diagramOf(orderTransitions),
    '',
    '| from | event | to | effects |',
    '|---|---|---|---|',
    ...orderTransitions.map(
      ({ from, event, to, effects }) => `| ${from} | ${event} | ${to} | ${effects.join(', ')} |`,
    ),
    '',
    '## Payments',
    '',
    diagramOf(paymentTransitions),
    '',
    '## Balances of orders',
    '',
    diagramOf(balanceTransitions),
    '',
    '## Nights that guests gave back',
    '',
    diagramOf(returnedNightTransitions),
    '',
    '## Memberships',
    '',
    diagramOf(membershipTransitions),
    '',
  ].join('\n');
