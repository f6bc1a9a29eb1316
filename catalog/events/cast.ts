import { categoryOfGenre, type EventGenre } from '@golark/contract/events/rules';
import { colorsOfNumber } from '../pictures/index.ts';
import { slugOf } from '../places/slug.ts';
import type { CatalogPerformer, CatalogVenue } from './catalog-event.ts';
import { artists, isTouring, peopleOf } from './data/artists.ts';
import { familyShows, festivals } from './data/shows.ts';
import { genreOfLeague, type TeamSeed } from './data/teams.ts';

/** Everybody of a genre in a fixed order, in which neighbors have different colors. */
const castOf = (genre: EventGenre): readonly string[] => {
  if (genre === 'family') return familyShows;
  if (genre === 'festivals') return festivals.map(({ name }) => name);
  return isTouring(genre) ? artists[genre] : [];
};

/** Every performer of a catalog once. */
export class Cast {
  readonly #byId = new Map<string, CatalogPerformer>();
  readonly #venues: readonly CatalogVenue[];

  constructor(venues: readonly CatalogVenue[]) {
    this.#venues = venues;
  }

  #add(performer: Omit<CatalogPerformer, 'slug'>): CatalogPerformer {
    const known = this.#byId.get(performer.id);
    if (known) return known;
    const added = { ...performer, slug: performer.id };
    this.#byId.set(added.id, added);
    return added;
  }

  artist(name: string, genre: EventGenre): CatalogPerformer {
    const category = categoryOfGenre(genre);
    const number = castOf(genre).indexOf(name);
    const colors = number < 0 ? null : colorsOfNumber(number);
    const facts = { id: slugOf(name), name, category, genre, colors, people: peopleOf(name, genre) };
    return this.#add({ ...facts, homeVenueId: null });
  }

  team({ name, league, colors, cityId }: TeamSeed): CatalogPerformer {
    const genre = genreOfLeague[league];
    const home = this.homeOf({ cityId, league });
    return this.#add({
      ...{
        id: slugOf(name),
        name,
        category: 'sports',
        genre,
        colors,
        people: null,
        homeVenueId: home?.id ?? null,
      },
    });
  }

  /** Null if the catalog is too small to have it. */
  homeOf({ cityId, league }: Pick<TeamSeed, 'cityId' | 'league'>): CatalogVenue | null {
    const kind = {
      hockey: 'hockey-arena',
      basketball: 'basketball-arena',
      football: 'football-stadium',
      soccer: 'soccer-stadium',
      baseball: 'ballpark',
    }[genreOfLeague[league] as string];
    return this.#venues.find((venue) => venue.cityId === cityId && venue.kind === kind) ?? null;
  }
}
