import { categoryOfGenre, type EventGenre } from '@golark/contract/events/rules';
import {
  type KnownPerformer,
  type KnownVenue,
  listKnownPerformers,
  listKnownVenues,
  type PerformerInput,
  type VenueInput,
} from '#events';
import type { Context } from '#platform/context';
import type { VenueFacts } from '#platform/illustrate';
import {
  type Gazetteer,
  type GazetteerCity,
  kilometersBetween,
  openGazetteer,
  slugOf,
} from '../airbnb-import/gazetteer.ts';
import { FieldProblem, type VenueHint } from './schedule.ts';
import { cityOfTeam } from './team-cities.ts';
import { kindOfVenue, usualCapacities } from './venue-kinds.ts';

/** Two venues of one name that are farther apart are two. */
const sameWithinKm = 40;
/** A team that is named after a city plays at most so far from it. */
const teamWithinKm = 150;
const longestSlug = 60;

export type DirectoryContext = Pick<Context, 'db' | 'illustrateEvents'>;

export interface VenueQuestion {
  hint: VenueHint;
  genre: EventGenre;
  /** The field of a file that names the venue. */
  field: string;
  /** The team whose venue it is: its city is that of the venue. */
  team: string | null;
}

/** The venues and performers of the database and of the file that is being imported. */
export class Directory {
  readonly gazetteer: Gazetteer;
  readonly #illustrate: Context['illustrateEvents'];
  readonly #venues = new Map<string, KnownVenue>();
  readonly #venuesByName = new Map<string, KnownVenue[]>();
  readonly #performers = new Map<string, KnownPerformer>();
  readonly #source: string;

  private constructor(source: string, { illustrateEvents }: DirectoryContext, gazetteer: Gazetteer) {
    this.#source = source;
    this.#illustrate = illustrateEvents;
    this.gazetteer = gazetteer;
  }

  static async open(source: string, ctx: DirectoryContext): Promise<Directory> {
    const directory = new Directory(source, ctx, await openGazetteer(ctx.db));
    for (const venue of await listKnownVenues(ctx.db)) directory.#add(venue);
    for (const performer of await listKnownPerformers(ctx.db))
      directory.#performers.set(performer.id, performer);
    return directory;
  }

  #add(venue: KnownVenue): void {
    this.#venues.set(venue.id, venue);
    const name = slugOf(venue.name);
    this.#venuesByName.set(name, [...(this.#venuesByName.get(name) ?? []), venue]);
  }

  venueById(id: string): KnownVenue | null {
    return this.#venues.get(id) ?? null;
  }

  /** A performer by name, as one of the category of the genre. */
  performer(name: string, genre: EventGenre): KnownPerformer {
    const category = categoryOfGenre(genre);
    const slug =
      slugOf(name).slice(0, longestSlug).replace(/-$/, '') ||
      `performer-${Buffer.from(name).toString('hex').slice(0, 40)}`;
    const ofSlug = this.#performers.get(slug);
    const id = ofSlug && ofSlug.category !== category ? `${slug.slice(0, longestSlug - 12)}-${genre}` : slug;
    const known = this.#performers.get(id);
    if (known) return known;
    const added = {
      id,
      slug: id,
      name,
      category,
      genre,
      colors: null,
      homeVenueId: null,
      source: this.#source,
    };
    this.#performers.set(id, added);
    return added;
  }

  performerById(id: string): KnownPerformer {
    const performer = this.#performers.get(id);
    if (!performer) throw new Error(`performer ${id} is not in the directory`);
    return performer;
  }

  /** Remembers where a team plays, unless that is known. */
  setHome(team: KnownPerformer, venueId: string): void {
    if (team.homeVenueId === null) this.#performers.set(team.id, { ...team, homeVenueId: venueId });
  }

  /** The teams of a genre whose names are like this. */
  teamsLike(genre: EventGenre, isIt: (name: string) => boolean): KnownPerformer[] {
    return [...this.#performers.values()].filter((team) => team.genre === genre && isIt(team.name));
  }

  /** Throws FieldProblem for a venue that is unknown and cannot be placed. */
  venue(question: VenueQuestion): KnownVenue {
    const { hint, field } = question;
    const named = this.#venuesByName.get(slugOf(hint.name)) ?? [];
    if (named.length === 1 && !hint.at && !hint.city) return named[0] as KnownVenue;
    const city = this.#cityOf(question);
    if (!city)
      throw new FieldProblem(field, `The venue ${hint.name} is not known, nor the city that it is in.`);
    const near = hint.at ?? city;
    const known = named.find((venue) => kilometersBetween(venue, near) <= sameWithinKm);
    return known ?? this.#newVenue(question, city);
  }

  #cityOf({ hint, field, team }: VenueQuestion): GazetteerCity | null {
    const ofTeam = team === null ? null : cityOfTeam(this.gazetteer, team);
    const { at, city: name, stateId } = hint;
    if (!at) return name === undefined ? (ofTeam?.city ?? null) : this.gazetteer.largest(name, stateId);
    const city = this.gazetteer.nearest(at);
    if (!city) throw new FieldProblem(field, 'The coordinates are not in the United States.');
    const km = ofTeam && !ofTeam.isRegion ? Math.round(kilometersBetween(ofTeam.city, at)) : 0;
    if (km > teamWithinKm)
      throw new FieldProblem('team', `The coordinates are ${km} km from the city of the team ${team}.`);
    return city;
  }

  #newVenue({ hint, genre, field }: VenueQuestion, city: GazetteerCity): KnownVenue {
    const id = slugOf(`${hint.name} ${city.name}`).slice(0, longestSlug).replace(/-$/, '');
    if (id === '') throw new FieldProblem(field, 'It has no letters of the Latin alphabet.');
    const kind = kindOfVenue(genre, hint.capacity);
    const venue: KnownVenue = {
      ...{
        id,
        slug: id,
        name: hint.name,
        kind,
        cityId: city.id,
        cityName: city.name,
        timeZone: city.timeZone,
      },
      latitude: hint.at?.latitude ?? city.latitude,
      longitude: hint.at?.longitude ?? city.longitude,
      capacity: hint.capacity ?? usualCapacities[kind],
      source: this.#source,
    };
    const same = this.#venues.get(id);
    if (same) return same;
    this.#add(venue);
    return venue;
  }

  /** A venue with another number of seats. */
  resize(venue: KnownVenue, capacity: number): KnownVenue {
    const resized = { ...venue, capacity };
    this.#venues.set(venue.id, resized);
    return resized;
  }

  /** What a venue is drawn from. */
  venueFacts({ id, name, kind, cityId, latitude, longitude }: KnownVenue): VenueFacts {
    const city = this.gazetteer.byId(cityId);
    if (!city) throw new Error(`there is no city ${cityId}`);
    const { stateId, name: cityName, population: cityPopulation, isCoastal } = city;
    return { id, name, kind, latitude, longitude, stateId, cityName, cityPopulation, isCoastal };
  }

  venueInput(id: string): VenueInput {
    const venue = this.#venues.get(id);
    if (!venue) throw new Error(`venue ${id} is not in the directory`);
    const { cityName: _cityName, ...columns } = venue;
    return {
      ...columns,
      seatMap: this.#illustrate.planVenue(venue),
      picture: this.#illustrate.venuePicture(this.venueFacts(venue)),
    };
  }

  performerInput(id: string): PerformerInput {
    const performer = this.performerById(id);
    return { ...performer, picture: this.#illustrate.performerPicture(performer) };
  }
}
