export { drawPicture } from './draw-picture.ts';
export type { PicturePlan } from './plans/picture-plan.ts';
export { pictureText } from './plans/picture-text.ts';
export { type CityFacts, planCityPicture, planPagePicture } from './plans/plan-city-picture.ts';
export { planStayPictures, type StayFacts } from './plans/plan-stay-pictures.ts';
