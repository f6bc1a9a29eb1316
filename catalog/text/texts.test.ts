import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Setting } from '../facts/land.ts';
import { namedIn } from '../facts/words.ts';
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

const floorNames: [RegExp, number][] = [
  [/\bone floor\b|\bun piso\b/, 1],
  [/\btwo floors\b|\bdos pisos\b/, 2],
  [/\bthree floors\b|\btres pisos\b/, 3],
  [/\bfour floors\b|\bcuatro pisos\b/, 4],
];
const doorNames: [RegExp, string][] = [
  [/\bred (front )?door\b|\bpuerta roja\b/, 'red-door'],
  [/\bteal (front )?door\b|\bpuerta verde azulado\b/, 'teal-door'],
  [/\bblue (front )?door\b|\bpuerta azul\b/, 'blue-door'],
  [/\byellow (front )?door\b|\bpuerta amarilla\b/, 'yellow-door'],
  [/\boak (front )?door\b|\bpuerta de roble\b/, 'oak-door'],
  [/\bblack (front )?door\b|\bpuerta negra\b/, 'black-door'],
];
const settingNames: [RegExp, Setting[]][] = [
  [/Tall trees|are woods on|árboles altos|Hay bosque/, ['forest']],
  [
    /lake is in view|is (right in front|a few steps away), with|El lago se ve|está (justo enfrente|a unos pasos), con/,
    ['lake'],
  ],
  [/High mountains|montañas se levantan/, ['alpine']],
  [/below the slopes|al pie de las pistas|ski to and from|esquiar hasta|llegar y salir esquiando/, ['ski']],
  [/above the sea|frente al mar/, ['coast']],
  [/The sand starts|La arena empieza/, ['beach', 'tropics']],
  [/You can see the water|se ve el mar/, ['coast', 'beach', 'tropics']],
  [/The water is right outside|El agua está justo afuera/, ['coast', 'beach', 'tropics', 'lake']],
  [/desert lies all around|desert lies|solo hay desierto|se extiende el desierto/, ['desert']],
  [/Open fields|campo abierto/, ['prairie']],
  [/Rolling hills|colinas suaves/, ['hills']],
  [/Big leafy trees|frondosos alrededor/, ['south']],
  [/on a city street|calle de la ciudad|The windows look out over|Las ventanas dan a [A-Z]/, ['city']],
  [/residential street|calle residencial/, ['suburb']],
  [/small-town street|calle de pueblo/, ['town']],
  [/face the mountains|dan a las montañas/, ['alpine', 'ski', 'forest', 'desert', 'town']],
];

/** Whether each statement of a description about the building and its place is true. */
const claimsAbout = ({ look, listing }: (typeof stays)[number], text: string): boolean[] => {
  const { facade, setting } = look;
  const isLow = listing.amenities.includes('elevator') ? facade.floors > 2 : true;
  const withoutDoors = doorNames.reduce((left, [words]) => left.replace(words, ''), text);
  const { color, material } = namedIn(withoutDoors);
  return [
    isLow,
    ...floorNames.filter(([words]) => words.test(text)).map(([, floors]) => floors === facade.floors),
    ...doorNames.filter(([words]) => words.test(text)).map(([, door]) => door === facade.door),
    ...settingNames.filter(([words]) => words.test(text)).map(([, settings]) => settings.includes(setting)),
    ...(color ? [color === facade.color] : []),
    ...(material ? [material === facade.material] : []),
  ];
};

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
    const falseClaims = stays.flatMap((stay) => {
      const all = textsOf(stay).join('\n');
      return claims
        .filter(([words, tags]) => !tags.some((tag) => stay.tags.has(tag)) && words.test(all))
        .map(([words]) => `${words}: ${textsOf(stay).find((text) => words.test(text))}`);
    });
    expect(falseClaims.slice(0, 5)).toEqual([]);
  });

  it('thank a company by its name, and a person by the first name', () => {
    const thanked = /(?:Thanks|Thank you|Gracias), ([^,.!]+)[.!]/;
    const wrong = stays.flatMap(({ manager: { isCompany, name, firstName }, reviews }) => {
      const expected = isCompany ? name : firstName;
      return reviews
        .map(({ body }) => thanked.exec(body)?.[1])
        .filter((named) => named !== undefined && named !== expected)
        .map((named) => `${expected}: ${named}`);
    });
    expect(wrong).toEqual([]);
    const ofCompanies = stays.filter(({ manager }) => manager.isCompany).flatMap(({ reviews }) => reviews);
    expect(ofCompanies.filter(({ body }) => thanked.test(body)).length).toBeGreaterThan(20);
  });

  it('describe the building and the place of the pictures', () => {
    const wrong = stays.flatMap((stay) =>
      stay.texts
        .map(({ description }) => ({ description, claims: claimsAbout(stay, description) }))
        .filter(({ claims }) => claims.some((isTrue) => !isTrue))
        .map(({ description }) => `${JSON.stringify(stay.look)}: ${description}`),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
    const saying = stays.filter((stay) =>
      stay.texts.every((text) => claimsAbout(stay, text.description).length > 1),
    );
    expect(saying.length).toBeGreaterThan(stays.length * 0.8);
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
