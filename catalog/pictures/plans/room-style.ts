import { OCEAN_SETTINGS, type Setting } from '../../facts/land.ts';
import type { Facade } from '../../facts/look.ts';
import { WOODS } from '../../facts/materials.ts';
import type { RoomStyle } from './picture-plan.ts';

const MODERN = /modern|flat|glass|terrace|garden-studio|panel/;
const INDUSTRIAL = /loft|warehouse/;

/** Brick or boarded walls only show inside a house that is built of them. */
export const roomStylesOf = ({ material, building }: Facade, setting: Setting): readonly RoomStyle[] => {
  if (material === 'brick') return INDUSTRIAL.test(building) ? ['loft'] : ['classic', 'classic', 'loft'];
  if (material === 'log' || material === 'timber') return MODERN.test(building) ? ['modern'] : ['cabin'];
  if (material === 'adobe') return ['desert'];
  if (material === 'canvas' || material === 'panel') return ['modern'];
  if (setting === 'desert' && material === 'stucco') return ['desert', 'desert', 'modern'];
  if (MODERN.test(building)) return ['modern'];
  if (OCEAN_SETTINGS.includes(setting) && WOODS.includes(material)) return ['beach', 'beach', 'classic'];
  return ['classic', 'classic', 'modern'];
};
