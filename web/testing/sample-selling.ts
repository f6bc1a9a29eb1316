import type { PriceAdvice } from '@golark/contract/selling/advice-schemas';
import type { Sale, SellerListing } from '@golark/contract/selling/schemas';
import { sampleTicketOrder } from './sample-ticket-event.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** Of four tickets at $78. */
const payout = {
  lines: [
    { code: 'buyer_pays', amount: usd(31_200) },
    { code: 'ticket_fee', amount: usd(-4_072) },
    { code: 'seller_fee', amount: usd(-2_170) },
  ],
  total: usd(24_958),
  sellerFeePercent: 8,
  paidOn: '2026-12-08',
} satisfies PriceAdvice['payout'];

const compared = (kind: 'sold' | 'listed', dollars: readonly number[]) =>
  dollars.map((price) => ({ kind, price: usd(price * 100) }));

/** Ten similar offers around $78. */
export const sampleAdvice: { price: SellerListing['price']; advice: PriceAdvice } = {
  price: usd(7800),
  advice: {
    advised: { from: usd(7200), to: usd(8200) },
    level: 'advised',
    cheaperThan: 3,
    listedCount: 4,
    soldCount: 6,
    daysToSell: { from: 1, to: 2 },
    comparables: [...compared('sold', [60, 68, 72, 72, 76, 88]), ...compared('listed', [76, 80, 92, 116])],
    sections: ['101', '107'],
    cap: null,
    payout,
  },
};

/** With five, no range is advised. */
export const fewCompared: typeof sampleAdvice = {
  ...sampleAdvice,
  advice: {
    ...sampleAdvice.advice,
    ...{ advised: null, level: 'unknown', daysToSell: null, listedCount: 5, soldCount: 0 },
    comparables: compared('listed', [70, 76, 80, 92, 116]),
  },
};

const { event } = sampleTicketOrder;

export const sampleSellerListing: SellerListing = {
  id: 'own1',
  event,
  status: 'active',
  place: {
    sectionId: '101',
    section: '101',
    tier: 'lower',
    row: '2',
    seats: ['1', '2', '3', '4'],
    isAccessible: false,
    spaces: [],
  },
  heldCount: 0,
  remainingCount: 4,
  soldCount: 0,
  price: usd(7800),
  facePrice: null,
  splitRule: 'no-single',
  disclosures: [],
  delivery: 'upload',
  inHandOn: '2026-11-20',
  files: [],
  payout,
  createdAt: '2026-11-20T18:00:00.000Z',
  updatedAt: '2026-11-20T18:00:00.000Z',
};

export const sampleSale: Sale = {
  orderId: 'order1',
  code: 'GK7F3A',
  listingId: 'own1',
  event,
  place: { ...sampleSellerListing.place, seats: ['1', '2'] },
  quantity: 2,
  state: 'DUE',
  delivery: 'transfer',
  deliverBy: '2026-12-05T03:00:00.000Z',
  deliveredAt: null,
  transferTo: { name: 'Ana Diaz', email: 'ana@example.com' },
  transferredWith: null,
  payout,
  payoutState: 'HELD',
  objection: null,
  canAnswer: false,
  canDeliver: true,
  soldAt: '2026-11-20T18:00:00.000Z',
};
