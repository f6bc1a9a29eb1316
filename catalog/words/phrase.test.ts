import { describe, expect, it } from 'vitest';
import { fits, type Phrase, readPhrases, render } from './phrase.ts';
import { contractSpanish } from './slots.ts';

const phraseOf = (line: string): Phrase => readPhrases(line)[0] as Phrase;

describe('a phrase', () => {
  it('fits only where all its tags hold, one of a group is enough, and no barred one holds', () => {
    const phrase = phraseOf('hot-tub sea/lake !city :: x');
    expect(fits(phrase, new Set(['hot-tub', 'lake']))).toBe(true);
    expect(fits(phrase, new Set(['hot-tub']))).toBe(false);
    expect(fits(phrase, new Set(['hot-tub', 'sea', 'city']))).toBe(false);
  });

  it('chooses one of several, nested too, and fills in the words of the stay', () => {
    const phrase = phraseOf(':: [a|b [c|{city}]] end');
    const texts = new Set(
      Array.from({ length: 40 }, (_, i) => render(phrase, { city: 'Bend' }, () => i / 40)),
    );
    expect([...texts].sort()).toEqual(['A end', 'B Bend end', 'B c end'].filter((t) => texts.has(t)));
    expect(texts.size).toBeGreaterThan(1);
  });

  it('follows the gender of the noun in Spanish and contracts its articles', () => {
    const phrase = phraseOf(':: {thetype} es pequeñ{o/a}, cerca de {river}');
    const slots = { gender: 'f', thetype: 'la cabaña', river: 'el río Deschutes' };
    expect(contractSpanish(render(phrase, slots, () => 0))).toBe(
      'La cabaña es pequeña, cerca del río Deschutes',
    );
  });

  it('refuses a word that the stay does not have', () => {
    expect(() => render(phraseOf(':: by {lake}'), {}, () => 0)).toThrow('{lake}');
  });

  it('refuses a line without the separator', () => {
    expect(() => readPhrases('hot-tub The tub')).toThrow('::');
  });
});
