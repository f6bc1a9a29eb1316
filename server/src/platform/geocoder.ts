/** A town in which an address may be. */
export interface GeocodedPlace {
  cityId: string;
  cityName: string;
  stateName: string;
  lat: number;
  lng: number;
}

/** Finds where a typed address is. */
export interface Geocoder {
  /** The likeliest first; none if nothing resembles the text. */
  find(text: string, limit: number): Promise<GeocodedPlace[]>;
}
