type Style = 'plain' | 'excited' | 'lowercase' | 'list' | 'paragraphs';

/** A way of writing reviews. */
export interface Voice {
  /** Tag of the openings and closings of this voice. */
  tag: string;
  locale: 'en' | 'es';
  /** How often it occurs, relative to the other voices of its language. */
  weight: number;
  /** Which phrases it uses: `plain` ones, `c` casual, `f` careful, `b` brief, `n` simple English of a visitor from abroad. */
  registers: string[];
  /** One of these tags must be among those of the stay and the trip. */
  needs?: string[];
  /** Fewest and most topics. */
  topics: [number, number];
  openingShare: number;
  closingShare: number;
  /** How much more often than others it talks about a topic; 0 is never. */
  concerns: Record<string, number>;
  style: Style;
}

const defaults = { openingShare: 0.65, closingShare: 0.45, concerns: {}, style: 'plain' as const };
const voice = (
  options: Pick<Voice, 'tag' | 'locale' | 'weight' | 'registers' | 'topics'> & Partial<Voice>,
): Voice => ({ ...defaults, ...options });

const outdoorTags = ['mountain', 'ski', 'beach', 'lake', 'park', 'desert', 'river', 'forest', 'tropical'];

const english: Voice[] = [
  voice({ tag: 'v-short', locale: 'en', weight: 11, registers: [], topics: [0, 0] }),
  voice({ tag: 'v-plain', locale: 'en', weight: 17, registers: ['plain', 'c'], topics: [1, 3] }),
  voice({
    tag: 'v-family',
    locale: 'en',
    weight: 9,
    registers: ['plain', 'c'],
    needs: ['p-kids'],
    topics: [1, 4],
    concerns: { outing: 3, pool: 4, hottub: 2, comfort: 3, cleanliness: 2, outdoors: 2, wifi: 0.2 },
    style: 'excited',
  }),
  voice({
    tag: 'v-couple',
    locale: 'en',
    weight: 8,
    registers: ['plain', 'c'],
    needs: ['p-couple'],
    topics: [1, 3],
    concerns: { view: 4, hottub: 4, fire: 4, outing: 2, outdoors: 2, parking: 0.3, wifi: 0.2 },
  }),
  voice({
    tag: 'v-friends',
    locale: 'en',
    weight: 6,
    registers: ['plain', 'c'],
    needs: ['p-friends'],
    topics: [1, 3],
    concerns: { space: 4, kitchen: 2, outing: 3, hottub: 3, outdoors: 3 },
  }),
  voice({
    tag: 'v-texter',
    locale: 'en',
    weight: 9,
    registers: ['plain', 'c', 'b'],
    topics: [1, 3],
    openingShare: 0.8,
    concerns: { communication: 2, view: 2 },
    style: 'lowercase',
  }),
  voice({
    tag: 'v-retired',
    locale: 'en',
    weight: 6,
    registers: ['plain', 'f'],
    needs: ['p-couple'],
    topics: [2, 5],
    openingShare: 0.85,
    closingShare: 0.7,
    concerns: { sleep: 4, cleanliness: 3, communication: 2, checkin: 2, bathroom: 2, location: 2 },
  }),
  voice({
    tag: 'v-critic',
    locale: 'en',
    weight: 6,
    registers: ['plain', 'f'],
    topics: [3, 6],
    openingShare: 0.8,
    closingShare: 0.7,
    concerns: { accuracy: 3, value: 3, kitchen: 2, sleep: 2, cleanliness: 2 },
  }),
  voice({
    tag: 'v-business',
    locale: 'en',
    weight: 6,
    registers: ['b'],
    needs: ['p-solo'],
    topics: [2, 4],
    openingShare: 0.6,
    concerns: { wifi: 5, checkin: 3, sleep: 3, parking: 2, value: 2, outing: 0, outdoors: 0, space: 0 },
  }),
  voice({
    tag: 'v-dad',
    locale: 'en',
    weight: 7,
    registers: ['b'],
    needs: ['p-kids', 'p-couple', 'p-parents'],
    topics: [2, 4],
    openingShare: 0.5,
    concerns: { parking: 3, kitchen: 2, wifi: 2, bathroom: 2, value: 2, outing: 2 },
  }),
  voice({
    tag: 'v-list',
    locale: 'en',
    weight: 3,
    registers: ['b'],
    topics: [3, 5],
    openingShare: 1,
    closingShare: 0,
    style: 'list',
  }),
  voice({
    tag: 'v-story',
    locale: 'en',
    weight: 5,
    registers: ['plain', 'c', 'f'],
    needs: ['p-kids', 'p-couple', 'p-friends', 'p-parents'],
    topics: [4, 7],
    openingShare: 1,
    closingShare: 0.9,
    concerns: { outing: 30, checkin: 3, outdoors: 3, view: 3 },
    style: 'paragraphs',
  }),
  voice({
    tag: 'v-repeat',
    locale: 'en',
    weight: 4,
    registers: ['plain', 'c'],
    topics: [1, 3],
    openingShare: 1,
    concerns: { accuracy: 0, checkin: 0.2, communication: 2, outing: 2 },
  }),
  voice({
    tag: 'v-outdoors',
    locale: 'en',
    weight: 6,
    registers: ['plain', 'c'],
    needs: outdoorTags,
    topics: [1, 4],
    concerns: { outing: 12, location: 3, bathroom: 2, hottub: 2, outdoors: 2 },
  }),
  voice({
    tag: 'v-dog',
    locale: 'en',
    weight: 5,
    registers: ['plain', 'c'],
    needs: ['p-dog'],
    topics: [1, 3],
    openingShare: 0.9,
    concerns: { comfort: 5, outdoors: 3, location: 2 },
  }),
  voice({
    tag: 'v-foreign',
    locale: 'en',
    weight: 5,
    registers: ['n'],
    needs: ['p-couple', 'p-kids', 'p-friends'],
    topics: [2, 4],
    openingShare: 0.7,
    concerns: { location: 2, communication: 2, outing: 2 },
  }),
];

const spanish: Voice[] = [
  voice({ tag: 'v-short', locale: 'es', weight: 12, registers: [], topics: [0, 0] }),
  voice({
    tag: 'v-familia',
    locale: 'es',
    weight: 26,
    registers: ['plain'],
    needs: ['p-kids', 'p-parents', 'p-friends'],
    topics: [1, 4],
    concerns: { outing: 3, water: 3, comfort: 2 },
  }),
  voice({
    tag: 'v-pareja',
    locale: 'es',
    weight: 18,
    registers: ['plain'],
    needs: ['p-couple'],
    topics: [1, 3],
    concerns: { view: 3, water: 3, outing: 2 },
  }),
  voice({ tag: 'v-breve', locale: 'es', weight: 18, registers: ['b'], topics: [1, 4] }),
  voice({
    tag: 'v-joven',
    locale: 'es',
    weight: 14,
    registers: ['plain', 'b'],
    needs: ['p-couple', 'p-friends'],
    topics: [1, 3],
    openingShare: 0.8,
    style: 'lowercase',
  }),
  voice({
    tag: 'v-senora',
    locale: 'es',
    weight: 12,
    registers: ['plain', 'f'],
    needs: ['p-couple'],
    topics: [2, 5],
    openingShare: 0.9,
    closingShare: 0.7,
    concerns: { sleep: 3, cleanliness: 3, communication: 2 },
  }),
  voice({
    tag: 'v-detalle',
    locale: 'es',
    weight: 12,
    registers: ['plain', 'f'],
    topics: [3, 6],
    openingShare: 0.9,
    closingShare: 0.7,
    concerns: { accuracy: 3, value: 2 },
    style: 'paragraphs',
  }),
];

export const voices = { en: english, es: spanish };
