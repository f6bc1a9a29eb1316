import type { Building } from './buildings.ts';

const list = (names: string): readonly Building[] => names.split(/\s+/) as Building[];

const HOUSES = list(
  'colonial foursquare cape gable-front ell-house ranch-house craftsman tudor modern-shed gambrel mission saltbox hip-bungalow modern-flat',
);
const BLOCKS = 'walk-up prewar triple-decker deco-block corner-shop glass-block courtyard garden-apartments';

/** The buildings that a type of stay can be in. */
export const BUILDINGS_BY_TYPE: Record<string, readonly Building[]> = {
  house: HOUSES,
  cottage: list(
    'cape hip-cottage steep-cottage saltbox-cottage ell-cottage dormer-cottage porch-cottage craftsman',
  ),
  guesthouse: list(
    'garage-apartment garden-studio flat-studio hip-cottage steep-cottage shotgun dormer-cottage porch-cottage casita',
  ),
  bungalow: list(
    'craftsman wide-bungalow brick-bungalow airplane-bungalow stucco-bungalow hip-bungalow shotgun ell-cottage porch-cottage',
  ),
  cabin: list(
    'front-cabin log-cabin porch-cabin saltbox-cabin gambrel-cabin shed-cabin ell-cabin loft-cabin stone-cabin',
  ),
  townhouse: list(
    'brownstones federal-row painted-row mansard-row modern-row gabled-row stucco-row timber-row brick-row',
  ),
  apartment: list(`${BLOCKS} balcony-block`),
  studio: list(`${BLOCKS} mill-loft`),
  condo: list(
    'balcony-block terrace-condo gabled-condo glass-block brick-condo deco-block courtyard garden-apartments',
  ),
  loft: list('warehouse mill-loft factory-loft corner-shop brick-condo'),
  inn: list(
    'colonial-inn porch-inn gambrel-inn shingle-inn stone-inn tudor-inn brick-inn mansard queen-anne',
  ),
  'bed-and-breakfast': list('queen-anne foursquare mansard colonial gable-front porch-inn craftsman gambrel'),
  hotel: list(
    'tower-hotel corner-hotel main-street-hotel roadside-hotel lodge-hotel pueblo-hotel deco-hotel mansard-hotel modern-hotel',
  ),
  resort: list('tower-hotel lodge-hotel deco-hotel porch-inn shingle-inn modern-hotel pueblo-hotel'),
  motel: list('motel motor-court office-motel brick-motel cabin-court lodge-motel long-motel pueblo-motel'),
  'beach-house': list('stilt-gable stilt-hip stilt-gambrel stilt-modern shingle-beach'),
  'farm-stay': list('farmhouse gable-front ell-house gambrel'),
  // the only stays that may be a converted barn
  ranch: list('ranch-house log-ranch stone-ranch hip-ranch bunkhouse ranch-barn mini-barn gambrel-cottage'),
  'a-frame': list('a-frame raised-a-frame balcony-a-frame board-a-frame knee-a-frame twin-a-frame'),
  villa: list('villa mission modern-flat arcade-villa country-villa'),
  treehouse: list('treehouse shed-treehouse tent-treehouse stilt-treehouse tall-treehouse'),
  'tiny-house': list(
    'tiny-house tiny-gable tiny-porch tiny-saltbox tiny-shed tiny-gambrel tiny-box tiny-loft',
  ),
  dome: list('dome geodesic-dome twin-dome shingle-dome plaster-dome'),
  chalet: list('chalet loft-cabin balcony-chalet steep-chalet stone-chalet'),
  adobe: list('adobe-house pueblo-house two-story-adobe territorial-house'),
  'private-room': HOUSES,
};

/** In the desert of New Mexico and Arizona a house is of adobe or stucco. */
export const DESERT_BUILDINGS: Record<string, readonly Building[]> = {
  house: list('mission modern-flat adobe-house ranch-house stucco-bungalow'),
  cottage: list('casita stucco-bungalow adobe-house flat-studio'),
  guesthouse: list('casita flat-studio garage-apartment garden-studio'),
  bungalow: list('stucco-bungalow casita mission hip-bungalow'),
  inn: list('pueblo-hotel mission adobe-house territorial-house two-story-adobe'),
  'bed-and-breakfast': list('mission adobe-house pueblo-hotel territorial-house'),
  ranch: list('ranch-house stone-ranch hip-ranch bunkhouse territorial-house'),
  motel: list('motel office-motel long-motel pueblo-motel motor-court'),
  hotel: list('tower-hotel pueblo-hotel roadside-hotel main-street-hotel deco-hotel modern-hotel'),
  villa: list('mission villa modern-flat arcade-villa country-villa'),
};

/** On snowy slopes. */
export const SKI_BUILDINGS: Record<string, readonly Building[]> = {
  house: list('loft-cabin modern-shed chalet ell-house gable-front front-cabin'),
  condo: list('gabled-condo lodge-hotel terrace-condo'),
  townhouse: list('timber-row gabled-row modern-row'),
  apartment: list('gabled-condo garden-apartments walk-up'),
  studio: list('gabled-condo garden-apartments walk-up'),
  hotel: list('lodge-hotel mansard-hotel main-street-hotel modern-hotel'),
  resort: list('lodge-hotel'),
};

/** A balcony is visible in their pictures. */
export const BUILDINGS_WITH_BALCONY = list(
  'balcony-a-frame balcony-block balcony-chalet brick-condo brick-inn chalet courtyard gabled-condo ' +
    'garden-apartments glass-block lodge-hotel modern-hotel porch-inn terrace-condo triple-decker',
);
