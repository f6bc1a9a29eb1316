import { metersBetween } from '@golark/contract/destinations/distance';

interface Point {
  lat: number;
  lng: number;
}

interface Stay extends Point {
  cityId: string;
  stateId: string;
}

const metersPerDegree = 111_195;

/** The stays that there are, to be counted by city, state and distance. */
export class StayPoints {
  readonly #byLatitude: readonly Stay[];
  readonly #ofCities = new Map<string, number>();
  readonly #ofStates = new Map<string, number>();

  constructor(stays: readonly Stay[]) {
    this.#byLatitude = stays.toSorted((one, other) => one.lat - other.lat);
    for (const { cityId, stateId } of stays) {
      this.#ofCities.set(cityId, this.inCity(cityId) + 1);
      this.#ofStates.set(stateId, this.inState(stateId) + 1);
    }
  }

  get isEmpty(): boolean {
    return this.#byLatitude.length === 0;
  }

  inCity(id: string): number {
    return this.#ofCities.get(id) ?? 0;
  }

  inState(id: string): number {
    return this.#ofStates.get(id) ?? 0;
  }

  around(center: Point, meters: number): number {
    const north = meters / metersPerDegree;
    let count = 0;
    for (let i = this.#firstFrom(center.lat - north); i < this.#byLatitude.length; i += 1) {
      const stay = this.#byLatitude[i] as Stay;
      if (stay.lat > center.lat + north) break;
      if (metersBetween(center, stay) <= meters) count += 1;
    }
    return count;
  }

  #firstFrom(latitude: number): number {
    let low = 0;
    let high = this.#byLatitude.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#byLatitude[middle] as Stay).lat < latitude) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
