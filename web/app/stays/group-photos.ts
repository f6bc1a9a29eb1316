import { type PhotoRoom, photoRooms } from '@golark/contract/stays/photo-rooms';
import type { PropertyPhoto } from '@golark/contract/stays/schemas';

/** The photos of one room; those without a room come first, below no heading. */
export type PhotoGroup = { room: PhotoRoom | null; photos: PropertyPhoto[] };

const keyOf = (room: PhotoRoom | null): string => (room ? `${room.kind}-${room.number ?? 0}` : '');

const placeOf = ({ room }: PhotoGroup): number =>
  room ? photoRooms.indexOf(room.kind) * 1000 + (room.number ?? 0) : -1;

/** By room, in the order of a walk through the place; within a room as the host ordered them. */
export const groupPhotos = (photos: readonly PropertyPhoto[]): PhotoGroup[] =>
  [...Map.groupBy(photos, ({ room }) => keyOf(room)).values()]
    .map((ofRoom) => ({ room: ofRoom[0]?.room ?? null, photos: ofRoom }))
    .sort((one, other) => placeOf(one) - placeOf(other));
