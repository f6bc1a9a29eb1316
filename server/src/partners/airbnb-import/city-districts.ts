// Parts of a city, by the city's id: those that the gazetteer lists as places of their own, and those that published
// files name as neighborhoods although places of the same name exist nearby.
const districts: Record<string, string> = {
  'az-phoenix': 'central-city encanto',
  'ca-los-angeles':
    'boyle-heights canoga-park century-city chatsworth echo-park encino hollywood koreatown north-hills north-hollywood northridge san-pedro shadow-hills sherman-oaks silver-lake studio-city sunland tujunga universal-city valley-glen van-nuys venice westwood woodland-hills',
  'ca-san-diego': 'la-jolla mira-mesa rancho-penasquitos sorrento-valley',
  'ca-san-francisco': 'chinatown mission mission-district noe-valley visitacion-valley',
  'ca-san-jose': 'cambrian-park communications-hill seven-trees',
  'il-chicago':
    'albany-park ashburn auburn-gresham avondale belmont-cragin bridgeport brighton-park chatham chicago-lawn chicago-loop douglas east-garfield-park edgewater englewood gage-park grand-boulevard greater-grand-crossing hyde-park irving-park kenwood lincoln-park lincoln-square logan-square lower-west-side mckinley-park morgan-park mount-greenwood near-north-side near-south-side new-city north-center north-lawndale portage-park rogers-park south-lawndale south-shore uptown west-elsdon west-englewood west-garfield-park west-lawn west-ridge west-town woodlawn',
  'ma-boston':
    'allston back-bay beacon-hill brighton charlestown dorchester east-boston fenway hyde-park jamaica-plain longwood-medical-area mattapan mission-hill north-end roslindale roxbury south-boston south-boston-waterfront south-end west-end west-roxbury',
  'nc-raleigh': 'west-raleigh',
  'ny-new-york-city':
    'bronx brooklyn brooklyn-heights chinatown east-new-york east-village financial-district gramercy-park greenpoint harlem hells-kitchen long-island-city manhattan morningside-heights park-slope queens ridgewood staten-island sunset-park the-bronx van-nest williamsburg',
  'or-portland': 'kenton lents',
  'pa-philadelphia': 'center-city pennsport wharton whitman',
  'tn-memphis': 'new-south-memphis',
};

const citiesOf = new Map<string, string[]>();
for (const [cityId, slugs] of Object.entries(districts))
  for (const slug of slugs.split(' ')) citiesOf.set(slug, [...(citiesOf.get(slug) ?? []), cityId]);

/** The ids of the cities that have a district of this name. */
export const citiesWithDistrict = (slug: string): readonly string[] => citiesOf.get(slug) ?? [];
