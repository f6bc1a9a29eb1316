import { describe, expect, it } from 'vitest';
import { matchesTags, type Phrase, parsePhrases, renderPhrase } from './phrase.ts';
import { contractSpanish } from './slots.ts';

const phraseOf = (line: string): Phrase => parsePhrases(line)[0] as Phrase;

describe('a phrase', () => {
  it('matches a stay with all required tags, one of each group and no excluded tag', () => {
    const phrase = phraseOf('hot-tub sea/lake !city :: x');
    expect(matchesTags(phrase, new Set(['hot-tub', 'lake']))).toBe(true);
    expect(matchesTags(phrase, new Set(['hot-tub']))).toBe(false);
    expect(matchesTags(phrase, new Set(['hot-tub', 'sea', 'city']))).toBe(false);
  });

  it('picks one of several choices, also nested ones, and fills in the slots', () => {
    const phrase = phraseOf(':: [a|b [c|{city}]] end');
    const texts = new Set(
      Array.from({ length: 40 }, (_, i) => renderPhrase(phrase, { city: 'Bend' }, () => i / 40)),
    );
    expect([...texts].sort()).toEqual(['A end', 'B Bend end', 'B c end'].filter((t) => texts.has(t)));
    expect(texts.size).toBeGreaterThan(1);
  });

  it('agrees with the gender of the Spanish noun and contracts articles', () => {
    const phrase = phraseOf(':: {thetype} es pequeñ{o/a}, cerca de {river}');
    const slots = { gender: 'f', thetype: 'la cabaña', river: 'el río Deschutes' };
    expect(contractSpanish(renderPhrase(phrase, slots, () => 0))).toBe(
      'La cabaña es pequeña, cerca del río Deschutes',
    );
  });

  it('throws for a slot without a value', () => {
    expect(() => renderPhrase(phraseOf(':: by {lake}'), {}, () => 0)).toThrow('{lake}');
  });

  it('throws for a line without the separator', () => {
    expect(() => parsePhrases('hot-tub The tub')).toThrow('::');
  });
});
