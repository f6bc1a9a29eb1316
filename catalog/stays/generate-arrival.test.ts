import { describe, expect, it } from 'vitest';
import { postalAreaOf } from '../places/index.ts';
import { generateCatalog } from './generate-catalog.ts';

const options = { size: 1500, seed: 20_251, today: '2026-11-21', hasTitlesOnly: true };
const stays = [...generateCatalog(options)];
const homes = stays.filter(({ listing }) => listing.stay_type === 'homes');
const hotels = stays.filter(({ listing }) => listing.stay_type === 'hotels');
const textOf = ({ arrival }: (typeof stays)[number]) => `${arrival.access_en} ${arrival.access_es}`;

describe('the arrival information of 1,500 stays', () => {
  it('has a ZIP of the state and a phone that nobody has', () => {
    for (const { listing, place, arrival, manager } of stays) {
      expect(arrival.zip).toMatch(/^\d{5}$/);
      const { zipPrefixes, areaCodes } = postalAreaOf(place.city);
      expect(zipPrefixes, listing.city_id).toContain(arrival.zip.slice(0, 3));
      expect(manager.phone).toMatch(/^\+1\d{3}55501\d\d$/);
      expect(areaCodes).toContain(manager.phone.slice(2, 5));
    }
  });

  it('has one ZIP area for all stays of a city', () => {
    const areas = Map.groupBy(stays, ({ listing }) => listing.city_id);
    for (const ofCity of areas.values())
      expect(new Set(ofCity.map(({ arrival }) => arrival.zip.slice(0, 3))).size).toBe(1);
  });

  it('is on the street that the title names', () => {
    const named = stays.flatMap((stay) => {
      const street = /(?:^| on | off )([A-Z][a-z]+) (Street|Road|Avenue)\b/.exec(stay.texts[0]?.title ?? '');
      return street ? [{ line1: stay.arrival.line1, street: `${street[1]} ${street[2]}` }] : [];
    });
    expect(named.length).toBeGreaterThan(50);
    for (const { line1, street } of named) expect(line1).toMatch(new RegExp(`^\\d+ ${street}$`));
  });

  it('has a door code where guests let themselves in, and a front desk in hotels', () => {
    for (const stay of homes) {
      const hasCode = /\d{4}/.test(textOf(stay));
      expect(hasCode, textOf(stay)).toBe(stay.listing.amenities.includes('self-check-in'));
    }
    expect(hotels.length).toBeGreaterThan(50);
    for (const stay of hotels) {
      expect(textOf(stay)).toMatch(/front desk.*recepción/is);
      expect(textOf(stay)).not.toMatch(/\d{4}/);
    }
  });

  it('names the person who brings the keys, and the company where one manages the stay', () => {
    const met = homes.filter(({ listing }) => !listing.amenities.includes('self-check-in'));
    expect(met.filter(({ manager }) => manager.isCompany).length).toBeGreaterThan(20);
    for (const stay of met) {
      const { isCompany, name, firstName } = stay.manager;
      expect(textOf(stay)).toContain(isCompany ? name : firstName);
    }
  });

  it('has Wi-Fi where the stay has it, and speaks both languages without a gap', () => {
    for (const { listing, arrival } of stays) {
      expect(arrival.wifi_password !== null).toBe(listing.amenities.includes('wifi'));
      expect(Object.values(arrival).join(' ')).not.toMatch(/[{}]|undefined/);
      expect(arrival.access_es).not.toBe(arrival.access_en);
      expect(arrival.parking_es).not.toBe(arrival.parking_en);
    }
  });
});
