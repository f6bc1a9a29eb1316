import { Random } from '../../../drawing/random.ts';
import { type Act, colorsOfName, planAct } from '../../../plans/act.ts';
import type { EventPlan } from '../../../plans/picture-plan.ts';
import type { Scene } from '../../scene.ts';

/** An event on a stage, with the look of its performer. */
export interface Show {
  plan: EventPlan;
  act: Act;
  colors: readonly [string, string];
}

/** Drawings that were planned before performers had a look get one by their id. */
export const showOf = (plan: EventPlan): Show => ({
  plan,
  act: plan.act ?? planAct({ id: plan.seed, name: '', genre: plan.genre }),
  colors: plan.colors ?? colorsOfName(plan.seed),
});

/** The scene with random numbers of the performer, which are the same in all of its pictures. */
export const ofPerformer = (scene: Scene, { act, colors }: Show): Scene => ({
  ...scene,
  random: new Random(`look:${JSON.stringify(act)}:${colors.join()}`).fork(),
});
