/** Lower case without accents or other marks: `Cañon City` is `canon city`. */
const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}|[ʻʼ‘’'.]/gu, '')
    .toLowerCase();

/** `Coeur d'Alene` is `coeur-dalene`. */
export const slugOf = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
