export { type GoPlusOffer, loadGoPlusOffer } from './load-go-plus-offer.ts';
export { hasMembership } from './load-purchase.ts';
