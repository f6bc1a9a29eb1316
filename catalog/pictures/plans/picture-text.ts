import { EVENT_PICTURE_MESSAGES } from './event-picture-messages.ts';
import { describeFacade } from './facade-text.ts';
import {
  PICTURE_MESSAGES,
  type PictureLocale,
  type PictureMessages,
  type SceneKey,
} from './picture-messages.ts';
import {
  type EventPlan,
  isEventPlan,
  isHousePlan,
  isInteriorPlan,
  isOutdoorKind,
  type PicturePlan,
  type SeatViewPlan,
  type VenuePlan,
} from './picture-plan.ts';

/** The alternative text; it says that the picture is an illustration and not a photo of the actual stay. */
export const pictureText = (plan: PicturePlan, locale: PictureLocale): string => {
  const messages = PICTURE_MESSAGES[locale];
  if (isEventPlan(plan)) return `${messages.prefix} ${eventText(plan, locale)}.`;
  const scene = facadeText(plan, locale) ?? messages.scenes[sceneKeyOf(plan)];
  return `${messages.prefix} ${scene}${placeText(plan, messages)}, ${messages.times[plan.time]}.`;
};

type StayOrCityPlan = Exclude<PicturePlan, VenuePlan | EventPlan | SeatViewPlan>;

const sceneKeyOf = (plan: StayOrCityPlan): SceneKey =>
  plan.scene === 'skyline' && plan.size === 'town' ? 'town' : plan.scene;

const placeText = (plan: StayOrCityPlan, messages: PictureMessages): string => {
  if (isHousePlan(plan)) return ` ${messages.places[plan.setting]}`;
  if (isInteriorPlan(plan)) return `, ${messages.views[plan.view]}`;
  return plan.scene === 'skyline' ? ` ${messages.cityPlaces[plan.setting]}` : '';
};

/** Composed buildings are described by their facts, so that the text names the colors and materials of the drawing. */
const facadeText = (plan: StayOrCityPlan, locale: PictureLocale): string | null =>
  isHousePlan(plan) && plan.facade && ['home', 'block', 'row'].includes(plan.scene)
    ? describeFacade(plan.facade, locale)
    : null;

/** Seats farther away than these shares of the venue are halfway back, or far. */
const MIDDLE_FROM = 0.45;
const FAR_FROM = 0.75;

const eventText = (plan: VenuePlan | EventPlan | SeatViewPlan, locale: PictureLocale): string => {
  const { venues, events, inVenue, views, seats } = EVENT_PICTURE_MESSAGES[locale];
  const { times, places } = PICTURE_MESSAGES[locale];
  if (plan.scene === 'seat-view') {
    const place = plan.distance >= FAR_FROM ? 'far' : plan.distance >= MIDDLE_FROM ? 'middle' : 'near';
    return `${views[plan.kind]}, ${seats[place]}`;
  }
  if (plan.scene === 'venue') {
    return `${venues[plan.kind]} ${places[plan.surroundings]}, ${times[plan.time]}`;
  }
  const time = isOutdoorKind(plan.kind) ? `, ${times[plan.time]}` : '';
  return `${events[plan.genre]} ${inVenue[plan.kind]}${time}`;
};
