export const MATERIALS = [
  'clapboard',
  'board',
  'shingle',
  'stucco',
  'brick',
  'stone',
  'timber',
  'log',
  'adobe',
  'panel',
  'canvas',
] as const;
export type Material = (typeof MATERIALS)[number];

/** Materials of wood; a room with boarded walls is in a house of one of them. */
export const WOODS: readonly Material[] = ['clapboard', 'board', 'shingle', 'timber', 'log'];

/** The materials that a host would mention. */
export const MATERIAL_WORDS: Partial<Record<Material, { en: string; es: string }>> = {
  shingle: { en: 'shingled', es: 'de tejuelas' },
  stucco: { en: 'stucco', es: 'de estuco' },
  brick: { en: 'brick', es: 'de ladrillo' },
  stone: { en: 'stone', es: 'de piedra' },
  timber: { en: 'wood', es: 'de madera' },
  log: { en: 'log', es: 'de troncos' },
  adobe: { en: 'adobe', es: 'de adobe' },
};
