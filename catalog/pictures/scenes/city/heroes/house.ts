/** A house of a row. */
export interface House {
  x: number;
  width: number;
  floors: number;
  /** y of the street */
  base: number;
  /** y of the eaves */
  top: number;
  color: string;
  accent: string;
}
