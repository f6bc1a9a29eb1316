import { PICTURE_WORDS, type PictureLocale, type PictureWords, type SceneWord } from './picture-messages.ts';
import { isHousePlan, isInteriorPlan, type PicturePlan } from './picture-plan.ts';

/** What, where and when, as keys of messages, such as `place.alpine`. */
export interface PictureDescription {
  scene: string;
  place?: string;
  time?: string;
}

export const describePicture = (plan: PicturePlan): PictureDescription => {
  const scene = `scene.${sceneWord(plan)}`;
  const time = `time.${plan.time}`;
  if (isHousePlan(plan)) return { scene, place: `place.${plan.setting}`, time };
  if (isInteriorPlan(plan)) return { scene, place: `view.${plan.view}`, time };
  if (plan.scene === 'skyline') return { scene, place: `city-place.${plan.setting}`, time };
  return { scene, time };
};

/** The text alternative: it says that this is a drawing, for nobody is to take it for the real house. */
export const pictureText = (plan: PicturePlan, locale: PictureLocale): string => {
  const words = PICTURE_WORDS[locale];
  const scene = words.scenes[sceneWord(plan)];
  return `${words.opening} ${scene}${placeText(plan, words)}, ${words.times[plan.time]}.`;
};

const sceneWord = (plan: PicturePlan): SceneWord =>
  plan.scene === 'skyline' && plan.size === 'town' ? 'town' : plan.scene;

const placeText = (plan: PicturePlan, words: PictureWords): string => {
  if (isHousePlan(plan)) return ` ${words.places[plan.setting]}`;
  if (isInteriorPlan(plan)) return `, ${words.views[plan.view]}`;
  return plan.scene === 'skyline' ? ` ${words.cityPlaces[plan.setting]}` : '';
};
