/** The place of a sale on the page of all sales. */
export const saleAnchor = (orderId: string): string => `#sale-${orderId}`;
