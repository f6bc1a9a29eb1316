import { z } from 'zod';
import { Day } from '../dates/schemas.ts';
import { fieldRule } from '../errors/rules.ts';
import { Money } from '../money/schemas.ts';
import { AnyText } from '../text/schemas.ts';
import { highestNightly, lowestNightly, mostRoomTypes, mostSeasons } from './rules.ts';

/** The amount of a nightly rate that a host may set. */
export const NightlyInput = z.strictObject({
  amount: z.int().min(lowestNightly).max(highestNightly),
  currency: z.literal('USD'),
});

/** Nights with rates of their own, by the date; no two of a listing share a night. */
export const Seasons = z.strictObject({
  seasons: z.array(
    z.strictObject({
      firstNight: Day,
      lastNight: Day,
      /** One for each room type; null where its usual rates hold. */
      rates: z.array(
        z.strictObject({
          roomTypeId: z.string(),
          nightly: Money.nullable(),
          weekendNightly: Money.nullable(),
        }),
      ),
    }),
  ),
});

const SeasonRate = z
  .strictObject({
    roomTypeId: AnyText(300, 1),
    nightly: NightlyInput.nullable(),
    weekendNightly: NightlyInput.nullable(),
  })
  .refine(({ nightly, weekendNightly }) => nightly !== null || weekendNightly === null, {
    ...fieldRule('required'),
    path: ['nightly'],
  })
  .refine(({ nightly, weekendNightly }) => nightly === null || weekendNightly !== null, {
    ...fieldRule('required'),
    path: ['weekendNightly'],
  });

const Season = z
  .strictObject({
    firstNight: Day,
    lastNight: Day,
    rates: z.array(SeasonRate).min(1).max(mostRoomTypes),
  })
  .refine(({ firstNight, lastNight }) => lastNight >= firstNight, {
    ...fieldRule('season_order'),
    path: ['lastNight'],
  })
  .refine(({ rates }) => rates.some(({ nightly }) => nightly !== null), {
    ...fieldRule('required'),
    path: ['rates', 0, 'nightly'],
  });

/** By the date, and the later one of two that share a night is refused. */
export const SeasonsInput = z.strictObject({
  seasons: z
    .array(Season)
    .max(mostSeasons)
    .superRefine((seasons, context) => {
      const ordered = seasons
        .map((season, index) => ({ ...season, index }))
        .toSorted((a, b) => (a.firstNight < b.firstNight ? -1 : 1));
      let lastNight = '';
      for (const season of ordered) {
        if (season.firstNight <= lastNight)
          context.addIssue({
            code: 'custom',
            path: [season.index, 'firstNight'],
            ...fieldRule('season_overlap'),
          });
        if (season.lastNight > lastNight) lastNight = season.lastNight;
      }
    }),
});

export type SeasonsInput = z.infer<typeof SeasonsInput>;
