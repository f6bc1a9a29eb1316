import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenContact } from '../conversations/rules.ts';
import { maskContacts } from './mask-contacts.ts';

const masked = (text: string): string => maskContacts(text).text;

describe('contact details', () => {
  it.each([
    'maya@example.com',
    'Maya.Ortega+stays@mail.example.co.uk',
    'maya @ example . com',
    'maya (at) example (dot) com',
    'maya[at]example[.]com',
    'maya at example dot com',
    'maya arroba ejemplo punto com',
    'maya at gmail',
    'maya arroba hotmail',
    'ma\u200bya@exa\u200bmple.com',
    'https://example.org/rooms?id=3',
    'www.example.rocks',
    'example.com',
    'mysite dot com',
    'misitio punto com',
    'wa.me/15035550142',
    'airbnb.es',
    '@maya.ortega',
    '(503) 555-0142',
    '+1 503 555 0142',
    '+52 55 1234 5678',
    '503.555.0142',
    '503*555*0142',
    '5 0 3 5 5 5 0 1 4 2',
    '５０３５５５０１４２',
    '5️⃣0️⃣3️⃣5️⃣5️⃣5️⃣0️⃣1️⃣4️⃣2️⃣',
    'five zero three five five five oh one four two',
    'cinco cero tres, cinco cinco cinco, cero uno cuatro dos',
    'five 0 three 555 0142',
    '555-0142',
    '612 345 678',
    'maya＠example．com',
    'maya＠example。com',
    '415|555|0142',
    '415~555~0142',
    '415: 555: 0142',
    '415–555—0142',
    '④①⑤⑤⑤⑤⓪①④②',
    '❹❶❺❺❺❺⓿❶❹❷',
    '𝟒𝟏𝟓 𝟓𝟓𝟓 𝟎𝟏𝟒𝟐',
    '٤١٥٥٥٥٠١٤٢',
    'instagram maya.ortega',
    'Instagram: mayaortega',
    'insta maya_ortega',
    'ig is mayaortega99',
    'whatsapp -> mayaortega',
    'Ｔｅｌｅｇｒａｍ maya.ortega',
  ])('are hidden: %s', (contact) => {
    expect(maskContacts(`Ask for me: ${contact} (thanks)`)).toEqual({
      text: `Ask for me: ${hiddenContact} (thanks)`,
      hasHiddenContacts: true,
    });
    expect(masked(contact)).toBe(hiddenContact);
  });

  it('are hidden each on its own', () => {
    expect(masked('maya@example.com or 503-555-0142, not both')).toBe(
      `${hiddenContact} or ${hiddenContact}, not both`,
    );
  });

  it('are hidden in any sentence, with any way to write a number', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 12 });
    const separator = fc.constantFrom('', ' ', '-', '.', ' - ', '/', '\n');
    fc.assert(
      fc.property(digits, separator, (number, between) => {
        // a number that begins like a date is still a number
        const text = `Call 5${number.join(between)} please`;
        expect(maskContacts(text).hasHiddenContacts).toBe(true);
      }),
    );
  });
});

describe('what is no contact detail', () => {
  it.each([
    'We are 2 adults and 3 children, from 2026-12-04 to 2026-12-07.',
    '12/04/2026 - 12/07/2026, or 12/11/26 - 12/14/26?',
    'Check-in at 4:00 PM or 16:30 - 17:30?',
    'Is $1,250.00 for 5 nights ($250 each) the total? Not $1250?',
    'Our code is GLK-7Q2M and the ZIP code 80202-1234.',
    'Meet at noon. Come in. The dot on the map is wrong.',
    'One or two dogs? Three. Four nights, five people.',
    'Llegamos a las 5. Somos dos adultos y tres niños. ¿Hay parking en el punto de llegada?',
    'Gracias.es posible llegar antes? Ask.me again.',
    'In 2025-2026 we stayed 3 times, 10 nights each, 1200 sq ft.',
    'e.g. a crib, i.e. a small bed',
    'I saw the house on Instagram and Facebook. Is Instagram where the new pictures are?',
    'Check-in from 16:30 to 22:00, check-out 11:00; 16:30, 17:30, 18:30 or 19:30?',
    'Somos ２ adultos — ¿caben 3 niños? Café, naïve, “quoted”, ½ día.',
  ])('stays: %s', (text) => {
    expect(maskContacts(text)).toEqual({ text, hasHiddenContacts: false });
  });

  it('stays in any text without digits, dots and at signs', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-záéíóúñ ,!?\n]{0,80}$/), (text) => {
        fc.pre(!/\b(at|arroba|dot|punto|one|two|three|uno|dos|tres|oh)\b/.test(text));
        expect(masked(text)).toBe(text);
      }),
    );
  });
});

/** The least time of several runs, in milliseconds: other work on the machine only adds to it. */
const timeToMask = (part: string, length: number): number => {
  const text = part.repeat(length / part.length);
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    masked(text);
    return performance.now() - began;
  });
  return Math.min(...times);
};

it.each(['a.', 'a@', '1 ', 'a at ', '(', '5-', 'a-', 'a dot ', 'www.', '@', 'one '])(
  'takes no longer for many "%s" than their length explains',
  (part) => {
    // 16 times the text takes 10 to 31 times the time; patterns that try each end from each start would take 256 times
    expect(timeToMask(part, 16_000) / timeToMask(part, 1000)).toBeLessThan(100);
  },
);
