export { clockTime } from './get-property.ts';
export { listKeptStays } from './kept-stays.ts';
export { registerStayRoutes } from './routes.ts';
export { picturePlansOf, picturesOf } from './stay-pictures.ts';
export { findStay, hasListings, listStays, type RoomTypeRow, type StayRow } from './store.ts';
