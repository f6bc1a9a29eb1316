import { keepInMemory } from '#platform/keep-in-memory';
import { listPublishedPoints, readPointsFingerprint } from '#stays/suggested';
import { StayPoints } from '../rules/stay-points.ts';

/** Where the published stays of a database are. */
export const stayPointsOf = keepInMemory<StayPoints>({
  readFingerprint: ({ db }) => readPointsFingerprint(db),
  load: async ({ db }) =>
    new StayPoints(
      (await listPublishedPoints(db)).map(({ city_id, state_id, latitude, longitude }) => ({
        cityId: city_id,
        stateId: state_id,
        lat: latitude,
        lng: longitude,
      })),
    ),
  isEmpty: (points) => points.isEmpty,
});
