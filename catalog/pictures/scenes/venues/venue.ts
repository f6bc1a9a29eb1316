import type { VenueKind } from '../../../../contract/events/rules.ts';
import { Random } from '../../drawing/random.ts';
import type { Canvas } from '../../drawing/svg-writer.ts';
import type { Palette } from '../../light/palette.ts';
import type { VenuePlan } from '../../plans/picture-plan.ts';
import type { Scene } from '../scene.ts';
import { AMPHITHEATERS } from './outside/amphitheater.ts';
import { ARENAS } from './outside/arena.ts';
import { BALLPARKS } from './outside/ballpark.ts';
import { FESTIVALS } from './outside/festival-field.ts';
import { CONCERT_HALLS } from './outside/hall-front.ts';
import type { DrawBuilding } from './outside/place.ts';
import { FOOTBALL_STADIUMS, SOCCER_STADIUMS } from './outside/stadium.ts';
import { CLUBS, COMEDY_CLUBS } from './outside/storefront.ts';
import { THEATERS } from './outside/theater-front.ts';

export const VENUE_DESIGNS: Record<VenueKind, readonly DrawBuilding[]> = {
  'hockey-arena': ARENAS,
  'basketball-arena': ARENAS,
  'concert-arena': ARENAS,
  'football-stadium': FOOTBALL_STADIUMS,
  'soccer-stadium': SOCCER_STADIUMS,
  ballpark: BALLPARKS,
  theater: THEATERS,
  'concert-hall': CONCERT_HALLS,
  club: CLUBS,
  'comedy-club': COMEDY_CLUBS,
  amphitheater: AMPHITHEATERS,
  'festival-grounds': FESTIVALS,
};

/** A venue from outside. */
export const drawVenue = (canvas: Canvas, palette: Palette, plan: VenuePlan): void => {
  // Forked because the first numbers of similar seeds are alike.
  const random = new Random(`venue:${plan.seed}`).fork();
  const scene: Scene = { canvas, palette, random, sun: random.pick([-1, 1]) };
  random.pick(VENUE_DESIGNS[plan.kind])(scene, plan);
};
