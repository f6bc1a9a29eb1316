import type { Context } from '#platform/context';
import type { Fulfilment, OrderItem } from '#platform/fulfilment';

/** Throws for a kind of item that no feature fulfills. */
export const fulfilmentOf = (ctx: Context, { kind }: Pick<OrderItem, 'kind'>): Fulfilment => {
  const fulfilment = ctx.fulfilments[kind];
  if (!fulfilment) throw new Error(`no feature fulfills items of the kind ${kind}`);
  return fulfilment;
};
