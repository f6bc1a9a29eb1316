import type { EventGenre } from '../../../../contract/events/rules.ts';
import { Random } from '../../drawing/random.ts';
import type { Canvas } from '../../drawing/svg-writer.ts';
import type { Palette } from '../../light/palette.ts';
import type { EventPlan } from '../../plans/picture-plan.ts';
import type { Scene } from '../scene.ts';
import { drawFieldEvent } from './field/field-event.ts';
import { drawClassical } from './stage/classical.ts';
import { drawConcert } from './stage/concert.ts';
import { drawFamily } from './stage/family.ts';
import { drawFestival } from './stage/festival.ts';
import { drawJazz } from './stage/jazz.ts';
import { drawTheater } from './stage/proscenium.ts';
import { type Show, showOf } from './stage/show.ts';
import { drawComedy, drawTalk } from './stage/spoken.ts';

const drawGame = (scene: Scene, { plan }: Show): void => drawFieldEvent(scene, plan);

const DRAWINGS: Record<EventGenre, (scene: Scene, show: Show) => void> = {
  rock: drawConcert,
  pop: drawConcert,
  country: drawConcert,
  'hip-hop': drawConcert,
  electronic: drawConcert,
  jazz: drawJazz,
  classical: drawClassical,
  festivals: drawFestival,
  hockey: drawGame,
  basketball: drawGame,
  football: drawGame,
  soccer: drawGame,
  baseball: drawGame,
  musicals: drawTheater,
  plays: drawTheater,
  ballet: drawTheater,
  opera: drawTheater,
  comedy: drawComedy,
  family: drawFamily,
  talks: drawTalk,
};

/** An event from inside its venue. */
export const drawEvent = (canvas: Canvas, palette: Palette, plan: EventPlan): void => {
  // Forked because the first numbers of similar seeds are alike.
  const random = new Random(`event:${plan.seed}`).fork();
  DRAWINGS[plan.genre]({ canvas, palette, random, sun: random.pick([-1, 1]) }, showOf(plan));
};
