import type { Gazetteer, GazetteerCity } from '../airbnb-import/gazetteer.ts';

/** Where teams play that are named after a state or a region. */
const citiesOfRegions: Record<string, string> = {
  Arizona: 'az-phoenix',
  Brooklyn: 'ny-brooklyn',
  Carolina: 'nc-charlotte',
  Colorado: 'co-denver',
  Florida: 'fl-sunrise',
  'Golden State': 'ca-san-francisco',
  Indiana: 'in-indianapolis',
  LA: 'ca-los-angeles',
  Minnesota: 'mn-minneapolis',
  'New England': 'ma-foxborough',
  'New Jersey': 'nj-newark',
  Tampa: 'fl-tampa',
  'Tampa Bay': 'fl-tampa',
  Tennessee: 'tn-nashville',
  Texas: 'tx-arlington',
  Utah: 'ut-salt-lake-city',
  Vegas: 'nv-las-vegas',
};

/** Smaller ones share their name with a region, a person or a city abroad. */
const smallest = 100_000;

export interface TeamCity {
  city: GazetteerCity;
  /** The name says only the state or region: another team of it can play elsewhere. */
  isRegion: boolean;
}

/** The city that a team is named after, such as that of the Oklahoma City Thunder; null if its name says none. */
export const cityOfTeam = (gazetteer: Gazetteer, team: string): TeamCity | null => {
  const words = team.split(' ');
  for (let count = words.length - 1; count > 0; count--) {
    const start = words.slice(0, count).join(' ');
    const ofRegion = citiesOfRegions[start];
    const city = ofRegion === undefined ? gazetteer.largest(start) : gazetteer.byId(ofRegion);
    if (city && (ofRegion !== undefined || city.population >= smallest))
      return { city, isRegion: ofRegion !== undefined };
  }
  return null;
};
