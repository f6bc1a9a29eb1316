import { describeFacade } from './facade-text.ts';
import {
  PICTURE_MESSAGES,
  type PictureLocale,
  type PictureMessages,
  type SceneKey,
} from './picture-messages.ts';
import { isHousePlan, isInteriorPlan, type PicturePlan } from './picture-plan.ts';

/** The alternative text; it says that the picture is an illustration and not a photo of the actual stay. */
export const pictureText = (plan: PicturePlan, locale: PictureLocale): string => {
  const messages = PICTURE_MESSAGES[locale];
  const scene = facadeText(plan, locale) ?? messages.scenes[sceneKeyOf(plan)];
  return `${messages.prefix} ${scene}${placeText(plan, messages)}, ${messages.times[plan.time]}.`;
};

const sceneKeyOf = (plan: PicturePlan): SceneKey =>
  plan.scene === 'skyline' && plan.size === 'town' ? 'town' : plan.scene;

const placeText = (plan: PicturePlan, messages: PictureMessages): string => {
  if (isHousePlan(plan)) return ` ${messages.places[plan.setting]}`;
  if (isInteriorPlan(plan)) return `, ${messages.views[plan.view]}`;
  return plan.scene === 'skyline' ? ` ${messages.cityPlaces[plan.setting]}` : '';
};

/** Composed buildings are described by their facts, so that the text names the colors and materials of the drawing. */
const facadeText = (plan: PicturePlan, locale: PictureLocale): string | null =>
  isHousePlan(plan) && plan.facade && ['home', 'block', 'row'].includes(plan.scene)
    ? describeFacade(plan.facade, locale)
    : null;
