export interface GeocodedAddress {
  lat: number;
  lng: number;
  /** As the geocoder writes it: `1701 Wynkoop Street, Denver, Colorado 80202, USA`. */
  formattedAddress: string;
  /** The town, if the geocoder knows our towns. */
  cityId: string | null;
}

/** Finds where a typed address is. */
export interface Geocoder {
  /** The likeliest first; none if nothing resembles the text. Throws if the service does not respond as it should. */
  find(address: string, limit: number): Promise<GeocodedAddress[]>;
}
