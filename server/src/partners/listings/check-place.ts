import { metersBetween } from '@golark/contract/destinations/distance';
import { farthestFromCity } from '@golark/contract/own-listings/rules';
import type { PlaceInput } from '@golark/contract/own-listings/section-inputs-schemas';
import { findKnownCity, isLand } from '#destinations';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import type { DraftPlace } from '#stays/own';

/**
 * An address with the state and the time zone of its town. Throws VALIDATION_ERROR for an unknown town, and for a pin in the water or too
 * far from the town; `path` is that of the address.
 */
export const checkPlace = async (ctx: Context, place: PlaceInput, path: string): Promise<DraftPlace> => {
  const city = await findKnownCity(ctx, place.cityId);
  if (!city) throw invalidField(`${path}.cityId`, 'city_unknown');
  const center = { lat: city.latitude, lng: city.longitude };
  if (!(await isLand(place.pin))) throw invalidField(`${path}.pin`, 'pin_in_water');
  if (metersBetween(center, place.pin) > farthestFromCity * 1000)
    throw invalidField(`${path}.pin`, 'pin_far', { limit: farthestFromCity, city: city.name });
  return { ...place, stateId: city.state_id, timeZone: city.time_zone };
};
