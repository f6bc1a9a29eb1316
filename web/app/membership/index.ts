export { type GoPlusOffer, loadGoPlusOffer } from './load-go-plus-offer.ts';
