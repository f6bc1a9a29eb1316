import fs from 'node:fs/promises';
import {
  drawPicture,
  lookOfStay,
  type PicturePlan,
  pictureText,
  planStayPictures,
  roomsOfPlans,
} from '@golark/catalog/pictures';
import type { Illustrate, StoredPhoto } from '../illustrate.ts';
import { drawingKeyOf, drawingPrefix, planOfDrawingKey } from './drawing-key.ts';
import type { Files } from './files.ts';

const size = { width: 1200, height: 800 };

// the mean color of a dozen drawings each
const outsideColors: Record<PicturePlan['time'], string> = {
  dawn: '#a1938d',
  day: '#87a199',
  dusk: '#836365',
  golden: '#af9d7c',
  mist: '#a5ab99',
  night: '#485063',
};
const insideColors: Record<PicturePlan['time'], string> = {
  dawn: '#a69381',
  day: '#9e9a8c',
  dusk: '#856d5c',
  golden: '#9d8567',
  mist: '#9e9a8c',
  night: '#70625b',
};

const photoOf = (plan: PicturePlan, room: StoredPhoto['room']): StoredPhoto => ({
  storageKey: drawingKeyOf(plan),
  ...size,
  color: ('view' in plan ? insideColors : outsideColors)[plan.time],
  altEn: pictureText(plan, 'en'),
  altEs: pictureText(plan, 'es'),
  room,
});

/** Drawings of a stay whose look is known. */
export const photosOfLook = (facts: Parameters<typeof planStayPictures>[0]): StoredPhoto[] => {
  const plans = planStayPictures(facts);
  const rooms = roomsOfPlans(plans, facts.bedrooms);
  return plans.map((plan, position) => photoOf(plan, rooms[position] ?? null));
};

/** Drawings of a stay, derived from its facts; rendered when they are read. */
export const illustrateWithDrawings: Illustrate = ({ id, propertyType, amenities, bedrooms, ...facts }) =>
  photosOfLook({
    ...{ id, type: propertyType, amenities, bedrooms },
    look: lookOfStay({
      ...{ id, type: propertyType, amenities, bedrooms },
      stateId: facts.stateId.toLowerCase(),
      population: facts.cityPopulation,
      isCoastal: facts.isCoastal,
      latitude: facts.latitude,
      longitude: facts.longitude,
      words: facts.title,
    }),
  });

const assertNoDrawing = (key: string): void => {
  if (key.startsWith(drawingPrefix)) throw new Error(`drawings are not written: ${key}`);
};

/** A file store whose keys under `drawing/` are drawn on demand, as SVG; all other keys are those of `store`. */
export const withDrawings = (store: Files): Files => ({
  read: async (key) => {
    if (!key.startsWith(drawingPrefix)) return store.read(key);
    const plan = planOfDrawingKey(key);
    return plan ? Buffer.from(drawPicture(plan)) : null;
  },
  write: (key, bytes, contentType) => {
    assertNoDrawing(key);
    return store.write(key, bytes, contentType);
  },
  copyOut: async (key, to) => {
    const plan = key.startsWith(drawingPrefix) ? planOfDrawingKey(key) : null;
    if (!plan) return store.copyOut(key, to);
    await fs.writeFile(to, drawPicture(plan));
    return true;
  },
  copyIn: (key, from, contentType) => {
    assertNoDrawing(key);
    return store.copyIn(key, from, contentType);
  },
  erase: async (key) => {
    if (!key.startsWith(drawingPrefix)) await store.erase(key);
  },
});
