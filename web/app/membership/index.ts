export { hasMembership } from './load-purchase.ts';
