import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateCatalog } from '../stays/generate-catalog.ts';
import { measuresPage, measureTexts, wordCount } from './measure-texts.ts';

const stays = [...generateCatalog({ size: 5000, seed: 20_251, today: '2026-11-21' })];
const measures = measureTexts(stays);
const page = path.resolve(import.meta.dirname, '../../docs/catalog-text.md');

/** What a text names, and the tags of which a stay needs one for it. */
const claims: [RegExp, string[]][] = [
  [/\bpool\b(?! table)|\balberca/i, ['pool']],
  [/hot tub|jacuzzi/i, ['hot-tub']],
  [/\bsauna\b/i, ['sauna']],
  [/fireplace|chimenea/i, ['fireplace', 'wood-stove']],
  [/wood stove|estufa de leña/i, ['wood-stove']],
  [/fire pit|fogata/i, ['fire-pit']],
  [/\bgrill(ed)?\b|parrilla|carne asada/i, ['grill']],
  [/\bpatio\b/i, ['patio']],
  [/\bbalcony\b|balcón/i, ['balcony']],
  [/dishwasher|lavaplatos/i, ['dishwasher']],
  [/\bpiano\b/i, ['piano']],
  [/\bkayaks\b/i, ['kayaks']],
  [/\bcrib\b|\bcuna\b/i, ['crib', 'high-chair']],
  [/\bEV charger|electric cars|carros eléctricos/i, ['ev-charger']],
  [/\belevator\b|\belevador\b/i, ['elevator']],
  [/\bgym\b|gimnasio/i, ['gym']],
  [/\bski(ed|ing)?\b|esquiar|\besquí\b/i, ['ski', 'ski-in-out']],
  [/\bwineries|viñedos/i, ['wine']],
  [/\bthe kitchen (has|is|was)|la cocina (tiene|está)/i, ['kitchen']],
  [/s'mores/i, ['fire-pit']],
  [/self.check.in|con un código/i, ['self-check-in']],
];

const textsOf = ({ texts, reviews }: (typeof stays)[number]): string[] => [
  ...texts.map(({ description }) => description),
  ...reviews.flatMap(({ body, reply_body }) => (reply_body ? [body, reply_body] : [body])),
];

describe('the texts of 5,000 stays', () => {
  it('are as docs/catalog-text.md says (WRITE_CATALOG_TEXT=1 writes it)', () => {
    const text = measuresPage(measures);
    if (process.env['WRITE_CATALOG_TEXT']) fs.writeFileSync(page, text);
    expect(fs.readFileSync(page, 'utf8')).toBe(text);
  });

  it('repeat no sentence of six words or more over five times, in reviews of at least twelve voices', () => {
    expect(measures.mostRepeated).toBeLessThanOrEqual(5);
    expect(measures.distinctSentences).toBeGreaterThan(100_000);
    expect(measures.voices.en + measures.voices.es).toBeGreaterThanOrEqual(12);
  });

  it('have reviews from two words to 150, a tenth in Spanish, a fifth with an answer', () => {
    const [shortest = 0, , , median = 0, , ninth = 0, longest = 0] = measures.words;
    expect(shortest).toBeLessThanOrEqual(2);
    expect(median).toBeGreaterThan(20);
    expect(ninth).toBeGreaterThan(60);
    expect(longest).toBeGreaterThan(120);
    expect(longest).toBeLessThanOrEqual(150);
    expect(measures.spanishShare).toBeCloseTo(0.1, 2);
    expect(measures.replyShare).toBeCloseTo(0.2, 1);
  });

  it('name only what the stay has', () => {
    const falseClaims = stays.flatMap((stay) =>
      textsOf(stay).flatMap((text) =>
        claims
          .filter(([words, tags]) => words.test(text) && !tags.some((tag) => stay.tags.has(tag)))
          .map(([words]) => `${words}: ${text}`),
      ),
    );
    expect(falseClaims.slice(0, 5)).toEqual([]);
  });

  it('have descriptions of 60 to 180 words, the Spanish ones with tú', () => {
    const formal =
      /(?<!\p{L})(usted(es)?|su (estancia|reserva|llegada|visita|casa)|lleve|traiga|disfrute|encontrará|podrá|avísenos|escríbanos|guarde|venga|quítese|pase)(?!\p{L})/iu;
    for (const { texts } of stays)
      for (const { locale, description } of texts) {
        expect(wordCount(description), description).toBeGreaterThanOrEqual(60);
        expect(wordCount(description), description).toBeLessThanOrEqual(180);
        if (locale === 'es') expect(description).not.toMatch(formal);
      }
    const replies = stays.flatMap(({ reviews }) => reviews.filter(({ locale }) => locale === 'es'));
    for (const { reply_body } of replies) expect(reply_body ?? '').not.toMatch(formal);
  });
});
