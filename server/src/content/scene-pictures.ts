import { type PicturePlan, planPagePicture, planStayPictures } from '@golark/catalog/pictures';

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
};

/** Pictures of our own pages, by name. */
export const scenePlanOf = (name: string): PicturePlan | null => scenes[name]?.() ?? null;
