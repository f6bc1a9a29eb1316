export type { Facade } from '../facts/look.ts';
export { drawPicture } from './draw-picture.ts';
export { colorsOfNumber } from './plans/act.ts';
export { lookOfStay } from './plans/look-of-stay.ts';
export type { PicturePlan } from './plans/picture-plan.ts';
export { pictureText } from './plans/picture-text.ts';
export { type CityFacts, planCityPicture, planPagePicture } from './plans/plan-city-picture.ts';
export {
  type EventPictureFacts,
  planEventPicture,
  planSeatView,
  planVenuePicture,
  type SeatViewFacts,
  type VenuePictureFacts,
} from './plans/plan-event-pictures.ts';
export { planStayPictures, type StayFacts } from './plans/plan-stay-pictures.ts';
export { roomsOfPlans } from './plans/rooms-of-plans.ts';
