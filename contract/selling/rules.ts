/**
 * The state of a sale for its seller. `DUE` has to be delivered until a deadline; `MISSED` was refunded to the buyer, because nothing was
 * delivered or because an objection was upheld.
 */
export const saleStates = ['DUE', 'DELIVERED', 'MISSED', 'CANCELED'] as const;
export type SaleState = (typeof saleStates)[number];

/**
 * Where the money of a sale is. `HELD` until some days after the event, so that it can be returned to the buyer; `STOPPED` while an objection
 * of the buyer is open.
 */
export const payoutStates = ['HELD', 'STOPPED', 'PAID', 'REVERSED'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** How a price compares with the advised range; `unknown` if there is too little to compare with. */
export const priceLevels = ['low', 'advised', 'high', 'unknown'] as const;
export type PriceLevel = (typeof priceLevels)[number];

/** With fewer comparable tickets no range is advised. */
export const leastComparable = 8;

/** Of the seat price, without the fees that the buyer pays. */
export const sellerFeePercent = 8;

/** Days after an event until its sellers are paid. */
export const payoutDelayDays = 3;

/** Percent of the price that a seller pays who doesn't deliver; the buyer gets everything back. */
export const missedDeliveryPercent = 25;

/** Hours before the start of an event by which its tickets have to be delivered. */
export const deliveryHoursBefore = 24;

/** Bytes of a PDF with tickets. */
export const mostFileBytes = 4 * 1024 * 1024;
/** Bytes of a call with such files: base64 has four characters for three bytes, and there is a little around it. */
export const fileBodyLimit = Math.ceil((mostFileBytes * 4) / 3) + 64 * 1024;
/** Pages of such a file: one for each ticket and some for terms. */
export const mostFilePages = 60;

/**
 * A seller has at least this many hours to deliver, or half of the time until the event begins if that is less, however late the
 * tickets are sold.
 */
export const leastDeliveryHours = 12;

/** Listings that an account can have for sale, paused or as a draft at the same time. */
export const mostOpenListings = 200;

/** The statuses of listings that have a page, in the order of their tabs. */
export const sellingTabs = ['active', 'paused', 'draft', 'expired'] as const;
export type SellingTab = (typeof sellingTabs)[number];
