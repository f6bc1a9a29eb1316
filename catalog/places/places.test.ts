import { describe, expect, it } from 'vitest';
import { cities, occupancyTaxes, states } from './index.ts';

const find = (id: string) => cities().find((city) => city.id === id);

describe('places', () => {
  it('are the 50 states and the District of Columbia, each with its capital', () => {
    expect(states).toHaveLength(51);
    const capitals = cities().filter((city) => city.isCapital);
    expect(new Set(capitals.map((city) => city.stateId)).size).toBe(51);
    expect(capitals).toHaveLength(51);
  });

  it('have slugs that are unique within a state, without a number for the largest city of a name', () => {
    const slugs = cities().map((city) => `${city.stateId}/${city.slug}`);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.every((slug) => /^[a-z]{2}\/[a-z0-9-]+$/.test(slug))).toBe(true);
  });

  it('have a search text in lower case, without accents, with the name and code of the state', () => {
    expect(find('or-bend')?.searchText).toBe('bend oregon or');
    expect(find('ca-la-canada-flintridge')?.searchText).toBe('la canada flintridge california ca');
    expect(find('mo-saint-joseph')?.searchText).toContain('saint joseph');
  });

  it('include small towns popular with travelers', () => {
    for (const id of [
      'or-manzanita',
      'ut-springdale',
      'me-bar-harbor',
      'co-aspen',
      'az-sedona',
      'or-cannon-beach',
    ])
      expect(find(id), id).toBeDefined();
  });

  it('have the correct time zone and are marked coastal only near the ocean', () => {
    const coastal = [
      'or-cannon-beach',
      'ma-nantucket',
      'fl-key-west',
      'wa-seattle',
      'tx-galveston',
      'hi-kihei',
    ];
    const inland = ['or-bend', 'co-denver', 'tx-austin', 'fl-orlando', 'ca-sacramento', 'il-chicago'];
    expect(coastal.filter((id) => !find(id)?.isCoastal)).toEqual([]);
    expect(inland.filter((id) => find(id)?.isCoastal)).toEqual([]);
    expect(find('az-phoenix')?.timeZone).toBe('America/Phoenix');
    expect(find('in-indianapolis')?.timeZone).toBe('America/Indiana/Indianapolis');
  });

  it('have a lodging tax with a named source in every state except the three that levy none', () => {
    const taxes = occupancyTaxes();
    const taxed = new Set(taxes.filter((tax) => !tax.cityId).map((tax) => tax.stateId));
    expect(states.map((state) => state.id).filter((id) => !taxed.has(id))).toEqual(['ak', 'ca', 'nv']);
    expect(taxes.every((tax) => tax.basisPoints <= 2000 && tax.basisPoints + tax.nightAmount > 0)).toBe(true);
    expect(taxes.every((tax) => tax.source.includes('verify before production'))).toBe(true);
  });

  it('have taxes that end with the length of a stay, in Texas at 30 nights', () => {
    const texas = occupancyTaxes().filter(({ stateId }) => stateId === 'tx');
    expect(texas.length).toBeGreaterThan(1);
    expect(texas.every(({ exemptFromNights }) => exemptFromNights === 30)).toBe(true);
  });
});
