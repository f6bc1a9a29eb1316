export { HitCard } from './hit-card.tsx';
export { readSearchToSave } from './read-search-to-save.ts';
export { saveButtonCode } from './save-islands.ts';
export { searchBoxCode } from './search-box-code.ts';
export { searchPillCode } from './search-pill-code.ts';
export {
  emptySearch,
  readSearchQuery,
  type SearchQuery,
  writeSearchQuery,
  writeStayQuery,
} from './search-query.ts';
export {
  isPartyIn,
  occupancyOf,
  peopleOf,
  readRooms,
  roomsOfSearch,
  type SearchedRoom,
  writeRooms,
} from './searched-rooms.ts';
export { amenityNameIn, useAmenityName, usePropertyTypeName } from './stay-facts.ts';
export { searchOfSaved, stayToSave } from './stay-to-save.ts';
