export { hasMembership, loadOffer } from './load-purchase.ts';
