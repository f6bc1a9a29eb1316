/** The names of a home's only room type, by its kind. */
export const homeRoomNames = (kind: string): { name_en: string; name_es: string } =>
  kind === 'private-room'
    ? { name_en: 'Private room', name_es: 'Habitación privada' }
    : { name_en: 'Entire place', name_es: 'Alojamiento entero' };

/** Until the host has named the room types of a hotel. */
export const hotelRoomNames = { name_en: 'Room', name_es: 'Habitación' };
