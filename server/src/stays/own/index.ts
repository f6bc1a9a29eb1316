export { accessibilityOf } from '../accessibility-columns.ts';
export { saveHostPhone } from '../find-arrival.ts';
export { type RuleChange, ruleColumnsOf, ruleValuesOf } from '../price-rule-columns.ts';
export { rangesOfSeasons, seasonsOfRanges } from '../rules/season-ranges.ts';
export { savePriceRules } from '../save-price-rules.ts';
export { changeListingStatus, lockListing } from './change-status.ts';
export { insertCopy } from './copy-listing.ts';
export { deleteUnbooked } from './delete-listing.ts';
export { insertDraft } from './insert-draft.ts';
export { listOwnListings } from './list-own-listings.ts';
export { findTitles, listNamed, listSoldByUnit } from './name-listings.ts';
export { findOwnListing, type OwnListingRow, type StoredText } from './own-listing-row.ts';
export type { DraftPlace } from './save-address.ts';
export { type HostRow, insertHost, listHosts, saveHosting, updateHost } from './save-host.ts';
export { saveRooms } from './save-rooms.ts';
export {
  saveAccessibility,
  saveAmenities,
  savePlace,
  savePrice,
  saveRules,
  saveSeasons,
  saveTexts,
} from './save-sections.ts';
export {
  raiseVersion,
  recordSection,
  reopenSections,
  touchSection,
  versionOfSection,
} from './section-records.ts';
