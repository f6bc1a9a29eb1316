// the first pattern that matches an amenity's published name gives our slug; null ends the search without one
const patterns: [RegExp, string | null][] = [
  [/^paid |dryer for|hair dryer|nearby|not available/i, null],
  [/wi-?fi/i, 'wifi'],
  [/^kitchen(?!ette)/i, 'kitchen'],
  [/dishwasher/i, 'dishwasher'],
  [/coffee maker|keurig|nespresso|espresso/i, 'coffee-maker'],
  [/washer/i, 'washer'],
  [/dryer/i, 'dryer'],
  [/air condition|\bac\b/i, 'air-conditioning'],
  [/heating|heater/i, 'heating'],
  [/workspace/i, 'workspace'],
  [/\b(hd)?tv\b/i, 'tv'],
  [/ev charger/i, 'ev-charger'],
  [/free .*parking/i, 'free-parking'],
  [/hot tub/i, 'hot-tub'],
  [/sauna/i, 'sauna'],
  [/pool table|ping pong|game console|foosball/i, 'game-table'],
  [/\bpool\b/i, 'pool'],
  [/pool view/i, null],
  [/wood.?burning stove/i, 'wood-stove'],
  [/fireplace/i, 'fireplace'],
  [/fire pit/i, 'fire-pit'],
  [/bbq grill|barbecue grill|\bgrill\b/i, 'grill'],
  [/patio/i, 'patio'],
  [/balcony/i, 'balcony'],
  [/backyard|garden(?! view)/i, 'garden'],
  [/ocean view|sea view|beach view|bay view/i, 'sea-view'],
  [/lake view/i, 'lake-view'],
  [/mountain view/i, 'mountain-view'],
  [/skyline view|city view/i, 'city-view'],
  [/waterfront/i, 'waterfront'],
  [/beach access|beachfront/i, 'beach-access'],
  [/ski-?in/i, 'ski-in-out'],
  [/\bgym\b|exercise equipment/i, 'gym'],
  [/breakfast/i, 'breakfast'],
  [/elevator/i, 'elevator'],
  [/step-?free/i, 'step-free-entrance'],
  [/roll-in shower|step-free shower/i, 'roll-in-shower'],
  [/\bcrib\b/i, 'crib'],
  [/high chair/i, 'high-chair'],
  [/piano/i, 'piano'],
  [/\bbikes?\b/i, 'bikes'],
  [/kayak/i, 'kayaks'],
  [/self check-in|lockbox|keypad|smart lock/i, 'self-check-in'],
  [/smoke (alarm|detector)/i, 'smoke-alarm'],
  [/carbon monoxide/i, 'carbon-monoxide-alarm'],
  [/first aid/i, 'first-aid-kit'],
  [/pets allowed/i, 'pets-welcome'],
];

const known = new Map<string, string | null>();

const amenityOf = (words: string): string | null => {
  const found = known.get(words);
  if (found !== undefined) return found;
  const amenity = patterns.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  // hosts write some in their own words: the cache is bounded
  if (known.size < 20_000) known.set(words, amenity);
  return amenity;
};

/** The published names, a JSON array in a string, as our slugs; names without one are left out. */
export const amenitiesOf = (published: string): { slugs: string[]; isSmokingAllowed: boolean } => {
  let words: unknown;
  try {
    words = JSON.parse(published || '[]');
  } catch {
    words = [];
  }
  const list = Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
  const slugs = new Set(list.map(amenityOf).filter((slug) => slug !== null));
  return { slugs: [...slugs].sort(), isSmokingAllowed: list.some((word) => /^smoking allowed/i.test(word)) };
};
