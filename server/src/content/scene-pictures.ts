import { type PicturePlan, planPagePicture, planStayPictures } from '@golark/catalog/pictures';

/** What a host might open the door to, on the page for hosts. */
const villa = (): PicturePlan | null => {
  const [outside] = planStayPictures({
    id: 'page-villa',
    type: 'villa',
    stateCode: 'CA',
    urban: false,
    amenities: ['pool', 'ocean-view'],
    bedrooms: 3,
  });
  return outside ? { ...outside, time: 'golden' } : null;
};

/** A cabin on a lake at night, for the account entry. */
const lakeNight = (): PicturePlan | null => {
  const [outside] = planStayPictures({
    id: 'page-lake-night',
    type: 'cabin',
    stateCode: 'MN',
    urban: false,
    amenities: ['lake-view', 'waterfront'],
    bedrooms: 2,
  });
  return outside ? { ...outside, time: 'night' } : null;
};

const scenes: Record<string, () => PicturePlan | null> = {
  'hero-dawn': () => planPagePicture('hero', 'light'),
  'gone-traveling': () => planPagePicture('gone-traveling', 'light'),
  'lake-night': lakeNight,
  'golf-green': () => planPagePicture('golf-green', 'light'),
  villa,
};

/** Pictures of our own pages, by name. */
export const scenePlanOf = (name: string): PicturePlan | null => scenes[name]?.() ?? null;
