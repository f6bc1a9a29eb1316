export { insertListings, type NewListing } from './insert-listings.ts';
