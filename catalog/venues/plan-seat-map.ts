import type { VenueKind } from '../../contract/events/rules.ts';
import type { SeatMap } from '../../contract/events/seat-map-schemas.ts';
import { Random } from '../pictures/drawing/random.ts';
import { assemble } from './layout/assemble.ts';
import type { VenueShape } from './layout/draft.ts';
import { amphitheater } from './shapes/amphitheater.ts';
import { ballpark } from './shapes/ballpark.ts';
import { basketballArena } from './shapes/basketball-arena.ts';
import { club } from './shapes/club.ts';
import { comedyClub } from './shapes/comedy-club.ts';
import { concertArena } from './shapes/concert-arena.ts';
import { concertHall } from './shapes/concert-hall.ts';
import { festivalGrounds } from './shapes/festival-grounds.ts';
import { footballStadium } from './shapes/football-stadium.ts';
import { hockeyArena } from './shapes/hockey-arena.ts';
import { soccerStadium } from './shapes/soccer-stadium.ts';
import { theater } from './shapes/theater.ts';

const SHAPES: Record<VenueKind, VenueShape> = {
  'hockey-arena': hockeyArena,
  'basketball-arena': basketballArena,
  'concert-arena': concertArena,
  'football-stadium': footballStadium,
  'soccer-stadium': soccerStadium,
  ballpark,
  theater,
  'concert-hall': concertHall,
  club,
  'comedy-club': comedyClub,
  amphitheater,
  'festival-grounds': festivalGrounds,
};

export interface VenueToPlan {
  id: string;
  kind: VenueKind;
  capacity: number;
}

/** The plan of a venue; its id decides what the kind and the capacity leave open. */
export const planSeatMap = ({ id, kind, capacity }: VenueToPlan): SeatMap =>
  // Forked because the first numbers of similar ids are alike.
  assemble(SHAPES[kind]({ capacity, random: new Random(`seat-map:${id}`).fork() }), capacity);
