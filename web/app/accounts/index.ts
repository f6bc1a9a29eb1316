export { EntryInPlace } from './entry/entry-in-place.tsx';
export { readLastEmail } from './entry/last-email.ts';
export { phoneFieldOf, phoneOf } from './form/phone-input.ts';
