import { getOrder } from '@golark/contract/orders/calls';
import type { Order } from '@golark/contract/orders/schemas';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

/** The order in which a quote is held for another card. */
export const loadHeldOrder = async (api: Api, orderId: string): Promise<Order | null> => {
  const found = await callApi(api, getOrder, { params: { orderId } });
  return found.ok ? found.data.order : null;
};
