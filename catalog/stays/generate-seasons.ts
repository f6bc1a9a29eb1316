import { dayFromNumber, dayNumber } from './days.ts';
import { scaleAmount } from './generate-price.ts';
import type { Random } from './random.ts';
import type { Season } from './stay.ts';

type Span = [from: string, until: string, factor: number];

// month-day, half-open, in calendar order; a span may cross the end of the year
const seasonProfiles: [tags: string[], spans: Span[]][] = [
  [
    ['tropical', 'pacific'],
    [
      ['06-12', '08-16', 1.16],
      ['12-18', '01-05', 1.5],
      ['01-05', '04-10', 1.24],
    ],
  ],
  [
    ['tropical'],
    [
      ['08-15', '11-01', 0.84],
      ['12-18', '01-04', 1.45],
      ['01-04', '04-16', 1.32],
    ],
  ],
  [
    ['ski', 'lake'],
    [
      ['06-18', '09-06', 1.34],
      ['12-19', '01-03', 1.62],
      ['01-03', '03-30', 1.2],
    ],
  ],
  [
    ['ski'],
    [
      ['04-12', '06-01', 0.8],
      ['06-20', '09-06', 1.12],
      ['12-19', '01-03', 1.72],
      ['01-03', '04-01', 1.38],
    ],
  ],
  [
    ['park', 'desert'],
    [
      ['03-08', '06-02', 1.34],
      ['09-05', '11-03', 1.28],
      ['12-01', '02-10', 0.82],
    ],
  ],
  [
    ['park'],
    [
      ['06-08', '09-08', 1.36],
      ['09-20', '10-30', 1.16],
      ['01-05', '03-10', 0.84],
    ],
  ],
  [
    ['desert'],
    [
      ['02-06', '05-01', 1.36],
      ['06-05', '09-10', 0.8],
      ['12-20', '01-03', 1.3],
    ],
  ],
  [
    ['beach', 'warm'],
    [
      ['03-08', '04-16', 1.24],
      ['05-25', '08-14', 1.42],
      ['11-28', '02-01', 0.86],
    ],
  ],
  [
    ['beach', 'pacific'],
    [
      ['06-12', '09-08', 1.34],
      ['12-20', '01-03', 1.16],
    ],
  ],
  [
    ['beach'],
    [
      ['05-22', '06-18', 1.18],
      ['06-18', '09-06', 1.5],
      ['11-01', '03-20', 0.76],
    ],
  ],
  [
    ['leaf'],
    [
      ['06-20', '09-03', 1.14],
      ['09-20', '10-26', 1.4],
      ['03-20', '05-01', 0.86],
    ],
  ],
  [
    ['wine'],
    [
      ['05-10', '08-20', 1.12],
      ['08-20', '11-02', 1.28],
      ['01-05', '02-28', 0.86],
    ],
  ],
  [
    ['greatlake'],
    [
      ['06-18', '09-05', 1.4],
      ['09-24', '10-22', 1.12],
      ['11-10', '04-20', 0.8],
    ],
  ],
  [
    ['lake'],
    [
      ['06-15', '09-05', 1.36],
      ['11-05', '04-10', 0.84],
    ],
  ],
  [
    ['water'],
    [
      ['06-20', '09-06', 1.32],
      ['11-05', '03-25', 0.84],
    ],
  ],
  [
    ['mountain'],
    [
      ['06-15', '09-06', 1.24],
      ['09-22', '10-28', 1.16],
      ['12-20', '01-03', 1.3],
    ],
  ],
  [
    ['city', 'warm'],
    [
      ['02-10', '05-08', 1.16],
      ['07-01', '08-30', 0.9],
      ['12-27', '01-02', 1.3],
    ],
  ],
  [
    ['city'],
    [
      ['04-20', '06-24', 1.12],
      ['09-06', '11-08', 1.14],
      ['12-26', '01-02', 1.32],
      ['01-04', '03-01', 0.86],
    ],
  ],
  [
    [],
    [
      ['05-24', '09-05', 1.12],
      ['01-05', '03-05', 0.9],
    ],
  ],
];

export const monthsAhead = 16;

/** Season rates for 16 months from `today`; only the `maxSeasons` spans with the largest price difference are used. */
export const generateSeasons = (
  rates: { nightly: number; weekend: number },
  place: { tags: Set<string>; today: string; maxSeasons: number },
  random: Random,
): Season[] => {
  const [, spans] = seasonProfiles.find(([tags]) =>
    tags.every((tag) => place.tags.has(tag)),
  ) as (typeof seasonProfiles)[number];
  const firstDay = dayNumber(place.today);
  const lastDay = firstDay + monthsAhead * 30;
  const year = Number(place.today.slice(0, 4));
  const strength = 0.75 + random.next() * 0.5;
  const shift = random.integer(-3, 3);
  const usedSpans = [...spans]
    .sort((a, b) => Math.abs(b[2] - 1) - Math.abs(a[2] - 1))
    .slice(0, place.maxSeasons);
  return [year - 1, year, year + 1, year + 2].flatMap((spanYear) =>
    usedSpans.flatMap(([from, until, factor]) => {
      // the same shift for all spans, so that adjacent ones do not overlap
      const start = dayNumber(`${spanYear}-${from}`) + shift;
      const end = dayNumber(`${until < from ? spanYear + 1 : spanYear}-${until}`) + shift;
      if (end <= firstDay || start >= lastDay) return [];
      const scale = 1 + (factor - 1) * strength;
      return [
        {
          starts_on: dayFromNumber(start),
          ends_on: dayFromNumber(end),
          nightly_amount: scaleAmount(rates.nightly, scale),
          weekend_nightly_amount: scaleAmount(rates.weekend, scale),
        },
      ];
    }),
  );
};
