import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateCatalog } from './generate-catalog.ts';

const today = '2026-11-21';

const hashOf = (options: { seed: number; today: string }): string => {
  const hash = createHash('sha1');
  for (const { place, tags, ...rows } of generateCatalog({ size: 100, ...options }))
    hash.update(JSON.stringify(rows));
  return hash.digest('hex');
};

describe('generateCatalog', () => {
  const first = hashOf({ seed: 7, today });

  it('returns the same rows for the same seed, size and day', () => {
    expect(hashOf({ seed: 7, today })).toBe(first);
  });

  it('returns different rows for another seed or another day', () => {
    expect(hashOf({ seed: 8, today })).not.toBe(first);
    expect(hashOf({ seed: 7, today: '2026-11-22' })).not.toBe(first);
  });
});

describe('the texts of 1,500 stays', () => {
  const stays = [...generateCatalog({ size: 1500, seed: 20_251, today })];
  const repeatedShare = (texts: string[]): number => {
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    return texts.filter((text) => (counts.get(text) ?? 0) > 1).length / texts.length;
  };

  it('have no member price at a fifth of them, and a modest one at the others', () => {
    const percents = stays.map(({ listing }) => listing.member_discount_percent);
    const none = percents.filter((percent) => percent === 0).length / stays.length;
    expect(none).toBeGreaterThan(0.15);
    expect(none).toBeLessThan(0.25);
    expect(Math.max(...percents)).toBeLessThanOrEqual(15);
    expect(percents.filter((percent) => percent > 0 && percent < 5)).toEqual([]);
  });

  it('have discounts by the day of booking and mandatory fees at some of them', () => {
    const shareOf = (isTrue: (listing: (typeof stays)[number]['listing']) => boolean): number =>
      stays.filter(({ listing }) => isTrue(listing)).length / stays.length;
    expect(shareOf((listing) => listing.last_minute_discount_percent > 0)).toBeCloseTo(0.3, 1);
    expect(shareOf((listing) => listing.early_booking_discount_percent > 0)).toBeCloseTo(0.2, 1);
    expect(shareOf((listing) => listing.non_refundable_discount_percent > 0)).toBeCloseTo(0.35, 1);
    expect(shareOf((listing) => listing.deposit_percent > 0)).toBeCloseTo(0.35, 1);
    expect(shareOf((listing) => listing.host_fees.length > 0)).toBeGreaterThan(0.03);
    const units = stays.flatMap(({ listing }) => listing.host_fees.map(({ unit }) => unit));
    expect([...new Set(units)].sort()).toEqual(['guest', 'night', 'stay']);
    expect(stays.some(({ listing }) => listing.pet_fee_unit === 'night')).toBe(true);
  });

  it('have rooms with beds by kind, and nothing in a room that the hotel does not have', () => {
    const hotels = stays.filter(({ listing }) => listing.stay_type === 'hotels');
    const rooms = hotels.flatMap(({ listing, rooms }) => rooms.map((room) => ({ listing, room })));
    for (const { listing, room } of rooms) {
      const beds = room.bedding.reduce((sum, { count }) => sum + count, 0);
      expect(beds, room.name_en).toBe(room.beds);
      expect(listing.amenities).toEqual(expect.arrayContaining(room.amenities));
    }
    expect(rooms.filter(({ room }) => room.amenities.length > 2).length).toBeGreaterThan(rooms.length / 2);
  });

  it('have bedrooms with beds of their own in homes, and as many beds as they say', () => {
    const homes = stays.filter(({ listing }) => listing.stay_type === 'homes');
    for (const { listing, rooms } of homes) {
      const sleeping = listing.sleeping ?? [];
      const countOf = (beds: readonly { count: number }[]) => beds.reduce((sum, { count }) => sum + count, 0);
      const bedrooms = sleeping.filter(({ room }) => room === 'bedroom');
      expect(bedrooms).toHaveLength(listing.bedrooms);
      for (const { beds } of sleeping) expect(countOf(beds)).toBeGreaterThan(0);
      expect(countOf(sleeping.flatMap(({ beds }) => beds))).toBe(listing.beds);
      expect(countOf(rooms[0]?.bedding ?? [])).toBe(listing.beds);
    }
  });

  it('have measured facts about access at some of them, which agree with their amenities', () => {
    const measured = stays.filter(({ listing }) => listing.steps_to_entrance !== null);
    expect(measured.length / stays.length).toBeGreaterThan(0.2);
    expect(measured.length / stays.length).toBeLessThan(0.5);
    for (const { listing } of measured) {
      const has = (amenity: string) => listing.amenities.includes(amenity);
      expect(listing.steps_to_entrance === 0).toBe(has('step-free-entrance'));
      expect(listing.shower === 'roll-in').toBe(has('roll-in-shower'));
      if (listing.floor_access === 'elevator') expect(has('elevator')).toBe(true);
      if (listing.shower === 'roll-in') expect(listing.floor_access).not.toBe('stairs');
    }
    const others = stays.filter((stay) => !measured.includes(stay));
    expect(others.every(({ listing }) => listing.door_inches === null && listing.shower === null)).toBe(true);
  });

  it('rarely repeat a title', () => {
    expect(repeatedShare(stays.flatMap((stay) => stay.texts[0]?.title ?? []))).toBeLessThan(0.01);
  });

  it('mention a pool, a hot tub or a sauna only if the stay has one', () => {
    const claims: [RegExp, string[]][] = [
      [/\bpool\b(?! table)/i, ['pool', 'game-table']],
      [/hot tub/i, ['hot-tub']],
      [/\bsauna\b/i, ['sauna']],
      [/\bpiano\b/i, ['piano']],
      [/wood stove/i, ['wood-stove']],
      [/\bkayaks\b/i, ['kayaks']],
      [/jacuzzi/i, ['hot-tub']],
      [/alberca/i, ['pool']],
    ];
    const falseClaims = stays.flatMap((stay) =>
      [
        ...stay.texts.map((text) => `${text.title} ${text.description}`),
        ...stay.reviews.map(({ body }) => body),
      ]
        .filter((text) =>
          claims.some(([words, slugs]) => words.test(text) && !slugs.some((slug) => stay.tags.has(slug))),
        )
        .map((text) => `${stay.listing.id}: ${text}`),
    );
    expect(falseClaims).toEqual([]);
  });
});
