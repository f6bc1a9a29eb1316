/** The city of the samples, as far as pages use it. */
export const sampleCity = {
  objectID: 'or-bend',
  name: 'Bend',
  nameSlug: 'bend',
  stateName: 'Oregon',
  stateNameSlug: 'oregon',
  stateId: 'or',
  timeZone: 'America/Los_Angeles',
  _geoloc: { lat: 44.06, lng: -121.31 },
};
