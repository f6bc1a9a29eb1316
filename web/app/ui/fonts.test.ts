import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const faces = [...read('fonts.css').matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
const readValue = (face: string, name: string): string =>
  new RegExp(`${name}: ([^;]*);`).exec(face)?.[1]?.replaceAll('"', '') ?? '';
const percentOf = (face: string, name: string): number => Number.parseFloat(readValue(face, name)) / 100;

/** Above and below the baseline, as parts of the font size: from the files of the fonts. */
const heights = { Figtree: [0.95, 0.25], Familjen: [1.025, 0.225] } as const;

it('shows the brand’s typefaces however late they come', () => {
  const brand = faces.filter((face) => face.includes('url('));
  expect(brand).toHaveLength(4);
  for (const face of brand) expect(readValue(face, 'font-display')).toBe('swap');
});

it.each(Object.entries(heights))(
  'has a local font with the heights of %s until then',
  (name, [above, below]) => {
    const local = faces.filter((face) => readValue(face, 'font-family').startsWith(`${name} in`));
    expect(local.length).toBeGreaterThan(1);
    const tokens = read('tokens.css');
    for (const face of local) {
      expect(tokens).toContain(`"${readValue(face, 'font-family')}"`);
      const scale = percentOf(face, 'size-adjust');
      expect(scale * percentOf(face, 'ascent-override')).toBeCloseTo(above, 2);
      expect(scale * percentOf(face, 'descent-override')).toBeCloseTo(below, 2);
    }
  },
);
