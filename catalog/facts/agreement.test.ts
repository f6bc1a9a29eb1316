import { describe, expect, it } from 'vitest';
import type { HousePlan, InteriorPlan, PicturePlan } from '../pictures/plans/picture-plan.ts';
import { planCityPicture } from '../pictures/plans/plan-city-picture.ts';
import { planStayPictures } from '../pictures/plans/plan-stay-pictures.ts';
import { BLOCK_DESIGNS } from '../pictures/scenes/houses/block/block-design.ts';
import { ROW_DESIGNS } from '../pictures/scenes/houses/row/row-design.ts';
import { cities } from '../places/index.ts';
import { generateCatalog } from '../stays/generate-catalog.ts';
import type { Stay } from '../stays/stay.ts';
import { BUILDINGS, factsOfBuilding } from './buildings.ts';
import { BUILDINGS_BY_TYPE, BUILDINGS_WITH_BALCONY } from './buildings-by-type.ts';
import { DESERT_STATES, PALMS_UP_TO } from './climate.ts';
import { COLORS_BY_MATERIAL } from './colors.ts';
import { elevationAt } from './elevation.ts';
import { isHighCountry, treeLineAt } from './heights.ts';
import { OCEAN_SETTINGS, type Setting, towerPopulation } from './land.ts';
import { WOODS } from './materials.ts';
import { namedIn } from './words.ts';

const stays = [...generateCatalog({ size: 5000, seed: 20_251, today: '2026-11-21', hasTitlesOnly: true })];

const plansOf = ({ listing, look }: Stay): PicturePlan[] =>
  planStayPictures({
    ...{ id: listing.id, type: listing.property_type, look },
    ...{ amenities: listing.amenities, bedrooms: listing.bedrooms },
  });

const galleries = stays.map((stay) => {
  const [outside, ...rooms] = plansOf(stay);
  const elevation = elevationAt(stay.place.city);
  return { stay, elevation, outside: outside as HousePlan, rooms: rooms as InteriorPlan[] };
});

const titlesOf = ({ texts }: Stay): string[] => texts.map(({ title }) => title);

/** What contradicts, as one line per stay. */
const linesOf = (found: typeof galleries): string[] =>
  found.slice(0, 5).map(({ stay, outside }) => `${titlesOf(stay).join(' / ')}: ${JSON.stringify(outside)}`);

const NOUNS: [RegExp, string[]][] = [
  [/\bcabin\b|\bcabaña(?! alpina)\b/i, ['cabin']],
  [/\bcottage\b/i, ['cottage']],
  [/\bbungalow\b|\bbungaló\b/i, ['bungalow']],
  [/\bvilla\b/i, ['villa']],
  [/\btownhouse\b|\bcasa adosada\b/i, ['townhouse']],
  [/\bapartment\b/i, ['apartment']],
  [/\bcondo\b/i, ['condo']],
  [/\bloft\b/i, ['loft']],
  [/\bstudio\b|\bestudio\b/i, ['studio']],
  [/\bguesthouse\b|\bcasita de huéspedes\b/i, ['guesthouse']],
  [/\bfarmhouse\b|\bfarm stay\b|\bcasa de campo\b/i, ['farm-stay']],
  [/\btreehouse\b|\bcasa del árbol\b/i, ['treehouse']],
  [/\btiny house\b|\bminicasa\b/i, ['tiny-house']],
  [/\bdome\b|\bdomo\b/i, ['dome']],
  [/\bbeach house\b|^Beach house\b|\bcasa de playa\b|^Casa de playa\b/, ['beach-house']],
  [/\bchalet\b/i, ['chalet']],
  [/\bA-frame\b|\bcabaña alpina\b/i, ['a-frame']],
  [/\bmotel\b|\bmotor lodge\b/i, ['motel']],
  [/\bresort\b/i, ['resort']],
  [/\binn\b|\bposada\b/i, ['inn']],
];

const SETTINGS_NAMED: [RegExp, readonly Setting[]][] = [
  [/\blakefront\b/i, ['lake']],
  [/\bocean view\b|\bbeachfront\b|\bvista al mar\b|\bcasa de playa\b|\bbeach house\b/, OCEAN_SETTINGS],
  [/\bin the woods\b|\ben el bosque\b/i, ['forest']],
  [/\bdesert\b|\bdesierto\b/i, ['desert']],
  [/\bski\b|\bde esquí\b/i, ['ski']],
  [/\b[Mm]ountain [a-z][a-z-]*( house)? (off|with)\b|\bde montaña\b/, ['alpine', 'ski']],
  [/\bdowntown\b|\ben el centro\b/i, ['town', 'city']],
];

describe('the pictures of 5,000 stays', () => {
  it('have the color and the material that the title names', () => {
    const wrong = galleries.filter(({ stay, outside }) =>
      titlesOf(stay).some((title) => {
        const { color, material } = namedIn(title);
        const { facade, time } = outside;
        if (color && ['night', 'dusk', 'golden'].includes(time)) return true;
        return (color && color !== facade?.color) || (material && material !== facade?.material);
      }),
    );
    expect(linesOf(wrong)).toEqual([]);
    const naming = stays.filter((stay) => Object.values(namedIn(titlesOf(stay)[0] ?? '')).some(Boolean));
    expect(naming.length).toBeGreaterThan(500);
  });

  it('show the type and the setting that the title names', () => {
    const wrong = galleries.filter(({ stay, outside }) => {
      const type = stay.listing.property_type;
      return titlesOf(stay).some(
        (title) =>
          NOUNS.some(([noun, types]) => noun.test(title) && !types.includes(type)) ||
          SETTINGS_NAMED.some(
            ([words, settings]) => words.test(title) && !settings.includes(outside.setting),
          ),
      );
    });
    expect(linesOf(wrong)).toEqual([]);
    const ofOtherTypes = galleries.filter(({ stay, outside }) => {
      const { scene } = factsOfBuilding(outside.facade?.building ?? 'cape');
      return scene !== outside.scene || (scene === 'motel') !== (stay.listing.property_type === 'motel');
    });
    expect(linesOf(ofOtherTypes)).toEqual([]);
  });

  it('show what the title says about the building', () => {
    const wrong = galleries.filter(({ stay, outside }) => {
      const type = stay.listing.property_type;
      const building = outside.facade?.building ?? 'cape';
      if (/barn|gambrel-cottage/.test(building) && type !== 'ranch') return true;
      if (type === 'farm-stay' && outside.facade?.material === 'brick') return true;
      return titlesOf(stay).some((title) => {
        if (/balcony|balcón/i.test(title) && !BUILDINGS_WITH_BALCONY.includes(building)) return true;
        const isFlat = ['apartment', 'condo', 'studio'].includes(type);
        return isFlat && Object.values(namedIn(title)).some(Boolean);
      });
    });
    expect(linesOf(wrong)).toEqual([]);
  });

  it('show mountains where the title has a view of one', () => {
    const promising = galleries.filter(({ stay }) =>
      /\bviews of Mount|with views of .* (Mountain|Peak|Ridge)/.test(titlesOf(stay)[0] ?? ''),
    );
    const wrong = promising.filter(
      ({ outside }) => !['alpine', 'ski', 'desert', 'lake'].includes(outside.setting) && !outside.mountains,
    );
    expect(linesOf(wrong)).toEqual([]);
    expect(galleries.filter(({ outside }) => outside.mountains).length).toBeGreaterThan(10);
  });

  it('of one town show snow only where it is for skiing', () => {
    const wrong = galleries.filter(
      ({ stay, outside }) =>
        outside.season === 'winter' && !stay.tags.has('ski') && outside.setting !== 'ski',
    );
    expect(linesOf(wrong)).toEqual([]);
  });

  it('show desert plants only in desert states, and palms only as far north as they grow', () => {
    const wrong = galleries.filter(({ stay, outside }) => {
      const { state_id: state, latitude } = stay.listing;
      const flora = outside.facade?.flora ?? '';
      if (['saguaro', 'yucca', 'juniper'].includes(flora) || outside.setting === 'desert')
        return !DESERT_STATES.includes(state) || (flora === 'saguaro' && state !== 'az');
      const hasPalms = flora === 'palm' || outside.region === 'tropics';
      return hasPalms && latitude > (PALMS_UP_TO[state] ?? 0);
    });
    expect(linesOf(wrong)).toEqual([]);
  });

  it('show plants, beaches and mountains only at elevations where they are', () => {
    const wrong = galleries.filter(({ stay, outside, elevation }) => {
      const { state_id: stateId, latitude } = stay.listing;
      const { setting, region, facade } = outside;
      if (OCEAN_SETTINGS.includes(setting) && elevation > 200) return true;
      if ((facade?.flora === 'palm' || region === 'tropics') && elevation > 900) return true;
      if (facade?.flora === 'saguaro' && elevation > 1200) return true;
      if (setting === 'desert' && elevation > (stateId === 'nm' ? 2300 : 2200)) return true;
      if (elevation > treeLineAt(latitude) && facade?.flora !== 'scrub') return true;
      const isHigh = isHighCountry({ stateId, elevation, tags: stay.tags });
      if (setting === 'alpine' || (region === 'alpine' && setting !== 'ski')) return !isHigh;
      return setting === 'prairie' && isHigh;
    });
    expect(linesOf(wrong)).toEqual([]);
    expect(galleries.filter(({ elevation }) => elevation > 2000).length).toBeGreaterThan(100);
  });

  it('show towers only in towns of at least 50,000 people', () => {
    const wrong = galleries.filter(
      ({ stay, outside }) =>
        stay.place.city.population < towerPopulation &&
        ((outside.facade?.floors ?? 9) > 4 || outside.setting === 'city' || outside.setting === 'suburb'),
    );
    expect(linesOf(wrong)).toEqual([]);
  });

  it('show the sea only at the coast, and snow only where it is far enough north or high enough', () => {
    const wrong = galleries.filter(({ stay, outside, elevation }) => {
      const isInland = OCEAN_SETTINGS.includes(outside.setting) && !stay.place.city.isCoastal;
      const isWarm =
        outside.season === 'winter' &&
        !stay.tags.has('ski') &&
        stay.listing.latitude + elevation / 400 < 39.5;
      return (isInland && !stay.tags.has('beach')) || (isWarm && outside.setting !== 'ski');
    });
    expect(linesOf(wrong)).toEqual([]);
  });

  it('of one gallery have one time of day, one season and one view', () => {
    const wrong = galleries.filter(({ outside, rooms }) =>
      rooms.some(
        ({ time, season, view, region }) =>
          time !== outside.time ||
          season !== outside.season ||
          view !== outside.setting ||
          region !== outside.region,
      ),
    );
    expect(linesOf(wrong)).toEqual([]);
  });

  it('have the materials of the outside inside', () => {
    const wrong = galleries.filter(({ outside, rooms }) =>
      rooms.some(({ style, facade }) => {
        const material = outside.facade?.material;
        if (JSON.stringify(facade) !== JSON.stringify(outside.facade)) return true;
        if (style === 'loft') return material !== 'brick';
        return ['cabin', 'beach'].includes(style) && !WOODS.some((wood) => wood === material);
      }),
    );
    expect(linesOf(wrong)).toEqual([]);
  });

  it('show a pool, a hot tub, a fireplace and a kitchen if the stay has one, and only then', () => {
    const wrong = galleries.filter(({ stay, outside, rooms }) => {
      const { amenities, stay_type: kind } = stay.listing;
      const has = (slug: string) => amenities.includes(slug);
      const shows = (scene: string) => rooms.some((room) => room.scene === scene);
      return (
        (outside.pool ?? false) !== has('pool') ||
        (outside.hotTub ?? false) !== has('hot-tub') ||
        shows('poolside') !== has('pool') ||
        shows('hot-tub') !== has('hot-tub') ||
        (kind === 'homes' && shows('kitchen') !== has('kitchen')) ||
        rooms.some((room) => room.fireplace) !== (has('fireplace') || has('wood-stove'))
      );
    });
    expect(linesOf(wrong)).toEqual([]);
  });

  it('have the views that the amenities promise, and enough floors for an elevator', () => {
    const wrong = galleries.filter(({ stay, outside }) => {
      const { setting, region, facade } = outside;
      const views: Record<string, boolean> = {
        'sea-view': OCEAN_SETTINGS.includes(setting),
        'lake-view': setting === 'lake',
        'city-view': setting === 'city',
        'mountain-view':
          ['alpine', 'ski', 'forest', 'desert'].includes(setting) ||
          (setting === 'town' && ['alpine', 'desert'].includes(region)),
        waterfront: setting === 'lake' || OCEAN_SETTINGS.includes(setting),
        'ski-in-out': setting === 'ski',
        elevator: (facade?.floors ?? 0) > 2,
      };
      return stay.listing.amenities.some((amenity) => views[amenity] === false);
    });
    expect(linesOf(wrong)).toEqual([]);
    const promising = galleries.filter(({ stay }) =>
      stay.listing.amenities.some((slug) => slug.endsWith('-view')),
    );
    expect(promising.length).toBeGreaterThan(500);
  });

  it('differ in building or color from the nearest stay of the same city', () => {
    const byCity = Map.groupBy(galleries, ({ stay }) => stay.listing.city_id);
    const alike = [...byCity.values()].flatMap((inCity) =>
      inCity.filter(({ stay, outside }) => {
        const distance = ({ stay: { listing } }: (typeof galleries)[number]): number =>
          Math.hypot(listing.latitude - stay.listing.latitude, listing.longitude - stay.listing.longitude);
        const others = inCity
          .filter((other) => other.stay !== stay)
          .sort((a, b) => distance(a) - distance(b));
        const nearest = others[0]?.outside.facade;
        return nearest?.building === outside.facade?.building && nearest?.color === outside.facade?.color;
      }),
    );
    expect(linesOf(alike)).toEqual([]);
  });

  it('show at least eight buildings for each of the ten most common types, and four for any other', () => {
    const byType = Map.groupBy(galleries, ({ stay }) => stay.listing.property_type);
    const counts = [...byType]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([type, found], index) => {
        const buildings = new Set(found.map(({ outside }) => outside.facade?.building));
        return { type, buildings: buildings.size, least: index < 10 ? 8 : 4 };
      });
    expect(counts.filter(({ buildings, least }) => buildings < least)).toEqual([]);
    expect(counts).toHaveLength(25);
  });

  it('arrange each room in four ways', () => {
    const layouts = Map.groupBy(
      galleries.flatMap(({ rooms }) => rooms),
      ({ scene }) => scene,
    );
    for (const [scene, found] of layouts)
      expect(new Set(found.map(({ layout }) => layout)), scene).toHaveLength(4);
  });
});

describe('buildings and cities', () => {
  it('have at least one color for each of their materials, and every building has a type', () => {
    const used = new Set(Object.values(BUILDINGS_BY_TYPE).flat());
    expect(
      Object.keys(BUILDINGS).filter((building) => !used.has(building as keyof typeof BUILDINGS)),
    ).toEqual([]);
    for (const colors of Object.values(COLORS_BY_MATERIAL)) expect(colors.length).toBeGreaterThan(0);
  });

  it('are said to have a balcony if one is drawn', () => {
    const drawn = Object.entries(BLOCK_DESIGNS).filter(([, { balconies }]) => balconies !== 'none');
    const listed: readonly string[] = BUILDINGS_WITH_BALCONY;
    expect(drawn.map(([building]) => building).filter((building) => !listed.includes(building))).toEqual([]);
    const bare = Object.entries(BLOCK_DESIGNS).filter(([, { balconies }]) => balconies === 'none');
    expect(bare.map(([building]) => building).filter((building) => listed.includes(building))).toEqual([]);
  });

  it('have townhouses of at least two floors without the look of a motel', () => {
    const rows = BUILDINGS_BY_TYPE['townhouse'] ?? [];
    expect(rows.filter((row) => factsOfBuilding(row).scene !== 'row')).toEqual([]);
    const low = rows.filter((row) => factsOfBuilding(row).floors[0] < 3);
    expect(
      low.filter((row) => ROW_DESIGNS[row]?.entrance === 'garage' || ROW_DESIGNS[row]?.top !== 'gable'),
    ).toEqual([]);
  });

  it('have a landmark only where it stands', () => {
    const places: Record<string, string[]> = {
      bridge: ['san-francisco', 'philadelphia', 'cincinnati'],
      deco: ['new-york', 'new-york-city'],
      arch: ['st-louis', 'saint-louis'],
      needle: ['seattle'],
      wheel: ['chicago'],
      lighthouse: ['portland'],
      pyramid: [],
    };
    const wrong = cities().flatMap(({ id, stateId, slug, population, isCoastal, isCapital }) => {
      const facts = { id, stateCode: stateId, slug, population, coastal: isCoastal, capital: isCapital };
      const { landmark = 'none', size } = planCityPicture(facts);
      if (size !== 'town' && population < towerPopulation) return [`${slug}: ${size}`];
      const known = places[landmark];
      if (landmark === 'dome') return isCapital || slug === 'washington' ? [] : [`${slug}: ${landmark}`];
      return known && !known.includes(slug) ? [`${slug}, ${stateId}: ${landmark}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
