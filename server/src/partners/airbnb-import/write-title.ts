const nouns: Record<string, [en: string, es: string]> = {
  apartment: ['apartment', 'Apartamento'],
  'bed-and-breakfast': ['bed and breakfast', 'Alojamiento con desayuno'],
  bungalow: ['bungalow', 'Bungaló'],
  cabin: ['cabin', 'Cabaña'],
  chalet: ['chalet', 'Chalet'],
  condo: ['condo', 'Condominio'],
  cottage: ['cottage', 'Casa de campo'],
  dome: ['dome', 'Domo'],
  'farm-stay': ['farm stay', 'Estancia en granja'],
  guesthouse: ['guesthouse', 'Casa de huéspedes'],
  hotel: ['hotel room', 'Habitación de hotel'],
  house: ['house', 'Casa'],
  loft: ['loft', 'Loft'],
  ranch: ['ranch', 'Rancho'],
  resort: ['resort room', 'Habitación de resort'],
  'tiny-house': ['tiny house', 'Casa diminuta'],
  townhouse: ['townhouse', 'Casa adosada'],
  treehouse: ['treehouse', 'Casa del árbol'],
  villa: ['villa', 'Villa'],
};

const numbersEn = 'one two three four five six seven eight nine ten'.split(' ');
const numbersEs = 'una dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');
const wordOf = (words: string[], count: number): string => words[count - 1] ?? String(count);
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface TitledStay {
  propertyType: string;
  /** As published: `private room`. */
  roomType: string;
  bedrooms: number;
  /** The neighborhood, else the city. */
  placeName: string;
}

const subjectOf = ({ propertyType, roomType, bedrooms }: TitledStay): [en: string, es: string] => {
  if (roomType === 'private room') return ['Private room', 'Habitación privada'];
  if (roomType === 'shared room') return ['Shared room', 'Habitación compartida'];
  const [en, es] = nouns[propertyType] ?? ['home', 'Alojamiento'];
  if (/^Habitación|desayuno$/.test(es)) return [capitalized(en), es];
  if (bedrooms === 0)
    return propertyType === 'apartment' ? ['Studio', 'Estudio'] : [`Studio ${en}`, `${es} tipo estudio`];
  const rooms = bedrooms === 1 ? 'recámara' : 'recámaras';
  return [
    capitalized(`${wordOf(numbersEn, bedrooms)}-bedroom ${en}`),
    `${es} de ${wordOf(numbersEs, bedrooms)} ${rooms}`,
  ];
};

/** `Three-bedroom condo in Dorchester`, in both languages. */
export const writeTitle = (stay: TitledStay): { en: string; es: string } => {
  const [en, es] = subjectOf(stay);
  return { en: `${en} in ${stay.placeName}`, es: `${es} en ${stay.placeName}` };
};
